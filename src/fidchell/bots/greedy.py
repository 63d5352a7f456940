"""The greedy bot: it follows each option until its card is resolved, and takes the one that looks best then."""

from random import Random

from fidchell.core.information_state import InformationState
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

GUESSES = 2  # determinizations for each decision
LOOKS = 120  # positions evaluated for each option in each determinization
STEPS = 16  # decisions followed, at most


class Greedy:
    """Takes the option that leads to the position of the highest value to its seat."""

    def __init__(self, seed: int, guesses: int = GUESSES, looks: int = LOOKS) -> None:
        self.chance = Random(seed)
        self.guesses = guesses
        self.looks = looks

    def choose(self, seen: InformationState) -> Action:
        """The best option on average over a few determinizations."""
        if len(seen.options) == 1:
            return seen.options[0]
        worth = dict.fromkeys(seen.options, 0.0)
        for _ in range(self.guesses):
            guess = seen.determinize(self.chance.getrandbits(63))
            outlook = Outlook(guess, seen.seat, self.chance)
            for option in worth:
                worth[option] += outlook.after(guess, option, self.looks, STEPS)
        return max(worth, key=worth.__getitem__)


class Outlook:
    """A shallow look ahead from one option: the seat plays as well as it can, the others reply at first sight."""

    def __init__(self, start: State, seat: Seat, chance: Random) -> None:
        self.seat = seat
        self.depth = start.depth
        self.barriers = start.barriers
        self.chance = chance

    def after(self, state: State, option: Action, looks: int, steps: int) -> float:
        """The value of a position after the seat takes an option there."""
        follow = state.clone()
        if follow.seat == self.seat:
            follow.act(option)
        else:
            follow.take(self.seat, option)
        return self.worth(follow, looks - 1, steps - 1)

    def worth(self, state: State, looks: int, steps: int) -> float:
        """The value of a position once it is settled; `state` is changed."""
        while steps > 0 and not self.settled(state):
            options = state.legal()
            if state.seat == self.seat:
                return self.best(state, options, looks, steps)
            state.act(at_first_sight(state, options))
            looks -= len(options)
            steps -= 1
        return state.estimate(self.seat)

    def settled(self, state: State) -> bool:
        """Whether nothing is pending but a new turn, or something was revealed on the way."""
        return state.depth <= 1 or (state.depth < self.depth and state.barriers > self.barriers)

    def best(self, state: State, options: list[Action], looks: int, steps: int) -> float:
        """The value of the seat's best option; if there are too many, only some are tried."""
        if looks < len(options):
            options = self.chance.sample(options, max(1, looks))
        return max(self.after(state, option, looks // len(options), steps) for option in options)


def at_first_sight(state: State, options: list[Action]) -> Action:
    """The option with the best immediate value to the first seat that must decide; the first of equals."""
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
