"""Who sits where: people at the keyboard and bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from fidchell.bots.player import BOTS, Player, make
from fidchell.core.errors import BadOption
from fidchell.core.match import Match
from fidchell.core.registry import Game
from fidchell.core.types import Seat
from fidchell.terminal.command_line import pairs

YOU = "you"
RIVAL = "skilled"  # the default bot against people
PARTNER = "merciless"  # the default bot in cooperative games
NEEDS_A_PLAN = "planner"  # plays only games that have a planner


@dataclass(frozen=True)
class Seating:
    """Who plays each seat: `you` or the name of a bot, in seat order."""

    sitters: tuple[str, ...]

    @property
    def persons(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == YOU]

    def bots(self, seed: int) -> dict[Seat, Player]:
        """The bots, each with its own random generator."""
        return {seat: make(sitter, seed + seat + 1) for seat, sitter in enumerate(self.sitters) if sitter != YOU}

    def flags(self, match: Match) -> list[str]:
        """The command-line flags for this seating."""
        usual = seated(match, ()).sitters
        return [
            f"--seat {match.seat_name(seat)}={sitter}"
            for seat, sitter in enumerate(self.sitters)
            if sitter != usual[seat]
        ]


def fitting(game: Game) -> list[str]:
    """The names of the bots that can play a game, levels first."""
    return [name for name in BOTS if name != NEEDS_A_PLAN or game.strategy.planner]


def usual_bot(game: Game) -> str:
    """The default bot of a game."""
    return PARTNER if game.shared else RIVAL


def seated(match: Match, arguments: Sequence[str], bot: str | None = None, everyone: str | None = None) -> Seating:
    """The seating given by `seat=who` arguments; the first seat is yours unless you take another or give it away.

    The other seats go to `bot`, or all unnamed seats to `everyone`.
    """
    names = match.game.seat_names[: match.players]
    named = pairs(arguments, f"{names[0]}={YOU}")
    for name in named:
        if name not in names:
            raise BadOption(f"there is no seat {name!r} in this game; the seats: {', '.join(names)}")
    for sitter in (*named.values(), *([everyone] if everyone else [])):
        check_sitter(match.game, sitter, YOU)
    if bot:
        check_sitter(match.game, bot)
    if YOU not in named.values() and not everyone:
        named.setdefault(names[0], YOU)
    rest = everyone or bot or usual_bot(match.game)
    return Seating(tuple(named.get(name, rest) for name in names))


def check_sitter(game: Game, name: str, *others: str) -> None:
    """Refuse a name that is not a bot for this game."""
    known = [*others, *fitting(game)]
    if name.partition(":")[0] not in known:
        raise BadOption(f"{name!r} cannot sit there; choose one of: {', '.join(known)}")
    if name not in others:
        make(name, 0)
