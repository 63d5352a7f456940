"""Loads the weights of the fitted evaluation, which `tools/fit.py` writes."""

import json
import warnings
from pathlib import Path

from fidchell.games.inis.ids import W_CARD
from fidchell.games.inis.planner.measure import set_weights
from fidchell.games.inis.view.notation import CARD_NAMES

FILE = Path(__file__).parents[3] / "weights/inis.json"


def load(path: Path = FILE) -> None:
    """Load weights from a file, those of cards by name; if other features differ, use the hand-written evaluation."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    cards: list[str] = kept["cards"]
    if kept["features"] != W_CARD + len(cards):
        warn(path, f"knows {kept['features'] - len(cards)} features besides cards, not {W_CARD}: nothing of it is used")
        return
    if unknown := [name for name in CARD_NAMES if name not in cards]:
        warn(path, f"has no weight for {', '.join(unknown)}: they count as nothing")
    for players, made in kept["players"].items():
        weights = made["weights"]
        by_name = dict(zip(cards, weights[W_CARD:], strict=True))
        set_weights(int(players), weights[:W_CARD] + [by_name.get(name, 0.0) for name in CARD_NAMES])


def warn(path: Path, fault: str) -> None:
    """Warn about a fault in the weights, and say how to fit them again."""
    warnings.warn(f"{path.name} {fault}; fit it again with tools/fit.py", stacklevel=3)
