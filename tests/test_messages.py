"""Messages: all that is told, offered or asked has one in every language, and none tells more than the sentence."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

import pytest
from both_games import both_games
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from spoken import LANGUAGES, LOCALES, WORDED, said

import fidchell
from fidchell.checks.laws import random_options
from fidchell.core import match as one_match
from fidchell.core.events import EventText, packed, unpacked
from fidchell.core.limits import EVERYONE, NOBODY
from fidchell.core.match import Match
from fidchell.core.notation import Message
from fidchell.core.registry import Game, game
from fidchell.games.inis import ids as inis_ids
from fidchell.games.inis.view import event_text as inis_tales
from fidchell.games.inis.view import notation as inis_words
from fidchell.games.inis.view.questions import ASKS as INIS_ASKS
from fidchell.games.inis.view.questions import MOMENTS
from fidchell.games.snakes import ids as snakes_ids
from fidchell.games.snakes.content.book import default
from fidchell.games.snakes.view import event_text as snakes_tales
from fidchell.games.snakes.view.notation import SEAT_NAMES
from fidchell.games.snakes.view.questions import QUESTIONS as SNAKES_QUESTIONS
from fidchell.games.snakes.view.types import ENDINGS, RESULTS, TARGETS
from fidchell.table.server import refusal

ENGLISH = LOCALES / "en"
MATCHES = {"snakes": 4}  # times as many as of other games, since they are shorter
TALES: dict[str, tuple[EventText, ...]] = {"inis": inis_tales.TALES, "snakes": snakes_tales.TALES}

each_worded = pytest.mark.parametrize("key", WORDED)


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def english(name: str) -> dict[str, set[str]]:
    """The messages of a file, each with the variables that it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def said_in_all(told: Game, message: Message) -> bool:
    """Whether a message says something in every language."""
    return all(said(told, message, language) for language in LANGUAGES)


@cache
def played(key: str) -> tuple[tuple[Match, int], ...]:
    """Random matches in both manners, each with the number of its players."""
    found = []
    for seed in range((6 if fidchell.COMPILED else 2) * MATCHES.get(key, 1)):
        chance = Random(seed)
        match = Match(game(key), seed, random_options(game(key), chance), at_table=seed % 2 == 0)
        while not match.done:
            seat = chance.choice(match.asked)
            match.act(seat, chance.choice(match.state.options(seat)))
        found.append((match, match.players))
    return tuple(found)


@each_worded
def test_all_that_is_told_has_a_message_in_every_language(key: str) -> None:
    for match, players in played(key):
        told: set[str] = set()
        for entry in match.entries():
            for event in entry.events:
                for viewer in (*range(players), None):
                    sentence = match.game.viewing.report(match.state, event, viewer)
                    message = match.game.event_message(match.state, event, viewer)
                    assert (sentence is None) == (message is None)
                    if message and str(message) not in told:
                        told.add(str(message))
                        assert said_in_all(match.game, message)


@both_games
def test_a_viewer_who_reads_the_vague_sentence_gets_the_vague_message(key: str) -> None:
    """Two viewers read the same message exactly if they read the same sentence."""
    vague = 0
    for match, players in played(key):
        for entry in match.entries():
            for event in entry.events:
                both = [
                    (
                        match.game.viewing.report(match.state, event, viewer),
                        str(match.game.event_message(match.state, event, viewer)),
                    )
                    for viewer in (*range(players), None)
                ]
                assert len(set(both)) == len({one for one, _ in both}) == len({other for _, other in both})
                vague += len(set(both)) > 1
    assert vague


@both_games
def test_a_message_holds_nothing_that_its_sentence_does_not(key: str) -> None:
    """What hidden cards there are cannot enter a message whose sentence has no blank for them."""
    for tale in TALES[key]:
        blanks = {blank for _, blank, _, _ in Formatter().parse(tale.sentence) if blank}
        variables = [held for name, held in english(key).items() if name == f"{key}-{tale.name}"]
        for held in variables:
            assert "card" not in held or blanks & {"card", "text"}


@each_worded
def test_all_that_is_asked_has_a_message_in_every_language(key: str) -> None:
    for match, players in played(key):
        again = Match(match.game, match.seed, match.options, match.at_table)
        asked: set[str] = set()
        for seat, action in match.log:
            for viewer in (*range(players), None):
                ask = again.game.ask(again.state, viewer)
                assert ask
                message = again.game.prompt(ask)
                if str(message) not in asked:
                    asked.add(str(message))
                    assert said_in_all(again.game, message)
            again.act(seat, action)
        assert again.game.ask(again.state, None) is None


@both_games
def test_every_action_has_an_option_of_its_own(key: str) -> None:
    """Those of names that a content does not use may be said with the bare name."""
    found = game(key)
    options = [found.notation.option(action) for action in range(found.actions)]
    assert len({str(option) for option in options}) == found.actions
    unused = {f"{what}-{n}" for what in ("area", "card", "kind", "province", "saint") for n in range(100)}
    for option in options:
        name, arguments = option
        assert english(key)[name] <= arguments.keys()
        if key != "snakes" or not unused & set(map(str, arguments.values())):
            assert said_in_all(found, option)


def test_the_options_of_an_edition_have_its_names(tmp_path: Path) -> None:
    text = (Path(fidchell.__file__).parent / "content/snakes/default.json").read_text(encoding="utf-8")
    path = tmp_path / "other.json"
    path.write_text(text.replace("Ulaid", "Dal Riata").replace('"default"', '"other"'), encoding="utf-8")
    snakes = game("snakes")
    worded = snakes.worded(snakes.settle_options({"content": snakes.content_of(path)}))
    assert worded.notation.option(worded.notation.to_action("move dal-riata")) == (
        "snakes-do-move",
        {"area": "dal-riata"},
    )
    assert snakes.notation.option(snakes.notation.to_action("move ulaid")) == ("snakes-do-move", {"area": "ulaid"})


