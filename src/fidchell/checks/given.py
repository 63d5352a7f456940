"""What the positions of any game's cases are made of: options, seats, sets of names, piles and pending frames."""

from collections.abc import Mapping, Sequence
from typing import Any

from fidchell.checks.strict import number, refuse, words
from fidchell.core.errors import BadOption
from fidchell.core.limits import STACK
from fidchell.core.parts import Option, Options
from fidchell.core.types import Fields, Frame


def all_options(options: Sequence[Option], chosen: Mapping[str, Any]) -> Options:
    """The options of a game: those chosen, and the defaults."""
    try:
        return {o.name: o.parse(chosen[o.name]) if o.name in chosen else o.default for o in options}
    except BadOption as why:
        refuse("options", str(why))


def player_count(value: object, colours: tuple[str, ...], least: int) -> int:
    """The number of players, given as a number or as their colours."""
    if isinstance(value, list):
        names = words(value, colours, "colour", "players")
        if tuple(names) != colours[: len(names)]:
            refuse("players", f"seats are taken in this order: {', '.join(colours)}")
        value = len(names)
    return number(value, "players", least, len(colours))


def clean(f: Fields, kept: Sequence[str]) -> None:
    """Empty every field but those kept: a board without cards."""
    for name, value in f.items():
        if isinstance(value, list):
            f[name] = [0] * len(value)
        elif name not in kept:
            f[name] = 0


def bits(names: Sequence[str], known: Sequence[str]) -> int:
    """A set of things by their names."""
    return sum(1 << known.index(name) for name in names)


def stack(f: Fields, *frames: Frame) -> None:
    """Write the pending frames; the last one comes first."""
    f["stack"] = [*frames, *[0] * (STACK - len(frames))]
    f["depth"] = len(frames)


def only_at_setup(keys: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse what cannot be given before the game is set up."""
    for key in keys:
        if key not in known:
            refuse(key, f"it cannot be given in the phase 'setup'; these can: {', '.join(known)}")


class Piles:
    """Where the cards of a position are; each is in one place only."""

    def __init__(self, names: tuple[str, ...]) -> None:
        """Start with no card placed."""
        self.names = names
        self.piles: dict[str, list[str]] = {}

    def place(self, pile: str, card: str) -> None:
        """Put a card on a pile, unless it is somewhere already."""
        for other, cards in self.piles.items():
            if card in cards:
                refuse(pile, f"{card} is already in {other}")
        self.piles.setdefault(pile, []).append(card)

    def is_placed(self, card: str) -> bool:
        """Whether a card has been placed."""
        return any(card in cards for cards in self.piles.values())

    def mask(self, pile: str) -> int:
        """The cards of a pile."""
        return bits(self.piles.get(pile, []), self.names)
