"""A table as a function of its log: the entries, and everything derived from them."""
