"""Content files: the default one is read as it is written, and whatever is wrong with another is told all at once."""

import json
import random
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from patience import extent

from fidchell.core.registry import game
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.content import codes
from fidchell.games.snakes.content import reading as form
from fidchell.games.snakes.content.book import BadContent, book_of, default, for_cases, known, load, read, shelve
from fidchell.games.snakes.content.content import Content
from fidchell.games.snakes.content.land_faults import COUNTS
from fidchell.games.snakes.content.written import card_slug, saint_slug, slug
from fidchell.games.snakes.ids import ALL_FLOCK
from fidchell.games.snakes.view.encoding import LORD_ZERO

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src/fidchell/content/snakes/cases.json"  # it stays as it is when the default is tuned
PAGE = (ROOT / "docs/how-to/content.md").read_text(encoding="utf-8")
HOSTILE: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        "",
        "x",
        "4",
        "-1",
        "active",
        "prov:Nowhere",
        "\u202e",
        "\x1b[31m",
        "\ud800",
        "Друид",
        "é" * 3,
    ),
    *(0, -1, 1, 7, 99, 2**40, -(2**63), 10**17, 1.0, 1e300, -0.5, [], {}, [[]], [{}], {"": []}, {"x": {"y": []}}),
    *([None], ["none"], [["none"]], [["zeal", "all", True]], ["a"] * 70, {str(i): i for i in range(80)}, "z" * 5000),
)


def document():
    """A content without faults, to be spoiled."""
    return json.loads(FILE.read_text(encoding="utf-8"))


def numbers(content: Content) -> Fields:
    """A content as numbers."""
    found: Fields = content.fields()  # type: ignore[attr-defined]  # `declared` writes it
    return found


def card(doc, no):
    return next(card for card in doc["event_cards"] if card["no"] == no)


def faults(doc, source="mine.json"):
    """What is said about a document, line by line."""
    with pytest.raises(BadContent) as refused:
        read(doc if isinstance(doc, str) else json.dumps(doc), source)
    lines = str(refused.value).split("\n")
    assert lines and all(line.startswith(f"{source}: ") for line in lines)
    assert len(set(lines)) == len(lines)
    return [line.removeprefix(f"{source}: ") for line in lines]


def book_with(change):
    """The book of that content with a change."""
    doc = document()
    change(doc)
    return read(json.dumps(doc), "mine.json")


# The default content.


def test_the_default_content_is_in_a_form_that_needs_no_fixing():
    assert default().name == "default"
    assert re.fullmatch("default-[0-9a-f]{8}", default().key)
    assert 0 < default().digest < 2**60
    assert default() is known("default") is known(default().key) is book_of(default().digest)


def test_the_content_is_filled_with_the_tables_and_these_have_their_full_sizes():
    assert numbers(for_cases().content) == for_cases().tables
    empty = numbers(Content())
    assert for_cases().tables.keys() == empty.keys()
    for name, value in for_cases().tables.items():
        assert type(value) is type(empty[name]), name
        if isinstance(value, list):
            assert len(value) == len(empty[name]), name
            assert all(type(number) is int for number in value), name


def test_a_file_without_a_name_is_unnamed():
    book = book_with(lambda doc: doc["meta"].pop("name"))
    assert book.name == "unnamed" and book.key.startswith("unnamed-")


def areas(*names):
    return sum(1 << for_cases().areas.index(name) for name in names)


def test_the_map_as_numbers():
    book, at = for_cases(), for_cases().tables
    assert (at["areas"], at["provinces"], at["regions"], at["colours"]) == (9, 4, 3, 3)
    assert book.provinces == ("Ulster", "Connacht", "Leinster", "Munster")
    assert book.areas[at["tara"]] == "Southern Ui Neill"
    laigin = book.areas.index("Laigin")
    assert at["boxes"][laigin] == 5 and sum(at["boxes"]) == 37
    assert at["near"][laigin] == areas("Southern Ui Neill", "Osraige")
    assert at["coast"] & 1 << laigin and not at["coast"] & areas("Osraige", "Ui Maine", "Airgialla")
    assert book.provinces[at["province"][laigin]] == "Leinster"
    assert at["realm"][book.provinces.index("Munster")] == areas("Eoganacht", "Osraige")
    assert at["chief_die"][laigin] == 1 << 4 | 1 << 5 | 1 << 6
    assert at["king_die"][book.provinces.index("Connacht")] == 1 << 5


def test_blocks_and_tracks_as_numbers():
    at = for_cases().tables
    assert for_cases().people_values == (-1, -2, -3, -4, -5, -6) == tuple(at["people_value"][: at["people_kinds"]])
    assert at["people_count"][:6] == [6, 11, 13, 10, 5, 1]
    assert for_cases().druid_values == (-2, -3, -4, -5, -6) and for_cases().relic_values == (0, 1, 2, 3)
    assert (at["leaders"], at["pagan"][0], at["christened"][23]) == (24, -4, 4)
    assert at["churches"] == [8, 6, 4, 1] and at["dolmens"] == 8
    assert at["face"][: at["faces"]] == [1, 2, 3, 4, 5, 6]
    total = -3 - at["slider_low"]
    assert at["slider"][total] == 3 and at["slider_spaces"] == 19
    assert at["saint_track"][: at["saint_spaces"]] == [4, 4, 4, 3, 3, 2]
    assert at["region_box"][:3] == [1, 3, 6] and (at["pagan_start"], at["end_box"]) == (0, 9)


