"""The form of the pages for players that read, and how replies to them are understood."""

import json
import subprocess
import sys
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from patience import HANGS, extent
from play import positions, random_match

from fidchell.arena.bout import play
from fidchell.bots.player import RandomPlayer
from fidchell.core.errors import IllegalAction
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game
from fidchell.games.inis.view.lore import CARD_LORE, RULES
from fidchell.games.inis.view.notation import CARD_NAMES, CARD_TITLES
from fidchell.games.snakes.content.book import for_cases
from fidchell.research.text import SCHEMA, Reader, as_json, as_text, meant, notes_of, numbered, primer, read_answer

each_game = pytest.mark.parametrize("key", ["inis", "snakes"])
each_manner = pytest.mark.parametrize("at_table", [True, False], ids=["at a table", "in simulation"])


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
    match, words = one_card()
    (seat,) = match.asked
    with pytest.raises(
        IllegalAction, match=rf"^'attack the sea' names none of the options; .* of: 1\. {words}; 2\. pass$"
    ):
        read_answer(match.game, match.state, seat, "attack the sea")
    title = CARD_TITLES[CARD_NAMES.index(words.removeprefix("play "))]
    with pytest.raises(IllegalAction, match=f"names several options: `{words}`, `pass`"):
        read_answer(match.game, match.state, seat, f"play {title} or pass")
    (other, _) = (each for each in range(3) if each != seat)
    with pytest.raises(IllegalAction, match=f"has nothing to decide now; waiting for: {match.seat_name(seat)}"):
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


@settings(max_examples=extent(300, 3000), deadline=None, derandomize=True, database=None)
@given(st.text(max_size=400) | st.lists(st.sampled_from(TALK), max_size=12).map(" ".join))
def test_nonsense_is_refused_and_never_breaks_anything(reply):
    match, _ = one_card()
    (seat,) = match.asked
    try:
        assert read_answer(match.game, match.state, seat, reply) in match.state.options(seat)
    except IllegalAction as why:
        assert "2. pass" in str(why)


@cache
def one_card():
    """A match whose asked seat may play one card or pass, and the words that play it."""
    for decisions in range(150, 600):
        match = random_match(3, decisions, players=3)
        words = match.words(match.asked[0])
        if len(match.asked) == 1 and len(words) == 2 and words[0].startswith("play ") and words[1] == "pass":
            return match, words[0]
    raise AssertionError("nobody ever held one card only")


PIECES = ("pass ", "1 ", "answer ", "\N{COMBINING ACUTE ACCENT}", "'", "\U0001f40d", "-1")
LONG = """
import sys
from fidchell.core.errors import IllegalAction
from fidchell.core.registry import game
from fidchell.research.text import read_answer
inis = game("inis")
state = inis.new(3, inis.settle_options({}))
seat = state.seats[0]
for piece in sys.argv[1:]:
    try:
        assert read_answer(inis, state, seat, piece * 1_000_000) in state.options(seat)
    except IllegalAction as why:
        assert len(str(why)) < 500
print("well")
"""


def test_very_long_replies_are_read_or_refused():
    """A reading whose work grew with the square of the length would take days, so it hangs; others need a second."""
    done = subprocess.run([sys.executable, "-c", LONG, *PIECES], capture_output=True, text=True, timeout=HANGS)
    assert done.stdout == "well\n", done.stderr


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
    return information_state_of(match.state, match.asked[0])


def test_a_reader_takes_the_option_that_is_answered():
    match, words = one_card()
    model = Model(f"Answer: {words}")
    reader = Reader(model, briefing="Be bold.")
    assert match.game.notation.to_words(reader.choose(seen_by_asked(match))) == words
    (prompt,) = model.prompts
    assert prompt.startswith("Be bold.\n\nInis, season")
    assert as_text(match.game, match.state, match.asked[0], lore=True) in prompt
    assert reader.lapses == 0


def test_a_reader_sends_back_what_cannot_be_read():
    match, words = one_card()
    model = Model("attack the sea", "1")
    assert match.game.notation.to_words(Reader(model).choose(seen_by_asked(match))) == words
    first, second = model.prompts
    assert second.startswith(first) and "refused: 'attack the sea' names none of the options" in second


def test_a_reader_passes_when_nothing_can_be_read():
    (match, _), model = one_card(), Model("attack the sea")
    reader = Reader(model, tries=2)
    assert match.game.notation.to_words(reader.choose(seen_by_asked(match))) == "pass"
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
            if match.game.flow.window(match.state) and seat not in match.asked:
                veiled += 1
                assert as_json(match.game, match.state, seat)["facts"]["ask"].keys() <= {"seats", "what", "declared"}
                assert as_text(match.game, match.state, seat).endswith("You wait for others.")
    assert veiled > 50
