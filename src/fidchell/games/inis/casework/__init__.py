"""Inis in cases: positions, expectations and invariants."""
