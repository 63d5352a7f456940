"""Banish the Snakes in cases: positions, what may be expected, what never changes."""
