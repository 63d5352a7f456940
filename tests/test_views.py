"""What views tell so that whoever shows them needs no rule: where it counts, who follows whom, what is kept."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.inis import ids
from fidchell.games.inis.rules.derived import derived_fields
from fidchell.games.inis.rules.state import Inis

INIS = game("inis")
WAYS = ("subjects", "territories", "sanctuaries")


def positions(seed: int) -> Iterator[Match]:
    """A random game of Inis, before every decision."""
    chance = Random(seed)
    match = Match(INIS, seed, {"players": 2 + seed % 3})
    while not match.done:
        yield match
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_lands_and_goals_of_inis_add_up_to_what_the_rules_count(seed: int) -> None:
    for match in positions(seed):
        view = match.view(None)
        conditions = derived_fields(cast(Inis, match.state))["conditions"]
        for seat, fulfilled in zip(view["seats"], conditions, strict=True):
            for way in WAYS:
                counted = sum(land["counts"].get(seat["seat"], {}).get(way, 0) for land in view["territories"])
                assert counted == seat["progress"][way]
            assert [goal["way"] for goal in seat["goals"]] == list(WAYS)
            assert all(goal["has"] + goal["deeds"] + goal["missing"] == ids.GOAL for goal in seat["goals"])
            assert any(goal["missing"] == 0 for goal in seat["goals"]) == (fulfilled > 0)


@pytest.mark.parametrize("seed", range(3))
def test_a_draft_of_inis_tells_what_is_open_what_is_kept_and_who_gets_the_rest(seed: int) -> None:
    """What is certain to be kept is still there after passing on, and the rest is with the seat that was named."""
    before: list[dict[str, Any]] = []
    drafts = 0
    for match in positions(seed):
        views = [match.view(seat) for seat in range(match.players)]
        drafting = [view["own"]["draft"] for view in views]
        if before and (not drafting[0] or drafting[0]["step"] != before[0]["step"]):
            drafts += 1
            held = {view["viewer"]: view["own"]["hand"] for view in views}
            check_passing(before, held)
        for view, draft in zip(views, drafting, strict=True):
            if draft:
                check_draft(view, draft)
        before = [{**view["own"]["draft"], "seat": view["viewer"]} for view in views if view["own"]["draft"]]
    assert drafts > 3


def check_draft(view: dict[str, Any], draft: dict[str, Any]) -> None:
    """What a draft says fits the options."""
    offered = {option.split()[1] for option in view["ask"].get("options", ())}
    assert len(draft["pool"]) == draft["keeping"] + draft["passing"] and draft["step"] <= draft["steps"]
    assert offered <= set(draft["open"]) <= set(draft["pool"]) and bool(offered) == bool(draft["open"])
    assert not set(draft["kept"]) & set(draft["open"]) and len(draft["kept"]) <= draft["keeping"]
    assert draft["gives"] == any(option.startswith("give ") for option in view["ask"].get("options", ())) or not offered


def check_passing(before: list[dict[str, Any]], held: dict[str, list[str]]) -> None:
    """What was certain to be kept before the last choice has been kept; what was sealed as a gift has not."""
    for draft in before:
        assert set(draft["kept"]) <= set(held[draft["seat"]])
        if not draft["open"]:  # it had chosen already
            assert set(draft["pool"]) - set(draft["kept"]) <= set(held[draft["to"]])


@pytest.mark.parametrize("seed", range(4))
def test_a_clash_of_inis_names_its_parties_in_turn_order_and_its_step(seed: int) -> None:
    steps = set()
    for match in positions(seed):
        view = match.view(None)
        clash = view["clash"]
        if not clash or "territory" not in clash:
            continue
        steps.add(view["ask"]["step"])
        names = [seat["seat"] for seat in view["seats"]]
        names = names if view["crows"] == "clockwise" else names[::-1]
        start = names.index(clash["instigator"])
        order = names[start:] + names[:start]
        here = [name for name in order if clash["exposed"].get(name) or clash["sheltered"].get(name)]
        assert [party["seat"] for party in clash["parties"]] == here
        assert {party["seat"]: party["exposed"] for party in clash["parties"] if party["fights"]} == clash["exposed"]
    assert steps >= {"citadels", "resolution"}


def test_clans_gather_or_go_out_as_the_declared_card_says() -> None:
    found = set()
    for seed in range(4):
        for match in positions(seed):
            declared = (match.view(None)["ask"] or {}).get("declared", {})
            moves = [planned["move"] for planned in declared.get("planned", ()) if "move" in planned]
            for origin, target in moves:
                hub = declared["territory"]
                assert hub in (origin, target) and origin != target
                found.add((declared["card"], "in" if target == hub else "out"))
    assert ("conquest", "in") in found and ("migration", "out") in found
    assert not {("conquest", "out"), ("migration", "in")} & found
