"""Hints: what the strongest bot would consider in a person's seat, at tables that allow it."""

from __future__ import annotations

from dataclasses import replace
from secrets import randbits

from fidchell.bots.advice import STRONGEST, Advice, Candidate, advise
from fidchell.bots.levels import manner_of
from fidchell.core.information_state import InformationState
from fidchell.core.registry import Game, home_of
from fidchell.core.types import Seat
from fidchell.table.live.thinking import Thinkers, sight
from fidchell.table.log.commands import Wisher, playing, present_rule, seated
from fidchell.table.log.table import Table
from fidchell.table.server import wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.refusal import Refusal

SECONDS = 1.0  # that a hint may take at most
BEST = 5  # options that a hint tells
AT_ONCE = 4  # hints that are thought about for all tables together; bots wait for the same threads


async def hint(table: Table, person: Person, seat: Seat, thinkers: Thinkers) -> wire.Hint:
    """What a seat should consider now; thought in the bots' threads, one at a time for each person."""
    seen = asked(table, person, seat)
    if person.id in thinkers.advising:
        raise Refusal("too-fast", "one hint at a time; the last one is still being thought about")
    if len(thinkers.advising) >= AT_ONCE:
        raise Refusal("busy", "many ask for hints just now; try again")
    thinkers.advising.add(person.id)
    try:
        return told(table.game, await thinkers.ponder(advised, seen, randbits(48)))
    finally:
        thinkers.advising.discard(person.id)


def asked(table: Table, person: Person, seat: Seat) -> InformationState:
    """What a seat that asks for a hint sees, if it may ask."""
    seated(table, Wisher(seat, person.name, person.id))
    playing(table)
    if not table.plan.hints:
        raise Refusal("no-hints", "this table was set without hints")
    if not table.play.options_of(seat):
        names = ", ".join(map(table.seat_name, table.play.asked()))
        name = table.seat_name(seat)
        why = f"{name} has nothing to decide now; asked: {names}"
        raise Refusal("not-asked", why, seat=name, asked=names, **present_rule(table))
    return sight(table, seat)


def advised(seen: InformationState, seed: int) -> Advice:
    """What the strongest bot thinks, in this thread."""
    return advise(seen, seed, replace(manner_of(STRONGEST, home_of(seen.home)), time=SECONDS))


def told(game: Game, advice: Advice) -> wire.Hint:
    """Advice as it is sent: the best options first."""
    options = [counselled(game, counsel) for counsel in advice.options[:BEST]]
    return wire.Hint(game.seat_names[advice.seat], options, advice.simulations)


def counselled(game: Game, counsel: Candidate) -> wire.Counsel:
    """One option as it is sent; where all win together, their chance is that of the best end there is."""
    chances = counsel.chances
    if game.shared and game.aims:
        chances = (counsel.by[game.aims[0]],) * len(chances)
    return wire.Counsel(
        game.to_words(counsel.action),
        round(counsel.share, 4),
        {game.seat_names[seat]: round(chance, 4) for seat, chance in enumerate(chances)},
        {name: round(chance, 4) for name, chance in counsel.by.items()},
        [wire.Step(game.seat_names[seat], game.to_words(action)) for seat, action in counsel.line],
    )
