"""The rules of Banish the Snakes."""
