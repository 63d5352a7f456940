"""Dispatch from kinds of frames to functions: what each asks, how answers are handled, and what steps do."""

from fidchell.core.bits import bit
from fidchell.core.frames import a_of, advance, b_of, c_of, d_of, pending, pop, seat_of
from fidchell.core.matching import Matching
from fidchell.core.offers import offer_each, offer_two
from fidchell.core.state import State
from fidchell.core.types import Action, Actions, Count, Fields, Frame, Marks, Mask, Seat, Values
from fidchell.games.snakes.content.content import Content, filled
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.planner.costs import Worksheet
from fidchell.games.snakes.planner.plan import suggest
from fidchell.games.snakes.planner.value import worth
from fidchell.games.snakes.planner.value_net import expected_result
from fidchell.games.snakes.planner.weights import ALONE, IN_PAIRS
from fidchell.games.snakes.rules.actions import (
    carry,
    nothing_to_do,
    offer_actions,
    offer_relics,
    relics_to_bring,
    take_action,
)
from fidchell.games.snakes.rules.board import company, item_with, kept_saints, most_flocks
from fidchell.games.snakes.rules.convert import (
    attempt,
    boost,
    change_roll,
    no_boosts,
    offer_boosts,
    offer_rolls,
    resolve,
)
from fidchell.games.snakes.rules.death import die, fall, lose_zeal, offer_sparing, spare, succeed
from fidchell.games.snakes.rules.effects import christian_kings, effect, others, read_event, strike
from fidchell.games.snakes.rules.forgetting import forget_unseen
from fidchell.games.snakes.rules.founding import (
    add_to_deck,
    begin_as,
    deck_candidates,
    drop_gift,
    free_saints,
    lay_game,
    pick_deck,
    set_out,
    start_at,
)
from fidchell.games.snakes.rules.keeping import consent, drop_item, hand_over, offer_drops, reach, take_gift
from fidchell.games.snakes.rules.knowledge import resample_unseen
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.rules.turn import (
    act,
    at_horizon,
    begin_turn,
    draw_card,
    end_turn,
    nothing_opens,
    offer_beginning,
    offer_order,
    order_deck,
    settle_card,
    start_turn,
)
from fidchell.games.snakes.rules.verbs import clear_dolmen, raise_dolmen
from fidchell.games.snakes.view.encode import encode
from fidchell.games.snakes.view.encoding import MARKS

__all__ = ["SnakesGame", "reborn", "restored_with", "resumed"]


def options(s: Snakes, f: Frame, seat: Seat, out: Actions) -> Count:
    """Write the options of an asked seat to `out`; returns how many there are."""
    kind = f & 255
    if kind == ACTIONS:
        return offer_actions(s, seat, out)
    elif kind == CARRY:
        return offer_relics(s, a_of(f), b_of(f), out)
    elif kind == CONSENT:
        return offer_two(AGREE, REFUSE, out)
    elif kind == DROP_ITEM:
        return offer_drops(s, seat, a_of(f), b_of(f), out)
    elif kind == BOOST:
        return offer_boosts(s, seat, a_of(f), out)
    elif kind == AFTER_ROLL:
        return offer_rolls(s, seat, a_of(f), out)
    elif kind == CLEAR_DOLMEN:
        return offer_two(CLEAR, LEAVE, out)
    elif kind == GIVE_TO:
        return offer_each(company(s, seat, reach(s, seat)), NAME, out)
    elif kind == BEGIN_TURN:
        return 0 if at_horizon(s) else offer_beginning(s, seat, out)
    elif kind == CHOOSE_GIFT:
        return offer_each(s.gift_row, CHOOSE + CARDS, out)
    elif kind == CHOOSE_AREA:
        return offer_each(most_flocks(s), AT, out)
    elif kind == CHOOSE_KING:
        return offer_each(christian_kings(s), KING_OF, out)
    elif kind == CHOOSE_OTHER:
        return offer_each(others(s, seat), NAME, out)
    elif kind == SPARE:
        return offer_sparing(s, seat, out)
    elif kind == SUCCEED:
        return offer_each(kept_saints(s, seat), CHOOSE, out)
    elif kind == ORDER_DECK:
        return offer_order(s, a_of(f), b_of(f), out)
    elif kind == CHOOSE_START:
        return offer_each(bit(s.content.areas) - 1, AT, out)
    elif kind == CHOOSE_SAINT:
        return offer_each(free_saints(s), SAINT, out)
    elif kind == CHOOSE_DECK_SAINT:
        return offer_each(deck_candidates(s), SAINT, out)
    elif kind == DROP_GIFT:
        return offer_each(s.gift_row, DROP + CARDS, out)
    return 0


