"""Loads the weights of the net, fitted to many games, from their file."""

import json
import warnings
from pathlib import Path

from fidchell.games.snakes.planner.value_net import set_weights
from fidchell.games.snakes.planner.weights import FEATURES, HIDDEN_UNITS

WEIGHTS = Path(__file__).parents[3] / "weights" / "snakes.json"


def load_weights(path: Path) -> None:
    """Load weights from a file; if they are of another net, warn and keep the hand-written evaluation."""
    found = json.loads(path.read_text(encoding="utf-8"))
    if len(found["inner"]) != FEATURES * HIDDEN_UNITS:
        size = f"{len(found['inner'])} weights, not {FEATURES * HIDDEN_UNITS}: nothing of it is used"
        warnings.warn(f"{path.name} has {size}; fit it again with tools/fit_snakes.py", stacklevel=2)
        return
    set_weights(found["inner"], found["inner_bias"], found["outer"], found["outer_bias"])
