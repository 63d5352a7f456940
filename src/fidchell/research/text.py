"""What a seat may know, as text and as JSON, with its options as words: for players that read, such as language models.

`as_text` and `as_json` contain what is in `Game.view` and in the observation of the seat, and nothing else, so hidden
information stays hidden. `read_answer` finds the option that a reply means. A `Reader` plays with both: it passes the
text to any function that answers text with text.
"""

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from fidchell.core.errors import IllegalAction
from fidchell.core.information_state import InformationState
from fidchell.core.notation import labels
from fidchell.core.parts import Ask, Options, View
from fidchell.core.registry import Game, game, home_of
from fidchell.core.state import State
from fidchell.core.types import Action, Seat

SCHEMA = 2  # any change of a key that `as_json` itself adds is a new number
MOST = 20_000  # characters of a reply to read, from its end
SHOWN = 60  # characters of a reply to quote in a refusal
WAITING = "You wait for others."
HOW = "You may think first. End with a line `Answer: ` and the number or the words of one of the options."
WAIT = "wait"  # the question to a seat that must not know who is asked
ANSWER = "answer"
MARKS = {
    ANSWER,
    "option",
    "choice",
    "number",
    "is",
    "choose",
    "or",
    "and",
}  # words before the number of an option
SILENT = {"the"}  # in titles, but not in the notation
PIECES = re.compile(r"(?<![^\W_])[+-][0-9]+|[0-9]+|[^\W\d_]+")  # numbers with their sign, and words without hyphens
ALIKE = str.maketrans(
    {"&": " and ", "'": None, "\N{RIGHT SINGLE QUOTATION MARK}": None, "\N{MINUS SIGN}": "-", "\N{EN DASH}": "-"}
)

Span: TypeAlias = tuple[int, int, int]  # start, end and option
Told: TypeAlias = dict[str, str]  # names, each with a sentence or more about it
Notes: TypeAlias = dict[str, Any]  # parts of an observation that are not in the view, by name, in words


@dataclass(frozen=True)
class Observed:
    """The observation of a seat, part by part; rows of seats begin with that seat."""

    numbers: bytearray
    places: Mapping[str, slice]
    seats: Sequence[str]

    def part(self, name: str) -> bytearray:
        """The numbers of a part."""
        return self.numbers[self.places[name]]

    def number(self, name: str) -> int:
        """The number of a part that has one."""
        return self.part(name)[0]

    def marked(self, name: str) -> int:
        """The index of the only mark in a part; -1 if there is none."""
        return self.part(name).find(1)

    def seat(self, name: str) -> str | None:
        """The seat that is marked."""
        at = self.marked(name)
        return None if at < 0 else self.seats[at]

    def counts(self, name: str) -> dict[str, int]:
        """The numbers of a part by seat, without zeros."""
        return {seat: count for seat, count in zip(self.seats, self.part(name), strict=False) if count}


@dataclass(frozen=True)
class Page:
    """How a game is put into words, from what a viewer may know."""

    facts: Callable[[View], list[str]]  # everything but the question and the options, in lines
    question: Callable[[View], str]  # who must decide what, or how the game ended
    lore: Callable[[View], Told]  # what the cards that the viewer can see do
    rules: Callable[[Options], Told]  # the rules in short
    notes: Callable[[Observed, View], Notes]  # what is in the observation but not in the view
    noted: Callable[[Notes], Iterable[str]]  # the same as lines, without those that say nothing


def plain_facts(view: View) -> list[str]:
    """The facts of a game without a page of its own: the parts of its view, one by one."""
    return [f"{name}: {json.dumps(part, ensure_ascii=False)}" for name, part in view.items() if name != "ask"]


def plain_question(view: View) -> str:
    """The question in a game without a page of its own."""
    ask = view["ask"]
    if not ask:
        return "The game is over."
    if not ask["seats"]:
        return WAITING
    more = {name: part for name, part in ask.items() if name not in ("seats", "what", "options")}
    return f"{', '.join(ask['seats'])}: {ask['what']}. {json.dumps(more, ensure_ascii=False) if more else ''}".rstrip()


PLAIN = Page(plain_facts, plain_question, lambda view: {}, lambda options: {}, lambda seen, view: {}, lambda notes: ())


@cache
def page_of(key: str) -> Page:
    """The page of a game, from the module beside this one; by default, a plain one."""
    name = f"{__package__}.{key}_text"
    if not find_spec(name):
        return PLAIN
    found: Page = import_module(name).PAGE
    return found


# Words for all pages.


def counted(counts: Mapping[str, int]) -> str:
    """Counts by name."""
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def listed(names: Iterable[str]) -> str:
    """A list of names."""
    return ", ".join(names) or "none"


