"""Banish the Snakes, by Kevin McPartland and Jerry Shiles: one to six Saints want to convert Ireland together."""

import json
from pathlib import Path
from typing import cast

from fidchell.core.notation import Notation
from fidchell.core.parts import Editions, Flow, Messages, Options, Places, Rules, Strategy, Talk, Viewing
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Fields, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.casework.conserved import conserved
from fidchell.games.snakes.casework.facts import CASEWORK
from fidchell.games.snakes.content.book import book_of, default, load, read, shelve
from fidchell.games.snakes.options import GRADES, OPTIONS, PICKINGS, book_for
from fidchell.games.snakes.planner.fitted import WEIGHTS, load_weights
from fidchell.games.snakes.planner.plan import planned
from fidchell.games.snakes.rules.game import restored_with
from fidchell.games.snakes.rules.setup import boxed
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.asked import ask, prompt
from fidchell.games.snakes.view.encoding import ENCODING
from fidchell.games.snakes.view.event_text import ENDING_TITLES, event_message, report
from fidchell.games.snakes.view.notation import SEAT_NAMES, notation
from fidchell.games.snakes.view.primer import explained
from fidchell.games.snakes.view.questions import QUESTIONS
from fidchell.games.snakes.view.types import RESULTS
from fidchell.games.snakes.view.view import split_visible

__all__ = ["GAME"]

load_weights(WEIGHTS)
NAMES = {  # the prefix under which the names in messages are looked up
    **dict.fromkeys(("seat", "other", "player"), "seat"),
    **dict.fromkeys(("area", "place"), "snakes-area"),
    **{kind: f"snakes-{kind}" for kind in ("card", "saint", "province", "region", "colour")},
    **{kind: f"snakes-{kind}" for kind in ("target", "helped", "way", "ending", "result")},
}


def in_box(options: Options) -> State:
    """A game with these options before anything is laid out."""
    grade = GRADES.index(str(options["level"]))
    picking, deck_picking = (PICKINGS.index(str(options[name])) for name in ("saints", "deck-saints"))
    return boxed(book_for(options).content, int(options["players"]), grade, picking, deck_picking)


def restored(fields: Fields) -> State:
    """A game restored from its saved fields."""
    if not isinstance(fields.get("content"), int):
        raise ValueError("these are not the fields of a game of Banish the Snakes: they name no content")
    return restored_with(fields, book_of(fields["content"]).content)


def outcome(state: State) -> str:
    """How the game ended."""
    f = state.fields()
    return f"{RESULTS[f['verdict']]}: {ENDING_TITLES[f['ending']]}, {(f['score'] - ids.NEGATIVE) / 2:g} points"


def edition(options: Options) -> Notation:
    """The notation with the names of the content that the options choose."""
    return notation(book_for(options))


def plan(state: State) -> Action:
    """The action that the planner suggests to the first asked seat."""
    return planned(cast(Snakes, state))


def places(options: Options) -> Places:
    """The Areas and Provinces of the content that the options choose."""
    book = book_for(options)
    return Places(tuple(filter(None, book.area_names)), tuple(filter(None, book.province_names)))


def turn(state: State) -> Seat:
    """Whose turn it is."""
    seat: Seat = cast(Snakes, state).turn
    return seat


def load_content(path: Path) -> str:
    """Load a content file, so that games can be played with it; returns its name in options and records."""
    return shelve(load(path)).key


def content_text(digest: int) -> str:
    """A loaded content as the text of a file."""
    return json.dumps(book_of(digest).document)


def read_content(text: str) -> int:
    """Read a content from the text of a file, so that games can be played with it; returns its digest."""
    return shelve(read(text, "content")).digest


GAME = Game(
    key="snakes",
    title="Banish the Snakes",
    version=1,
    options=OPTIONS,
    seat_names=SEAT_NAMES,
    actions=ids.ACTION_COUNT,
    longest=10_000,
    rules=Rules(in_box, restored, outcome, conserved),
    notation=notation(default()),
    viewing=Viewing(report, split_visible=split_visible, ask=ask),
    shared=True,
    messages=Messages(
        event_message,
        prompt,
        NAMES,
        {question.what: question.topic for question in QUESTIONS.values()},
        primer=explained,
    ),
    flow=Flow(turn, passing=ids.PASS),
    talk=Talk(places=places),
    strategy=Strategy(("total victory", "partial victory"), plan),
    encoding=ENCODING,
    casework=CASEWORK,
    editions=Editions(edition, load_content, content_text, read_content),
)
