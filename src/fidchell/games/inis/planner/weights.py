"""Reads the weights of the fitted measure, which `tools/fit.py` wrote."""

import json
from pathlib import Path

from fidchell.games.inis.ids import FEATURES
from fidchell.games.inis.planner.measure import set_weights

FILE = Path(__file__).parents[3] / "weights/inis.json"


def load(path: Path = FILE) -> None:
    """Use the weights in a file; those of other features wait until they are fitted again."""
    for players, made in json.loads(path.read_text(encoding="utf-8"))["players"].items():
        if len(made["weights"]) == FEATURES:
            set_weights(int(players), made["weights"])