def grouped(groups: Mapping[str, list[str]]) -> str:
    """Names in groups; empty ones are left out."""
    return ("; ".join(f"{name}: {listed(names)}" for name, names in groups.items() if names) or "none") + "."


def detail_lines(details: Mapping[str, Any]) -> Iterator[str]:
    """More about a question; false and empty values are left out."""
    spoken = {name.replace("_", " "): value for name, value in details.items() if value}
    if spoken:
        told = [name if value is True else f"{name} {value}" for name, value in spoken.items()]
        yield f"More about the question: {'; '.join(told)}."


# What a seat may know.


def view_of(game: Game, state: State, seat: Seat | None) -> View:
    """The view of a seat or of the public (None); in simulation it does not say who else is asked to react.

    In simulation only seats that hold an answer are asked, at a table all that might.
    """
    if seat is not None:
        state.check_seat(seat)
    view = game.view(state, seat)
    if not state.at_table and game.flow.window(state) and seat not in state.seats:
        heard = {name: part for name, part in view["ask"].items() if name == "declared"}
        view["ask"] = {"seats": [], "what": WAIT, **heard}
    return view


def notes_of(game: Game, state: State, seat: Seat, view: View) -> Notes:
    """What the observation of a seat adds to its view, in words; empty for a game without a page or encoding."""
    page = page_of(game.key)
    if page is PLAIN or not game.encoding:
        return {}
    numbers = bytearray(game.encoding.size)
    state.observe_into(seat, numbers)
    names = [each["seat"] for each in view["seats"]]
    return page.notes(Observed(numbers, places_of(game.key), names[seat:] + names[:seat]), view)


@cache
def places_of(key: str) -> Mapping[str, slice]:
    """The slice of each part in the observations of a game."""
    encoding = game(key).encoding
    return encoding.places() if encoding else {}


def as_json(game: Game, state: State, seat: Seat, lore: bool = False) -> dict[str, Any]:
    """All that a seat may know: `facts` is its view, `notes` the rest; question and options are in words."""
    view = view_of(game, state, seat)
    page = page_of(game.key)
    told = {
        "schema": SCHEMA,
        "game": game.key,
        "version": game.version,
        "seat": game.seat_names[seat],
        "facts": view,
        "notes": notes_of(game, state, seat, view),
        "question": page.question(view),
        "options": [{"number": number, "words": words} for number, words in numbered(view["ask"])],
    }
    return told | ({"lore": page.lore(view)} if lore else {})


def as_text(game: Game, state: State, seat: Seat, lore: bool = False) -> str:
    """All that a seat may know, as text."""
    view = view_of(game, state, seat)
    return written(page_of(game.key), view, notes_of(game, state, seat, view), lore)


def written(page: Page, view: View, notes: Notes, lore: bool = False) -> str:
    """A page as text: facts and notes, what cards do if wanted, the question, and the numbered options."""
    lines = [*page.facts(view), *page.noted(notes)]
    if lore:
        lines += ["Cards and places:", *(f"- {name}: {text}" for name, text in page.lore(view).items())]
    lines.append(page.question(view))
    options = [f"{number}. {words}" for number, words in numbered(view["ask"])]
    return "\n".join([*lines, "Options:", *options] if options else lines)


def primer(game: Game, options: Options) -> str:
    """The rules in short, in our own words, and the options of a game."""
    options = game.settle_options(options)
    told = [f"{title}: {text}" for title, text in page_of(game.key).rules(options).items()]
    unusual = [each for each in game.options if options[each.name] != each.default]
    chosen = [f"{each.name} {options[each.name]} ({each.about})" for each in unusual]
    seats = f"The seats in table order: {listed(game.seat_names[: int(options['players'])])}."
    last = [f"Played otherwise than usual: {'; '.join(chosen)}"] if chosen else []
    return "\n".join([f"{game.title}, the rules in short.", *told, seats, *last])


def numbered(ask: Ask | None) -> list[tuple[int, str]]:
    """The options, each with the number that stands for it."""
    words: list[str] = (ask or {}).get("options", [])
    return list(zip(labels(words), words, strict=True))


# What a reply means.


def read_answer(game: Game, state: State, seat: Seat, reply: str) -> Action:
    """The option that a reply means: by its number, its words, or as the only one that it names.

    If the reply says `Answer:`, only what follows the last one counts. A reply that names no option, or several, is
    refused in a sentence that can be sent back.
    """
    ask = view_of(game, state, seat)["ask"]
    if not ask or "options" not in ask:
        asked = f"waiting for: {', '.join(ask['seats'])}" if ask else "the game is over"
        raise IllegalAction(f"{game.seat_names[seat]} has nothing to decide now; {asked}")
    choices = numbered(ask)
    found = meant(reply, choices)
    if len(found) != 1:
        raise IllegalAction(refusal(reply, sorted(found), choices))
    return state.options(seat)[found.pop()]


