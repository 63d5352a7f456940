"""The pages for players that read: they tell all that a seat may know and nothing else; replies are understood."""

import json
import time
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play import random_match

from fidchell.bots.bout import play
from fidchell.bots.player import RandomPlayer, make
from fidchell.core.cases import load, opened
from fidchell.core.errors import IllegalAction
from fidchell.core.laws import random_options
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.seen import see
from fidchell.games.inis.ids import DECK, EPIC, SPOTS
from fidchell.games.inis.lore import CARD_LORE, RULES
from fidchell.games.inis.words import CARD_NAMES, PLACE_NAMES
from fidchell.games.snakes.book import for_cases
from fidchell.games.snakes.book import known as content
from fidchell.games.snakes.ids import CARDS
from fidchell.games.snakes.view import items_in
from fidchell.research.inis_text import FEW
from fidchell.research.text import (
    SCHEMA,
    Reader,
    as_json,
    as_text,
    meant,
    notes_of,
    numbered,
    page_of,
    primer,
    read_answer,
    view_of,
    written,
)

CASES = Path(__file__).parents[1] / "cases"
KEYS = ("inis", "snakes")
each_game = pytest.mark.parametrize("key", KEYS)
each_manner = pytest.mark.parametrize("at_table", [True, False], ids=["at a table", "in simulation"])


def positions(key, seed, games, at_table=True, every=1, bot=None):
    """Some positions of random games with random options, most moves by a bot if there is one; and the ends."""
    chance = Random(seed)
    for i in range(games):
        match = Match(game(key), seed * 1000 + i, random_options(game(key), chance), at_table)
        while not match.done:
            if chance.random() * every < 1:
                yield match
            seat = chance.choice(match.asked)
            thinks = bot and chance.random() < 0.8
            match.act(seat, bot.choose(see(match.state, seat)) if thinks else chance.choice(match.state.options(seat)))
        yield match


# Secrecy.


@each_game
@each_manner
def test_no_page_tells_a_guess_from_the_truth(key, at_table):
    chance = Random(5)
    asked = unasked = 0
    for match in positions(key, 11, 6, at_table, every=6):
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
            guess = see(match.state, seat).guess(0)
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
    views, kinds, values = [], set(), {}
    for match in positions(key, 13, 10, every=2):
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


def follows(view, path):
    """Whether a fact follows from others that are told, or is as it usually is, and so is not told by itself."""
    memory = view.get("memory")
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
    untold = {path for path in values if path not in told and len(values[path]) > 1}
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
        paths += f" ask.seats ask.what {DETAILS_FROM[key].get((ask or {}).get('what'), '')}"
    return paths.split()


@each_game
def test_every_part_of_an_observation_is_told(key):
    """Where all that a part should follow from is the same, so is the part."""
    places, room = game(key).encoding.places(), bytearray(game(key).encoding.size)
    met, again = {}, Counter()
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
        known = known_to(match, 0) if any(plan) else {"ask": None}
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
    heard = Counter()
    chance = Random(7)
    for seed in range(8):
        match = Match(game("inis"), seed, {"players": 3})
        while not match.done:
            seat = chance.choice(match.asked)
            action = chance.choice(match.state.options(seat))
            verb, name, *_ = f"{match.game.to_words(action)} -".split()
            match.act(seat, action)
            known = known_to(match, seat)
            detail = STEPS_NOTED.get((verb, (known["ask"] or {}).get("what")))
            if detail and seat in match.asked:
                assert known["notes"]["details"][detail] == name
                heard[detail] += 1
    assert heard["leaving"] > 10 and heard["last_named"] > 10


# Form.


@each_game
def test_json_is_the_view_with_question_and_options(key):
    match = random_match(3, 60, key)
    (seat,) = match.asked
    told = as_json(match.game, match.state, seat)
    assert json.loads(json.dumps(told)) == told
    assert told["facts"] == match.view(seat)
    assert told["notes"] == notes_of(match.game, match.state, seat, told["facts"])
    assert [option["words"] for option in told["options"]] == match.words(seat)
    assert (told["schema"], told["game"], told["seat"]) == (SCHEMA, key, match.seat_name(seat))
    assert told["question"] in as_text(match.game, match.state, seat)
    assert "lore" not in told


@each_game
def test_the_end_is_told(key):
    match = random_match(4, key=key)
    text = as_text(match.game, match.state, 0)
    assert "The game is over" in text and "Options" not in text
    assert as_json(match.game, match.state, 0)["options"] == []


def test_lore_is_about_the_cards_in_sight_and_in_our_words():
    match = random_match(3, 150, players=3)
    (seat,) = match.asked
    view = match.view(seat)
    told = as_json(match.game, match.state, seat, lore=True)["lore"]
    assert set(view["own"]["hand"]) <= told.keys()
    for card in told.keys() & set(CARD_NAMES):
        assert all(half.effect in told[card] for half in CARD_LORE[card].halves)


