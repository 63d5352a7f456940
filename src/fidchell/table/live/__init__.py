"""Tables in play: connections, commands, updates, clocks and bots."""
