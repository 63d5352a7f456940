"""Tables: matches with people, bots, clocks and watchers around them, served over the network."""