def test_the_primer_tells_the_rules_and_the_options():
    inis = game("inis")
    options = inis.settle_options({"players": 2, "eriu": "anywhere"})
    told = primer(inis, options)
    assert RULES["victory"] in told and "in table order: green, blue." in told
    assert "eriu anywhere (Whether Eriu's clans must be spread.)" in told
    assert "otherwise than usual" not in primer(inis, inis.settle_options({}))
    snakes = game("snakes")
    told = primer(snakes, {})
    assert "Tara lies in southern-ui-neill." in told


def test_a_game_without_a_page_is_told_part_by_part():
    match = random_match(3, 50)
    plain = replace(match.game, key="unheard-of")
    (seat,) = match.asked
    text = as_text(plain, match.state, seat)
    for name, part in match.view(seat).items():
        assert name == "ask" or f"{name}: {json.dumps(part, ensure_ascii=False)}" in text
    assert f"1. {match.words(seat)[0]}" in text


def test_the_words_are_those_of_the_content():
    snakes = game("snakes")
    state = snakes.new(3, snakes.settle_options({"players": 2, "content": for_cases().key}))
    (seat,) = state.seats
    text = as_text(snakes, state, seat, lore=True)
    words = as_json(snakes, state, seat)["options"][-1]["words"]
    assert f"content {for_cases().key}." in text and words in text
    assert read_answer(snakes, state, seat, words) == state.options(seat)[-1]


def test_a_seat_that_does_not_exist_is_refused():
    match = random_match(3, 50, players=2)
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        as_text(match.game, match.state, 2)


@pytest.mark.compiled
@pytest.mark.alone
@each_game
def test_a_page_takes_less_than_a_millisecond(key):
    took = []
    for match in positions(key, 14, 3, every=10):
        began = time.perf_counter()
        as_text(match.game, match.state, 0)
        took.append(time.perf_counter() - began)
    assert median(took) < 0.001


# Replies.


TURN = ("play dagda", "play dagdas-club", "play new-clans", "claim", "pass")
CLANS = ("to hills 2", "to hills 3", "to hills 4")
ATTEMPTS = ("convert people -2", "convert people -3", "convert king", "convert high king", "prepare", "done")


def choices(words):
    return numbered({"options": list(words)})


def understood(reply, words):
    return [words[i] for i in sorted(meant(reply, choices(words)))]


@pytest.mark.parametrize(
    ("reply", "words", "option"),
    [
        ("5", TURN, "pass"),
        ("**5.**", TURN, "pass"),
        ("05", TURN, "pass"),
        ("Option 5", TURN, "pass"),
        ("I choose option 3, since clans win games.", TURN, "play new-clans"),
        ("PASS!", TURN, "pass"),
        ("Play The Dagda's Club", TURN, "play dagdas-club"),
        ("play the Dagda", TURN, "play dagda"),
        ("2. play dagdas-club", TURN, "play dagdas-club"),
        ("I will play New Clans now.", TURN, "play new-clans"),
        ("I could pass or claim, but no.\nAnswer: play new-clans", TURN, "play new-clans"),
        ("The answer is not to pass. Answer: 1", TURN, "play dagda"),
        ('{"thought": "claim?", "answer": 4}', TURN, "claim"),
        ("`pass`. That is my answer", TURN, "pass"),
        ("3", CLANS, "to hills 3"),
        ("to hills 3", CLANS, "to hills 3"),
        ("convert people \N{MINUS SIGN}3", ATTEMPTS, "convert people -3"),
        ("1", ATTEMPTS, "convert people -2"),
        ("Convert the High King!", ATTEMPTS, "convert high king"),
        ("\N{FULLWIDTH DIGIT SIX}", ATTEMPTS, "done"),
    ],
)
def test_a_reply_names_an_option(reply, words, option):
    assert understood(reply, words) == [option]


@pytest.mark.parametrize(
    ("reply", "words", "several"),
    [
        ("", TURN, []),
        ("hm", TURN, []),
        ("6", TURN, []),
        ("0", TURN, []),
        ("1", CLANS, []),
        ("-2", ATTEMPTS, []),
        ("9" * 10_000, TURN, []),
        ("I could pass. Answer: 7", TURN, []),
        ("I have 3 clans there", TURN, []),
        ("2 reasons speak for waiting.", TURN, []),
        ("1, 2", TURN, []),
        ("1 or 2", TURN, ["play dagda", "play dagdas-club"]),
        ("Answer: 1 or 2", TURN, ["play dagda", "play dagdas-club"]),
        ("1. The mine is rich.\n2. The plains are not.", TURN, []),
        ("new-clans", TURN, []),
        ("pass or claim", TURN, ["claim", "pass"]),
        ("1. pass", TURN, ["play dagda", "pass"]),
        ("Answer: claim, or pass", TURN, ["claim", "pass"]),
        ("option 1, no, option 2", TURN, ["play dagda", "play dagdas-club"]),
    ],
)
def test_a_reply_that_names_none_or_several_is_not_understood(reply, words, several):
    assert understood(reply, words) == several


@each_game
def test_every_option_is_read_by_its_number_and_by_its_words(key):
    for match in positions(key, 15, 3, every=8):
        for seat in match.asked:
            options = as_json(match.game, match.state, seat)["options"]
            for action, option in zip(match.state.options(seat), options, strict=True):
                number, words = option["number"], option["words"]
                for reply in (
                    f"{number}",
                    f"Answer: {number}.",
                    words.upper(),
                    f"I say: {words}!",
                    f"{number}. {words}",
                ):
                    assert read_answer(match.game, match.state, seat, reply) == action


