"""Contests between bots, and their ratings."""
