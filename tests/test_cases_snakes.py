"""Cases of Banish the Snakes: what may be given and expected, what chance is told to bring, and what is refused."""

import re
from pathlib import Path

import pytest

from fidchell.checks.cases import judged_all, load, read, told
from fidchell.checks.expect import SCENE_KEYS
from fidchell.checks.luck import fits, outcomes
from fidchell.checks.script import vocabulary
from fidchell.core.registry import game
from fidchell.games.snakes.casework.facts import ASK_WORDS, EXPECTATIONS, ODDS, SUPPLY
from fidchell.games.snakes.casework.layout import AREA_KEYS
from fidchell.games.snakes.casework.leaders import Leader, leader, matched
from fidchell.games.snakes.casework.luck import KINDS, outcome_words, sides
from fidchell.games.snakes.casework.position import ABILITIES, GIVEN, PHASES, position
from fidchell.games.snakes.content.book import for_cases
from fidchell.games.snakes.view.event_text import SENTENCES
from fidchell.games.snakes.view.notation import PLAIN_WORDS, SEAT_NAMES
from fidchell.games.snakes.view.outlook import PARTS
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS

pytestmark = pytest.mark.both

ROOT = Path(__file__).parents[1]
DOCS = (ROOT / "docs/how-to/cases.md").read_text(encoding="utf-8").partition("\n## Banish the Snakes")[2]
BOOK = for_cases()
LAIGIN = "{laigin: {people: [-1, -2, -2, -3, -4], chief: -2}}"


def failures(source, folder="snakes"):
    return [verdict for verdict in judged_all(read(source, "here.yaml", folder)) if verdict.faults]


def fault(given="{}", play="", then="{over: false}"):
    """What is said about one case that is wrong somewhere; nothing if it holds."""
    script = "\n".join(f"    {line}" for line in play.split("\n"))
    source = f"- case: title\n  cites: [x]\n  given: {given}\n  play: |\n{script}\n  then: {then}\n"
    return "\n".join(told(verdict) for verdict in failures(source))


# The documentation.


def test_the_examples_of_the_documentation_hold():
    blocks = re.findall(r"```yaml\n(.*?)```", DOCS, re.DOTALL)
    assert len(blocks) >= 4
    for block in blocks:
        assert block.startswith("game: snakes\n")
        assert read(block, "docs", "snakes").cases
        assert failures(block) == []


@pytest.mark.parametrize(
    "words",
    [
        *(GIVEN, PHASES, AREA_KEYS, [*EXPECTATIONS, *SCENE_KEYS], ASK_WORDS, ABILITIES, KINDS, ODDS, PARTS, SUPPLY),
        *(TARGETS, ENDINGS[1:], RESULTS[1:], SEAT_NAMES, PLAIN_WORDS.values()),
        *(BOOK.area_names, BOOK.province_names, BOOK.saint_names, BOOK.region_names, BOOK.colour_names),
        [name for name in BOOK.item_names if name],
    ],
    ids=lambda words: next(iter(words)),
)
def test_every_word_is_documented(words):
    assert [word for word in words if f"`{word}`" not in DOCS] == []


def test_every_sentence_is_documented():
    assert [sentence for sentence in SENTENCES if f"\n{sentence}\n" not in DOCS] == []


def test_every_kind_of_action_is_documented():
    names = {
        "S": SEAT_NAMES,
        "A": (*BOOK.area_names, *(f"area-{i}" for i in range(13))),
        "P": (*BOOK.province_names, *(f"province-{i}" for i in range(9))),
        "C": (*BOOK.item_names, *(f"card-{i}" for i in range(99))),
        "N": (*"01234", *(f"+{i}" for i in range(9)), *(f"-{i}" for i in range(9)), *(f"kind-{i}" for i in range(13))),
    }
    names["SAINT"] = (*BOOK.saint_names, *(f"saint-{i}" for i in range(17)))
    kinds = set()
    for words in vocabulary(game("snakes")):
        verb, _, last = words.rpartition(" ")
        letters = ["SAINT"] if verb == "saint" else [letter for letter, known in names.items() if last in known]
        kinds.add(f"{verb} {letters[0]}" if letters and words not in PLAIN_WORDS.values() else words)
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in DOCS] == []


def test_the_defaults_are_as_documented():
    f = position({}).state.fields()
    assert (f["players"], f["where"][0], f["ap"], f["turns"]) == (1, BOOK.tables["tara"], 4, 1)
    assert BOOK.saint_names[f["saint"][0] - 1] == "brendan"
    assert sum(f["druid"]) + sum(f["church"]) + sum(f["dolmens"]) + sum(f["graves"]) + sum(f["relics"]) == 0
    assert f["key"] == BOOK.tables["first_key"] and f["arthur"] == 1 and not f["christian"] and not any(f["flock"])
    assert min(f["reserve"][: len(BOOK.people_values)]) > 0


