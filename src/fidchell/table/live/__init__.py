"""Tables that are played now: connections, commands, updates, clocks and bots."""
