"""Names: the content's titles for the words of a view."""

from functools import cache

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book, known
from fidchell.games.snakes.ids import CARDS
from fidchell.games.snakes.view.notation import signed
from fidchell.terminal.paper import COLOURS, Paper

FLOCK = "†"


def book_in(view: View) -> Book:
    """The content that a game is played with."""
    return known(view["content"])


@cache
def areas(book: Book) -> dict[str, str]:
    """Area titles by word."""
    return dict(zip(book.area_names, book.areas, strict=True))


@cache
def provinces(book: Book) -> dict[str, str]:
    """Province titles by word."""
    return dict(zip(book.province_names, book.provinces, strict=True))


@cache
def saints(book: Book) -> dict[str, str]:
    """Saint titles by word."""
    return dict(zip(book.saint_names, book.saints, strict=True))


@cache
def regions(book: Book) -> dict[str, str]:
    """Titles of the regions of Britain by word."""
    return dict(zip(book.region_names, book.regions, strict=True))


@cache
def items(book: Book) -> dict[str, int]:
    """Numbers of event cards and Gifts by word."""
    return {name: number for number, name in enumerate(book.item_names) if name}


def item_title(book: Book, name: str) -> str:
    """The title of an event card or a Gift."""
    number = items(book)[name]
    return book.cards[number] if number < CARDS else book.gifts[number - CARDS]


def saint_of(view: View, seat: dict[str, object]) -> str:
    """Who plays for a seat: a Saint, an Acolyte, or nobody yet."""
    if seat["saint"]:
        return saints(book_in(view))[str(seat["saint"])]
    return "Acolyte" if view["turns"] else "no Saint yet"


def lord(leader: dict[str, object]) -> str:
    """The number of a Leader, marked if he is Christian."""
    value = signed(int(str(leader["value"])))
    return f"{value}{FLOCK}" if leader["christian"] else value


def tinted(text: str, colour: str, paper: Paper) -> str:
    """A text in a card colour, or in bold if the terminal does not have that colour."""
    return paper.ink(text, colour if colour in COLOURS else "bold")


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun, in the singular or plural."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def capital(text: str) -> str:
    """A text with its first letter capitalized."""
    return text[:1].upper() + text[1:]
