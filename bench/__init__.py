"""Measurements: how fast the core finds the legal plays."""
