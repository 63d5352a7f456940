"""Primers: what cards, rules and options are for, as messages that are there and say what the content says."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from spoken import LANGUAGES, WORDED, bundle, said

import fidchell
from fidchell.bots.levels import LADDER
from fidchell.core.notation import Message
from fidchell.core.parts import Option, no_primer
from fidchell.core.registry import Game, game, keys
from fidchell.games.inis import ids
from fidchell.games.inis.view import primer as inis_primer
from fidchell.games.inis.view.lore import CARD_LORE
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.snakes.content import sayings
from fidchell.games.snakes.content.book import Book, default, for_cases
from fidchell.games.snakes.content.codes import ABILITIES, FORMS, HELPED, POWER_FORMS, WHERE, WHO
from fidchell.games.snakes.content.written import WrittenGift, written
from fidchell.games.snakes.view.lore import RULES
from fidchell.games.snakes.view.outlook import PARTS
from fidchell.table.log.clocks import CLOCKS, HOUR, MINUTE, SECOND

SNAKES = game("snakes")
each_explained = pytest.mark.parametrize("key", [key for key in keys() if game(key).messages.primer({})])


def every_id(part: Any) -> Iterator[str]:
    """All message ids in a primer: texts that begin with the key of a game and a hyphen."""
    if isinstance(part, dict):
        for value in part.values():
            yield from every_id(value)
    elif isinstance(part, list):
        for value in part:
            yield from every_id(value)
    elif isinstance(part, str) and part.startswith(tuple(f"{key}-" for key in keys())):
        yield part


def every_message(part: Any) -> Iterator[Message]:
    """All messages with arguments in a primer."""
    if isinstance(part, dict) and part.keys() == {"id", "args"}:
        yield part["id"], part["args"]
    elif isinstance(part, dict | list):
        for value in part.values() if isinstance(part, dict) else part:
            yield from every_message(value)


@each_explained
def test_every_message_of_a_primer_is_there_in_every_language(key: str) -> None:
    found = game(key).messages.primer({})
    assert json.loads(json.dumps(found)) == found
    names = set(every_id(found))
    assert names
    for language in LANGUAGES:
        assert [name for name in names if not bundle(language).has_message(name)] == []
        assert all(said(game(key), message, language) for message in every_message(found))


@each_explained
def test_every_decision_has_a_rule_behind_it(key: str) -> None:
    found = game(key).messages.primer({})
    assert set(game(key).messages.topics.values()) <= found["rules"].keys()
    assert all(rule.keys() >= {"title", "text"} for rule in found["rules"].values())


def test_a_game_may_explain_nothing() -> None:
    assert no_primer({}) == {}


# Inis.


def test_every_card_and_territory_of_inis_is_explained() -> None:
    found = inis_primer.explained({})
    assert found["cards"].keys() == set(CARD_NAMES) and found["lands"].keys() == set(PLACE_NAMES)
    kinds = [card["kind"] for card in found["cards"].values()]
    sizes = [ids.ADVANTAGE, ids.EPIC - ids.ADVANTAGE, ids.CARDS - ids.EPIC]
    assert [kinds.count(kind) for kind in ("action", "advantage", "epic")] == sizes
    assert all(1 <= len(card["icons"]) <= 3 for card in found["cards"].values())
    four = {name for name, card in found["cards"].items() if card["four_only"]}
    assert four == {"emissaries", "master-craftsman", "raid", "scouts-and-spies"}


def test_a_card_is_explained_as_in_the_terminal() -> None:
    found = inis_primer.explained({})["cards"]
    for name, told in CARD_LORE.items():
        halves = [
            (said(game("inis"), (half["when"], {})), said(game("inis"), (half["effect"], {})))
            for half in found[name]["halves"]
        ]
        assert halves == [(half.when, half.effect) for half in told.halves]
        assert [half["timing"] for half in found[name]["halves"]] == [
            "season" if half.when == "season" else "triskel" for half in told.halves
        ]


def test_each_card_has_one_to_three_icons() -> None:
    assert not [name for name, told in CARD_LORE.items() if not 1 <= len(told.icons) <= 3]


# Banish the Snakes.


def spoken(messages: list[Message]) -> str:
    """Messages in English, as contents write them."""
    return "; ".join(said(SNAKES, message) for message in messages).replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize("book", [default(), for_cases()], ids=lambda book: book.name)
def test_events_are_said_as_their_content_says_them(book: Book) -> None:
    file = written(book.document)
    for card in (card for card in file.cards if card.is_event):
        assert spoken(sayings.event(card.always.ops)) == card.said_always
        for event in card.events:
            for colour in event.colours:
                assert spoken(sayings.event(event.ops)) == card.said[colour], (card.title, colour)


def test_saints_gifts_and_kept_cards_are_said() -> None:
    file = written(default().document)
    told = {saint.name: spoken(sayings.saint(saint.code)) for saint in file.saints}
    told |= {gift.title: spoken(sayings.kept(gift.code)) for gift in file.gifts}
    told |= {card.title: spoken(sayings.kept(card.code)) for card in file.cards if card.keeper and card.code}
    texts = {saint.name: saint.ability for saint in file.saints} | {gift.title: gift.effect for gift in file.gifts}
    texts |= {card.title: card.said[""] for card in file.cards if card.keeper and card.code}
    assert told.keys() == texts.keys() and all(told.values())
    same = {name for name, text in texts.items() if told[name] == f"{text[0].lower()}{text[1:]}".rstrip(".")}
    assert {name: told[name] for name in told if name not in same} == IN_OTHER_WORDS


IN_OTHER_WORDS = {  # what is said with the same meaning as in the content, but otherwise
    "Ciaran": "other Saints in the same Area get +2 to every Convert attempt (this Saint gets none)",
    "Auxilius": "1 more Action Point each turn than the Zeal space shows",
    "Brigid": "the first Build or Upgrade of the turn costs no Action (still once per Area per turn)",
    "Finnian": "giving and taking cards costs no Action and may reach a Saint in an adjacent Area",
    "Ibar": "+1 to Convert attempts on People; +1 to Convert attempts on Chiefs; only in an Area with no Druid",
    "Ita": "once a turn, when a Convert attempt fails, no Zeal is lost (the Dolmen is still placed)",
    "Brendan": "a Move may go from any coastal Area to any other coastal Area",
    "Columba": "each time Paganism would advance, roll the die: on a 6, ignore one box; it works even while this Saint "
    "is only a kept card",
    "Healing": "once a turn, spend 1 Action: a Saint in your Area (or you) regains 1 Zeal",
    "Miracles": "discard after rolling a Convert attempt: treat the die as a 6",
    "Prophecy": "at the start of your turn look at the top 2 cards of the deck and return them in any order",
    "Benignus of Armagh": "discard before a Convert attempt on People: +2; discard before a Convert attempt on a "
    "Chief: +2",
    "Bell and Staff": "discard before a Convert attempt on a Druid: +3; discard: remove one active Dolmen in your Area",
}


def all_effects() -> Iterator[Message]:
    """Everything that an event can do."""
    places = (*WHERE, "Ulaid", "prov:Ulster")
    words = {"zeal": WHO, "king": ("Ulster", "christian_first"), "gift": ("active",), "mod": HELPED}
    for verb, form in FORMS.items():
        amounts: list[int | None] = [amount for amount in (form.least, form.most) if amount]
        wheres = words.get(verb, places) if form.where else [None]
        for where, amount in product(wheres, amounts or [None]):
            yield sayings.effect(verb, *(word for word in (where, amount) if word is not None))


def all_powers() -> Iterator[Message]:
    """Everything that a Saint or a kept card can do."""
    for word in (*(f"{kind}:+1" for kind in HELPED), "aura:+1", "ap:+1", "ap:-1", *ABILITIES):
        yield from sayings.saint(word if word != "no-druid" else "people:+1,no-druid")
    for kind, manner in product(HELPED, ("", ":once_per_turn", ":discard")):
        yield from sayings.kept(f"mod:{kind}:+2{manner}")
    for verb, form in POWER_FORMS.items():
        yield from sayings.kept(form.replace("N", "1")) if verb != "mod" else ()
    for code, lost in (("peek_druid", False), ("peek_druid", True), ("remove_dolmen:discard", False)):
        yield sayings.fate(WrittenGift("", "", code, "", lost))


def test_every_code_of_a_content_has_a_message_and_no_message_is_there_in_vain() -> None:
    found = [*all_effects(), *all_powers()]
    for language in LANGUAGES:
        assert all(said(SNAKES, message, language) for message in found)
    path = Path(fidchell.__file__).parent / "locales/en/snakes-effects.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert {line.split(" =")[0] for line in lines if line.startswith("snakes-")} == {name for name, _ in found}


def test_bonuses_to_several_targets_are_said_shortly() -> None:
    def heard(code: str) -> list[tuple[str, str]]:
        return [(name.removeprefix("snakes-bonus-"), str(held["bonus"])) for name, held in sayings.saint(code)]

    assert heard("all:+1,druid:+1") == [("people", "+1"), ("leaders", "+1"), ("druid", "+2")]
    assert heard("leader:-2") == [("leaders", "\N{MINUS SIGN}2")]
    assert heard("people:+1,chief:+1,king:+1,highking:+1,druid:+1") == [("all", "+1")]


def test_the_primer_of_snakes_tells_the_content_that_is_played() -> None:
    found = SNAKES.messages.primer({})
    book = default()
    assert found["cards"].keys() == set(filter(None, book.item_names))
    assert found["saints"].keys() == set(book.saint_names) and found["areas"].keys() == set(book.area_names)
    assert found["cards"]["plague"]["events"].keys() == set(book.colour_names) == set(found["colours"])
    assert found["cards"]["saint-ita"] == {"kind": "saint", "saint": "ita"}
    assert found["saints"]["ita"]["card"] == "saint-ita"
    assert found["cards"]["wisdom"]["fate"] == "snakes-fate-lost"
    assert [name for name, area in found["areas"].items() if area["tara"]] == ["southern-ui-neill"]
    assert found["parts"].keys() == set(PARTS) and found["rules"].keys() == RULES.keys()
    assert found["rules"]["zeal"]["sections"] == ["5.2", "10.6", "11"] and not found["rules"]["values"]["sections"]


def test_another_content_brings_its_own_cards_and_titles(tmp_path: Path) -> None:
    text = (Path(fidchell.__file__).parent / "content/snakes/default.json").read_text(encoding="utf-8")
    path = tmp_path / "other.json"
    path.write_text(text.replace("Ulaid", "Dal Riata").replace('"default"', '"other"'), encoding="utf-8")
    found = SNAKES.messages.primer({"content": SNAKES.content_of(path)})
    assert found["titles"]["area"]["dal-riata"] == "Dal Riata" and "ulaid" not in found["areas"]
    assert {"id": "snakes-effect-people-area", "args": {"area": "dal-riata", "count": 1}} in [
        each for card in found["cards"].values() for events in card.get("events", {}).values() for each in events
    ]
    assert "ulaid" in SNAKES.messages.primer({})["areas"]


# What is chosen before a game.


def option_ids(told: Game, option: Option) -> set[str]:
    """The messages that an option needs."""
    start = f"{told.key}-option-{option.name}"
    words = [str(value) for value in option.values if not str(value).isdecimal()]
    named = [word.rpartition("-")[0] if option.look_up else word for word in words]  # a content, without its digest
    return {start, f"{start}-about", *(f"{start}-{word.replace('+', '-')}" for word in named)}


def test_options_clocks_and_levels_have_messages() -> None:
    wanted = {each for key in WORDED for option in game(key).options for each in option_ids(game(key), option)}
    wanted |= {f"clock-{name}{about}" for name in CLOCKS for about in ("", "-about")}
    wanted |= {f"level-{name}" for name in LADDER}
    path = Path(fidchell.__file__).parent / "locales/en/options.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    assert {line.split(" =")[0] for line in lines if line and not line.startswith(("#", " "))} == wanted


def test_clocks_are_told_as_they_run() -> None:
    for name, clock in CLOCKS.items():
        text = said(SNAKES, (f"clock-{name}-about", {}))
        assert bool(clock) == any(map(str.isdecimal, text))
        if clock:
            units = {HOUR: "hours", MINUTE: "minutes", SECOND: "seconds"}
            bank = next(f"{clock.bank // unit} {word}" for unit, word in units.items() if clock.bank > unit)
            more = next(f"{clock.increment // unit} {word}" for unit, word in units.items() if clock.increment > unit)
            assert text == f"{bank} per seat, plus {more} per turn."


def test_the_parts_of_the_score_are_the_score_and_its_bands_the_results() -> None:
    from random import Random

    from fidchell.core.match import Match
    from fidchell.core.registry import game
    from fidchell.games.snakes.view.types import RESULTS
    from fidchell.games.snakes.view.worth import RESULT_POINTS

    seen = set()
    for seed in range(12):
        chance, match = Random(seed), Match(game("snakes"), seed, {"players": 1 + seed % 6})
        while not match.done:
            match.act(match.asked[0], chance.choice(match.state.options(match.asked[0])))
            view = match.view(None)
            assert sum(part["count"] * part["each"] for part in view["worth"]) == view["score"]
        if view["ending"] != "all flock":
            assert RESULTS.index(view["result"]) == 1 + sum(view["score"] >= points for points in RESULT_POINTS)
        seen.add(view["result"])
    assert len(seen) > 1 or seen == {"total defeat"}
