"""What is asked: who must decide what, and the chances of the attempts that are offered."""

from functools import lru_cache
from typing import cast

from fidchell.core.events import Unpacked, unpacked
from fidchell.core.notation import Message
from fidchell.core.parts import Ask
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, book_of
from fidchell.games.snakes.rules.derived import asking
from fidchell.games.snakes.rules.state import Snakes
from fidchell.games.snakes.view.notation import SEAT_NAMES, notation
from fidchell.games.snakes.view.outlook import KEPT, odds
from fidchell.games.snakes.view.questions import QUESTIONS
from fidchell.games.snakes.view.types import TARGETS, SnakesQuestion

SAID = ("card", "player", "zeal", "target", "thrown", "needed")  # the parts of a question that are names or numbers


def ask(state: State, viewer: Seat | None) -> SnakesQuestion | None:
    """Who must decide what; the options only for the seat that has them. The result is shared: never change it."""
    s = cast(Snakes, state)
    top, attempt = asking(s)
    if not top:
        return None
    book = book_of(s.content.digest)
    heard = ask_view(book, top, attempt)
    if viewer is None or viewer not in s.seats:
        return heard
    shown = heard.copy()
    options = s.options(viewer)
    words = notation(book).words
    shown["options"] = [words[action] for action in options]
    shown["odds"] = {words[action]: odds(book, s, viewer, action) for action in attempts(unpacked(top), options)}
    return shown


def prompt(ask: Ask) -> Message:
    """The question as a message; its id comes from the kind of question."""
    return f"snakes-ask-{ask['id']}", {name: ask[name] for name in SAID if name in ask}


def attempts(top: Unpacked, options: list[Action]) -> list[Action]:
    """The attempts that a question is about: those offered, or the one that can be helped."""
    if top.kind == ids.BOOST:
        return [attempt_action(top.a, top.b)]
    return [action for action in options if ids.CONVERT_CHIEF <= action < ids.MOVE]


@lru_cache(maxsize=KEPT)
def ask_view(book: Book, top: Frame, attempt: Frame) -> SnakesQuestion:
    """What everyone hears of a question, and of an attempt whose roll is not resolved yet."""
    asked = unpacked(top)
    question = QUESTIONS[asked.kind]
    found: SnakesQuestion = {"seats": [SEAT_NAMES[asked.seat]], "id": question.id, "what": question.what}
    add_details(found, book, asked, unpacked(attempt))
    return found


def attempt_action(target: int, detail: int) -> int:
    """The Convert action that began an attempt."""
    return ids.CONVERT_PEOPLE + detail if target == ids.PEOPLE else ids.CONVERT_CHIEF + target - ids.CHIEF


def add_details(found: SnakesQuestion, book: Book, top: Unpacked, attempt: Unpacked) -> None:
    """Add further details of a question, if any."""
    if top.kind in (ids.DROP_ITEM, ids.GIVE_TO, ids.CONSENT):
        found["card"] = book.item_names[top.a]
    if top.kind == ids.CONSENT:
        found["player"] = SEAT_NAMES[top.b]
    if top.kind in (ids.SPARE, ids.AFTER_ROLL):
        found["player"] = SEAT_NAMES[top.a]
    if top.kind == ids.SPARE:
        found["zeal"] = top.b
    if top.kind == ids.BOOST:
        found["target"] = TARGETS[top.a]
    if top.kind == ids.AFTER_ROLL:
        found |= {"target": TARGETS[attempt.a], "thrown": attempt.c, "needed": attempt.d}