def answer(s: Snakes, f: Frame, seat: Seat, action: Action) -> None:
    """An asked seat has chosen `action`."""
    kind = f & 255
    if kind == ACTIONS:
        take_action(s, seat, action)
    elif kind == CARRY:
        carry(s, seat, a_of(f), action)
    elif kind == CONSENT:
        consent(s, seat, a_of(f), b_of(f), action)
    elif kind == DROP_ITEM:
        drop_item(s, seat, a_of(f), action)
    elif kind == BOOST:
        boost(s, seat, a_of(f), b_of(f), action)
    elif kind == AFTER_ROLL:
        change_roll(s, seat, a_of(f), action)
    elif kind == CLEAR_DOLMEN:
        if action == CLEAR:
            clear_dolmen(s, a_of(f))
    elif kind == GIVE_TO:
        hand_over(s, seat, action - NAME, a_of(f))
    elif kind == BEGIN_TURN:
        begin_turn(s, seat, action)
    elif kind == CHOOSE_GIFT:
        take_gift(s, seat, action)
    elif kind == CHOOSE_AREA:
        s.most = action - AT + 1
    elif kind == CHOOSE_KING:
        s.doomed = action - KING_OF + 1
    elif kind == CHOOSE_OTHER:
        strike(s, action - NAME, a_of(f) - NEGATIVE)
    elif kind == SPARE:
        spare(s, seat, a_of(f), action)
    elif kind == SUCCEED:
        succeed(s, seat, action - CHOOSE)
    elif kind == ORDER_DECK:
        order_deck(s, seat, a_of(f), b_of(f), action)
    elif kind == CHOOSE_START:
        start_at(s, seat, action - AT)
    elif kind == CHOOSE_SAINT:
        begin_as(s, seat, action - SAINT)
    elif kind == CHOOSE_DECK_SAINT:
        add_to_deck(s, seat, action - SAINT)
    elif kind == DROP_GIFT:
        drop_gift(s, seat, action - DROP - CARDS)


def run(s: Snakes, f: Frame) -> None:
    """Run a step."""
    kind = f & 255
    seat = seat_of(f)
    if kind == ATTEMPT:
        attempt(s, seat, a_of(f), b_of(f))
    elif kind == RESOLVE:
        resolve(s, seat, a_of(f), b_of(f), c_of(f), d_of(f))
    elif kind == EFFECT:
        effect(s, seat, a_of(f))
    elif kind == READ_EVENT:
        read_event(s, seat, a_of(f), b_of(f))
    elif kind == LOSE_ZEAL:
        lose_zeal(s, seat, a_of(f), b_of(f))
    elif kind == FALL:
        fall(s, seat, a_of(f))
    elif kind == START_TURN:
        start_turn(s, seat)
    elif kind == DRAW_CARD:
        draw_card(s, seat)
    elif kind == SETTLE_CARD:
        settle_card(s)
    elif kind == ACT:
        act(s, seat)
    elif kind == END_TURN:
        end_turn(s, seat)
    elif kind == DEATH:
        die(s, seat)
    elif kind == WAKE:
        raise_dolmen(s, a_of(f))
    elif kind == PICK_DECK:
        pick_deck(s, seat)
    elif kind == SET_OUT:
        set_out(s)


def is_moot(s: Snakes, f: Frame) -> bool:
    """Whether there is nothing to choose, so that nobody is asked."""
    kind = f & 255
    seat = seat_of(f)
    if kind == ACTIONS:
        return nothing_to_do(s, seat)
    elif kind == CARRY:
        return relics_to_bring(s, a_of(f), b_of(f)) == 0
    elif kind == BOOST:
        return no_boosts(s, seat, a_of(f))
    elif kind == BEGIN_TURN:
        return nothing_opens(s, seat) and not at_horizon(s)
    elif kind == SPARE:
        return pending(s, FALL) == 0 or item_with(s, seat, CANCEL_LOSS) == ITEMS
    elif kind == CHOOSE_START:
        return s.content.saint_start[s.saint[seat] - 1] > 0
    elif kind == DROP_GIFT or kind == CHOOSE_GIFT:
        return s.gift_row == 0
    elif kind == CHOOSE_OTHER:
        return others(s, seat) == 0
    return False


class SnakesGame(Snakes):
    """A game of Banish the Snakes: the fields, and the rules that the core calls."""

    sheet: Worksheet | None = None  # scratch memory for priors and values; not part of the game

    def asked(self) -> Mask:
        """The seat that must decide now."""
        return bit(seat_of(self.stack[self.depth - 1]))

    def first_asked(self) -> Seat:
        """The seat that must decide now."""
        return self.stack[self.depth - 1] >> 8 & 15

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
