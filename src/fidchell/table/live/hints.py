"""Hints: the options the strongest bot would consider in a person's seat, at tables that allow hints."""

from __future__ import annotations

from fidchell.bots.advice import Advice, Candidate
from fidchell.core.errors import IllegalAction
from fidchell.core.information_state import InformationState
from fidchell.core.registry import Game
from fidchell.core.types import Seat
from fidchell.table.live.thinking import Thinkers, information_state_at
from fidchell.table.log.commands import Sender, playing, refused, seated
from fidchell.table.log.table import Table
from fidchell.table.server import wire
from fidchell.table.server.accounts import Person
from fidchell.table.server.refusal import Refusal

BEST = 5  # options in a hint
AT_ONCE = 4  # hints computed at a time over all tables; bots share the same threads


async def hint(table: Table, person: Person, seat: Seat, thinkers: Thinkers) -> wire.Hint:
    """What a seat should consider now; it waits for a thread as bots do, one at a time for each person."""
    seen = asked(table, person, seat)
    if person.id in thinkers.advising:
        raise Refusal("too-fast", "one hint at a time; the last one is still being computed")
    if len(thinkers.advising) >= AT_ONCE:
        raise Refusal("busy", "too many people are asking for hints right now; try again")
    thinkers.advising.add(person.id)
    try:
        return told(table.game, await thinkers.advise(seen, person.id))
    finally:
        thinkers.advising.discard(person.id)


def asked(table: Table, person: Person, seat: Seat) -> InformationState:
    """The information state of a seat that asks for a hint, if it may ask."""
    seated(table, Sender(seat, person.name, person.id))
    playing(table)
    if not table.plan.hints:
        raise Refusal("no-hints", "hints are off at this table")
    try:
        table.match.offered(seat)
    except IllegalAction as why:
        raise refused(table, why) from None
    return information_state_at(table, seat)


def told(game: Game, advice: Advice) -> wire.Hint:
    """Advice in wire form, best options first."""
    options = [candidate_sent(game, candidate) for candidate in advice.options[:BEST]]
    return wire.Hint(game.seat_names[advice.seat], options, advice.simulations)


def candidate_sent(game: Game, candidate: Candidate) -> wire.Counsel:
    """One option in wire form; in cooperative games its chances are those of the best possible result."""
    chances = candidate.chances
    if game.shared and game.strategy.aims:
        chances = (candidate.by[game.strategy.aims[0]],) * len(chances)
    return wire.Counsel(
        game.notation.to_words(candidate.action),
        round(candidate.share, 4),
        {game.seat_names[seat]: round(chance, 4) for seat, chance in enumerate(chances)},
        {name: round(chance, 4) for name, chance in candidate.by.items()},
        [wire.Expected(game.seat_names[seat], game.notation.to_words(action)) for seat, action in candidate.line],
    )
