"""Every kind of frame, one row each: what it offers, what an answer does, and when there is nothing to ask."""

from fidchell.core.bits import bit
from fidchell.core.frames import pending
from fidchell.core.offers import offer_each, offer_two
from fidchell.core.switches import Asks, Happens, frames
from fidchell.games.snakes.ids import *
from fidchell.games.snakes.rules import actions, board, convert, death, effects, founding, keeping, turn, verbs
from fidchell.games.snakes.rules.state import Snakes

options, answer, run, is_moot = frames(
    Snakes,
    # Before the first turn.
    Asks(
        CHOOSE_SAINT,
        lambda s, out: offer_each(founding.free_saints(s), SAINT, out),
        lambda s, seat, action: founding.begin_as(s, seat, action - SAINT),
    ),
    Asks(
        CHOOSE_START,
        lambda s, out: offer_each(bit(s.content.areas) - 1, AT, out),
        lambda s, seat, action: founding.start_at(s, seat, action - AT),
        moot=lambda s, seat: s.content.saint_start[s.saint[seat] - 1] > 0,
    ),
    Asks(
        CHOOSE_DECK_SAINT,
        lambda s, out: offer_each(founding.deck_candidates(s), SAINT, out),
        lambda s, seat, action: founding.add_to_deck(s, seat, action - SAINT),
    ),
    Asks(
        DROP_GIFT,
        lambda s, out: offer_each(s.gift_row, DROP + CARDS, out),
        lambda s, seat, action: founding.drop_gift(s, seat, action - DROP - CARDS),
        moot=lambda s: s.gift_row == 0,
    ),
    # The turn.
    Asks(
        BEGIN_TURN,
        lambda s, seat, out: 0 if turn.at_horizon(s) else turn.offer_beginning(s, seat, out),
        turn.begin_turn,
        moot=lambda s, seat: turn.nothing_opens(s, seat) and not turn.at_horizon(s),
    ),
    Asks(ORDER_DECK, turn.offer_order, turn.order_deck, details="first seen"),
    Asks(ACTIONS, actions.offer_actions, actions.take_action, moot=actions.nothing_to_do),
    Asks(
        CARRY,
        actions.offer_relics,
        actions.carry,
        moot=lambda s, origin, least: actions.relics_to_bring(s, origin, least) == 0,
        details="origin least",
    ),
    Asks(BOOST, convert.offer_boosts, convert.boost, moot=convert.no_boosts, details="target detail"),
    Asks(AFTER_ROLL, convert.offer_rolls, convert.change_roll, details="thrower"),
    Asks(CLEAR_DOLMEN, lambda out: offer_two(CLEAR, LEAVE, out), convert.clear_or_leave, details="where"),
    # Cards that are kept.
    Asks(CONSENT, lambda out: offer_two(AGREE, REFUSE, out), keeping.consent, details="item taker"),
    Asks(DROP_ITEM, keeping.offer_drops, keeping.drop_item, details="gained must"),
    Asks(
        GIVE_TO,
        lambda s, seat, out: offer_each(board.company(s, seat, keeping.reach(s, seat)), NAME, out),
        lambda s, seat, item, action: keeping.hand_over(s, seat, action - NAME, item),
        details="item",
    ),
    Asks(
        CHOOSE_GIFT,
        lambda s, out: offer_each(s.gift_row, CHOOSE + CARDS, out),
        keeping.take_gift,
        moot=lambda s: s.gift_row == 0,
    ),
    # Events.
    Asks(CHOOSE_AREA, lambda s, out: offer_each(board.most_flocks(s), AT, out), effects.choose_area),
    Asks(CHOOSE_KING, lambda s, out: offer_each(effects.christian_kings(s), KING_OF, out), effects.choose_king),
    Asks(
        CHOOSE_OTHER,
        lambda s, seat, out: offer_each(effects.others(s, seat), NAME, out),
        lambda s, change, action: effects.strike(s, action - NAME, change - NEGATIVE),
        moot=lambda s, seat: effects.others(s, seat) == 0,
        details="change",
    ),
    # Zeal and death.
    Asks(
        SPARE,
        death.offer_sparing,
        death.spare,
        moot=lambda s, seat: pending(s, FALL) == 0 or board.item_with(s, seat, CANCEL_LOSS) == ITEMS,
        details="victim",
    ),
    Asks(
        SUCCEED,
        lambda s, seat, out: offer_each(board.kept_saints(s, seat), CHOOSE, out),
        lambda s, seat, action: death.succeed(s, seat, action - CHOOSE),
    ),
    # What happens by itself.
    Happens(PICK_DECK, founding.pick_deck),
    Happens(SET_OUT, founding.set_out),
    Happens(START_TURN, turn.start_turn),
    Happens(DRAW_CARD, turn.draw_card),
    Happens(READ_EVENT, effects.read_event, "card slot"),
    Happens(EFFECT, effects.effect, "op"),
    Happens(SETTLE_CARD, turn.settle_card),
    Happens(ACT, turn.act),
    Happens(ATTEMPT, convert.attempt, "target detail"),
    Happens(RESOLVE, convert.resolve, "target detail face need"),
    Happens(LOSE_ZEAL, death.lose_zeal, "count cause"),
    Happens(FALL, death.fall, "count"),
    Happens(DEATH, death.die),
    Happens(WAKE, verbs.raise_dolmen, "where"),
    Happens(END_TURN, turn.end_turn),
)