# Positions.


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("{zael: {}}", ["no key 'zael'", "did you mean 'zeal'?"]),
        ("{players: 7}", ["players", "from 1 to 6"]),
        ("{players: [blue]}", ["in this order: green, blue"]),
        ("{players: 1, zeal: {blue: 1}}", ["zeal", "no seat 'blue'"]),
        ("{phase: winter}", ["no phase 'winter'", "actions, event, start, setup"]),
        ("{level: hard}", ["no level 'hard'", "beginner"]),
        ("{options: {saints: chosen}}", ["only matter in the phase 'setup'"]),
        ("{phase: setup, options: {saints: all}}", ["saints cannot be 'all'"]),
        ("{phase: setup, zeal: {green: 1}}", ["zeal: it cannot be given in the phase 'setup'"]),
        ("{saints: {green: patrik}}", ["no saint 'patrik'", "'patrick'"]),
        ("{saints: {green: ita, blue: ita}}", ["a Saint can be active only once"]),
        ("{saints: {green: ita}, keeps: {blue: [saint-ita]}}", []),
        ("{saints: {green: acolyte}, keeps: {green: [saint-ita]}}", ["becomes that Saint at once"]),
        ("{keeps: {green: [shamrok]}}", ["keeps, green: there is no card 'shamrok'", "'shamrock'"]),
        ("{keeps: {green: [wisdom, faith, tongues, healing]}}", ["at most 3 cards"]),
        ("{players: 4, keeps: {green: [wisdom, faith, tongues]}}", ["at most 2 cards"]),
        ("{keeps: {green: [wisdom], blue: [wisdom]}}", ["another seat keeps wisdom already"]),
        ("{keeps: {green: [shamrock], blue: [shamrock]}}", ["shamrock is already in keeps, green"]),
        ("{zeal: {green: 6}}", ["zeal, green", "from 0 to 5"]),
        ("{saints: {green: acolyte}, zeal: {green: 4}}", ["from 0 to 3"]),
        ("{where: {green: dublin}}", ["no area 'dublin'"]),
        ("{areas: {laigen: {}}}", ["no area 'laigen'", "'laigin'"]),
        ("{areas: {laigin: {folk: []}}}", ["areas, laigin", "no key 'folk'"]),
        ("{areas: {laigin: {people: [-1]}}}", ["5 boxes for People, not 1"]),
        ("{areas: {laigin: {people: [-1, -1, -1, -1, -7]}}}", ["no People '-7'", "-1, -2"]),
        ("{areas: {laigin: {people: [-6, -6, -1, -1, -1]}}}", ["only 1 People -6"]),
        ("{areas: {laigin: {people: [herd -1, -1, -1, -1, -1]}}}", ["'flock -3'"]),
        ("{areas: {laigin: {flocks: 6}}}", ["from 0 to 5"]),
        ("{areas: {laigin: {chief: -9}}}", ["no Pagan side shows -9", "-4, -3"]),
        ("{areas: {laigin: {chief: 0/0}}}", ["no Leader has these sides", "-4/0"]),
        ("{areas: {laigin: {chief: heathen}}}", ["expected a Leader such as"]),
        ("{areas: {laigin: {chief: 0/4}}, high_king: 0/4}", ["no Leader with these sides is left"]),
        ("{areas: {laigin: {druid: 4}}}", ["no Druid 4", "-2, -3"]),
        ("{areas: {laigin: {druid: asleep}}}", ["expected none, hidden, a number"]),
        ("{areas: {laigin: {druid: {value: -4}}}}", ["say which seats have looked at it"]),
        ("{areas: {laigin: {druid: -4, church: 1}}}", ["a Druid is there"]),
        ("{areas: {laigin: {church: 4}}}", ["from 0 to 3"]),
        ("{everywhere: {church: 3}}", ["9 Churches of level 3 lie on the map, but there are 1"]),
        ("{everywhere: {dolmens: 1}}", ["9 Dolmens lie on the map, but there are 8"]),
        ("{level: beginner, areas: {laigin: {dolmens: 1}}}", ["1 Dolmens lie on the map, but there are 0"]),
        ("{areas: {laigin: {relics: [3, 3]}}}", ["2 Relics 3 lie on the map, but there are 1"]),
        ("{areas: {laigin: {graves: 11}}}", ["11 Graves and Relics"]),
        ("{unseen_druids: 1, areas: {laigin: {druid: hidden}, ulaid: {druid: hidden}}}", ["2 Druids are hidden"]),
        ("{kings: {dublin: -2}}", ["no province 'dublin'"]),
        ("{reserve: [-6, -6]}", ["only 1 People -6"]),
        ("{key: shamrock}", ["no card with an arrow 'shamrock'"]),
        ("{key: none}", ["without a Key card, give the colour"]),
        ("{key: famine, colour: red}", ["the arrow of famine is gold, not red"]),
        ("{colour: pink}", ["no colour 'pink'"]),
        ("{key: famine, draws: [famine]}", ["famine is already in deck"]),
        ("{draws: [famine, plague, fosterage, blood-feud, war-for-tara]}", ["at most 4 cards"]),
        ("{deck: [famine], deck_size: 1}", ["the deck is given already"]),
        ("{deck: [famine], discarded: [famine]}", ["famine is already in deck"]),
        ("{phase: event, deck: []}", ["no card is left to draw"]),
        ("{phase: event, points: 1}", ["points: it cannot be given in the phase 'event'"]),
        ("{phase: start, prepared: 1}", ["prepared: it cannot be given in the phase 'start'"]),
        ("{foreseen: {green: 1}}", ["from 0 to 0"]),
        ("{paganism: 9}", ["from 0 to 8"]),
        ("{fallen: [wales]}", ["no region 'wales'"]),
        ("{gifts: [shamrock]}", ["no free Gift 'shamrock'"]),
        ("{event_helps: {peple: 1}}", ["no target 'peple'", "'people'"]),
        ("{used: [shild]}", ["'shield'"]),
        ("{luck: [dice 4]}", ["luck: there is no outcome 'dice 4'", "'die 4'"]),
        ("{luck: [die 4]}", ["luck: chance was not asked for die 4"]),
        ("{phase: event, draws: [plague], luck: [card famine]}", ["chance was not asked for card famine"]),
        ("{content: {zeel.saint: []}}", ["content, zeel.saint: there is no field 'zeel'", "'zeal'"]),
        ("{content: {event_cards.plage.arrow: red}}", ["no entry 'plage'", "'plague'"]),
        ("{content: {zeal.saint: 3}}", ["zeal.saint: found 3"]),
        ("{content: {zeal.saint.0.a: 3}}", ["it leads nowhere"]),
    ],
)
def test_a_wrong_position_is_refused(given, expected):
    said = fault(given)
    assert ("FAILED here.yaml: title" in said) == bool(expected)
    assert [words for words in expected if words not in said] == []


