"""What bots elsewhere are asked, and what they answer: no more than a seat knows, and nothing is taken on trust."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from elsewhere import first_decision

from fidchell.core.errors import FidchellError
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.registry import game, keys
from fidchell.core.state import State
from fidchell.core.types import Seat
from fidchell.table.live import jobs
from fidchell.table.live.jobs import BadJob, ThinkReply, accepted, advised, answer_to, plain, requested, seen_by


def decisions(key: str, games: int, steps: int) -> Iterator[tuple[State, Seat]]:
    """Every decision of every asked seat in some games that are played at random, dealt by a key as at a table."""
    found, chance = game(key), Random(key)
    for _ in range(games):
        state = found.new(chance.randbytes(32), found.settle_options({"players": 3}))
        state.sit(True)
        for _ in range(steps):
            yield from ((state, seat) for seat in state.seats)
            if state.done:
                break
            seat = chance.choice(state.seats)
            state.take(seat, chance.choice(state.options(seat)))


def sent(seen: InformationState, level: str = "beginner") -> Any:
    """A request as it arrives, with another seed each time."""
    return msgspec.json.decode(msgspec.json.encode(plain(requested(seen, level))))


@pytest.mark.parametrize("key", keys())
def test_a_thinker_knows_what_the_seat_knows_and_nothing_else(key: str) -> None:
    """The request is the same for all states that the seat cannot tell apart, and all of what it knows arrives."""
    hidden = 0
    for number, (state, seat) in enumerate(decisions(key, 4, 150)):
        seen = information_state_of(state, seat)
        fields = requested(seen).fields
        other = state.determinize(seat, number)
        other.sit(True)
        assert requested(information_state_of(other, seat)).fields == fields, number
        hidden += state.fields() != other.fields() | {"rng": state.fields()["rng"]}
        there = seen_by(jobs.understood_request(sent(seen)))
        assert there.options == seen.options and there.num_players == seen.num_players and there.home == seen.home
        assert there.determinize(number).fields() == seen.determinize(number).fields()
    assert hidden > 100


@pytest.mark.parametrize("key", keys())
def test_the_same_request_has_the_same_answer_as_at_home(key: str) -> None:
    for state, seat in decisions(key, 1, 30):
        seen = information_state_of(state, seat)
        request = requested(seen, "beginner")
        assert answer_to(request).action == jobs.chosen("beginner", seen, request.seed)


def without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


SPOILED = {
    "nothing": lambda good: None,
    "text": lambda good: "think!",
    "no game": lambda good: good | {"game": "chess"},
    "a module": lambda good: good | {"game": "../../etc"},
    "other rules": lambda good: good | {"version": 99},
    "another field": lambda good: good | {"key": "secret"},
    "a file": lambda good: good | {"level": "policy:file=/etc/passwd"},
    "an endless search": lambda good: good | {"level": "search:sims=2147483647:time=86400"},
    "a seat too many": lambda good: good | {"seat": 9},
    "a seat that is not asked": lambda good: good | {"seat": 2 if good["seat"] != 2 else 1},
    "no stack": lambda good: good | {"fields": without(good["fields"], "stack")},
    "a deep stack": lambda good: good | {"fields": good["fields"] | {"depth": 2**40}},
    "a long list": lambda good: good | {"fields": good["fields"] | {"stack": [0] * 5000}},
    "a wild number": lambda good: good | {"fields": good["fields"] | {"players": 200}},
    "a number for a list": lambda good: good | {"fields": good["fields"] | {"reserve": 7}},
    "a huge number": lambda good: good | {"fields": good["fields"] | {"rng": 2**63, "barriers": 2**63}},
    "an empty game": lambda good: good | {"fields": good["fields"] | {"depth": 0}},
    "no content": lambda good: good | {"fields": good["fields"] | {"content": 12345}},
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_spoiled_request_is_refused_by_name(how: str) -> None:
    found = SPOILED[how](sent(first_decision("snakes" if how == "no content" else "inis")))
    with pytest.raises(FidchellError):
        answer_to(jobs.understood_request(found))


def test_a_level_may_have_a_time_and_nothing_else() -> None:
    good = ["beginner", "merciless:time=0.72", "expert:time=0.001", "casual:time=5"]
    bad = ["expert:time=9", "expert:time=-1", "expert:time=nan", "expert:time=1:sims=9", "expert:sims=9", ":time=1"]
    assert [jobs.is_level(each) for each in (*good, *bad)] == [True] * len(good) + [False] * len(bad)


def test_rules_of_another_version_are_refused_with_both_versions() -> None:
    with pytest.raises(BadJob, match="inis have version 99, and this thinker has version 1"):
        jobs.understood_request(sent(first_decision()) | {"version": 99})


def test_a_name_for_the_rules_depends_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {jobs.fitting()}
    for name, value in [("FORMAT", 2), ("shape", lambda found: [])]:
        monkeypatch.setattr(jobs, name, value)
        names.add(jobs.fitting.__wrapped__())
    assert len(names) == 3


def test_an_answer_must_be_one_of_the_options() -> None:
    seen = first_decision()
    assert accepted({"action": seen.options[0]}, seen).action == seen.options[0]
    wrong: list[Any] = [None, 7, [], {}, {"action": "55"}, {"action": -1}, {"action": max(seen.options) + 1}]
    for raw in [*wrong, {"action": 2**70}]:
        with pytest.raises(BadJob):
            accepted(raw, seen)
    with pytest.raises(BadJob, match="upgrade"):
        accepted(plain(ThinkReply(refused="upgrade the older one")), seen)


def test_advice_must_be_about_the_decision() -> None:
    seen = first_decision()
    good = plain(ThinkReply(advice=advised(seen, 1)))
    assert accepted(good, seen).advice
    first = good["advice"]["options"][0]
    spoiled = [
        {"seat": seen.seat + 1},
        {"options": []},
        {"options": [first | {"action": 9999}]},
        {"options": [first | {"line": [[0, 9999]]}]},
        {"options": [first | {"line": [[9, first["action"]]]}]},
        {"options": [first | {"chances": [0.5] * 9}]},
        {"options": [first | {"by": {"magic": 1.0}}]},
        {"options": [first | {"share": "much"}]},
    ]
    for each in spoiled:
        with pytest.raises(BadJob):
            accepted({"advice": good["advice"] | each}, seen)


def test_a_content_is_read_only_under_its_own_digest() -> None:
    request = requested(first_decision("snakes"))
    text = jobs.content_text(request)
    jobs.learn_content(request, text)
    other = msgspec.structs.replace(request, fields=request.fields | {"content": request.content + 1})
    assert jobs.lacks_content(other) and not jobs.lacks_content(request)
    with pytest.raises(BadJob):
        jobs.learn_content(other, text)
