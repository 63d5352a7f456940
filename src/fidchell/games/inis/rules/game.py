"""Dispatch from kinds of frames to functions; compiled, each function here is one C switch."""

from __future__ import annotations

from fidchell.core.bits import bit, lowest
from fidchell.core.frames import a_of, advance, b_of, c_of, d_of, pending, pop, seat_of
from fidchell.core.limits import BY_HAND
from fidchell.core.matching import Matching
from fidchell.core.offers import offer_each, offer_two
from fidchell.core.state import State
from fidchell.core.types import Action, Actions, Count, Fields, Frame, Marks, Mask, Seat, Values
from fidchell.games.inis.cards.epic import thank
from fidchell.games.inis.ids import *
from fidchell.games.inis.planner.measure import WEIGHTS, chance_of, chances, share
from fidchell.games.inis.planner.value import worth
from fidchell.games.inis.rules.asks import (
    announce,
    fates_left,
    name_alliance,
    name_clan,
    name_fate,
    name_flip,
    name_place,
    name_seat,
    no_clans,
    offer_alliances,
    offer_clans,
    offer_fates,
    offer_flip,
    offer_place,
    offer_strike,
    places_for,
    seats_for,
)
from fidchell.games.inis.rules.assembly import appoint, assembly, assembly_toss, fulfil_cathbad, take_advantages
from fidchell.games.inis.rules.board import actions_of, exposed, homes, present_anywhere
from fidchell.games.inis.rules.choices import (
    choose_aside,
    choose_site,
    choose_tale,
    choose_tile,
    deal_tales,
    draw_tales,
    drop_actions,
    drop_card,
    follow,
    give_card,
    offer_drops,
    offer_followers,
    offer_own_clans,
    offer_scouting,
    offer_sites,
    offer_tiles,
    revealed,
    sacrifice,
    scout_move,
    set_card_aside,
    take_discarded,
    take_revealed,
)
from fidchell.games.inis.rules.clash import (
    choose_clash,
    clashes,
    consent,
    end_clash,
    go_away,
    manoeuvre,
    manoeuvres,
    next_shelter,
    offer_losses,
    offer_manoeuvres,
    offer_returns,
    pay,
    propose,
    return_clans,
    shelter_clan,
    strike,
)
from fidchell.games.inis.rules.draft import deal, draft_card, lock_draft, offer_draft, pass_on
from fidchell.games.inis.rules.forgetting import forget_unseen
from fidchell.games.inis.rules.founding import capital_places, choose_capital, lay_game, setup_toss
from fidchell.games.inis.rules.knowledge import resample_unseen
from fidchell.games.inis.rules.marches import (
    name_origin,
    name_sources,
    name_targets,
    no_targets,
    offer_sheltered,
    offer_sources,
    offer_targets,
    sources_for,
)
from fidchell.games.inis.rules.moves import arrive_in_mountains, remove_clan, take_clan_off, toll
from fidchell.games.inis.rules.placings import name_placing, no_placings, offer_placings
from fidchell.games.inis.rules.plays import finish_card, react, settle_card, take_effect
from fidchell.games.inis.rules.season import (
    end_season,
    next_turn,
    offer_turn,
    open_season,
    settle_clan,
    settling_places,
    start_turn,
    turn,
)
from fidchell.games.inis.rules.state import Inis
from fidchell.games.inis.rules.verbs import join_cauldron, place
from fidchell.games.inis.rules.victory import crown
from fidchell.games.inis.rules.windows import offer_reactions, open_window
from fidchell.games.inis.view.encode import encode
from fidchell.games.inis.view.encoding import MARKS

__all__ = ["InisGame", "restored", "resumed"]


