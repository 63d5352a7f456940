"""What a viewer may learn in each game: which events reveal hidden things, and which choices are secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fidchell.core.types import Action
from fidchell.games.inis import ids as inis
from fidchell.games.snakes import ids as snakes


@dataclass(frozen=True)
class Title:
    """What the tests need to know about a game: which events reveal hidden things, and which choices are secret."""

    key: str
    loud: frozenset[int]  # events that reveal something hidden to everyone
    secret: frozenset[int]  # events that only their seat knows in full
    shared: frozenset[int]  # those of them that the seat in the second detail also knows
    at_times_open: frozenset[int]  # those of them that everyone may know, if the event says so
    unseen: frozenset[str]  # questions with secret answers
    looking: frozenset[str]  # questions that show hidden things to the seat asked
    hidden: tuple[str, ...]  # fields in which determinizations differ from the real state
    lively: tuple[str, ...]  # prefixes of actions that random play takes too rarely
    face: Callable[[str, Action], object]  # what others see of a secret answer


def face_in_inis(what: str, action: Action) -> object:
    """Cards discarded face down look alike; tales, and stopping, do not."""
    is_drop = inis.DISCARD_CARD <= action < inis.DISCARD_CARD + inis.CARDS
    if is_drop and action - inis.DISCARD_CARD < inis.ADVANTAGE:
        return "an action card"
    return action if is_drop or action == inis.DONE else "a card"


TITLES = {
    "inis": Title(
        "inis",
        frozenset(
            (inis.TILE_PLACED, inis.CROWS_FLEW, inis.REVEALED, inis.KEPT, inis.DISCARDED, inis.SHUFFLED, inis.GAME_WON)
        ),
        frozenset((inis.DREW, inis.SPENT, inis.GAVE, inis.STOLE, inis.TOOK, inis.SAW, inis.PUT_BY, inis.DRAFTED)),
        frozenset((inis.GAVE, inis.STOLE)),
        frozenset((inis.TOOK,)),
        frozenset(
            (
                "take a discarded action card",
                "choose the card to set aside",
                "set an action card aside",
                "give an action card",
                "discard a card",
                "discard action cards",
            )
        ),
        frozenset(("take a discarded action card", "keep one tale", "choose a tile", "choose the card to set aside")),
        ("hands", "aside", "discard", "pile", "sealed"),
        (),
        face_in_inis,
    ),
    "snakes": Title(
        "snakes",
        frozenset(range(1, 60)) - {snakes.DRUID_SEEN, snakes.TOP_SEEN, snakes.TOP_SET, snakes.USED, snakes.GIFT_TAKEN},
        frozenset((snakes.DRUID_SEEN, snakes.TOP_SEEN)),
        frozenset(),
        frozenset(),
        frozenset(("choose the next card",)),
        frozenset(),
        ("leader", "druid", "tops"),
        ("look", "play prophecy", "take prophecy", "take knowledge", "choose prophecy", "choose knowledge"),
        lambda what, action: "a card",
    ),
}
