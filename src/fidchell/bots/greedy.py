"""The greedy bot: it follows each option until its card has done its work, and takes what looks best then."""

from __future__ import annotations

from random import Random

from fidchell.core.information_state import InformationState
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

GUESSES = 2  # guesses at the hidden cards for each decision
LOOKS = 120  # positions looked at for each option of each guess
STEPS = 16  # decisions followed at most


class Greedy:
    """Takes the option after which the position seems worth most to its seat."""

    def __init__(self, seed: int, guesses: int = GUESSES, looks: int = LOOKS) -> None:
        self.chance = Random(seed)
        self.guesses = guesses
        self.looks = looks

    def choose(self, seen: InformationState) -> Action:
        """The option that seems best over a few guesses."""
        if len(seen.options) == 1:
            return seen.options[0]
        worth = dict.fromkeys(seen.options, 0.0)
        for _ in range(self.guesses):
            guess = seen.guess(self.chance.getrandbits(63))
            outlook = Outlook(guess, seen.seat, self.chance)
            for option in worth:
                worth[option] += outlook.after(guess, option, self.looks, STEPS)
        return max(worth, key=worth.__getitem__)


class Outlook:
    """What may come of one option: the seat goes on as well as it can, the others answer at first sight."""

    def __init__(self, start: State, seat: Seat, chance: Random) -> None:
        self.seat = seat
        self.depth = start.depth
        self.barriers = start.barriers
        self.chance = chance

    def after(self, state: State, option: Action, looks: int, steps: int) -> float:
        """The worth of a position after the seat takes an option there."""
        follow = state.clone()
        if follow.seat == self.seat:
            follow.act(option)
        else:
            follow.take(self.seat, option)
        return self.worth(follow, looks - 1, steps - 1)

    def worth(self, state: State, looks: int, steps: int) -> float:
        """The worth of a position once things are settled; `state` is used up."""
        while steps > 0 and not self.settled(state):
            options = state.legal()
            if state.seat == self.seat:
                return self.best(state, options, looks, steps)
            state.act(at_first_sight(state, options))
            looks -= len(options)
            steps -= 1
        return state.estimate(self.seat)

    def settled(self, state: State) -> bool:
        """Whether nothing is pending but a new turn, or what was pending has brought news to all."""
        return state.depth <= 1 or (state.depth < self.depth and state.barriers > self.barriers)

    def best(self, state: State, options: list[Action], looks: int, steps: int) -> float:
        """The worth of the best option of the seat; of some of them only, where there are too many."""
        if looks < len(options):
            options = self.chance.sample(options, max(1, looks))
        return max(self.after(state, option, looks // len(options), steps) for option in options)


def at_first_sight(state: State, options: list[Action]) -> Action:
    """The option after which the position at once looks best to the first asked seat; the first of equals."""
    seat = state.seat
    best = options[0]
    most = -1.0
    for option in options:
        follow = state.clone()
        follow.act(option)
        seems = follow.estimate(seat)
        if seems > most:
            best = option
            most = seems
    return best
