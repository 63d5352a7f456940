"""Contests between bots, and how strong they are."""