# What could be said.


def event_ids(key: str, details: Iterator[tuple[int, int, int]]) -> set[str]:
    """The ids of the messages of all events, whatever they are about."""
    found = game(key)
    state = found.new(1, found.settle_options({"players": 4}))
    numbers = vars({"inis": inis_ids, "snakes": snakes_ids}[key])
    kinds = {value for name, value in numbers.items() if name.isupper() and isinstance(value, int)}
    told = set()
    for a, b, c in details:
        for kind in (kind for kind in kinds if 0 < kind < 128):
            for audience in (EVERYONE, NOBODY, 1):
                try:
                    message = found.event_message(state, packed(kind, 0, a, b, c, audience), 0)
                except (IndexError, KeyError):
                    continue  # there is no such thing
                if message:
                    told.add(message[0])
    return told


def inis_ids_of_all() -> set[str]:
    reacting = {f"inis-ask-react-{moment}" for moment in MOMENTS.values()}
    asked = {f"inis-ask-{what}" for what in INIS_ASKS.values() if what != "react"} | reacting
    names = {f"inis-card-{name}" for name in inis_words.CARD_NAMES}
    names |= {f"inis-territory-{name}" for name in inis_words.PLACE_NAMES}
    names |= {f"inis-way-{name}" for name in inis_words.WAYS}
    told = event_ids("inis", ((a, 0, 1) for a in range(4)))
    promised = {f"inis-promise-{phrase}" for phrase in game("inis").talk.phrases}
    return told | names | promised | {each.replace(" ", "-").lower() for each in asked}


def snakes_ids_of_all() -> set[str]:
    book = default()
    lists = {
        "card": book.item_names,
        "saint": book.saint_names,
        "area": book.area_names,
        "province": book.province_names,
        "region": book.region_names,
        "colour": book.colour_names,
        "target": TARGETS,
        "helped": snakes_tales.HELPS,
        "way": snakes_tales.WAYS,
        "ending": ENDINGS,
        "result": RESULTS,
    }
    names = {f"snakes-{kind}-{name}" for kind, names in lists.items() for name in names if name}
    lords = (0, snakes_ids.KING, snakes_ids.HIGH_KING, snakes_ids.NEGATIVE - 1, snakes_ids.NEGATIVE + 1)
    told = event_ids("snakes", ((a, b, c) for a in (*lords, 1) for b in (*lords, 1) for c in (0, 1)))
    asked = {f"snakes-ask-{query.id}" for query in SNAKES_QUESTIONS.values()}
    return told | {each.replace(" ", "-") for each in names | asked}


COULD_BE_SAID: dict[str, Callable[[], set[str]]] = {"inis": inis_ids_of_all, "snakes": snakes_ids_of_all}


@both_games
def test_no_message_is_there_in_vain(key: str) -> None:
    offered = {game(key).notation.option(action)[0] for action in range(game(key).actions)}
    assert english(key).keys() - COULD_BE_SAID[key]() - offered == set()


@both_games
def test_every_event_question_and_name_has_an_english_message(key: str) -> None:
    tales = {f"{key}-{tale.name}" for tale in TALES[key]}
    missing = {
        name
        for name in COULD_BE_SAID[key]() | {game(key).notation.option(action)[0] for action in range(game(key).actions)}
        if name not in english(key)
    }
    # A Leader rises by one rank only; other steps can be made up, but never happen.
    assert {name for name in missing if not name.startswith("snakes-leader-rose-")} == set()
    assert all(any(name.startswith(tale) for name in english(key)) for tale in tales)


def test_seats_have_names() -> None:
    assert {f"seat-{name}" for name in SEAT_NAMES} <= english("table").keys()
    assert english("table")["plain"] == {"text"}


def test_an_event_that_only_some_may_know_is_told_vaguely() -> None:
    inis = game("inis")
    state = inis.new(1, inis.settle_options())
    drew = packed(inis_ids.DREW, 1, inis_ids.DAGDA, 0, 0, 1 << 1)
    assert unpacked(drew).d == 2
    assert inis.event_message(state, drew, 1) == ("inis-drew", {"seat": "blue", "card": "dagda"})
    assert (
        inis.event_message(state, drew, 0)
        == inis.event_message(state, drew, None)
        == ("inis-drew-a-tale", {"seat": "blue"})
    )
    chose = packed(inis_ids.DRAFTED, 2, inis_ids.GEIS, 0, 0, 1 << 2)
    assert inis.event_message(state, chose, 2) == ("inis-chose", {"seat": "orange", "card": "geis"})
    assert inis.event_message(state, chose, 0) is None


def test_every_refusal_and_remark_of_the_table_has_an_english_message() -> None:
    folder = Path(refusal.__file__).parents[1]
    text = "".join(path.read_text() for path in folder.rglob("*.py"))
    wanted = {f"refused-{name}" for name in re.findall(r'Refusal\(\s*"([a-z-]+)"', text)}
    legality = Path(one_match.__file__).read_text()
    wanted |= {f"refused-{name}" for name in re.findall(r'IllegalAction\(.+, "([a-z-]+)"', legality)}
    wanted |= {f"table-{name}" for name in re.findall(r'note\(\s*"([a-z-]+)"', text)}
    known = english("table")
    assert len(wanted) > 60 and wanted - known.keys() == set()
    refusals = {name for name in known if name.startswith("refused-")}
    assert refusals - wanted == {"refused-other", "refused-store-down", "refused-http"}
