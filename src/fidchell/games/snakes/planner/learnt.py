"""The weights that were fitted to many games, read from their file and taken over by the net."""

from __future__ import annotations

import json
from pathlib import Path

from fidchell.games.snakes.planner.value_net import learn
from fidchell.games.snakes.planner.weights import SPARKS, TRAITS

WEIGHTS = Path(__file__).parents[3] / "weights" / "snakes.json"


def take_over(path: Path) -> None:
    """Let the net use the weights in a file; those of a net of another size wait until it is fitted again."""
    found = json.loads(path.read_text()) if path.exists() else {"inner": []}
    if len(found["inner"]) == TRAITS * SPARKS:
        learn(found["inner"], found["inner_bias"], found["outer"], found["outer_bias"])
