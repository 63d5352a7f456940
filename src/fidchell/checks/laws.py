"""The laws that every game must obey, checked over random play in both manners of play.

A breach is reported with the law's name, what was found, and a record that reproduces it.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from fidchell.core.errors import BadOption
from fidchell.core.files import named
from fidchell.core.flags import Flags
from fidchell.core.match import Match
from fidchell.core.notation import Message
from fidchell.core.parts import CONTENT, Options
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import Game, game
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Seat


class Breach(Exception):
    """A law was broken."""


@dataclass
class LawTally:
    """The counts of a run of the laws."""

    games: int = 0
    decisions: int = 0
    checks: dict[str, int] = field(default_factory=dict)
    breaches: list[str] = field(default_factory=list)


Law: TypeAlias = Callable[[Match, Random], None]


def demand(holds: bool, otherwise: str) -> None:
    """Raise `Breach` unless something holds."""
    if not holds:
        raise Breach(otherwise)


def without_manner(f: Fields) -> Fields:
    """The fields without the manner of play."""
    return {name: value for name, value in f.items() if name != "at_table"}


def viewers(match: Match) -> list[Seat | None]:
    """Every seat, and the public."""
    return [*range(match.players), None]


# At every decision.


def options_are_unique_and_never_empty(match: Match, chance: Random) -> None:
    """Every asked seat has options, no two alike, each with words that parse back."""
    demand(bool(match.asked), "nobody is asked, but the game is not over")
    notation = match.game.notation
    for seat in match.asked:
        options = match.state.options(seat)
        demand(bool(options), f"seat {seat} is asked and has no option")
        demand(len(set(options)) == len(options), f"seat {seat} has an option twice: {options}")
        for action in options:
            demand(notation.to_action(notation.to_words(action)) == action, f"action {action} has no words")


def only_asked_seats_have_options(match: Match, chance: Random) -> None:
    """A seat that is not asked has no options."""
    for seat in range(match.players):
        demand(seat in match.asked or not match.state.options(seat), f"seat {seat} has options but is not asked")


def every_frame_has_room(match: Match, chance: Random) -> None:
    """The stack of frames, and the buffer for the events of one decision, have never overflowed."""
    demand(not match.state.spilled, "a frame or an event was dropped: a buffer is too small")


# At some decisions.


def a_copy_is_equal_then_independent(match: Match, chance: Random) -> None:
    """A clone equals its original, and playing it does not change the original."""
    before = match.state.fields()
    copy = match.state.clone()
    demand(copy.fields() == before, "a clone differs from its original")
    play_on(copy, chance, 8)
    demand(match.state.fields() == before, "playing a clone changed its original")


def fields_survive_saving(match: Match, chance: Random) -> None:
    """The fields, written as JSON and read back, give the same state."""
    text = json.dumps(match.state.fields())
    demand(match.game.restored(json.loads(text)).fields() == match.state.fields(), "a saved state differs")


def pieces_are_conserved(match: Match, chance: Random) -> None:
    """Every piece is in one place, and no seat is sure of something false."""
    faults = match.game.rules.conserved(match.state.fields())
    demand(not faults, "; ".join(faults))


def a_guess_looks_like_the_truth(match: Match, chance: Random) -> None:
    """No seat can tell its determinization from the real state, and a determinization can be played on."""
    seat = chance.randrange(match.players)
    guess = match.state.determinize(seat, chance.getrandbits(63))
    demand(
        match.game.view(guess, seat) == match.view(seat),
        f"seat {seat} can tell its determinization from the real state",
    )
    faults = match.game.rules.conserved(guess.fields())
    demand(not faults, "a determinization is impossible: " + "; ".join(faults))
    play_on(guess, chance, 60)


def asking_depends_on_public_facts(match: Match, chance: Random) -> None:
    """At a table, what is asked after a decision that reveals nothing does not depend on hidden information."""
    if not match.at_table:
        return
    seat = chance.choice(match.asked)
    action = chance.choice(match.state.options(seat))
    truth = match.state.clone()
    guess = match.state.determinize(seat, chance.getrandbits(63))
    guess.reseed(truth.rng)
    before = truth.barriers
    truth.take(seat, action)
    guess.take(seat, action)
    if truth.barriers == guess.barriers == before:
        for viewer in viewers(match):
            if viewer != seat and viewer is not None:
                continue
            asked = [match.game.view(state, viewer)["ask"] for state in (truth, guess)]
            said = match.game.notation.to_words(action)
            demand(asked[0] == asked[1], f"after {said}, what is asked depends on hidden things: {asked}")


def nobody_is_told_what_they_cannot_see(match: Match, chance: Random) -> None:
    """If a decision leads to the same view in the real state and in a determinization, the seat is told the same."""
    seat = chance.choice(match.asked)
    viewer = chance.randrange(match.players)
    worlds = [match.state.clone(), match.state.determinize(viewer, chance.getrandbits(63))]
    worlds[1].reseed(worlds[0].rng)
    shared = [action for action in worlds[0].options(seat) if action in worlds[1].options(seat)]
    if not shared:
        return
    action = chance.choice(shared)
    told = [told_of(match.game, world, seat, action, viewer) for world in worlds]
    if match.game.view(worlds[0], viewer) == match.game.view(worlds[1], viewer):
        said = match.game.notation.to_words(action)
        demand(told[0] == told[1], f"after {said}, seat {viewer} is told hidden things: {told}")


def told_of(game_: Game, world: State, seat: Seat, action: Action, viewer: Seat) -> list[Message | None]:
    """What a viewer is told when a seat takes an action."""
    world.listen(True)
    world.heard()
    world.take(seat, action)
    events = world.heard()
    world.listen(False)
    return [game_.event_message(world, event, viewer) for event in events]


def views_can_be_written(match: Match, chance: Random) -> None:
    """Every view can be written as JSON."""
    for viewer in viewers(match):
        shown = match.view(viewer)
        demand(json.loads(json.dumps(shown, default=refuse)) == shown, "a view changes when it is written and read")


def a_view_does_not_depend_on_other_viewers(match: Match, chance: Random) -> None:
    """Each viewer sees the same alone and beside others, and what all see is the same for each."""
    visible = match.game.visible(match.state, viewers(match))
    for viewer, seen in zip(viewers(match), visible, strict=True):
        common, (own,) = match.game.split_visible(match.state, [viewer])
        demand(seen == {**common, **own}, f"{viewer} sees something else beside others")
        demand(common == match.game.split_visible(match.state, [None])[0], f"what all see is not the same for {viewer}")


def views_are_written_as_they_are(match: Match, chance: Random) -> None:
    """What tables send of a view is what the view holds, in the same order."""
    everyone = viewers(match)
    common, owns = match.game.written(match.state, everyone)
    for seen, own in zip(match.game.visible(match.state, everyone), owns, strict=True):
        read = json.loads(b"{%b}" % b",".join(common + own))
        demand(list(read.items()) == list(seen.items()), "a view is written otherwise than it is")


def all_hear_who_is_asked(match: Match, chance: Random) -> None:
    """Every viewer is told of the same seats, and those that must decide are among them and have options."""
    asks = {viewer: match.game.ask(match.state, viewer) or {} for viewer in viewers(match)}
    demand(len({tuple(ask["seats"]) for ask in asks.values()}) == 1, "not all hear of the same seats")
    demand(set(map(match.seat_name, match.asked)) <= set(asks[None]["seats"]), "a seat is asked, but not named")
    offered = [viewer for viewer, ask in asks.items() if "options" in ask]
    demand(offered == match.asked, f"options are shown to {offered}, but {match.asked} have some")


def what_is_decided_unseen_stays_unseen(match: Match, chance: Random) -> None:
    """A choice behind a curtain shows nothing to others until it is lifted, nor does a pass before a window closes."""
    found, state = match.game, match.state.clone()
    seat = chance.choice(match.asked)
    number, hidden = found.flow.window(state), found.flow.curtain(state)
    if not (number or hidden):
        return
    state.take(seat, found.flow.passing if number else chance.choice(state.options(seat)))
    still_open = found.flow.window(state) == number != 0
    still_down = hidden and found.flow.curtain(state) and state.barriers == match.state.barriers
    others = [viewer for viewer in viewers(match) if viewer != seat or still_open]
    if still_open or still_down:
        seen = found.visible(match.state, others) == found.visible(state, others)
        demand(seen, f"others can see what {match.seat_name(seat)} decided")
    for viewer in others if still_down else ():
        demand(found.ask(match.state, viewer) == found.ask(state, viewer), "what is asked shows who has chosen")


def an_observation_holds_nothing_hidden(match: Match, chance: Random) -> None:
    """The observation of any seat, asked or not, is the same in its determinization as in the real state."""
    encoding = match.game.encoding
    if not encoding:
        return
    for seat in range(match.players):
        rooms = [bytearray(encoding.size), bytearray(encoding.size)]
        match.state.observe_into(seat, rooms[0])
        match.state.determinize(seat, chance.getrandbits(63)).observe_into(seat, rooms[1])
        telling = [name for name, at in encoding.places().items() if rooms[0][at] != rooms[1][at]]
        demand(not telling, f"seat {seat} observes what it cannot know: {', '.join(telling)}")


def refuse(thing: object) -> None:
    """Values that JSON cannot write are a breach."""
    raise Breach(f"a view holds {type(thing).__name__}")


# At the end.


def a_finished_game_has_an_outcome(match: Match, chance: Random) -> None:
    """Nobody is asked, and the results of the seats add up to one win."""
    demand(not match.asked, "the game is over, but somebody is asked")
    total = sum(match.state.result(seat) for seat in range(match.players))
    demand(abs(total - 1) < 1e-9 or match.game.shared, f"the results add up to {total}")
    demand(match.game.outcome(match.state) != "", "there is no outcome")


def the_record_gives_the_game_again(match: Match, chance: Random) -> None:
    """The record, read back, gives the same text and the same state."""
    text = to_text(match)
    again = from_text(text).match
    demand(to_text(again) == text, "a record changes when it is read and written")
    demand(again.state.fields() == match.state.fields(), "the same seed and log give a different game")


AT_EVERY_DECISION: tuple[Law, ...] = (
    options_are_unique_and_never_empty,
    only_asked_seats_have_options,
    every_frame_has_room,
)
NOW_AND_THEN: tuple[Law, ...] = (
    a_copy_is_equal_then_independent,
    fields_survive_saving,
    pieces_are_conserved,
    a_guess_looks_like_the_truth,
    asking_depends_on_public_facts,
    nobody_is_told_what_they_cannot_see,
    views_can_be_written,
    a_view_does_not_depend_on_other_viewers,
    views_are_written_as_they_are,
    all_hear_who_is_asked,
    what_is_decided_unseen_stays_unseen,
    an_observation_holds_nothing_hidden,
)
AT_THE_END: tuple[Law, ...] = (a_finished_game_has_an_outcome, the_record_gives_the_game_again, pieces_are_conserved)


def play_on(state: State, chance: Random, decisions: int) -> None:
    """Play a state at random for some decisions."""
    for _ in range(decisions):
        if state.done:
            return
        seat = chance.choice(state.seats)
        state.take(seat, chance.choice(state.options(seat)))


def check_game(
    game_: Game, seed: int, chance: Random, often: float, tally: LawTally, fixed: Options | None = None
) -> None:
    """Play one random game and check the laws on the way."""
    match = Match(game_, seed, random_options(game_, chance, fixed), at_table=tally.games % 2 == 0)
    tally.games += 1
    try:
        while not match.done:
            obey(AT_EVERY_DECISION, match, chance, tally)
            if chance.random() < often:
                obey(NOW_AND_THEN, match, chance, tally)
            seat = chance.choice(match.asked)
            match.act(seat, chance.choice(match.state.options(seat)))
            tally.decisions += 1
            demand(len(match.acts) <= game_.longest, f"the game has not ended after {game_.longest} decisions")
        obey(AT_THE_END, match, chance, tally)
        both_manners_agree(game_, seed, match.options, chance, tally)
    except Breach as breach:
        tally.breaches.append(f"{breach}\nThe record up to there:\n{to_text(match)}")


def obey(laws: tuple[Law, ...], match: Match, chance: Random, tally: LawTally) -> None:
    """Check some laws."""
    for law in laws:
        name = law.__name__.replace("_", " ")
        tally.checks[name] = tally.checks.get(name, 0) + 1
        try:
            law(match, chance)
        except Breach as breach:
            raise Breach(f"{name}: {breach}") from None


def random_options(game_: Game, chance: Random, fixed: Options | None = None) -> Options:
    """A random number of players, and in about half of the games other random options too, except the fixed ones."""
    options = {"players": chance.choice(next(o.values for o in game_.options if o.name == "players"))}
    if chance.random() < 0.5:
        options |= {o.name: chance.choice(o.values) for o in game_.options if o.name != "players"}
    return game_.settle_options(options | (fixed or {}))


def both_manners_agree(game_: Game, seed: int, options: Options, chance: Random, tally: LawTally) -> None:
    """At a table and in simulation the same decisions lead to the same states."""
    quick = game_.new(seed, options)
    slow = game_.new(seed, options)
    slow.sit(True)
    settle(quick)
    for _ in range(400):
        settle(slow)
        demand(
            without_manner(quick.fields()) == without_manner(slow.fields()),
            f"the two manners of play reach different states: {differing(quick, slow)}",
        )
        if quick.done:
            break
        action = chance.choice(quick.legal())
        slow.take(quick.seat, action)
        quick.act(action)
    tally.checks["both manners agree"] = tally.checks.get("both manners agree", 0) + 1


def differing(one: State, other: State) -> str:
    """The names of the fields in which two states differ."""
    mine, theirs = without_manner(one.fields()), without_manner(other.fields())
    return ", ".join(name for name in mine if mine[name] != theirs[name])


def settle(state: State) -> None:
    """Take forced moves until a seat has a choice."""
    while not state.done:
        options = state.options(state.seat)
        if len(options) > 1:
            return
        state.take(state.seat, options[0])


def words_are_complete(game_: Game) -> None:
    """Every action has words of its own, and they parse back."""
    words = [game_.notation.to_words(action) for action in range(game_.actions)]
    demand(len(set(words)) == len(words), "two actions have the same words")
    for action, said in enumerate(words):
        demand(game_.notation.to_action(said) == action, f"{said!r} does not parse back")


def check(game_: Game, games: int, seed: int, often: float = 0.02, fixed: Options | None = None) -> LawTally:
    """Check every law over random games, in which some options may be fixed."""
    tally = LawTally()
    try:
        words_are_complete(game_.worded(game_.settle_options(fixed)))
    except Breach as breach:
        tally.breaches.append(f"words are complete: {breach}")
    for i in range(games):
        check_game(game_, (seed * 1_000_003 + i) % 2**63, Random(seed * 1_000_003 + i), often, tally, fixed)
    return tally


def fixed_by(game_: Game, content: str | None) -> Options:
    """The options fixed for all games: the content, if a file is named."""
    return {} if content is None else {CONTENT: game_.content_of(named(content, "--content"))}


def flags() -> Flags:
    """The command line of `fidchell laws`."""
    parser = Flags(prog="fidchell laws", description="Check the laws of a game over random play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--often",
        type=float,
        default=0.02,
        help="the share of decisions at which the costly laws are checked (%(default)s)",
    )
    parser.add_argument("--content", metavar="FILE", help="use this content file, in games that allow it")
    return parser


def run(argv: Sequence[str]) -> int:
    """`fidchell laws GAME --games N --seed S --content FILE`: print games, decisions, checks and any breach."""
    chosen = flags().parse_args(argv)
    if chosen.games < 1 or not 0 <= chosen.seed < 2**40 or not 0 <= chosen.often <= 1:
        raise BadOption("--games should be 1 or more, --seed from 0 to 2**40 - 1, and --often from 0 to 1")
    began = time.monotonic()
    found = game(chosen.game)
    tally = check(found, chosen.games, chosen.seed, chosen.often, fixed_by(found, chosen.content))
    for name, times in sorted(tally.checks.items()):
        print(f"{times:>10,}  {name}")
    for breach in tally.breaches:
        print(f"\nBREACH {breach}")
    took = time.monotonic() - began
    print(f"{tally.games} games, {tally.decisions:,} decisions, {len(tally.breaches)} breaches, {took:.0f} s")
    return 1 if tally.breaches else 0
