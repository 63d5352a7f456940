"""Evaluation of positions of Inis for bots."""