def options(s: Inis, f: Frame, seat: Seat, out: Actions) -> Count:
    """Write the options of an asked seat to `out`; returns how many there are."""
    kind = f & 255
    if kind == TURN:
        return offer_turn(s, seat, out)
    elif kind == DRAFT:
        return offer_draft(s, seat, a_of(f), out)
    elif kind == REACT:
        return offer_reactions(s, seat, a_of(f), b_of(f), c_of(f), out)
    elif kind == MANOEUVRE:
        return offer_manoeuvres(s, seat, a_of(f), out)
    elif kind == NAME_TARGETS:
        return offer_targets(s, seat, a_of(f), b_of(f), c_of(f), d_of(f), out)
    elif kind == NAME_PLACINGS:
        return offer_placings(s, seat, a_of(f), b_of(f), out)
    elif kind == NAME_PLACE:
        return offer_place(s, seat, a_of(f), out)
    elif kind == NAME_ORIGIN:
        return offer_each(homes(s, seat), ORIGIN, out)
    elif kind == TAKE_HIT:
        return offer_losses(s, seat, a_of(f), out)
    elif kind == CONSENT:
        return offer_two(AGREE, REFUSE, out)
    elif kind == CHOOSE_CAPITAL:
        return offer_each(capital_places(s), AT, out)
    elif kind == SETTLE_CLAN:
        return offer_each(settling_places(s, a_of(f)), PLACE, out)
    elif kind == NAME_SEAT:
        return offer_each(seats_for(s, seat, a_of(f), b_of(f)), NAME, out)
    elif kind == NAME_CLAN:
        return offer_clans(s, seat, a_of(f), b_of(f), out)
    elif kind == NAME_SOURCES:
        return offer_sources(s, seat, b_of(f), c_of(f), d_of(f), out)
    elif kind == NAME_ALLIANCE:
        return offer_alliances(s, seat, out)
    elif kind == NAME_FATES:
        return offer_fates(s, seat, a_of(f), b_of(f), out)
    elif kind == NAME_FLIP:
        return offer_flip(out)
    elif kind == NAME_STRIKE:
        return offer_strike(out)
    elif kind == NAME_SHELTERED:
        return offer_sheltered(s, seat, a_of(f), out)
    elif kind == KEEP_TALE:
        return offer_each(s.drawn, KEEP, out)
    elif kind == CHOOSE_SITE:
        return offer_sites(c_of(f), out)
    elif kind == CHOOSE_TILE:
        return offer_tiles(s, out)
    elif kind == FOLLOW:
        return offer_followers(s, seat, a_of(f), out)
    elif kind == TAKE_DISCARDED:
        return offer_each(s.discard, TAKE, out)
    elif kind == TAKE_REVEALED:
        return offer_each(revealed(s), TAKE, out)
    elif kind == CHOOSE_ASIDE:
        return offer_each(s.discard, TAKE, out)
    elif kind == SET_ASIDE:
        return offer_each(actions_of(s, seat), PUT_ASIDE, out)
    elif kind == GIVE_CARD:
        return offer_each(actions_of(s, seat), GIVE, out)
    elif kind == DROP_CARD:
        return offer_each(s.hands[seat], DISCARD_CARD, out)
    elif kind == DROP_ACTIONS:
        return offer_drops(s, seat, a_of(f), b_of(f), out)
    elif kind == SACRIFICE:
        return offer_own_clans(s, seat, out)
    elif kind == CHOOSE_CLASH:
        return offer_each(s.clashes, AT, out)
    elif kind == SHELTER_CLAN:
        return offer_two(SHELTER, PASS, out)
    elif kind == PAY_TOLL:
        return offer_losses(s, seat, 0, out)
    elif kind == SCOUT_MOVE:
        return offer_scouting(s, seat, out)
    elif kind == RETURN_CLANS:
        return offer_returns(s, out)
    elif kind == PROPOSE:
        return offer_two(PEACE, DONE, out)
    return 0


