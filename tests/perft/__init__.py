"""Counts of the positions reached from the start, for both games."""