def test_saints_as_numbers():
    book, at = for_cases(), for_cases().tables
    patrick, palladius, ciaran, auxilius, _, secundinus, brigid = range(7)
    mods = [at["saint_mod"][i * ids.TARGETS : (i + 1) * ids.TARGETS] for i in range(ids.SAINTS)]
    assert mods[patrick] == [1] * 5 and mods[palladius] == [1, 0, 0, 0, 0] and mods[secundinus] == [0, 2, 2, 2, 0]
    assert mods[book.saints.index("Ibar")] == [1, 1, 0, 0, 0]
    assert (at["saint_aura"][ciaran], at["saint_ap"][auxilius], at["saint_gifts"][brigid]) == (1, 1, ids.FREE_BUILD)
    assert at["saint_gifts"][book.saints.index("Ibar")] == ids.DRUIDLESS
    assert at["saint_zeal"][:3] == [1, 2, 0] and at["saint_first"][:3] == [2, 1, 0]
    assert at["saint_start"][palladius] == book.areas.index("Eoganacht") + 1 and at["saint_flock"][palladius] == 1
    assert at["historic_start"] == 0b111111 and at["historic_deck"] == 0b111111000000
    assert at["company"] == 1 << ciaran
    assert at["saint_card"][:12] == list(range(1, 13)) and at["card_saint"][11] == 11


def effects(no, slot):
    """The effects of a card at a colour, or under its title."""
    at = for_cases().tables
    place = (no - 1) * ids.SLOTS + slot
    these = range(at["first_op"][place], at["first_op"][place] + at["op_count"][place])
    return [(at["op_code"][i], at["op_where"][i], at["op_amount"][i]) for i in these]


def test_cards_as_numbers():
    at = for_cases().tables
    assert at["cards"] == 64 and at["first_key"] == 54
    kinds = [ids.SAINT_CARD, ids.EVENT_CARD, ids.KEEPER_CARD]
    assert [at["card_kind"][no - 1] for no in (12, 13, 59)] == kinds
    assert [at["card_region"][no - 1] for no in (1, 13, 41, 45, 53, 54, 64)] == [0, 0, 1, 2, 3, 1, 0]
    assert [at["arrow"][no - 1] for no in (13, 14, 18)] == [1, 0, 2]
    assert effects(13, ids.TITLE) == [(ids.PAGANISM, 0, 1)] and effects(54, ids.TITLE) == [(ids.PAGANISM, 0, -1)]
    laigin = for_cases().areas.index("Laigin")
    assert effects(14, 0) == [(ids.CHURCH, laigin, -1), (ids.ZEAL, ids.WHO_ACTIVE, -1)]
    assert effects(26, 0) == [(ids.TOPPLE_KING, ids.CHRISTIAN_FIRST, 0)]
    munster = for_cases().provinces.index("Munster")
    assert effects(39, 0) == [(ids.REPLACE_PEOPLE, ids.IN_PROVINCE + munster, 1), (ids.ZEAL, ids.WHO_ALL, -1)]
    assert effects(24, 0)[0] == (ids.TOPPLE_KING, munster, 0)
    assert effects(32, 0)[0] == (ids.DOLMEN, ids.AT_MOST_FLOCK, 1) and effects(32, 1)[0][1] == ids.AT_ACTIVE
    assert effects(13, 2) == [(ids.MOD, ids.MOD_ALL, 1)] and effects(14, 2) == [(ids.MOD, ids.MOD_LEADERS, 1)]
    assert effects(34, 2) == [(ids.MOD, ids.DRUID, 1)] and effects(30, 2) == [(ids.GIFT, ids.WHO_ACTIVE, 0)]
    assert effects(17, 1) == [] and effects(1, 0) == []


def powers(item):
    at = for_cases().tables
    names = ("power", "power_targets", "power_amount", "power_manner")
    return [tuple(at[name][item * ids.POWERS + i] for name in names) for i in range(ids.POWERS)]


def test_powers_as_numbers():
    nothing = (ids.NO_POWER, 0, 0, 0)
    leader = 1 << ids.CHIEF | 1 << ids.KINGS | 1 << ids.HIGH
    wisdom, knowledge, faith, healing, miracles, prophecy, discerning, _, retold = range(ids.CARDS, ids.CARDS + 9)
    assert powers(wisdom) == [(ids.MODIFY, leader, 2, ids.ONCE_A_TURN), nothing]
    assert powers(knowledge) == [(ids.PEEK_DRUID, 0, 0, 0), nothing]
    assert powers(faith)[0] == (ids.FIRST_PREPARE, 0, 2, 0)
    assert powers(healing)[0] == (ids.HEAL, 0, 1, ids.ONCE_A_TURN)
    assert powers(miracles)[0] == (ids.SET_DIE, 0, 6, ids.DISCARDED)
    assert powers(prophecy)[0] == (ids.PEEK_DECK, 0, 2, 0)
    assert powers(discerning)[0] == (ids.MODIFY, 1 << ids.DRUID, 2, 0)
    assert powers(retold)[0] == (ids.REROLL, 0, 0, ids.DISCARDED)
    assert powers(58)[0] == (ids.MODIFY, 1 << ids.CHIEF | 1 << ids.PEOPLE, 2, ids.DISCARDED)
    assert powers(63) == [(ids.MODIFY, 1 << ids.DRUID, 3, ids.DISCARDED), (ids.RAZE_DOLMEN, 0, 0, ids.DISCARDED)]
    assert powers(0) == [nothing, nothing]
    assert for_cases().tables["gifts"] == 9 and for_cases().tables["gifts_lost"] == 0b011001101


def test_setup_and_levels_as_numbers():
    at = for_cases().tables
    assert at["keeper_limit"] == [3, 3, 3, 2, 2, 2] and at["deck_saints"] == 6
    assert at["grade_druids"][: ids.KINDS] == [0, 0, 0, 0, 2, *[0] * 7] and not any(at["grade_druids"][ids.KINDS :])
    assert at["grade_relics"][0] == 2 and at["grade_relics"][2 * ids.RELICS + 3] == 1
    assert at["grade_cards"] == [1 << 52, 0, 0] and at["grade_dolmens"] == [0, 1, 1]
    assert at["grade_gifts"] == [0, 0, 3] and at["grade_paganism"] == [0, 0, 1]
    assert at["grade_shuffled"] == [0, 0, 1] and at["grade_key"] == [0, 0, 1] and at["grade_colour"] == [0, 0, 3]
    assert (at["acolytes_suffer"], at["acolyte_effort"]) == (1, 1)