def answer(s: Inis, f: Frame, seat: Seat, action: Action) -> None:
    """An asked seat has chosen `action`."""
    kind = f & 255
    if kind == TURN:
        turn(s, seat, action)
    elif kind == DRAFT:
        draft_card(s, seat, a_of(f), b_of(f), action)
    elif kind == REACT:
        react(s, seat, a_of(f), b_of(f), c_of(f), d_of(f), action)
    elif kind == MANOEUVRE:
        manoeuvre(s, seat, action)
    elif kind == NAME_TARGETS:
        name_targets(s, seat, a_of(f), b_of(f), d_of(f), action)
    elif kind == NAME_PLACINGS:
        name_placing(s, seat, a_of(f), c_of(f), action)
    elif kind == NAME_PLACE:
        name_place(s, seat, a_of(f), action)
    elif kind == NAME_ORIGIN:
        name_origin(s, seat, a_of(f), action)
    elif kind == TAKE_HIT:
        pay(s, seat, s.clash - 1, BY_MANOEUVRE, action)
    elif kind == CONSENT:
        consent(s, seat, a_of(f), b_of(f), action)
    elif kind == CHOOSE_CAPITAL:
        choose_capital(s, action)
    elif kind == SETTLE_CLAN:
        settle_clan(s, seat, b_of(f), action)
    elif kind == NAME_SEAT:
        name_seat(s, action)
    elif kind == NAME_CLAN:
        name_clan(s, seat, a_of(f), action)
    elif kind == NAME_SOURCES:
        name_sources(s, seat, a_of(f), b_of(f), d_of(f), action)
    elif kind == NAME_ALLIANCE:
        name_alliance(s, action)
    elif kind == NAME_FATES:
        name_fate(s, seat, a_of(f), action)
    elif kind == NAME_FLIP:
        name_flip(s, action)
    elif kind == NAME_STRIKE:
        announce(s, 0, 1 if action == HIT_CLAN else 2)
    elif kind == NAME_SHELTERED:
        announce(s, 0, action - NUMBER + 1)
    elif kind == KEEP_TALE:
        choose_tale(s, seat, action)
    elif kind == CHOOSE_SITE:
        choose_site(s, a_of(f), b_of(f), action)
    elif kind == CHOOSE_TILE:
        choose_tile(s, seat, a_of(f), action)
    elif kind == FOLLOW:
        follow(s, seat, a_of(f), action)
    elif kind == TAKE_DISCARDED:
        take_discarded(s, seat, action)
    elif kind == TAKE_REVEALED:
        take_revealed(s, seat, action)
    elif kind == CHOOSE_ASIDE:
        choose_aside(s, seat, action)
    elif kind == SET_ASIDE:
        set_card_aside(s, seat, action)
    elif kind == GIVE_CARD:
        give_card(s, seat, a_of(f), action)
    elif kind == DROP_CARD:
        drop_card(s, seat, action)
    elif kind == DROP_ACTIONS:
        drop_actions(s, seat, b_of(f), action)
    elif kind == SACRIFICE:
        sacrifice(s, seat, action)
    elif kind == CHOOSE_CLASH:
        choose_clash(s, seat, a_of(pending(s, CLASHES)), action)
    elif kind == SHELTER_CLAN:
        shelter_clan(s, seat, a_of(f), action)
    elif kind == PAY_TOLL:
        pay(s, seat, MOUNTAINS, BY_CARD, action)
    elif kind == SCOUT_MOVE:
        scout_move(s, seat, action)
    elif kind == RETURN_CLANS:
        return_clans(s, seat, a_of(f), action)
    elif kind == PROPOSE:
        propose(s, seat, action)