def test_a_refusal_shows_the_options():
    match = random_match(3, 150, players=3)
    (seat,) = match.asked
    with pytest.raises(
        IllegalAction, match=r"^'attack the sea' names none of the options; .* of: 1\. play kernunos"
    ) as why:
        read_answer(match.game, match.state, seat, "attack the sea")
    assert str(why.value).endswith("2. pass")
    with pytest.raises(IllegalAction, match="names several options: `play kernunos-sanctuary`, `pass`"):
        read_answer(match.game, match.state, seat, "play Kernuno's Sanctuary or pass")
    (other, _) = (each for each in range(3) if each != seat)
    with pytest.raises(IllegalAction, match=f"has nothing to decide now; asked: {match.seat_name(seat)}"):
        read_answer(match.game, match.state, other, "1")
    over = random_match(3)
    with pytest.raises(IllegalAction, match="green has nothing to decide now; the game is over"):
        read_answer(over.game, over.state, 0, "1")


TALK = (
    "option",
    "answer",
    "the",
    "play",
    "pass",
    "1",
    "2",
    "-2",
    "kernunos",
    "sanctuary",
    ".",
    "or",
    "\n",
    "{",
    "ß",
    "\N{RIGHT SINGLE QUOTATION MARK}",
)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=400) | st.lists(st.sampled_from(TALK), max_size=12).map(" ".join))
def test_nonsense_is_refused_and_never_breaks_anything(reply):
    match = kernuno()
    (seat,) = match.asked
    try:
        assert read_answer(match.game, match.state, seat, reply) in match.state.options(seat)
    except IllegalAction as why:
        assert "2. pass" in str(why)


@cache
def kernuno():
    return random_match(3, 150, players=3)


@pytest.mark.parametrize("piece", ["pass ", "1 ", "answer ", "\N{COMBINING ACUTE ACCENT}", "'", "\U0001f40d", "-1"])
def test_very_long_replies_are_read_or_refused_soon(piece):
    match = kernuno()
    (seat,) = match.asked
    began = time.perf_counter()
    try:
        assert read_answer(match.game, match.state, seat, piece * 1_000_000) in match.state.options(seat)
    except IllegalAction as why:
        assert len(str(why)) < 500
    assert time.perf_counter() - began < 1


# The reader.


class Model:
    """Answers from a list, the last one again and again; keeps what it was asked."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.prompts = []

    def __call__(self, prompt):
        self.prompts.append(prompt)
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def seen_by_asked(match):
    return see(match.state, match.asked[0])


def test_a_reader_takes_the_option_that_is_answered():
    match, model = kernuno(), Model("Answer: play kernunos-sanctuary")
    reader = Reader(model, briefing="Be bold.")
    assert match.game.to_words(reader.choose(seen_by_asked(match))) == "play kernunos-sanctuary"
    (prompt,) = model.prompts
    assert prompt.startswith("Be bold.\n\nInis, season")
    assert as_text(match.game, match.state, match.asked[0], lore=True) in prompt
    assert reader.lapses == 0


def test_a_reader_sends_back_what_cannot_be_read():
    match, model = kernuno(), Model("attack the sea", "1")
    assert match.game.to_words(Reader(model).choose(seen_by_asked(match))) == "play kernunos-sanctuary"
    first, second = model.prompts
    assert second.startswith(first) and "refused: 'attack the sea' names none of the options" in second


def test_a_reader_passes_when_nothing_can_be_read():
    match, model = kernuno(), Model("attack the sea")
    reader = Reader(model, tries=2)
    assert match.game.to_words(reader.choose(seen_by_asked(match))) == "pass"
    assert len(model.prompts) == 2 and reader.lapses == 1


@each_game
def test_passing_and_being_done_are_the_last_option_wherever_they_are_offered(key):
    """So that a reader that cannot be understood does as little as possible."""
    for match in positions(key, 16, 5):
        for seat in match.asked:
            words = match.words(seat)
            assert not {"pass", "done"} & set(words[:-1])


@each_game
@each_manner
def test_readers_play_a_game_to_its_end(key, at_table):
    found = game(key)
    state = found.new(5, found.settle_options({"players": 2}))
    state.sit(at_table)
    model = Model("1")
    play(state, [Reader(model, lore=False), RandomPlayer(1)])
    assert state.done
    assert model.prompts and all("\nOptions:\n" in prompt for prompt in model.prompts)


def test_in_simulation_a_page_does_not_tell_who_is_asked_to_react():
    veiled = 0
    for match in positions("inis", 5, 4, at_table=False):
        for seat in range(match.players):
            if match.game.window(match.state) and seat not in match.asked:
                veiled += 1
                assert as_json(match.game, match.state, seat)["facts"]["ask"].keys() <= {"seats", "what", "declared"}
                assert as_text(match.game, match.state, seat).endswith("You wait for others.")
    assert veiled > 50