@pytest.mark.parametrize(
    ("then", "expected"),
    [
        ("{area: {}}", ["no expectation 'area'", "'areas'"]),
        (
            "{areas: {laigin: {people: [-1, -2, -2, -3, -5]}}}",
            ["expected [-1, -2, -2, -3, -5]", "found [-1, -2, -2, -3, -4]"],
        ),
        ("{areas: {laigin: {chief: -3}}}", ["expected -3, found pagan -2/0"]),
        ("{areas: {laigin: {chief: christian}}}", ["expected christian, found pagan -2/0"]),
        ("{areas: {laigin: {druid: hidden}}}", ["expected hidden, found none"]),
        ("{areas: {laigin: {church: 0}}}", ["expected 0, found none"]),
        ("{kings: {leinster: +1}}", ["then, kings, leinster"]),
        ("{saints: {green: nobody}}", ["no saint 'nobody'", "acolyte"]),
        ("{odds: {convert folk: {}}}", ["no action is called 'convert folk'"]),
        ("{odds: {convert druid: {success: 1}}}", ["expected such an attempt", "convert people -1"]),
        ("{odds: {convert chief: {win: 1}}}", ["no key 'win'"]),
        (
            "{odds: {convert people -1: {parts: {target: -1}}}}",
            ["expected {target: -1}", "found {target: -1, superior: -2}"],
        ),
        ("{score: many}", ["no score 'many'"]),
        ("{score: 1}", ["expected 1, found 0"]),
        ("{result: draw}", ["no result 'draw'", "total victory"]),
        ("{ending: deck}", ["expected deck, found none"]),
        ("{supply: {people: {-9: 1}}}", ["no block -9"]),
        ("{supply: {druids: 1}}", ["expected 1, found 14"]),
        ("{events: [green dances]}", ["no event is told as 'green dances'"]),
        ("{ask: trun}", ["no decision 'trun'"]),
        ("{ask: {player: blue}}", ["expected blue, found none"]),
        ("{deck: {include: [plage]}}", ["no event card 'plage'"]),
    ],
)
def test_a_wrong_expectation_is_refused(then, expected):
    said = fault(f"{{areas: {LAIGIN}}}", "", then)
    assert [words for words in expected if words not in said] == []


