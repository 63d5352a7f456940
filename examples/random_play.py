"""Random play in five lines: 64 games of Inis side by side, 200 decisions in each; `--smoke` changes nothing."""

from fidchell.research.vector import Vector

games = Vector("inis", 64, players=4)
for _ in range(200):
    games.step(games.sample())
print(f"12,800 decisions; the games are in season {games.parts()['season'].mean():.1f} on average")
