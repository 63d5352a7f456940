"""Books: loaded content files, with all their words and numbers."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from fidchell.checks.strict import brief
from fidchell.core.types import Fields
from fidchell.games.snakes.content.card_faults import CHECKS as CARD_CHECKS
from fidchell.games.snakes.content.content import Content, filled
from fidchell.games.snakes.content.faults import found_by
from fidchell.games.snakes.content.land_faults import CHECKS as LAND_CHECKS
from fidchell.games.snakes.content.numbers import in_number_order, kinds, tables
from fidchell.games.snakes.content.reading import BadContent, Fault, misfits, parsed, refuse_all, text_of
from fidchell.games.snakes.content.start_faults import CHECKS as START_CHECKS
from fidchell.games.snakes.content.written import Written, WrittenCard, card_slug, saint_slug, slug, written
from fidchell.games.snakes.ids import CARDS, GIFTS

__all__ = ["BadContent", "Book", "book_of", "default", "faults_of", "known", "load", "read", "shelve"]

DEFAULT = Path(__file__).parents[3] / "content/snakes/default.json"
FOR_CASES = DEFAULT.with_name("cases.json")


@dataclass(frozen=True, eq=False)
class Book:
    """A loaded content file."""

    name: str
    status: str
    key: str  # its name and part of its digest, as used in records
    digest: int
    areas: tuple[str, ...]
    provinces: tuple[str, ...]
    saints: tuple[str, ...]
    cards: tuple[str, ...]
    gifts: tuple[str, ...]
    regions: tuple[str, ...]
    colours: tuple[str, ...]
    area_names: tuple[str, ...]  # words of the notation
    province_names: tuple[str, ...]
    saint_names: tuple[str, ...]
    item_names: tuple[str, ...]  # event cards, then from CARDS on Gifts; "" where there is none
    region_names: tuple[str, ...]
    colour_names: tuple[str, ...]
    people_values: tuple[int, ...]  # by kind
    druid_values: tuple[int, ...]
    relic_values: tuple[int, ...]
    texts: tuple[tuple[str, ...], ...]  # card texts, by card, then colour
    title_texts: tuple[str, ...]  # the texts under their titles
    keeper_texts: tuple[str, ...]  # the texts of cards that are kept
    saint_texts: tuple[str, ...]
    gift_texts: tuple[str, ...]
    tables: Fields
    content: Content
    document: dict[str, Any]


def fingerprint(file: Written, document: object) -> str:
    """The digest of a document, regardless of whitespace and the order of keys, except for the order of Areas."""
    return sha256(json.dumps([file.areas, document], sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def bound(file: Written, document: dict[str, Any]) -> Book:
    """The book of a valid file."""
    print_ = fingerprint(file, document)
    digest = int(print_[:15], 16)
    numbers = tables(file, digest)
    cards = in_number_order(file)
    titles, gifts = tuple(card.title for card in cards), tuple(gift.title for gift in file.gifts)
    saints = tuple(saint.name for saint in file.saints)
    return Book(
        name=file.name,
        status=file.status,
        key=f"{slug(file.name)}-{print_[:8]}",
        digest=digest,
        areas=file.areas,
        provinces=tuple(file.provinces),
        saints=saints,
        cards=titles,
        gifts=gifts,
        regions=tuple(file.regions),
        colours=file.colours,
        area_names=tuple(map(slug, file.areas)),
        province_names=tuple(map(slug, file.provinces)),
        saint_names=tuple(map(saint_slug, saints)),
        item_names=filled_up(map(card_slug, titles), CARDS) + filled_up(map(card_slug, gifts), GIFTS),
        region_names=tuple(map(slug, file.regions)),
        colour_names=tuple(map(slug, file.colours)),
        people_values=tuple(kinds(file.people)),
        druid_values=tuple(kinds(file.druids)),
        relic_values=tuple(kinds(file.relics)),
        texts=tuple(tuple(card.said.get(colour, card.said.get("", "")) for colour in file.colours) for card in cards),
        title_texts=tuple(card.said_always for card in cards),
        keeper_texts=tuple(keeper_text(card, file) for card in cards),
        saint_texts=tuple(saint.ability for saint in file.saints),
        gift_texts=tuple(gift.effect for gift in file.gifts),
        tables=numbers,
        content=filled(numbers),
        document=document,
    )


def filled_up(words: Iterable[str], size: int) -> tuple[str, ...]:
    """Words padded with empty ones to a size."""
    found = tuple(words)
    return found + ("",) * (size - len(found))


def keeper_text(card: WrittenCard, file: Written) -> str:
    """The text of a card that is kept; for a Saint, the ability."""
    if card.is_saint:
        return next(saint.ability for saint in file.saints if saint.name == card.saint)
    return card.said.get("", "") if card.keeper else ""


# Reading.


def faults_of(document: object) -> list[Fault]:
    """All faults of a document: first those of form, then those found by comparing its parts."""
    found = misfits(document)
    checks = (*LAND_CHECKS, *CARD_CHECKS, *START_CHECKS)
    return [*(misfit.fault for misfit in found), *found_by(checks, written(document), found)]


def read(text: str, source: str) -> Book:
    """The book in a text; `source` names it in fault messages."""
    document = parsed(text, source)
    faults = faults_of(document)
    if faults:
        refuse_all(source, faults)
    return bound(written(document), document)


def load(path: str | Path) -> Book:
    """The book in a file."""
    return read(text_of(path), str(path))


@cache
def default() -> Book:
    """The content that is included with the program."""
    return shelve(load(DEFAULT))


@cache
def for_cases() -> Book:
    """The content that cases use, which stays the same when the default is tuned."""
    return shelve(load(FOR_CASES))


# Books loaded in this process.

SHELF: dict[int, Book] = {}


def shelve(book: Book) -> Book:
    """Register a book, so that it can be found by key and by digest; returns the one registered first."""
    return SHELF.setdefault(book.digest, book)


def book_of(digest: int) -> Book:
    """The book with this digest."""
    if digest not in SHELF:
        default()
    if digest not in SHELF:
        raise BadContent(f"the content with the digest {digest} is not loaded; give its file with --content FILE")
    return SHELF[digest]


def known(word: str) -> Book:
    """The book with this key; `default` is the one included with the program."""
    if word in (default().name, default().key):
        return default()
    for book in SHELF.values():
        if book.key == word:
            return book
    raise BadContent(
        f"the content {brief(word)} is needed, but not loaded; {nearest(word)}give its file with --content FILE"
    )


def nearest(word: str) -> str:
    """A hint at loaded content that resembles the one needed."""
    name = word.rpartition("-")[0] or word
    alike = [book.key for book in SHELF.values() if slug(book.name) in (name, word)]
    if not alike:
        return ""
    return f"{', '.join(alike)} has the same name but is another version of it; "
