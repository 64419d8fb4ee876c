"""Lessons, puzzles and the trainer as HTML: what stands there without a script, and what the scripts need to know."""
