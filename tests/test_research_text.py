"""The pages for players that read tell all that a seat may know, and nothing else."""

import json
from collections import Counter
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from observed import encoding_of
from patience import extent
from play import positions

from fidchell.bots.player import make
from fidchell.checks.cases import load, opened
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.games.inis.ids import DECK, EPIC, SPOTS
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.snakes.content.book import known as content
from fidchell.games.snakes.ids import CARDS
from fidchell.games.snakes.view.view import items_in
from fidchell.research.inis_text import FEW
from fidchell.research.text import as_json, as_text, notes_of, page_of, primer, view_of, written

CASES = Path(__file__).parents[1] / "cases"
KEYS = ("inis", "snakes")
each_game = pytest.mark.parametrize("key", KEYS)
each_manner = pytest.mark.parametrize("at_table", [True, False], ids=["at a table", "in simulation"])


# Secrecy.


@each_game
@each_manner
def test_no_page_tells_a_guess_from_the_truth(key, at_table):
    chance = Random(5)
    asked = unasked = 0
    for match in positions(key, 11, extent(3, 6), at_table, every=6):
        for seat in range(match.players):
            guess = match.state.determinize(seat, chance.getrandbits(63))
            for tell in (as_text, as_json):
                assert tell(match.game, guess, seat, lore=True) == tell(match.game, match.state, seat, lore=True)
            asked += seat in match.asked
            unasked += seat not in match.asked
    assert asked > 40 and unasked > 40


@each_game
@each_manner
def test_what_a_bot_is_given_makes_the_same_page(key, at_table):
    for match in positions(key, 12, 3, at_table, every=6):
        for seat in match.asked:
            guess = information_state_of(match.state, seat).determinize(0)
            assert as_text(match.game, guess, seat) == as_text(match.game, match.state, seat)


# Completeness: whoever changes any fact changes the page.

OPEN_KEYS = {  # keys of parts whose own keys are names
    *("clans", "exposed", "sheltered", "plan", "tiles", "event_helps", "odds", "parts", "lost", "rules")
}


def known_to(match, seat):
    """The view of a seat, with its notes as one more part."""
    view = view_of(match.game, match.state, seat)
    return view | {"notes": notes_of(match.game, match.state, seat, view)}


def page_with(key, view):
    """The page of a view that has notes."""
    return written(page_of(key), view, view["notes"])


@cache
def telling_views(key):
    """Views that between them have every kind of fact that random play brings, and for each kind all its values."""
    views = []
    kinds: set[tuple[Any, bool]] = set()
    values: dict[Any, list[Any]] = {}
    for match in positions(key, 13, extent(4, 10), every=2):
        for seat in {0, *match.asked}:
            view = known_to(match, seat)
            found = list(leaves(view))
            for path, value in found:
                if value not in values.setdefault(kind(path), []):
                    values[kind(path)].append(value)
            if not {(kind(path), value is None) for path, value in found} <= kinds:
                kinds |= {(kind(path), value is None) for path, value in found}
                views.append(view)
    return views, values


def leaves(part, path=()):
    """All that a view holds, with the way to it; a list or a dict that names things is a leaf as well."""
    if isinstance(part, dict | list):
        for at, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from leaves(inner, (*path, at))
    else:
        yield path, part


def kind(path):
    """What kind of fact it is: the way to it, whichever thing of a list or which of the rules it is about."""
    if path[:2] == ("notes", "rules"):
        return path[:2]
    return tuple("*" if isinstance(at, int) else at for at in path)


def changed(view, path, value):
    """A view in which something is different."""
    other = deepcopy(view)
    holder = other
    for at in path[:-1]:
        holder = holder[at]
    holder[path[-1]] = value
    return other


def shortened(view, path, at):
    """A view in which a list or a dict holds one thing less."""
    other = deepcopy(view)
    holder = other
    for step in path:
        holder = holder[step]
    del holder[at]
    return other


