"""Evaluation of positions of Banish the Snakes, and the planner that gives bots their prior."""
