"""What each Saint, Gift and kept card does."""

from typing import Any

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.ids import CARDS
from fidchell.terminal.paper import Paper
from fidchell.terminal.snakes.events import NO_TEXT, effect
from fidchell.terminal.snakes.names import book_in, count, item_title, items, saint_of


def own_seat(view: View) -> dict[str, Any] | None:
    """The viewer's own seat, if the viewer has one."""
    return next((seat for seat in view["seats"] if seat["seat"] == view["viewer"]), None)


def ability(book: Book, saint: str) -> str:
    """What a Saint can do."""
    return book.saint_texts[book.saint_names.index(saint)] or NO_TEXT


def kept_for(book: Book, name: str, colour: str) -> str:
    """What a kept card is good for."""
    number = items(book)[name]
    text = effect(book, name, colour)
    lost = number >= CARDS and book.tables["gifts_lost"] >> number - CARDS & 1
    return f"{text} (lost when the Saint dies)" if lost else text


def hand(view: View, paper: Paper) -> list[str]:
    """The viewer's Saint and kept cards, and what each does."""
    seat = own_seat(view)
    if seat is None:
        return []
    book = book_in(view)
    who = saint_of(view, seat)
    can = ability(book, seat["saint"]) if seat["saint"] else "no ability"
    lines = paper.wrap(can, "    ", f"  {paper.ink(who, 'bold')}: ")
    for name in seat["keeps"]:
        text = kept_for(book, name, view["cards"]["colour"])
        lines += paper.wrap(text, "    ", f"  {paper.ink(item_title(book, name), 'bold')}: ")
    kept = f"You ({seat['seat']}) keep {len(seat['keeps'])} of at most {count(seat['limit'], 'card')}."
    return [kept, *lines]


def gifts(view: View, paper: Paper) -> list[str]:
    """The Gifts that can still be taken."""
    book = book_in(view)
    if not view["gifts"]:
        return ["No Gift of the Spirit is left."]
    lines = paper.wrap("Gifts of the Spirit that can still be taken:")
    for name in view["gifts"]:
        text = kept_for(book, name, view["cards"]["colour"])
        lines += paper.wrap(text, "    ", f"  {paper.ink(item_title(book, name), 'bold')}: ")
    return lines
