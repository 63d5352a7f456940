"""The games as environments of PettingZoo: `inis_v1.env(players=4)`, `snakes_v1.parallel_env(players=3)`."""
