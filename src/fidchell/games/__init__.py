"""The games, each in a folder of its own that exports one Game."""
