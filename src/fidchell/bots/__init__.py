"""Players that are programs, and contests between them."""
