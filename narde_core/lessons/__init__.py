"""Lessons and puzzles: what a level asks, when it is done, what a wrong answer teaches."""
