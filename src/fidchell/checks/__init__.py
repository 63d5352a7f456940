"""Cases, laws and soaks: what holds every game to its rules."""
