"""Games in a terminal: to play, to replay, to look at."""
