"""What a page tells besides its boards: numbers in the text, who holds what, the map of first rounds, plots of odds."""
