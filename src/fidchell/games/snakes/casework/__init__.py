"""Banish the Snakes in cases: positions, expectations and invariants."""
