"""What builds the project; no part of the installed package."""