@pytest.mark.parametrize("kind", ["given", "then"])
@pytest.mark.parametrize(
    "value",
    [
        *("null", "3", "word", "true", "[[x]]", "[{a: b}]", "{}", "{green: [[x]]}", "{green: {pass: [x]}}", "{3: 4}"),
        *("{laigin: [[x]]}", "{laigin: {people: [[1]], druid: []}}", "{laigin: {chief: [1], relics: 3}}", "['', -1]"),
        *(
            "{include: [[x]]}",
            "{what: [x]}",
            "{laigin: {chief: {up: 3}}}",
            "{laigin: {druid: {value: [x]}}}",
            "[0, ' ']",
        ),
    ],
)
def test_no_value_breaks_the_program_down(kind, value):
    for key in GIVEN if kind == "given" else [*SCENE_KEYS, *EXPECTATIONS]:
        said = fault(**{kind: f"{{{key}: {value}}}"})
        assert "broke" not in said, key


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("level", ["beginner", "standard", "advanced"])
@pytest.mark.parametrize("phase", PHASES)
def test_defaults_make_a_possible_position(players, level, phase):
    assert fault(f"{{players: {players}, level: {level}, phase: {phase}}}") == ""


# Leaders.


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (-2, Leader(pagan=-2, is_christian=False)),
        (0, Leader(pagan=0, is_christian=False)),
        ("+0", Leader(christian=0, is_christian=True)),
        (3, Leader(christian=3, is_christian=True)),
        ("+3", Leader(christian=3, is_christian=True)),
        ("christian", Leader(is_christian=True)),
        ("christian 0", Leader(christian=0, is_christian=True)),
        ("pagan 0", Leader(pagan=0, is_christian=False)),
        ("-4/2", Leader(-4, 2, False)),
        ("christian -4/+2", Leader(-4, 2, True)),
        ({"pagan": -4, "up": "christian", "known": False}, Leader(-4, None, True, False)),
    ],
)
def test_leaders_are_described_in_several_ways(said, expected):
    assert leader(BOOK, said, "here") == expected


def test_blocks_are_found_for_all_descriptions_even_if_the_first_that_fits_is_needed_elsewhere():
    wanted = [Leader(pagan=-4)] * 4 + [Leader(christian=3)] * 3 + [Leader(pagan=-4, christian=3)]
    blocks = matched(BOOK, wanted, ["x"] * len(wanted))
    assert len(set(blocks)) == len(wanted)
    assert all(description.fits(BOOK, block) for description, block in zip(wanted, blocks, strict=True))
    assert sides(BOOK, blocks[-1]) == "-4/3"


# Luck.


def test_outcomes_fit_as_far_as_both_go():
    found = [("die 4",), ("leader -2/1", "leader -2"), ("rise laigin", "die 4", "die 5")]
    assert fits(found, ["die 4", "leader -2", "die 5", "people"]) and fits(found, ["die"]) and fits([], ["die"])
    assert fits(found, ["any", "leader", "rise laigin"])
    assert not fits(found, ["die 5"]) and not fits(found, ["die 4", "leader -21"])
    assert outcomes("die  4, people -3; any") == ["die 4", "people -3", "any"]


def test_every_outcome_is_a_word():
    words = outcome_words(BOOK)
    assert {"die 6", "people -6", "leader 0/4", "leader 4", "rise munster", "druid -2", "relic 3"} <= set(words)
    assert {"card plague", "top plague", "deck ita", "first yellow", "held back", "not held back"} <= set(words)


@pytest.mark.parametrize("face", range(1, 7))
def test_the_die_falls_as_the_case_says(face):
    given = f"{{areas: {LAIGIN}, keeps: {{green: [miracles], blue: [interpretation-of-tongues]}}}}"
    luck = f"luck: die 3, die {face}, any\ngreen: convert people -2\nblue: play interpretation-of-tongues"
    events = f"[green throws 3; more than 4 is needed, blue changes the throw to {face}]"
    assert fault(given, f"{luck}\ngreen: pass\ngreen: convert people -1", f"{{events: {events}, points: 2}}") == ""


def test_a_face_that_a_card_sets_is_not_left_to_chance():
    play = "luck: die 1, die 2\ngreen: convert people -2\ngreen: play miracles\ngreen: convert people -3"
    events = (
        "[green throws 1; more than 4 is needed, green changes the throw to 6, green throws 2; more than 5 is needed]"
    )
    assert fault(f"{{areas: {LAIGIN}, keeps: {{green: [miracles]}}}}", play, f"{{events: {events}}}") == ""