def test_words_for_readers():
    book = for_cases()
    assert book.area_names[0] == "northern-ui-neill" and book.saint_names[6] == "brigid"
    assert book.item_names[6] == "saint-brigid" and book.item_names[33] == "druids-curse"
    assert book.item_names[60] == "shamrock" and book.item_names[ids.CARDS + 6] == "discerning-of-spirits"
    assert len(book.item_names) == ids.ITEMS and book.item_names[-1] == ""
    assert book.texts[12][0] == "every Saint loses 1 Zeal" and book.title_texts[12] == "move Paganism forward 1"
    assert book.keeper_texts[60].startswith("Discard before") and book.keeper_texts[6] == book.saint_texts[6]
    assert all(book.gift_texts) and all(book.saint_texts)


def test_names_become_words():
    assert slug("Coroticus: Slavers, from  Strathclyde!") == "coroticus-slavers-from-strathclyde"
    assert slug("Uí Néill") == "ui-neill" and slug("Patrick\u2019s Bell") == "patricks-bell" and slug("Друид") == ""
    assert card_slug("The Shamrock") == "shamrock" and card_slug("Saint Ita") == "saint-ita"
    assert saint_slug("Saint Ita") == "ita"


# What may be written otherwise.


def test_spaces_and_the_order_of_keys_do_not_change_the_key_but_the_order_of_areas_does():
    doc = document()
    shuffled = {key: doc[key] for key in reversed(doc)}
    assert read(json.dumps(shuffled, indent=7), "x").digest == for_cases().digest
    doc["map"]["provinces"] = dict(reversed(doc["map"]["provinces"].items()))
    assert read(json.dumps(doc), "x").digest != for_cases().digest


def test_an_event_may_span_several_colours():
    def change(doc):
        both = card(doc, 16)["events"]
        card(doc, 16)["events"] = {"red+gold": both["red"], "blue": both["blue"]}
        card(doc, 16)["text"] = {"red+gold": "all lose", "blue": "help"}
        card(doc, 15)["events"] = {"red+gold+blue": card(doc, 15)["events"]["red"]}

    book = book_with(change)
    one, other = (
        [numbers for name, numbers in tables.items() if name in ("op_count", "card_kind", "arrow")]
        for tables in (book.tables, for_cases().tables)
    )
    assert one == other
    place = 15 * ids.SLOTS
    assert book.tables["first_op"][place] == book.tables["first_op"][place + 1] != book.tables["first_op"][place + 2]
    assert book.texts[15] == ("all lose", "all lose", "help")


@pytest.mark.parametrize("colours", [["red", "blue"], ["red", "amber", "gold", "green", "blue", "white"]])
def test_there_may_be_two_to_six_colours(colours):
    def change(doc):
        doc["meta"]["colours"] = colours
        for entry in doc["event_cards"]:
            if "events" in entry:
                events = entry["events"]
                entry["events"] = {colour: events.get(colour, events["red"]) for colour in colours}
                entry["arrow"] = entry["arrow"] if entry["arrow"] in colours else "red"
                entry.pop("text")
                entry.pop("single_event")

    book = book_with(change)
    assert book.colours == tuple(colours) and book.tables["colours"] == len(colours)


def test_effects_happen_in_the_order_of_the_rulebook():
    def change(doc):
        ops = [["ap", 1], ["highking"], ["zeal", "pair", -1], ["people", "Ulaid", 1], ["king", "Ulster"], ["pag", 1]]
        card(doc, 41)["events"]["red"] = ops

    at = book_with(change).tables
    first = at["first_op"][40 * ids.SLOTS]
    found = at["op_code"][first : first + 6]
    assert found == [ids.PAGANISM, ids.REPLACE_PEOPLE, ids.TOPPLE_HIGH_KING, ids.TOPPLE_KING, ids.AP, ids.ZEAL]
    assert at["op_where"][first + 5] == ids.WHO_PAIR


def test_setup_may_be_written_otherwise():
    def change(doc):
        setup = doc["setup"]
        del setup["palladius_flock"], setup["start_ap"], setup["people_order"], doc["zeal"]["final_effort"]
        setup["start_flock"] = ["Palladius", "Patrick"]
        setup["fixed_start_area"]["Patrick"] = "Ulaid"
        setup["first_player"] = ["Ita"]
        setup["keeper_limit"] = {"1 saint": 4, "2-3 saints": 3, "4-6 saints": 2}
        setup["alone_unfit"] = ["Finnian"]
        doc["levels"]["advanced"]["remove_gifts"] = 2
        doc["levels"]["beginner"] = {}

    at = book_with(change).tables
    assert at["saint_flock"][:3] == [1, 1, 0] and at["saint_start"][0] == 3 and at["saint_first"][9] == 1
    assert at["keeper_limit"] == [4, 3, 3, 2, 2, 2] and at["company"] == 1 << 7
    assert at["grade_gifts"] == [0, 0, 2] and at["grade_dolmens"] == [1, 1, 1]


def test_a_saints_card_may_name_its_saint():
    def change(doc):
        card(doc, 7).update(title="Mary of the Gael", saint="Brigid")

    book = book_with(change)
    assert book.tables["card_saint"][6] == 6 and book.item_names[6] == "mary-of-the-gael"


def test_a_file_may_mean_other_numbers_than_the_box_has():
    def change(doc):
        doc["blocks"]["dolmens"] = 10
        doc["gifts"].pop()
        doc["meta"]["counts"] = {"dolmens": 10, "gifts": 8}

    assert book_with(change).tables["gifts"] == 8