def run(s: Inis, f: Frame) -> None:
    """Run a step."""
    kind = f & 255
    seat = seat_of(f)
    if kind == WINDOW:
        open_window(s, a_of(f), b_of(f), c_of(f))
    elif kind == NEXT_TURN:
        next_turn(s, seat)
    elif kind == TAKE_EFFECT:
        take_effect(s, seat, a_of(f), b_of(f), c_of(f), d_of(f))
    elif kind == SETTLE_CARD:
        settle_card(s, seat, a_of(f), b_of(f))
    elif kind == REMOVE:
        remove_clan(s, seat, a_of(f), b_of(f))
    elif kind == TAKE_OFF:
        take_clan_off(s, seat, a_of(f), b_of(f))
    elif kind == MANOEUVRES:
        manoeuvres(s, seat, a_of(f))
    elif kind == DRAW_TALES:
        draw_tales(s, seat, a_of(f), b_of(f))
    elif kind == DEAL_TALES:
        deal_tales(s, seat, a_of(f))
    elif kind == CLASHES:
        clashes(s, seat, a_of(f), b_of(f))
    elif kind == STRIKE:
        strike(s, seat)
    elif kind == FINISH_CARD:
        finish_card(s, a_of(f))
    elif kind == END_SEASON:
        end_season(s)
    elif kind == ASSEMBLY:
        assembly(s)
    elif kind == APPOINT:
        appoint(s)
    elif kind == CROWN:
        crown(s)
    elif kind == TAKE_ADVANTAGES:
        take_advantages(s)
    elif kind == TOSS_CROWS:
        assembly_toss(s)
    elif kind == DEAL:
        deal(s, a_of(f), b_of(f))
    elif kind == PASS_ON:
        pass_on(s, a_of(f))
    elif kind == LOCK_DRAFT:
        lock_draft(s)
    elif kind == FULFIL_CATHBAD:
        fulfil_cathbad(s)
    elif kind == OPEN_SEASON:
        open_season(s)
    elif kind == JOIN_CAULDRON:
        join_cauldron(s, seat)
    elif kind == ARRIVE:
        arrive_in_mountains(s, seat, a_of(f))
    elif kind == TOLL:
        toll(s, seat)
    elif kind == CITADELS:
        next_shelter(s, s.instigator, 0)
    elif kind == GO:
        go_away(s, seat, a_of(f))
    elif kind == END_CLASH:
        end_clash(s, a_of(f))
    elif kind == RALLY:
        place(s, seat, a_of(f))
    elif kind == THANK:
        thank(s, seat, a_of(f))
    elif kind == SETUP_TOSS:
        setup_toss(s)
    elif kind == START_TURN:
        start_turn(s, seat)


def is_moot(s: Inis, f: Frame) -> bool:
    """Whether there is nothing to choose, so that nobody is asked."""
    kind = f & 255
    seat = seat_of(f)
    if kind == TURN or kind == REACT or kind == DRAFT or kind == MANOEUVRE:
        return False
    elif kind == NAME_PLACINGS:
        return no_placings(s, seat, a_of(f), b_of(f), c_of(f))
    elif kind == NAME_TARGETS:
        return no_targets(s, seat, a_of(f), b_of(f), c_of(f), d_of(f))
    elif kind == NAME_SOURCES:
        return sources_for(s, seat, b_of(f), c_of(f)) == 0
    elif kind == NAME_PLACE:
        return places_for(s, seat, a_of(f)) == 0
    elif kind == NAME_ORIGIN or kind == SCOUT_MOVE:
        return not present_anywhere(s, seat)
    elif kind == NAME_CLAN:
        return no_clans(s, seat, a_of(f), b_of(f))
    elif kind == NAME_SEAT:
        return seats_for(s, seat, a_of(f), b_of(f)) == 0
    elif kind == NAME_ALLIANCE:
        return s.reserve[seat] == 0 or not present_anywhere(s, seat)
    elif kind == NAME_FATES:
        return fates_left(s, a_of(f)) <= 0
    elif kind == NAME_SHELTERED:
        return s.sheltered[seat] == 0
    elif kind == CHOOSE_SITE:
        return c_of(f) == 0
    elif kind == TAKE_DISCARDED:
        return s.discard == 0
    elif kind == TAKE_REVEALED:
        return revealed(s) == 0
    elif kind == SET_ASIDE or kind == GIVE_CARD or kind == TAKE_HIT:
        return actions_of(s, seat) == 0
    elif kind == DROP_ACTIONS:
        return b_of(f) == 0 and actions_of(s, seat) == 0
    elif kind == DROP_CARD:
        return s.hands[seat] == 0
    elif kind == SACRIFICE:
        return not present_anywhere(s, seat)
    elif kind == SETTLE_CLAN:
        return s.reserve[seat] == 0
    elif kind == PROPOSE:
        return s.clash == 0 or exposed(s, seat) == 0
    return False


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
