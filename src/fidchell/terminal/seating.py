"""Who sits where: people at the keyboard and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fidchell.bots.player import BOTS, Player, make
from fidchell.core.errors import BadOption
from fidchell.core.match import Match
from fidchell.core.types import Seat
from fidchell.terminal.wishes import pairs

YOU = "you"
USUAL_BOT = "greedy"


@dataclass(frozen=True)
class Seating:
    """Who decides for each seat: `you` or the name of a bot, in the order of the seats."""

    sitters: tuple[str, ...]

    @property
    def persons(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == YOU]

    def bots(self, seed: int) -> dict[Seat, Player]:
        """The bots, each with a generator of its own."""
        return {seat: make(sitter, seed + seat + 1) for seat, sitter in enumerate(self.sitters) if sitter != YOU}

    def flags(self, match: Match) -> list[str]:
        """The command line that seats everyone like this again."""
        usual = seated(match, (), USUAL_BOT).sitters
        return [
            f"--seat {match.seat_name(seat)}={sitter}"
            for seat, sitter in enumerate(self.sitters)
            if sitter != usual[seat]
        ]


def seated(match: Match, wishes: Sequence[str], bot: str) -> Seating:
    """The seating that `seat=who` wishes give; the first seat is yours unless you take another or give it away."""
    names = match.game.seat_names[: match.players]
    wished = pairs(wishes, f"{names[0]}={YOU}")
    check_sitter(bot)
    for name, sitter in wished.items():
        if name not in names:
            raise BadOption(f"there is no seat {name!r} in this game; the seats: {', '.join(names)}")
        check_sitter(sitter, YOU)
    if YOU not in wished.values():
        wished.setdefault(names[0], YOU)
    return Seating(tuple(wished.get(name, bot) for name in names))


def check_sitter(name: str, *others: str) -> None:
    """Refuse a name that no bot has."""
    if name not in BOTS and name not in others:
        raise BadOption(f"nobody called {name!r} can sit there; choose one of: {', '.join([*others, *sorted(BOTS)])}")