def test_codes_of_saints_add_up():
    assert codes.ability("all:+1,druid:-2, sail").mods == (1, 1, 1, 1, -1)
    assert codes.ability("king:+3,highking:+1").mods == (0, 0, 3, 1, 0)


# Faults, one by one: where, what is said, and what to change.


def put(value, *path):
    def change(doc):
        for step in path[:-1]:
            doc = doc[step]
        doc[path[-1]] = value

    return change


def drop(*path):
    def change(doc):
        for step in path[:-1]:
            doc = doc[step]
        del doc[path[-1]]

    return change


def on(no, *path):
    return ("event_cards", no - 1, *path)


BREAKAGES = {
    # form
    "no map": (drop("map"), "the field 'map' is missing"),
    "a field that is not known": (put(1, "mapp"), "there is no field 'mapp' here; did you mean 'map'?"),
    "text for number": (
        put("4", "map", "people_boxes", "Ulaid"),
        "map.people_boxes.Ulaid: found '4'; expected a whole",
    ),
    "truth for number": (put(True, "blocks", "dolmens"), "blocks.dolmens: found true; expected a whole number from 0"),
    "fraction": (put(4.0, "zeal", "saint", 0), "zeal.saint[0]: found 4.0; expected a whole number from 1 to 12"),
    "nothing": (put(None, "saints"), "saints: found null; expected a list of 1 to 16 Saints"),
    "too many boxes": (
        put(7, "map", "people_boxes", "Ulaid"),
        "map.people_boxes.Ulaid: found 7; expected a whole number",
    ),
    "a value that is no number": (
        put(3, "blocks", "people", "x"),
        "blocks.people: found the key 'x'; expected a value",
    ),
    "an empty effect": (
        put([[]], *on(18, "events", "red")),
        "event_cards[17] (No. 18).events.red[0]: found []; expected",
    ),
    "another order of People": (
        put("by luck", "setup", "people_order"),
        "setup.people_order: found 'by luck'; expected",
    ),
    "another group": (
        put("hist", "saints", 2, "group"),
        "saints[2].group: found 'hist'; expected one of 'historic start'",
    ),
    "one colour": (
        put(["red"], "meta", "colours"),
        "meta.colours: found a list with 1 entry; expected a list of 2 to 6",
    ),
    # numbers
    "a missing card": (drop(*on(18)), "event_cards: no card has No. 18; expected the numbers 1 to 64, each once"),
    "the last card missing": (drop(*on(64)), "event_cards: found 63 event cards; expected 64, as in the box"),
    "a doubled card": (
        put(19, *on(18, "no")),
        "event_cards: found No. 19 2 times, at 17, 18; expected the numbers 1 to",
    ),
    "a lost People": (put(5, "blocks", "people", "-1"), "blocks: found 93 People, Druids, Leaders and Relics together"),
    "too few People": (
        put({"-1": 30}, "blocks", "people"),
        "blocks.people: found 30 People; expected at least 37, one",
    ),
    "too few Druids": (put({"-1": 8}, "blocks", "druids"), "blocks.druids: found 8 Druids; expected at least 9, one"),
    "too few Leaders": (
        lambda doc: doc["blocks"]["leaders"].__delitem__(slice(13, None)),
        "blocks.leaders: found 13 Leaders; expected at least 14, one for each Chief, King and High King",
    ),
    "levels of Churches": (
        put({"0": 8, "2": 11}, "blocks", "churches"),
        "blocks.churches: found the levels 0, 2; expected",
    ),
    # the map
    "not mutual": (
        lambda doc: doc["map"]["adjacency"]["Ulaid"].remove("Airgialla"),
        "map.adjacency.Airgialla: found Ulaid, but Ulaid does not name Airgialla; expected neighbours to name each",
    ),
    "its own neighbour": (
        lambda doc: doc["map"]["adjacency"]["Ulaid"].append("Ulaid"),
        "map.adjacency.Ulaid: found Ulaid itself; expected only other Areas",
    ),
    "an unknown neighbour": (
        lambda doc: doc["map"]["adjacency"]["Ulaid"].append("Ulad"),
        "map.adjacency.Ulaid: found 'Ulad'; expected an Area: did you mean 'Ulaid'?",
    ),
    "an Area without neighbours": (
        drop("map", "adjacency", "Ulaid"),
        "map.adjacency: Ulaid is missing; expected every",
    ),
    "two Provinces": (
        lambda doc: doc["map"]["provinces"]["Munster"].append("Ulaid"),
        "map.provinces.Munster: found Ulaid, which is in Ulster too; expected each Area in one Province",
    ),
    "faces twice": (
        put([2, 3, 4], "map", "chief_die", "Airgialla"),
        "map.chief_die.Airgialla: found the face 2, which is also with Northern Ui Neill; expected each face once",
    ),
    "a face left out": (
        put([3], "map", "king_die", "Leinster"),
        "map.king_die: nobody has the face 4 among the Kings; expected each face of the die once",
    ),
    "a face the die does not have": (
        put([6, 7], "map", "king_die", "Munster"),
        "map.king_die.Munster: found the face 7",
    ),
    "Tara nowhere": (put("Tara", "map", "tara"), "map.tara: found 'Tara'; expected an Area: choose from: Northern Ui"),
    "an unknown coast": (put(["Cork"], "map", "coastal"), "map.coastal: found 'Cork'; expected an Area"),
    # die and tracks
    "no six": (put([1, 2, 3, 4, 5, 5], "die"), "die: found the faces 1, 2, 3, 4, 5, 5; expected a 6 among them"),
    "a gap in the slider": (
        drop("slider", "-3"),
        "slider: the total -3 is missing; expected every total from -12 to 6",
    ),
    "a slider that rises": (put(5, "slider", "-3"), "slider.-3: found 5 after 4 at -4; expected no higher face"),
    "Zeal that rises": (put(5, "zeal", "saint", 2), "zeal.saint[2]: found 5 after 4; expected no more Action Points"),
    "no Final Effort": (
        put(1, "zeal", "saint", 5),
        "zeal.saint[-1]: found 1 Action Points; expected at least 2, for a",
    ),
    "a long Acolyte": (put([4] * 6, "zeal", "acolyte"), "zeal.acolyte: found 6 spaces; expected fewer than the 6 of a"),
    "boxes that go down": (
        put(2, "paganism", "game_ends"),
        "paganism.game_ends: found 2; expected more than 6, the box",
    ),
    "a far first region": (
        put(2, "paganism", "Scotland"),
        "paganism.Scotland: found 2; expected 1, one box from the start",
    ),
    # cards
    "an unknown effect": (
        put([["zele", "all", 1]], *on(18, "events", "red")),
        "event_cards[17] (No. 18).events.red[0]: found 'zele'; expected an effect: did you mean 'zeal'?",
    ),
    "too many words": (
        put([["highking", "Leinster"]], *on(18, "events", "red")),
        "event_cards[17] (No. 18).events.red[0]: found ['highking', 'Leinster']; expected [\"highking\"]",
    ),
    "an unknown place": (
        put([["people", "Laigan", 1]], *on(18, "events", "red")),
        "(No. 18).events.red[0]: found 'Laigan'; expected an Area or a place: did you mean 'Laigin'?",
    ),
    "an unknown Province": (put([["king", "Laigin"]], *on(18, "events", "red")), "found 'Laigin'; expected a Province"),
    "unknown people": (put([["zeal", "both", -1]], *on(18, "events", "red")), "found 'both'; expected whom it befalls"),
    "no amount": (
        put([["ap", 0]], *on(18, "events", "red")),
        "found 0; expected a whole number from -9 to 9, but not 0",
    ),
    "nothing among others": (put([["none"], ["ap", 1]], *on(18, "events", "red")), 'found ["none"] among others'),
    "two boxes at first": (
        put([["pag", 1]], *on(18, "events", "red")),
        "(No. 18).events.red: found 2 boxes of Paganism; expected at most 1 on a card of the set 'base'",
    ),
    "too many removed": (
        put([["people", "prov:Ulster", 4]], *on(18, "events", "red")),
        "(No. 18).events.red: found 12 People to replace; expected at most 9, which are left aside",
    ),
    "an empty cup": (
        put([["chief", "prov:Ulster"]] * 4, *on(18, "events", "red")),
        "(No. 18).events.red: found 12 Leaders to replace; expected at most 10, which are in the cup",
    ),
    "a colour left out": (
        drop(*on(18, "events", "gold")),
        "(No. 18).events: gold is missing; expected every colour once",
    ),
    "a colour twice": (
        put([["none"]], *on(18, "events", "red+gold")),
        "event_cards[17] (No. 18).events: found 'red' twice; expected each name once",
    ),
    "a colour too many": (put([], *on(18, "events", "green")), "(No. 18).events: found 'green'; expected a colour"),
    "no single event": (put(True, *on(18, "single_event")), "(No. 18).single_event: found true, but the events differ"),
    "no arrow": (put(None, *on(18, "arrow")), "(No. 18).arrow: found none; expected a colour"),
    "an arrow of a keeper": (
        put("red", *on(60, "arrow")),
        "(No. 60).arrow: found 'red'; expected null, since cards to",
    ),
    "events of a keeper": (
        put({"red": []}, *on(60, "events")),
        "event_cards[59] (No. 60): found events; expected none",
    ),
    "a keeper without code": (drop(*on(60, "code")), "event_cards[59] (No. 60): the field 'code' is missing; expected"),
    "a code of an event": (
        put("peek_druid", *on(18, "code")),
        "(No. 18).code: found 'peek_druid'; expected a code only",
    ),
    "an unknown set": (put("Wales", *on(41, "set")), "(No. 41).set: found 'Wales'; expected a set: choose from: base"),
    "two cards of a Saint": (put("Brigid", *on(1, "saint")), "saints[0]: found none as the card of Patrick; expected"),
    "the card of nobody": (
        put("Saint Nick", *on(1, "title")),
        "event_cards[0] (No. 1): found the Saint 'Nick'; expected",
    ),
    "the same title": (
        put("Wisdom!", *on(18, "title")),
        "gifts[0].title: found 'Wisdom', which is the same word (wisdom)",
    ),
    "a title without letters": (put("???", *on(18, "title")), "(No. 18).title: found '???'; expected a name"),
    "no plain letter": (
        put("ŁŁ", "saints", 3, "name"),
        "saints[3].name: found 'ŁŁ'; expected a name with a plain letter",
    ),
    # codes
    "an unknown ability": (put("fly", "saints", 0, "code"), "saints[0].code: found 'fly'; expected an ability: "),
    "a bonus without sign": (
        put("all:1", "saints", 0, "code"),
        "saints[0].code: found '1'; expected a bonus from -9 to",
    ),
    "an unknown power": (
        put("modify:all:+1", "gifts", 0, "code"),
        "gifts[0].code: found 'modify:all:+1'; expected a power",
    ),
    "an unknown target": (put("mod:bard:+1", "gifts", 0, "code"), "gifts[0].code: found 'bard'; expected a target"),
    "an unknown manner": (
        put("mod:all:+1:daily", "gifts", 0, "code"),
        "gifts[0].code: found 'daily'; expected how it is",
    ),
    "a wrong form": (put("heal:1", "gifts", 3, "code"), "found 'heal:1'; expected 'heal:N:cost_ap:once_per_turn'"),
    "three powers": (
        put("peek_druid|peek_druid|peek_druid", "gifts", 0, "code"),
        "expected at most 2 powers on one card",
    ),
    "a face to set": (
        put("set_die:7:discard", "gifts", 4, "code"),
        "gifts[4].code: found the face 7; expected a face of",
    ),
    # set-up and levels
    "keeper limits": (drop("setup", "keeper_limit", "4-6 saints"), "setup.keeper_limit: found no limit for 4 Saints"),
    "points at the start": (
        put(5, "setup", "start_ap"),
        "setup.start_ap: found 5; expected 4, the first space of zeal",
    ),
    "an unknown Saint": (put({"Nick": 1}, "setup", "zeal_offset"), "setup.zeal_offset: found 'Nick'; expected a Saint"),
    "Zeal beyond the end": (
        put(6, "setup", "zeal_offset", "Patrick"),
        "setup.zeal_offset.Patrick: found 6; expected at",
    ),
    "a Flock anywhere": (
        put(["Ita"], "setup", "start_flock"),
        "found Ita, who may start anywhere; expected a Saint of",
    ),
    "a Flock elsewhere": (
        put("leftmost People of Laigin", "setup", "palladius_flock"),
        "setup.palladius_flock: found 'Laigin'; expected 'Eoganacht', where Palladius starts",
    ),
    "an early die": (
        put(["die roll", "Ita"], "setup", "first_player"),
        "setup.first_player: found 'die roll'; expected a",
    ),
    "a Key that is kept": (put(59, "setup", "first_key"), "setup.first_key: found 59, Benignus of Armagh; expected an"),
    "no Key": (
        put("base", *on(54, "set")),
        "setup.first_key: found 54, Arthur, King of the Britons; expected an event",
    ),
    "a small group": (
        put("other", "saints", 11, "group"),
        "saints: found 5 Saints of the group 'historic deck'; expected",
    ),
    "nobody alone": (
        put(["Patrick", "Palladius", "Ciaran", "Auxilius", "Iserninus", "Secundinus"], "setup", "alone_unfit"),
        "setup.alone_unfit: found every Saint of the group 'historic start'; expected at least one",
    ),
    "Druids that are not there": (
        put({"-6": 3}, "levels", "beginner", "remove_druids"),
        "levels.beginner.remove_druids.-6: found 3; expected at most 2, all Druids of -6",
    ),
    "Druids that are needed": (
        put({"-4": 4, "-6": 2}, "levels", "beginner", "remove_druids"),
        "levels.beginner.remove_druids: found 8 Druids left; expected at least 9, one for each Area",
    ),
    "Relics that are not there": (
        put({"2": 3}, "levels", "advanced", "remove_relics"),
        "remove_relics.2: found 3; expected",
    ),
    "no such card": (
        put([1], "levels", "beginner", "remove_cards"),
        "levels.beginner.remove_cards: found 1, Saint Patrick",
    ),
    "a region that stands": (
        put(["Scotland", "England", "Arthur"], "levels", "advanced", "shuffle_at_start"),
        "levels.advanced.shuffle_at_start: found Scotland, England; expected Scotland, which box 1 has reached",
    ),
    "no first colour": (drop("levels", "advanced", "first_event_colour"), "levels.advanced: found only one of two"),
    "a small deck": (
        lambda doc: [entry.update(set="Scotland") for entry in doc["event_cards"] if entry["set"] == "base"][:0],
        "levels.standard: found 6 cards in the first deck; expected at least 12, 2 turns for each of 6 Saints",
    ),
    "a late start": (
        put(9, "levels", "advanced", "paganism_start"),
        "levels.advanced.paganism_start: found 9; expected a",
    ),
}


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_fault_is_told_with_field_and_expectation(name):
    change, said = BREAKAGES[name]
    doc = document()
    change(doc)
    assert any(said in line for line in faults(doc)), "\n".join(faults(doc))


