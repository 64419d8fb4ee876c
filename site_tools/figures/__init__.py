"""Turns the figures of a page into HTML: numbers in the text, who holds what, the map of first rounds, plots of odds."""
