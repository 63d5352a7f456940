"""Reads the weights of the fitted measure, which `tools/fit.py` wrote."""

import json
from pathlib import Path

from fidchell.core.limits import FITTED
from fidchell.games.inis.measure import set_weights

FILE = Path(__file__).parents[2] / "weights/inis.json"


def load(path: Path = FILE, judge: int = FITTED) -> None:
    """Use the weights in a file where `judge` is trusted."""
    for players, made in json.loads(path.read_text(encoding="utf-8"))["players"].items():
        set_weights(judge, int(players), made["weights"])
