"""A match: a seed, options and a log of actions, which together determine the state."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from threading import RLock

from fidchell.core.errors import BadOption, FidchellError, IllegalAction, StaleAction
from fidchell.core.parts import Options, View
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat

FEW = 12  # options that an error lists
ONE_AT_A_TIME = RLock()  # all states of a process share one buffer for options and one for events


@dataclass(frozen=True)
class Entry:
    """One line of the log: which seat took which action, and what happened."""

    seat: Seat
    action: Action
    barriers: int  # how often something had been revealed before this action
    events: tuple[Frame, ...] = field(compare=False)


class Match:
    """A game in progress; the log is authoritative, and the state follows from it."""

    def __init__(
        self, game: Game, seed: int, options: Mapping[str, object] | None = None, at_table: bool = True
    ) -> None:
        """Begin a game."""
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise BadOption(f"the seed should be a number from 0 to 2**63 - 1, not {seed!r}")
        self.seed = seed
        self.options: Options = game.settle_options(options)
        self.game = game.worded(self.options)
        self.at_table = at_table
        self.log: list[Entry] = []
        self.begin()

    def begin(self) -> None:
        """Go to the first decision."""
        self.state: State = self.game.new(self.seed, self.options)
        self.state.sit(self.at_table)
        self.log.clear()

    @property
    def players(self) -> int:
        """How many seats the game has."""
        return int(self.options["players"])

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self.state.done

    @property
    def asked(self) -> list[Seat]:
        """The seats that must decide now."""
        return self.state.seats

    def seat_name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.game.seat_names[seat]

    def words(self, seat: Seat) -> list[str]:
        """The options of a seat, in words."""
        with ONE_AT_A_TIME:
            return [self.game.notation.to_words(action) for action in self.state.options(self.seated(seat))]

    def seated(self, seat: object) -> Seat:
        """The seat, or a refusal if the game has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalAction(f"there is no seat {seat!r}; the seats are 0 to {self.players - 1}")
        return seat

    def view(self, viewer: Seat | None) -> View:
        """All that a seat, or the public (None), may know."""
        with ONE_AT_A_TIME:
            return self.game.view(self.state, None if viewer is None else self.seated(viewer))

    def check(self, seat: Seat, action: Action | str) -> Action:
        """The action, if the seat may take it now; otherwise a refusal that lists the options."""
        name = self.seat_name(self.seated(seat))
        if self.done:
            raise IllegalAction(f"{name} cannot act: the game is over; {self.game.outcome(self.state)}")
        waiting = ", ".join(self.seat_name(other) for other in self.asked)
        if seat not in self.asked:
            raise IllegalAction(f"{name} cannot act now; asked: {waiting}")
        try:
            found = self.game.notation.to_action(action) if isinstance(action, str) else action
        except FidchellError as why:
            raise IllegalAction(f"{why}; options: {few(self.words(seat))}") from None
        if type(found) is not int or found not in self.state.options(seat):
            raise IllegalAction(f"{name} cannot {self.said(found)} now; options: {few(self.words(seat))}")
        return found

    def said(self, action: Action) -> str:
        """An action in words, or the argument itself if it is no action."""
        if type(action) is int:
            with suppress(FidchellError):
                return self.game.notation.to_words(action)
        return f"take action {reprlib.repr(action)}"

    def act(self, seat: Seat, action: Action | str, at: int | None = None) -> Entry:
        """Take an action for `seat`, given as a number or in words; `at` is the log length it was meant for."""
        if at is not None and (type(at) is not int or at != len(self.log)):
            raise StaleAction(f"this was meant for decision {at!r}; the game is at decision {len(self.log)}")
        with ONE_AT_A_TIME:
            found = self.check(seat, action)
            before = self.state.barriers
            self.state.listen(True)
            self.state.heard()
            self.state.take(seat, found)
            entry = Entry(seat, found, before, tuple(self.state.heard()))
            self.state.listen(False)
        self.log.append(entry)
        return entry

    def may_undo(self, seat: Seat) -> bool:
        """Whether the last action was this seat's and revealed nothing."""
        return (
            bool(self.log) and self.log[-1].seat == self.seated(seat) and self.log[-1].barriers == self.state.barriers
        )

    def undo(self, seat: Seat) -> None:
        """Take back the last action of a seat."""
        if not self.may_undo(seat):
            raise IllegalAction(f"{self.seat_name(seat)} cannot undo: something was revealed or another seat decided")
        self.back_to(len(self.log) - 1)

    def back_to(self, length: int) -> None:
        """Replay the first `length` actions of the log and drop the rest."""
        kept = self.log[:length]
        self.begin()
        for entry in kept:
            self.act(entry.seat, entry.action)


def few(words: list[str]) -> str:
    """The first few words of a list, and how many more there are."""
    more = f", … ({len(words) - FEW} more)" if len(words) > FEW else ""
    return ", ".join(words[:FEW]) + more