@pytest.mark.parametrize("name", sorted(BREAKAGES.keys() - {"no six"}))  # many fields name that face
def test_one_fault_is_not_told_in_many_ways(name):
    doc = document()
    BREAKAGES[name][0](doc)
    assert len(faults(doc)) <= 6, "\n".join(faults(doc))


def test_five_faults_in_one_file_are_told_together():
    doc = document()
    names = ("a lost People", "an unknown effect", "not mutual", "faces twice")
    for name in names:
        BREAKAGES[name][0](doc)
    doc["event_cards"].remove(card(doc, 40))
    found = faults(doc)
    for said in (*(BREAKAGES[name][1] for name in names), "no card has No. 40", "found 63 event cards"):
        assert any(said in line for line in found), said
    assert len(found) == 6


def test_faults_of_form_hide_no_others():
    doc = document()
    card(doc, 20)["title"] = 7
    doc["map"]["people_boxes"]["Ulaid"] = "four"
    card(doc, 30)["events"]["red"] = [["hiking"]]
    doc["map"]["adjacency"]["Ulaid"].remove("Airgialla")
    doc["map"]["chief_die"]["Airgialla"] = [2, 3, 4]
    doc["blocks"]["people"]["-1"] = 5
    del doc["event_cards"][63]
    found = "\n".join(faults(doc))
    expected = ("(No. 20).title: found 7", "people_boxes.Ulaid", "'hiking'", "map.adjacency.Airgialla", "the face 2")
    for said in (*expected, "found 93 People", "found 63 event cards"):
        assert said in found
    assert len(faults(doc)) == 7


