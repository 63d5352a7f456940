"""Tables that start in the middle of a game: it is played at random up to a moment, uploaded, and continued there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from browser import Visitor

from fidchell.core.events import unpacked
from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game
from fidchell.games.inis import ids

LEVELS = ("beginner", "casual", "skilled", "expert", "merciless")
Fits = Callable[[Match], bool]
V = TypeVar("V", bound=Visitor)


def reached(key: str, fits: Fits, chance: Random, games: int = 300, **options: str | int) -> Match:
    """A game played at random up to the first moment that fits."""
    for _ in range(games):
        match = Match(game(key), chance.getrandbits(32), options)
        while not match.done:
            if fits(match):
                return match
            seat = chance.choice(match.asked)
            match.act(seat, chance.choice(match.state.options(seat)))
        if fits(match):
            return match
    raise AssertionError(f"no moment that fits in {games} games")


def asks(match: Match, *kinds: int, seat: int = 0) -> bool:
    """Whether a seat is asked a question of one of these kinds in Inis."""
    f = match.state.fields()
    return not match.done and seat in match.asked and unpacked(f["stack"][f["depth"] - 1]).kind in kinds


def in_clash(match: Match) -> bool:
    """Whether the first seat has to decide in a clash."""
    return bool(match.state.fields()["clash"]) and asks(match, ids.MANOEUVRE)


def on_turn(match: Match, seat: int = 0, season: int = 2) -> bool:
    """Whether it is a seat's turn, in a given season."""
    return match.state.fields()["season"] == season and asks(match, ids.TURN, seat=seat)


def call(visitor: Visitor, path: str, body: Any = None) -> dict[str, Any]:
    """Send a request to the server as a visitor."""
    web = visitor.context.request
    if not any(one.get("name") == "csrf" for one in visitor.context.cookies()):
        web.get("/api/visitor")
    key = next(one["value"] for one in visitor.context.cookies() if one.get("name") == "csrf")
    answer = web.post(path, data={} if body is None else body, headers={"x-csrf": key})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def chair(kind: str) -> dict[str, str]:
    """Who gets a seat: m is mine, o is open, and a digit is a bot of that level, counted from 0."""
    if kind.isdigit():
        return {"kind": "bot", "level": LEVELS[int(kind)]}
    return {"kind": {"m": "mine", "o": "open"}[kind]}


def new_table(key: str, seats: str, **more: Any) -> dict[str, Any]:
    """The request for a new table."""
    return {"game": key, "seats": [chair(kind) for kind in seats], "window": 0, **more}


def named(visitor: V, name: str = "Aoife") -> V:
    """The same visitor, with a name."""
    call(visitor, "/api/me", {"name": name})
    return visitor


def staged(host: Visitor, match: Match, seats: str, spoken: Callable[[str], str] = str, **more: Any) -> dict[str, Any]:
    """Set up a table that continues a match."""
    past = call(host, "/api/records", spoken(to_text(match)))
    wanted = new_table(match.game.key, seats, **more)
    return call(host, f"/api/tables/{past['id']}/continue", {"decisions": len(match.acts), "table": wanted})


def sit(visitor: Visitor, table: dict[str, Any], seat: str) -> None:
    """Take an open seat by the invitation."""
    call(visitor, f"/api/tables/{table['id']}/seats/{seat}", {"invite": table.get("invite", "")})
