"""Fitted weights go by the names of cards, and what does not fit is said and not used."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fidchell.core.limits import BY_HAND, FITTED, NAMES, TABLE
from fidchell.core.registry import game
from fidchell.games import inis, snakes
from fidchell.games.inis.planner import weights
from fidchell.games.snakes.planner import fitted


@pytest.fixture
def kept() -> Iterator[dict[str, object]]:
    """What the file of Inis holds; its weights are in use again afterwards."""
    yield json.loads(weights.FILE.read_text(encoding="utf-8"))
    weights.load()


def estimate() -> float:
    state = game("inis").new(3, {})
    state.trust(FITTED)
    assert state.judge == FITTED != BY_HAND
    return state.estimate(0)


def written(folder: Path, kept: object) -> Path:
    path = folder / "weights.json"
    path.write_text(json.dumps(kept), encoding="utf-8")
    return path


def test_the_order_of_cards_in_the_file_does_not_matter(kept, tmp_path):
    before, cards = estimate(), kept["cards"]
    plain = kept["features"] - len(cards)
    for made in kept["players"].values():
        made["weights"] = made["weights"][:plain] + made["weights"][: plain - 1 : -1]
    kept["cards"] = cards[::-1]
    weights.load(written(tmp_path, kept))
    assert estimate() == before


def test_a_card_without_a_weight_is_named(kept, tmp_path):
    gone = kept["cards"].pop()
    kept["features"] -= 1
    for made in kept["players"].values():
        made["weights"].pop()
    with pytest.warns(UserWarning, match=f"no weight for .*{gone}.*: .* fit it again with tools/fit.py"):
        weights.load(written(tmp_path, kept))


def test_weights_of_other_features_are_refused(kept, tmp_path):
    before = estimate()
    kept["features"] += 1
    with pytest.warns(UserWarning, match="nothing of it is used"):
        weights.load(written(tmp_path, kept))
    assert estimate() == before


def test_a_net_of_another_size_is_refused(tmp_path):
    kept = json.loads(fitted.WEIGHTS.read_text(encoding="utf-8"))
    with pytest.warns(UserWarning, match="nothing of it is used; fit it again with tools/fit_snakes.py"):
        fitted.load_weights(written(tmp_path, kept | {"inner": kept["inner"][1:]}))


@pytest.mark.parametrize("size", [{"actions": NAMES + 1}, {"seat_names": ("seat",) * (TABLE + 1)}])
def test_a_game_too_large_for_the_core_is_refused(size, monkeypatch):
    monkeypatch.setattr(snakes, "GAME", replace(snakes.GAME, **size))
    with pytest.raises(ValueError, match=f"the limits are {NAMES} and {TABLE}"):
        game("snakes")
    assert game("inis") is inis.GAME