# What is no content at all.


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: this is not JSON: expecting value, found nothing more"),
        ('{"a": 1,\n "b": }', "line 2, column 7: this is not JSON: expecting value, found '}'"),
        ('{"meta": {}, "meta": {}}', "the key 'meta' is written twice; expected each key once"),
        ('{"map": {"tara": 1, "tara": 2}}', "map: the key 'tara' is written twice"),
        ('{"die": NaN}', "found NaN; expected a number, and JSON has no NaN"),
        ('{"die": -Infinity}', "found -Infinity"),
        ('{"die": 1' + "0" * 9999 + "}", "found a number of 10000 digits; expected at most 18"),
        ("[" * 100_000 + "]" * 100_000, "expected at most 20 lists and mappings within each other"),
        ("[" * 30 + "]" * 30, "expected at most 20 lists and mappings within each other"),
        ("[" + "0," * 60_000 + "0]", "found more than 50,000 values"),
        ('{"meta": {"name": "\\u001b[2J"}}', "meta.name: found '\\x1b[2J'; expected a text on one line"),
        ('{"\\ud800": 1}', "found '\\ud800'; expected a text on one line"),
        ("[]", "found []; expected a mapping with the parts of a content file"),
        ("null", "found null; expected a mapping with the parts"),
        ("7", "found 7; expected a mapping with the parts"),
        ("{}", "the field 'meta' is missing"),
    ],
)
def test_what_is_no_content_is_refused(text, said):
    assert any(said in line for line in faults(text))


