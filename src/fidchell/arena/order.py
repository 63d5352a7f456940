"""What the arena is to play: a game with its options, and its players."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import fidchell
from fidchell import __version__
from fidchell.bots.levels import LADDER
from fidchell.bots.player import make
from fidchell.core.errors import BadOption
from fidchell.core.flags import number, pair
from fidchell.core.parts import Options
from fidchell.core.registry import Game, game

FILE = "file="  # the prefix of a bot's file
SEATS = "players"  # the option for the number of seats


@dataclass(frozen=True)
class ContestOrder:
    """Everything that the games of an arena depend on, except their number."""

    game: str
    players: tuple[str, ...]
    seed: int
    options: Options  # without the number of seats
    ladder: bool = False  # whether each player meets the one before it
    seats: tuple[int, ...] = ()  # if one player has all seats of a table: how many, deal by deal

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who plays whom: all together, neighbours on the ladder, or each bot alone in all seats."""
        if self.seats:
            return [(player,) for player in self.players]
        if self.ladder:
            return [(self.players[i], self.players[i - 1]) for i in range(1, len(self.players))]
        return [self.players]

    def plain(self) -> dict[str, Any]:
        """The order as plain values, with the versions of the program and of the game."""
        return {
            "fidchell": __version__,
            "code": fingerprint(),
            "game": self.game,
            "game_version": game(self.game).version,
            "players": list(self.players),
            "files": {name: digest_of(name) for player in self.players for name in files_in(player)},
            "seed": self.seed,
            "options": self.options,
            "ladder": self.ladder,
            "seats": list(self.seats),
        }


def files_in(player: str) -> list[str]:
    """The files named in the spec of a bot, such as that of a trained policy."""
    return [word.removeprefix(FILE) for word in player.split(":") if word.startswith(FILE)]


def digest_of(name: str) -> str:
    """A digest of a file: with other contents it would be another bot."""
    return sha256(Path(name).read_bytes()).hexdigest()[:12]


@cache
def fingerprint() -> str:
    """A digest of the program and its weights: with other code or weights, bots are other bots."""
    digest = sha256()
    folder = Path(fidchell.__file__).parent
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.pxd"), *folder.rglob("*.json")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def ordered(chosen: Any, alone: bool = False) -> ContestOrder:
    """The order that a command line describes, or a refusal; if `alone`, one bot may have all seats."""
    found = game(chosen.game)
    if chosen.games < 1 or chosen.jobs < 1:
        raise BadOption("--games and --jobs should be 1 or more")
    if found.shared and chosen.ladder:
        raise BadOption(f"the seats of {found.key} win or lose together, so it has no ladder; leave out --ladder")
    players = named(chosen.players, chosen.ladder)
    for player in players:
        make(player, 0)
    players = tuple(dict.fromkeys(players)) if found.shared else players
    alike = found.shared or (alone and len(players) == 1)
    seats = seats_of(found, chosen.seats, players, chosen.ladder, alike)
    return ContestOrder(
        found.key, players, number(chosen.seed, "the seed"), asked_options(found, chosen.option), chosen.ladder, seats
    )


def named(words: str | None, ladder: bool) -> tuple[str, ...]:
    """The players in a comma-separated list; for a ladder, all levels by default."""
    if words is None and ladder:
        return LADDER
    if words is None:
        raise BadOption("no players; name bots, as in --players greedy,random")
    players = tuple(word.strip() for word in words.split(","))
    if "" in players:
        raise BadOption(f"--players {words!r} has an empty name; it should look like greedy,random")
    if ladder and len(set(players)) < max(len(players), 2):
        raise BadOption("a ladder needs two or more different players, the weakest first")
    return players


def seats_of(found: Game, words: str | None, players: Sequence[str], ladder: bool, alike: bool) -> tuple[int, ...]:
    """The numbers of seats, if they do not follow from the players; wrong ones are refused."""
    option = next(option for option in found.options if option.name == SEATS)
    if alike:
        numbers = words.split(",") if words is not None else sorted(map(int, option.values))
        return tuple(dict.fromkeys(int(option.parse(word)) for word in numbers))
    if words is not None:
        raise BadOption(f"in {found.key} every bot in --players has one seat; leave out --seats")
    seats = 2 if ladder else len(players)
    if seats not in option.values:
        fit = " or ".join(map(str, sorted(map(int, option.values))))
        raise BadOption(
            f"{found.key} needs {fit} players, not {seats}; name one bot per seat, as in --players greedy,random"
        )
    return ()


def asked_options(found: Game, words: Sequence[str]) -> Options:
    """Every option but the number of seats, some set by `name=value` words."""
    chosen: dict[str, str] = {}
    for name, value in (pair(word, "level=standard") for word in words):
        if name == SEATS:
            raise BadOption("the number of seats follows from --players or --seats; leave out --option players")
        if chosen.setdefault(name, value) != value:
            raise BadOption(f"{name} cannot be both {chosen[name]!r} and {value!r}; leave one out")
    return {name: value for name, value in found.settle_options(chosen).items() if name != SEATS}
