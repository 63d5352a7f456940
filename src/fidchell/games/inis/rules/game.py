"""The game as the core plays it: the fields, the rules by kind of frame, values and knowledge."""

from fidchell.core.bits import bit, lowest
from fidchell.core.frames import a_of, advance, b_of, pop, seat_of
from fidchell.core.limits import BY_HAND
from fidchell.core.matching import Matching
from fidchell.core.state import State
from fidchell.core.types import Action, Actions, Fields, Frame, Marks, Mask, Seat, Values
from fidchell.games.inis.ids import *
from fidchell.games.inis.planner.measure import WEIGHTS, chance_of, chances, share
from fidchell.games.inis.planner.value import worth
from fidchell.games.inis.rules.dispatch import answer, is_moot, options, run
from fidchell.games.inis.rules.forgetting import forget_unseen
from fidchell.games.inis.rules.founding import lay_game
from fidchell.games.inis.rules.knowledge import resample_unseen
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.view.encode import encode
from fidchell.games.inis.view.encoding import MARKS

__all__ = ["InisGame", "restored", "resumed"]


class InisGame(Inis):
    """A game of Inis: the fields, and the rules that the core calls."""

    def asked(self) -> Mask:
        """The seats that must decide now; in the draft all that have not chosen yet."""
        f = self.stack[self.depth - 1]
        return b_of(f) if f & 255 == DRAFT else bit(seat_of(f))

    def first_asked(self) -> Seat:
        """The first of the seats that must decide now."""
        f = self.stack[self.depth - 1]
        return lowest(b_of(f)) if f & 255 == DRAFT else f >> 8 & 15

    def options_into(self, seat: Seat, out: Actions) -> int:
        """Write the options of an asked seat to `out`; returns how many there are."""
        return options(self, self.stack[self.depth - 1], seat, out)

    def apply(self, seat: Seat, action: Action) -> None:
        """Apply an option of an asked seat, and go on to the next decision."""
        answer(self, pop(self), seat, action)
        advance(self)

    def happen(self, frame: Frame) -> None:
        """Run a step."""
        run(self, frame)

    def moot(self, frame: Frame) -> bool:
        """Whether a question has become moot, so that nobody is asked."""
        return is_moot(self, frame)

    def begin(self) -> None:
        """Set up the game, and go on to the first decision."""
        lay_game(self)

    def observe(self, seat: Seat, out: Marks, at: int) -> None:
        """Write the observation of `seat`."""
        encode(self, seat, out, at)

    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return MARKS

    def num_players(self) -> int:
        """How many seats the game has."""
        return self.players

    def returns(self, seat: Seat) -> float:
        """1 for the winner, 0 for the others; equal shares if the game is drawn."""
        if self.winner == DRAWN:
            return 1.0 / self.players
        return 1.0 if self.winner == seat else 0.0

    def value(self, seat: Seat) -> float:
        """The estimated value of the position to `seat`, or the return of a finished game."""
        if self.depth == 0:
            return self.returns(seat)
        return worth(self, seat) if self.judge == BY_HAND else chance_of(self, seat)

    def evaluate(self, worth: Values) -> None:
        """Write the estimated value of the position to each seat, or the returns of a finished game, to `worth`."""
        if self.depth > 0 and self.judge != BY_HAND:
            chances(self, worth)
            return
        for seat in range(self.players):
            worth[seat] = self.value(seat)

    def aim(self, seat: Seat, which: int) -> float:
        """The chance that `seat` wins by territories, sanctuaries or subjects."""
        return self.value(seat) * share(self, seat, which)

    def trust(self, judge: int) -> None:
        """Choose the value function: the hand-written one where none was fitted."""
        State.trust(self, judge if WEIGHTS.fitted[self.players] else BY_HAND)

    def secret(self) -> int:
        """In the draft, how many cards are passed on, since choices stay hidden until then."""
        f = self.stack[self.depth - 1]
        return a_of(f) if f & 255 == DRAFT else 0

    def forget(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by the first arrangement that fits all it knows."""
        forget_unseen(self, seat, Matching())

    def resample(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by a random arrangement that fits all it knows."""
        resample_unseen(self, seat, LAPS)

    def resample_step(self, seat: Seat) -> None:
        """Turn one determinization into the next: one pass of the many that `resample` makes."""
        resample_unseen(self, seat, 1)

    def blank(self) -> State:
        """A new empty state of the same game."""
        return InisGame()

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.fields(),)


def restored(fields: Fields) -> InisGame:
    """A game restored from its saved fields."""
    s = InisGame()
    s.restore(fields)
    return s


def resumed(fields: Fields) -> InisGame:
    """A game restored from fields saved before a step, and run to its next decision, recording events on the way."""
    s = restored(fields)
    s.listen(True)
    s.heard()
    advance(s)
    return s