def test_files_that_cannot_be_read_are_refused(tmp_path):
    large, latin, fine = tmp_path / "large.json", tmp_path / "latin.json", tmp_path / "fine.json"
    large.write_bytes(b" " * 5_000_001)
    latin.write_bytes(b'{"meta": "Columcille \xe9"}')
    fine.write_bytes(b"\xef\xbb\xbf" + FILE.read_bytes())
    for path, said in (
        (tmp_path / "none.json", "the file cannot be read: No such file or directory; give the path"),
        (tmp_path, "the file cannot be read: Is a directory"),
        ("a\0b", "the file cannot be read: embedded null byte"),
        (large, "the file is larger than 5,000,000 bytes"),
        (latin, "byte 22 is not UTF-8; save the file as UTF-8"),
    ):
        with pytest.raises(BadContent, match=re.escape(said)):
            load(path)
    assert load(fine).digest == for_cases().digest


def test_very_many_faults_are_counted():
    doc = document()
    doc["event_cards"] = [{str(i): i for i in range(40)} for _ in range(64)]
    found = faults(doc)
    assert len(found) == form.SHOWN + 1 and re.fullmatch(r"and \d+ more faults", found[-1])


# The shelf.


def test_a_book_is_known_once_it_is_on_the_shelf():
    doc = document()
    doc["meta"]["name"] = "My Own Box"
    book = read(json.dumps(doc), "mine.json")
    assert book.key.startswith("my-own-box-")
    with pytest.raises(
        BadContent, match=f"the content '{book.key}' is needed, but not loaded; give its file with --con"
    ):
        known(book.key)
    with pytest.raises(BadContent, match=f"{book.digest} is not loaded; give its file with --content FILE"):
        book_of(book.digest)
    assert shelve(book) is book and known(book.key) is book and book_of(book.digest) is book
    assert shelve(read(json.dumps(doc), "again.json")) is book
    with pytest.raises(BadContent, match=f"{book.key} has the same name but is another version of it; give its file"):
        known("my-own-box-00000000")
    with pytest.raises(BadContent, match="'nobodys' is needed, but not loaded; give its file"):
        known("nobodys")


# Nothing but refusals.


def places(value, path=()):
    """Every place of a document."""
    yield path
    if isinstance(value, dict | list):
        for step in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[step], (*path, step))


PLACES = list(places(document()))[1:]
TEXTS = [str(value) for value in HOSTILE if isinstance(value, str)] + list(codes.FORMS) + ["Ulaid", "red+gold", "base"]


def spoil(doc, path, dice):
    """Change a document at a place: something else there, a key more, a key less, a thing doubled."""
    *way, step = path
    try:
        for part in way:
            doc = doc[part]
        doc[step]
    except (KeyError, IndexError, TypeError):
        return  # an earlier change has taken this place away
    if isinstance(doc, str):
        return
    manner = dice.randrange(5)
    if manner == 0:
        del doc[step]
    elif manner == 1 and isinstance(doc, dict):
        doc[dice.choice(TEXTS)] = deepcopy(doc[step])
    elif manner == 1:
        doc.append(deepcopy(doc[step]))
    elif manner == 2 and isinstance(doc[step], int):
        doc[step] += dice.choice((-1, 1, 5))
    else:
        doc[step] = deepcopy(dice.choice(HOSTILE))


def only_refused(doc):
    """Whether a document is read; anything but a refusal is an error."""
    try:
        book = read(json.dumps(doc), "mine.json")
    except BadContent as error:
        assert str(error).isprintable() or "\n" in str(error)
        return False
    assert numbers(book.content) == book.tables
    return True


@pytest.mark.parametrize("seed", range(extent(60, 1000)))
def test_a_spoiled_file_is_refused_or_read_but_breaks_nothing(seed):
    dice = random.Random(seed)
    doc = document()
    for _ in range(dice.choice((1, 1, 1, 2, 5, 40))):
        spoil(doc, dice.choice(PLACES), dice)
    only_refused(doc)


@pytest.mark.parametrize(("number", "key"), list(enumerate(document())))
def test_no_part_may_be_something_else(number, key):
    few = extent(4, 1)  # each part meets one hostile value of four, and all of them in make prove
    for value in HOSTILE[number % few :: few]:
        assert not only_refused({**document(), key: value})


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(TEXTS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.sampled_from(TEXTS), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=extent(60, 1500), deadline=None, derandomize=True, database=None)
@given(st.sampled_from(PLACES), json_values)
def test_anything_may_stand_anywhere_and_breaks_nothing(path, value):
    doc = document()
    put(value, *path)(doc)
    only_refused(doc)


@settings(max_examples=extent(150, 1500), deadline=None, derandomize=True, database=None)
@given(st.text())
def test_any_text_is_refused(text):
    with pytest.raises(BadContent):
        read(text, "mine.json")


CODE_PARTS = st.sampled_from(
    [*codes.POWER_FORMS, *codes.MASK, *codes.ABILITIES, ":", "|", ",", "+1", "-2", "6", "discard", ""]
)


@settings(max_examples=extent(300, 3000), deadline=None, derandomize=True, database=None)
@given(st.lists(CODE_PARTS, max_size=8).map("".join))
def test_any_code_is_read_or_refused(code):
    for parse in (codes.ability, codes.powers):
        try:
            parse(code)
        except codes.Amiss as error:
            assert "expected" in str(error)


