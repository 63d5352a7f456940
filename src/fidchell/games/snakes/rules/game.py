"""The game as the core plays it: the fields, the rules by kind of frame, values and knowledge."""

from fidchell.core.frames import advance, pop
from fidchell.core.matching import Matching
from fidchell.core.state import State
from fidchell.core.types import Action, Actions, Fields, Frame, Marks, Seat, Values
from fidchell.games.snakes.content.content import Content, filled
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner.costs import Worksheet
from fidchell.games.snakes.planner.plan import suggest
from fidchell.games.snakes.planner.value import worth
from fidchell.games.snakes.planner.value_net import expected_result
from fidchell.games.snakes.planner.weights import ALONE, IN_PAIRS
from fidchell.games.snakes.rules.dispatch import answer, is_moot, options, run
from fidchell.games.snakes.rules.forgetting import forget_unseen
from fidchell.games.snakes.rules.founding import lay_game
from fidchell.games.snakes.rules.knowledge import resample_unseen
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.encode import encode
from fidchell.games.snakes.view.encoding import MARKS

__all__ = ["SnakesGame", "reborn", "restored_with", "resumed"]


class SnakesGame(Snakes):
    """A game of Banish the Snakes: the fields, and the rules that the core calls."""

    sheet: Worksheet | None = None  # scratch memory for priors and values; not part of the game

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
        """The same for all seats: 1 for a total victory, 0 for a total defeat, partial ones in between."""
        return (self.verdict - TOTAL_DEFEAT) / 3.0

    def horizon_after(self, turns: int) -> int:
        """The turn before which a simulation stops: later with few Saints, whose turns come round sooner."""
        return self.turns + turns + (ALONE if self.players == 1 else IN_PAIRS if self.players == 2 else 0)

    def value(self, seat: Seat) -> float:
        """The estimated value of the position to all seats, or the return of a finished game."""
        return self.returns(seat) if self.depth == 0 else worth(self)

    def evaluate(self, worth: Values) -> None:
        """Write the estimated value of the position, equal for all seats, to `worth`; a total victory counts most."""
        whole = expected_result(self, self.sheet) if self.sheet is not None else self.value(0)
        for seat in range(self.players):
            worth[seat] = whole

    def aim(self, seat: Seat, which: int) -> float:
        """The chance of a total victory (0) or of a partial one (1)."""
        return self.sheet.chance[which] if which < 2 and self.sheet is not None else 0.0

    def prior(self, seat: Seat, out: Actions, n: int) -> Action:
        """The choice of the planner, if `get_ready` has provided a worksheet."""
        return suggest(self, self.sheet, seat, out, n) if self.sheet is not None else -1

    def is_routine(self) -> bool:
        """Whether it is before the first turn, where a search sees no consequences, or about clearing a Dolmen."""
        kind = self.stack[self.depth - 1] & 255
        return self.sheet is not None and (self.turns == 0 or kind == CLEAR_DOLMEN)

    def get_ready(self) -> None:
        """Allocate a worksheet for the planner."""
        self.sheet = Worksheet()

    def forget(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by the first arrangement that fits all it knows."""
        forget_unseen(self, seat, Matching())

    def resample(self, seat: Seat) -> None:
        """Replace what is hidden from `seat` by a random arrangement that fits all it knows."""
        resample_unseen(self, seat)

    def fields(self) -> Fields:
        """Every field by name, and the content of the game."""
        return Snakes.fields(self) | {"content": self.content.digest}

    def blank(self) -> State:
        """A new empty state of the same game, with the same content."""
        other = SnakesGame()
        other.content = self.content
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return reborn, (self.fields(), self.content.fields())  # type: ignore[attr-defined]  # `declared` writes it


def reborn(fields: Fields, content: Fields) -> SnakesGame:
    """A game restored from its saved fields and content."""
    return restored_with(fields, filled(content))


def restored_with(fields: Fields, content: Content) -> SnakesGame:
    """A game restored from its saved fields, with this content."""
    s = SnakesGame()
    s.content = content
    s.restore(fields)
    return s


def resumed(fields: Fields, content: Content) -> SnakesGame:
    """A game restored from fields saved before a step, and run to its next decision, recording events on the way."""
    s = restored_with(fields, content)
    s.listen(True)
    s.heard()
    advance(s)
    return s
