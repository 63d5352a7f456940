"""Content files of Banish the Snakes: read, checked, and turned into numbers."""