# The schema and the page.


def test_the_schema_is_a_schema_and_has_the_sizes_of_the_game():
    validator = form.validator()
    validator.check_schema(validator.schema)
    parts = validator.schema["properties"]
    assert parts["event_cards"]["maxItems"] == ids.CARDS and parts["gifts"]["maxItems"] == ids.GIFTS
    assert parts["saints"]["maxItems"] == ids.SAINTS and parts["slider"]["maxProperties"] == ids.NEEDED
    assert parts["meta"]["properties"]["colours"]["maxItems"] == ids.COLOURS
    assert parts["map"]["properties"]["people_boxes"]["additionalProperties"]["maximum"] == ids.BOXES
    assert parts["map"]["properties"]["provinces"]["maxProperties"] == ids.PROVINCES
    assert parts["blocks"]["properties"]["leaders"]["maxItems"] == ids.LEADERS
    assert parts["blocks"]["properties"]["relics"]["maxProperties"] == ids.RELICS
    assert (
        parts["die"]["maxItems"] == ids.FACES
        and parts["meta"]["properties"]["counts"]["properties"].keys() == COUNTS.keys()
    )
    definitions = validator.schema["$defs"]
    assert definitions["pagans"]["maxProperties"] == ids.KINDS and definitions["track"]["maxItems"] == ids.SPACES
    assert definitions["ops"]["items"]["prefixItems"][0]["examples"] == list(codes.FORMS)


def test_the_bounds_of_observations_are_those_of_the_schema():
    schema, encoding = form.validator().schema, game("snakes").encoding
    assert encoding
    most = {part.name: part.most for part in encoding.parts}
    assert most["dolmens"] == schema["properties"]["blocks"]["properties"]["dolmens"]["maximum"]
    assert most["relics"] == most["reserve"] == most["unmet"] == schema["$defs"]["many"]["maximum"]
    assert most["leaders"] == LORD_ZERO + schema["$defs"]["strength"]["maximum"]
    assert most["paganism"] == schema["properties"]["paganism"]["additionalProperties"]["maximum"]
    limits = schema["properties"]["setup"]["properties"]["keeper_limit"]
    assert most["limit"] == limits["additionalProperties"]["maximum"]


def fields(schema):
    """Every field that the schema names."""
    if isinstance(schema, dict):
        for key, part in schema.items():
            yield from part if key == "properties" else ()
            yield from fields(part)


def test_the_page_names_every_field_and_every_word_of_the_vocabulary():
    words = [*fields(form.validator().schema), *codes.FORMS, *codes.WHO, *codes.WHERE, *codes.HELPED, *codes.ABILITIES]
    words += [*codes.POWER_FORMS, codes.CHRISTIAN]
    assert sorted({word for word in words if not re.search(rf"[`\"\[:]{re.escape(word)}\b", PAGE)}) == []


# What a hostile tester found.


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda doc: doc["gifts"][4].update(code="set_die:6:discard|reroll:any:discard"), "at different moments"),
        (lambda doc: doc["saints"][3].update(code="ap:+9,ap:+8"), "add up to no more than 9"),
        (lambda doc: doc["setup"]["keeper_limit"].update({"5-2 saints": 9}), "the smaller number first"),
        (
            lambda doc: card(doc, 26)["events"].update(red=[["king", "christian_first"]] * 2),
            "2 times 'christian_first'; expected at most one",
        ),
    ],
)
def test_what_would_break_a_game_is_refused(change, said):
    doc = document()
    change(doc)
    assert any(said in line for line in faults(doc))


def test_effects_that_add_up_stay_within_bounds_in_both_modes():
    def much(doc):
        for entry in doc["event_cards"]:
            if entry.get("events") and entry["no"] < 30:
                entry["always"] = [["ap", 9]] * 7
                entry["events"] = {"red+gold+blue": [["mod", "all", 9]] * 7}

    key = shelve(book_with(much)).key
    most = []
    for seed in range(20):
        state = game("snakes").new(seed, {"content": key, "players": 1})
        while state.fields()["phase"] == 0 and not state.done:
            state.act(state.legal()[0])
        most.append((state.fields()["mods"], state.fields()["ap"]))
    assert ([60] * 5, 60) in most


def test_an_ireland_that_begins_converted_is_won_at_once():
    def small(doc):
        doc["setup"] |= {"fixed_start_area": {"Palladius": "Eoganacht"}, "start_flock": ["Palladius"]}
        doc["map"]["people_boxes"] = dict.fromkeys(doc["map"]["people_boxes"], 1)
        for entry in doc["event_cards"]:
            if entry.get("events"):
                entry["events"] = {"red+gold+blue": [["none"]]}

    book = shelve(book_with(small))
    state = game("snakes").new(1, {"content": book.key, "players": 1})
    fields = state.fields()
    fields["flock"] = [1] * 9 + [0] * 3
    fields["flock"][book.areas.index("Eoganacht")] = 0
    begun = game("snakes").restored(fields)
    while not begun.done and begun.fields()["turns"] == 0:
        names = [game("snakes").worded({"content": book.key}).notation.to_words(action) for action in begun.legal()]
        begun.act(begun.legal()[names.index("saint palladius") if "saint palladius" in names else 0])
    assert begun.done and begun.fields()["ending"] == ALL_FLOCK


@pytest.mark.parametrize(
    ("name", "value"), [("where", [50] * 6), ("top_count", 90), ("grade", 77), ("leader", [99] * 19)]
)
def test_fields_of_no_game_are_refused(name, value):
    fields = game("snakes").new(1, {"players": 1}).fields()
    with pytest.raises(ValueError, match=name):
        game("snakes").restored(fields | {name: value})
    with pytest.raises(ValueError, match="they name no content"):
        game("snakes").restored({})