def test_a_druid_that_has_been_seen_is_not_left_to_chance():
    given = "{areas: {ulaid: {druid: {value: -5, seen_by: [green]}}}}"
    assert fault(given, "luck: die 6\ngreen: convert druid", "{zeal: {green: 0}}") == ""
    assert "such as: die" in fault(given, "luck: druid -5\ngreen: convert druid")


def test_luck_goes_on_where_a_window_is_passed_silently():
    given = (
        "{phase: event, colour: red, draws: [blood-feud], keeps: {blue: [patricks-breastplate]}, "
        "luck: [people -1, leader -1/0], areas: {laigin: {people: [-1, -2, -3, -4, -5]}}}"
    )
    then = "{areas: {laigin: {people: [-1, -2, -3, -4, -5], chief: -1/0}}, zeal: {green: 1}}"
    assert fault(given, "", then) == ""


def test_a_card_that_is_fixed_is_not_left_to_chance():
    given = "{phase: start, keeps: {green: [prophecy]}, draws: [plague]}"
    play = "luck: top famine\ngreen: play prophecy\ngreen: choose famine\ngreen: done"
    assert fault(given, play, "{key: famine, draws: [plague], view: {green: {cards.top: [plague]}}}") != ""  # a Gift
    play += "\ngreen: choose wisdom"
    assert fault(given, play, "{key: famine, draws: [plague], keeps: {green: [prophecy, wisdom]}}") == ""


def test_luck_that_is_not_needed_or_cannot_be_is_told():
    given = f"{{areas: {LAIGIN}}}"
    assert "chance was not asked for die 6" in fault(given, "luck: die 5, die 6\ngreen: convert people -2")
    assert "no outcome 'die 7'" in fault(given, "luck: die 7\ngreen: done")


def test_what_cannot_come_is_told_with_what_may(monkeypatch):
    monkeypatch.setattr("fidchell.checks.luck.TRIES", 30)
    said = fault(f"{{areas: {LAIGIN}}}", "luck: people -2\ngreen: convert people -2")
    assert "luck, green: convert people -2: chance did not bring people -2 in 30 tries; it brings such as: die" in said


def test_a_game_without_an_oracle_refuses_luck():
    said = failures("- {case: a, cites: [x], play: 'luck: die 4', then: {over: false}}", "inis")[0].faults
    assert said == ("play, line 1: cases of Inis cannot say what chance brings",)


# Windows and other things of the language.


def test_both_windows_are_passed_silently():
    given = (
        f"{{areas: {LAIGIN}, keeps: {{green: [miracles], blue: [interpretation-of-tongues, patricks-breastplate]}}}}"
    )
    assert fault(given, "luck: die 1\ngreen: convert people -2", "{zeal: {green: 1}, asked: green, points: 3}") == ""


def test_abilities_that_were_used_are_used():
    given = "{saints: {green: brigid}, points: 0, keeps: {blue: []}, where: {blue: ulaid}, used: [%s]}"
    assert fault(given % "", "", "{asked: green, options: {include: [build]}}") == ""
    assert fault(given % "first-build, shield, first-prepare", "", "{asked: blue}") == ""


def test_changed_content_is_a_book_of_its_own():
    given = "{content: {die: [0, 2, 4, 6], map.king_die: {Ulster: [0], Leinster: [2], Connacht: [4], Munster: [6]}}}"
    said = fault(given)
    assert "die" in said and "given: content" in said  # the Chiefs' faces do not fit
    assert (
        fault("{content: {gifts.wisdom.title: Insight}, keeps: {green: [insight]}}", "", "{keeps: {green: [insight]}}")
        == ""
    )
    assert fault("{content: {setup.acolyte_final_effort: absent}}", "", "{over: false}") == ""


def test_all_kinds_are_left_in_the_supply_by_default():
    f = position({}).state.fields()
    cup = [block for block in range(BOOK.tables["leaders"]) if f["cup"] >> block & 1]
    assert len({BOOK.tables["pagan"][block] for block in cup}) == 5
    assert all(f["reserve"][kind] for kind in range(BOOK.tables["people_kinds"]))


def test_the_examples_are_varied():
    case_file = load(ROOT / "cases/snakes/examples.yaml")
    assert len(case_file.cases) >= 12 and not case_file.faults
    keys = {key for case in case_file.cases for key in case.given}
    assert {"luck", "draws", "areas", "everywhere", "keeps", "content", "phase"} <= keys
