"""The trainer of first moves: what it asks, and how it judges the answer."""
