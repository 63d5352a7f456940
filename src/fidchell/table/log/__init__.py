"""A table as a function of its log: what is written down, and all that follows from it."""