def refusal(reply: str, found: Sequence[int], choices: Sequence[tuple[int, str]]) -> str:
    """Why a reply was not understood, and what the options are."""
    named = [f"`{choices[i][1]}`" for i in found]
    what = f"names several options: {', '.join(named)}" if named else "names none of the options"
    offered = "; ".join(f"{number}. {words}" for number, words in choices)
    return f"{reply.strip()[:SHOWN]!r} {what}; answer with the number or the words of exactly one of: {offered}"


def meant(reply: str, choices: Sequence[tuple[int, str]]) -> set[int]:
    """The positions of the options that a reply may mean; only what follows the last `Answer` counts."""
    said = pieces(reply[-MOST:])
    ends = [i for i, piece in enumerate(said, 1) if piece == ANSWER]
    return named_in(said[ends[-1] :] if ends and ends[-1] < len(said) else said, choices)


def pieces(text: str) -> list[str]:
    """The words and numbers of a text, without case, accents, apostrophes and punctuation."""
    plain = unicodedata.normalize("NFKD", text.translate(ALIKE).casefold())
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return [piece for piece in PIECES.findall(letters) if piece not in SILENT]


def named_in(said: list[str], choices: Sequence[tuple[int, str]]) -> set[int]:
    """The positions of the options that a text names, in words or by number."""
    options = [pieces(words) for _, words in choices]
    if said in options:
        return {i for i, option in enumerate(options) if option == said}
    spans = named_by_words(said, options)
    covered = {at for start, end, _ in spans for at in range(start, end)}
    numbers = {str(number): i for i, (number, _) in enumerate(choices)}
    calls = [at for at in range(len(said)) if at not in covered and is_call(said, at)]
    calls += [0] if covered.issuperset(range(1, len(said))) else []  # a number alone, or before the words of an option
    called = {said[at].lstrip("0") or "0" for at in calls if said[at : at + 1]}
    return {i for _, _, i in spans} | {numbers[number] for number in called & numbers.keys()}


def named_by_words(said: list[str], options: Sequence[list[str]]) -> list[Span]:
    """Where the words of options occur, except inside the words of another option."""
    by_first: dict[str, list[int]] = {}
    for i, option in enumerate(options):
        by_first.setdefault("".join(option[:1]), []).append(i)
    found: list[Span] = []
    for at, piece in enumerate(said):
        fitting = [i for i in by_first.get(piece, ()) if said[at : at + len(options[i])] == options[i]]
        end = at + max((len(options[i]) for i in fitting), default=0)
        if not found or end > found[-1][1]:
            found += [(at, end, i) for i in fitting if at + len(options[i]) == end]
    return found


def is_call(said: Sequence[str], at: int) -> bool:
    """Whether a number names an option: it follows a word such as `option`, or comes first, before such a word."""
    if not said[at].isdigit():
        return False
    return said[at - 1] in MARKS if at else said[1:2] in (["or"], ["and"])


# A player.


class Reader:
    """A player that passes its page to a function that answers text with text, and reads the answer.

    An answer that cannot be understood is sent back with the reason. After `tries` answers the last option is taken,
    which is to pass or to be done if that is offered; `lapses` counts how often that happened.
    """

    def __init__(self, answer: Callable[[str], str], briefing: str = "", tries: int = 3, lore: bool = True) -> None:
        self.answer = answer
        self.briefing = briefing  # put before every page, such as the primer
        self.tries = tries
        self.lore = lore
        self.lapses = 0

    def choose(self, seen: InformationState) -> Action:
        """The option that the answer means; a forced move is taken without asking."""
        if len(seen.options) == 1:
            return seen.options[0]
        found, guess = (
            game(home_of(seen.home)),
            seen.determinize(0),
        )  # any will do: the seat cannot tell it from the state
        page = self.prompt(found, guess, seen.seat)
        asked = page
        for _ in range(self.tries):
            try:
                return read_answer(found, guess, seen.seat, self.answer(asked))
            except IllegalAction as why:
                asked = f"{page}\n\nYour last answer was refused: {why}"
        self.lapses += 1
        return seen.options[-1]

    def prompt(self, game: Game, state: State, seat: Seat) -> str:
        """The prompt: the briefing, the page of the seat, and how to answer."""
        return "\n\n".join(filter(None, [self.briefing, as_text(game, state, seat, self.lore), HOW]))