def other_value(value, known):
    """Another value that could stand there; nothing is known to stand where there was never anything."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    return next((other for other in known if other not in (value, None)), value and "something else")


# What views work out from their other parts, for whoever shows them; * is anything.
DERIVED = (
    *("territories * counts", "seats * goals", "clash parties", "own draft"),
    *("ask id", "ask part", "ask step", "ask declared planned"),
    *("standing", "helps", "cards read", "britain next", "risk at"),
    *("ask odds * target", "ask odds * needed", "ask odds * faces"),
)


def is_derived(path):
    """Whether a view works a fact out from others."""
    return any(
        len(path) >= len(steps) and all(step in ("*", at) for step, at in zip(steps, path, strict=False))
        for steps in map(str.split, DERIVED)
    )


def follows(view, path):
    """Whether a fact follows from others that are told, or is as it usually is, and so is not told by itself."""
    memory = view.get("memory")
    if is_derived(path):
        return True
    if path[0] in ("over", "winner", "ending", "result"):
        return view["ask"] is not None or path[0] == "over"  # told when nobody is asked any more
    if path[:2] == ("clash", "cauldron"):
        return True  # the same as `cauldron`
    if path[0] == "memory" and path[1] == "known":
        return path[2] == view["viewer"]  # its own hand
    if path[0] == "memory" and path[1] == "possible_actions":
        card = view["memory"]["possible_actions"][path[2]][path[3]]
        return path[2] == view["viewer"] or card in memory["known"][path[2]]  # what lies there surely, may lie there
    if path[:2] == ("notes", "tales"):
        return tale_follows(view["notes"]["tales"], path)
    if path[0] == "notes" and path[1] in ("picking", "deck_picking"):
        return view["notes"][path[1]] == "historical"  # as it usually is
    return kind(path) == ("seats", "*", "acolyte") and view["seats"][path[1]]["saint"] is not None


def tale_follows(groups, path):
    """Whether all of a group of tales are known to lie in a hand, or a tale is one of the many that are not named."""
    where, tales = groups[path[2]]["where"], groups[path[2]]["tales"]
    known = len(where) == 1 and where != ["deck"]
    return known or ("tales" in path and FEW < len(tales) == max(len(group["tales"]) for group in groups))


@each_game
def test_every_fact_is_told(key):
    views, values = telling_views(key)
    chance = Random(3)
    told = set()
    for view in views:
        before = page_with(key, view)
        for path, value in leaves(view):
            other = other_value(value, values[kind(path)])
            if other is None or follows(view, path) or (kind(path) in told and chance.random() > 0.1):
                continue
            assert page_with(key, changed(view, path, other)) != before, f"{path} can be {value} or {other}"
            told.add(kind(path))
    untold = {path for path in values if path not in told and len(values[path]) > 1 and not is_derived(path)}
    assert untold <= UNTOLD[key]


# What is never told by itself, since it follows.
UNTOLD = {
    "inis": {("over",), ("clash", "cauldron", "seat"), ("clash", "cauldron", "clans"), ("clash", "cauldron")},
    "snakes": {("over",), ("seats", "*", "acolyte")},
}


@each_game
def test_everything_in_a_list_is_told(key):
    views, _ = telling_views(key)
    chance = Random(4)
    for view in views:
        before = page_with(key, view)
        for path, holder in holders(view):
            at = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
            if not follows(view, (*path, at)):
                assert page_with(key, shortened(view, path, at)) != before, f"{path} without {at}"


def holders(part, path=()):
    """The lists of a view that may be longer or shorter, and the dicts by name, unless they are empty."""
    if isinstance(part, dict):
        if path and path[-1] in OPEN_KEYS and part:
            yield path, part
        for name, inner in part.items():
            yield from holders(inner, (*path, name))
    elif isinstance(part, list) and part and isinstance(part[0], dict | str):
        yield path, part
        for at, inner in enumerate(part):
            yield from holders(inner, (*path, at))


@each_game
def test_names_stand_in_the_text_as_in_the_notation(key):
    views, _ = telling_views(key)
    for view in views:
        text = page_with(key, view)
        for path, value in leaves(view):
            if isinstance(value, str) and not follows(view, path):
                assert value in text, path


@each_game
def test_the_viewer_always_knows_its_own_hand(key):
    """Which is why a page leaves out what the memory says of it."""
    for view in telling_views(key)[0]:
        if key == "inis":
            (own,) = (seat for seat in view["seats"] if seat["seat"] == view["viewer"])
            held = set(view["own"]["hand"]) - set(own["advantages"])
            assert set(view["memory"]["known"][view["viewer"]]) == held
            assert view["clash"] is None or view["clash"].get("cauldron") in (None, view["cauldron"])


# The same facts as in the numbers: each part of an observation is a note, or follows from keys of the view.

FOLLOWS_FROM = {
    "inis": {
        "self": "viewer",
        "near": "territories.near",
        "island": "territories.territory",
        "led": "territories.chieftain",
        "advantages": "territories.advantage",
        "actions": "memory.possible_actions",
        "discarded_tales": "discarded_tales",
        "open": "open_cards",
        "clans": "territories.clans",
        "citadels": "territories.citadels",
        "sanctuaries": "territories.sanctuaries",
        "column": "territories.q",
        "row": "territories.r",
        "points_down": "territories.points",
        "reserve": "seats.reserve",
        "deeds": "seats.deeds",
        "held_actions": "seats.actions",
        "held_tales": "seats.tales",
        "lands": "seats.progress.territories",
        "shrines": "seats.progress.sanctuaries",
        "subjects": "seats.progress.subjects",
        "pretender": "seats.pretender",
        "players": "seats.seat",
        "season": "season",
        "seasons": "seasons",
        "passes": "passes",
        "crows": "crows",
        "supply": "supply",
        "aside": "supply.aside",
        "capital": "territories.capital",
        "festival": "territories.festival",
        "tiles": "memory.tiles",
        "brenn": "brenn",
        "turn": "turn",
        "asked": "ask.seats",
        "kind": "ask.what",
        "moment": "ask.moment",
        "card": "ask.what ask.card",  # a question that is always about a card is about a withdrawal where it has none
        "about": "ask.player ask.to ask.proposer",
        "where": "ask.territory",
        "declared": "ask.declared.card",
        "declarer": "ask.declared.player",
        "declared_at": "ask.declared.territory",
        "declared_seat": "ask.declared.seat",
        "declared_choice": "ask.declared.card ask.declared.choice",
        "declared_season": "ask.declared.as",
        "clashes": "clash.pending",
        "clash": "clash.territory",
        "instigator": "clash.instigator",
        "striker": "clash.striker",
        "sheltered": "clash.sheltered",
        "speared": "clash.speared",
        "cauldron": "cauldron.seat",
        "brew": "cauldron.clans",
        "drawn": "ask.drawn",
        "sealed": "own.sealed",
        "locked": "own.locked",
        "passed": "memory.passed",
    },
    "snakes": {
        "self": "viewer",
        "near": "areas.near",
        "coast": "areas.coast",
        "boxes": "areas.people",
        "province": "areas.province",
        "region_boxes": "britain.regions.box",
        "flocks": "areas.people.flock",
        "built": "built",
        "christian": "areas.chief.christian kings.christian high_king.christian",
        "fallen": "britain.regions.fallen",
        "gift_row": "gifts",
        "to_come": "cards.to_come cards.top",
        "discarded": "cards.discarded",
        "piles": "cards.piles",
        "gone": "cards.gone",
        "people": "areas.people.value",
        "relics": "areas.relics",
        "churches": "areas.church",
        "dolmens": "areas.dolmens",
        "graves": "areas.graves",
        "druids": "areas.druid",
        "leaders": "areas.chief.value kings.value high_king.value",
        "reserve": "supply.people",
        "unmet": "supply.unmet_druids",
        "unseen": "supply.unseen_relics",
        "churches_left": "supply.churches",
        "helps": "event_helps",
        "supply": "supply.dolmens supply.druids supply.leaders cards.deck",
        "players": "seats.seat",
        "limit": "seats.limit",
        "turns": "turns",
        "deaths": "deaths",
        "paganism": "britain.box",
        "end_box": "britain.end",
        "phase": "phase",
        "points": "points",
        "prepared": "prepared",
        "effort": "final_effort",
        "ending": "ending",
        "result": "result",
        "kept": "seats.keeps",
        "gifts": "seats.keeps",
        "other_sides": "areas.chief.other_side kings.other_side high_king.other_side",
        "looked": "areas.druid.seen_by",
        "saint": "seats.saint",
        "where": "seats.area",
        "zeal": "seats.zeal",
        "last_space": "seats.may_make_final_effort",
        "open": "cards.current cards.key ask.card",
        "colour": "cards.colour",
        "grade": "level",
        "turn": "turn",
        "asked": "ask.seats",
        "about": "ask.player",
        "kind": "ask.what",
        "target": "ask.target",
        "thrown": "ask.thrown",
        "needed": "ask.needed",
    },
}
BESIDES = {"inis": {"plan": "ask.declared.card ask.declared.plan"}, "snakes": {}}  # beside the note of the same name
DETAILS_FROM = {  # what the details of a question follow from beside their note, by what is asked
    "inis": {
        "react": "ask.moment ask.card ask.player ask.territory turn clash.striker",
        "draft": "ask.passing",
        "settle a clan": "season ask.options",
        "name a territory": "ask.card",
        "name the territory to leave": "ask.card",
        "name a player": "ask.card ask.declared.territory",
        "name a clan": "ask.card ask.declared.plan",
        "name where to place a clan": "ask.card ask.declared.plan",
        "name where clans go": "ask.card",
        "name where clans come from": "ask.declared clash.territory",
        "name what a sanctuary does": "ask.declared",
        "say how many come out of citadels": "ask.declared.plan",
        "choose a site for the new tile": "sites",
        "choose a tile": "sites",
        "give an action card": "ask.to",
        "make a manoeuvre": "ask.options",
        "agree to peace": "ask.proposer",
        "take the hit": "ask.options",
    },
    "snakes": {
        "choose the next card": "ask.options cards.top",
        "discard a card": "ask.card ask.options",
        "choose who gets the card": "ask.card",
        "agree to give a card": "ask.card ask.player",
        "help the attempt": "ask.target ask.odds",
        "change the throw": "ask.player",
        "prevent a loss of zeal": "ask.player ask.zeal",
    },
}
COMMON = ("viewer", "seats.seat", "territories.territory", "content")  # who sits where, and on which map
PLAYED_BY = {"inis": "random", "snakes": "planner"}  # so that much happens


def at_path(told, path):
    """What lies at the end of a path; of a list, what lies there in each of its things."""
    for i, step in enumerate(path):
        if isinstance(told, list):
            return [at_path(each, path[i:]) for each in told]
        told = told.get(step) if told else None
    return told


def grounds_for(key, part, ask):
    """The ways to all that a part of an observation should follow from, beside what is common to all."""
    paths = FOLLOWS_FROM[key].get(part) or f"notes.{part} {BESIDES[key].get(part, '')}"
    if part == "details":
        paths += f" ask.seats ask.what {DETAILS_FROM[key].get((ask or {}).get('what', ''), '')}"
    return paths.split()


@each_game
def test_every_part_of_an_observation_is_told(key):
    """Where all that a part should follow from is the same, so is the part."""
    places, room = encoding_of(key).places(), bytearray(encoding_of(key).size)
    met: dict[tuple[str, ...], bytearray] = {}
    again: Counter[str] = Counter()
    for match in positions(key, 17, 2 if key == "inis" else 6, bot=make(PLAYED_BY[key], 1)):
        for seat in {0, *match.asked}:
            known = known_to(match, seat)
            assert places.keys() == FOLLOWS_FROM[key].keys() | known["notes"].keys()
            match.state.observe_into(seat, room)
            said = cache(lambda path, known=known: json.dumps(at_path(known, path.split("."))))
            common = " ".join(map(said, COMMON))
            for name, place in places.items():
                paths = grounds_for(key, name, known["ask"])
                grounds = (name, common, *map(said, paths))
                again[name] += grounds in met
                before = met.setdefault(grounds, room[place])
                assert before == room[place], f"{grounds} make {[*before]} or {[*room[place]]} by {paths}"
    assert min(again.values()) > 100, again


def noted_positions(key, games):
    """Positions with notes for a seat that is asked and for another one, and all the fields of the state."""
    for match in positions(key, 18, games, every=3, bot=make(PLAYED_BY[key], 2)):
        for seat in {match.players - 1, *match.asked[:1]}:
            yield match, seat, known_to(match, seat), match.state.fields()


def test_the_notes_of_inis_say_what_is_so():
    seats = game("inis").seat_names
    for _, seat, known, f in noted_positions("inis", 6):
        notes = known["notes"]
        for name in ("cathbad", "ploy", "resume", "next_up"):
            assert notes[name] == (seats[f[name] - 1] if f[name] else None)
        assert (notes["opening"], notes["felled"]) == (bool(f["opening"]), bool(f["felled"]))
        assert notes["lost"] == {seats[i]: n for i, n in enumerate(f["lost"]) if n}
        spots = [*enumerate(seats), (DECK, "deck")]
        for group in notes["tales"]:
            for tale in group["tales"]:
                may = [f["maybe"][seat * SPOTS + spot] >> CARD_NAMES.index(tale) & 1 for spot, _ in spots]
                assert {name for (_, name), lies in zip(spots, may, strict=True) if lies} == set(group["where"])


def test_a_plan_is_told_while_an_answer_to_its_card_is_declared():
    told = 0
    for match in positions("inis", 21, 6):
        plan = match.state.fields()["plan"]
        known: dict[str, Any] = known_to(match, 0) if any(plan) else {"ask": None}
        declared = (known["ask"] or {}).get("declared")
        if declared and "plan" not in declared:
            assert known["notes"]["plan"] == {PLACE_NAMES[i]: n for i, n in enumerate(plan) if n}
            told += 1
    assert told > 1


def test_every_tale_is_told_once_and_the_primer_names_them_all():
    """So a page may say `the other 20`."""
    tales = set(CARD_NAMES[EPIC:])
    for _, _, known, _ in noted_positions("inis", 6):
        found = [*known["discarded_tales"], *known["open_cards"], *(known["ask"] or {}).get("drawn", ())]
        found += [tale for group in known["notes"]["tales"] for tale in group["tales"]]
        assert Counter(card for card in found if card in tales) == Counter(tales)
    assert f"The epic tales: {', '.join(CARD_NAMES[EPIC:])}." in primer(game("inis"), {})


def test_the_notes_of_snakes_say_what_is_so():
    seats, rested = game("snakes").seat_names, 0
    for match, _, known, f in noted_positions("snakes", 12):
        notes, book = known["notes"], content(match.options["content"])
        assert (notes["more_points"], notes["boost"]) == (f["ap_change"], f["boost"])
        assert set(notes["struck"]) == {seat for i, seat in enumerate(seats) if f["struck"] >> i & 1}
        for name in ("used", "moved"):
            cards = items_in(book, f[name]) + items_in(book, f[f"{name}_gifts"], CARDS)
            assert notes["rested"][name] == cards
            rested += len(cards)
        for name, field in (("first_key", "arthur"), ("faith", "faith"), ("free_build", "free_build")):
            assert notes[name] == bool(f[field])
    assert rested > 20


def test_a_choice_of_whom_an_event_strikes_tells_how_hard():
    title = "the active player names the other Saint who loses Zeal too"
    (case,) = (case for case in load(CASES / "snakes" / "effects.yaml").cases if case.title == title)
    state = opened(case).state
    (seat,) = state.seats
    assert as_json(case.game, state, seat)["notes"]["details"] == {"zeal": -1}


STEPS_NOTED = {  # what was said, what is asked then, and the detail that tells what was said
    ("from", "name where clans go"): "leaving",
    ("to", "name where clans go"): "last_named",
    ("discard", "discard action cards"): "last_named",
    ("tile", "choose a site for the new tile"): "tile",
}


def test_the_details_of_a_question_say_what_was_said_before():
    heard: Counter[str] = Counter()
    chance = Random(7)
    for seed in range(8):
        match = Match(game("inis"), seed, {"players": 3})
        while not match.done:
            seat = chance.choice(match.asked)
            action = chance.choice(match.state.options(seat))
            verb, name, *_ = f"{match.game.notation.to_words(action)} -".split()
            match.act(seat, action)
            known = known_to(match, seat)
            detail = STEPS_NOTED.get((verb, (known["ask"] or {}).get("what", "")))
            if detail and seat in match.asked:
                assert known["notes"]["details"][detail] == name
                heard[detail] += 1
    assert heard["leaving"] > 10 and heard["last_named"] > 10
