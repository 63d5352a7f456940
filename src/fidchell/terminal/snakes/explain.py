"""Explanations: `? druid`, `? airgialla`, `? shamrock`, `? convert people -3`."""

from collections.abc import Iterable
from typing import Any

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.ids import CARDS, EVENT_CARD
from fidchell.games.snakes.view.lore import ALSO, RULES, whose_values
from fidchell.games.snakes.view.notation import signed
from fidchell.games.snakes.view.types import Odds
from fidchell.terminal.paper import Paper
from fidchell.terminal.snakes.cards import ability, kept_for
from fidchell.terminal.snakes.chances import full
from fidchell.terminal.snakes.events import colour_lines, is_saint
from fidchell.terminal.snakes.island import described, tara
from fidchell.terminal.snakes.names import areas, book_in, item_title, items, lord, provinces, saints
from fidchell.terminal.typed import candidates, parts, plain

CONVERT = "convert "
MANY = 4  # matches explained at once; if there are more, only their names are listed


def explain(topic: str, view: View, paper: Paper) -> list[str]:
    """Explain a rule, an Area, a Saint, a card or an attempt, given its name or enough of it."""
    attempt = tried(topic, view)
    if attempt:
        seat = view["ask"]["seats"][0]
        return [line for option, odds in attempt.items() for line in full(view, option, odds, seat, paper)]
    book = book_in(view)
    found = ["convert"] if topic.startswith(CONVERT) else looked_up(topic, book)
    if not found:
        return paper.wrap(
            f"Nothing is called {topic[:60]!r}. The rules: {', '.join(RULES)}; or any Area, Province, Saint or card."
        )
    if len(found) > MANY:
        return paper.wrap(f"{topic[:60]!r} may mean: {', '.join(found)}.")
    return [line for name in found for line in about(name, view, paper)]


def tried(topic: str, view: View) -> dict[str, Odds]:
    """The attempts of the current decision that match a topic, with their odds."""
    known = (view["ask"] or {}).get("odds", {})
    if topic in known:
        return {topic: known[topic]}
    if not topic.startswith(CONVERT):
        return {}
    options = list(known)
    return {options[number]: known[options[number]] for number in candidates(topic, options)}


def names(book: Book) -> list[str]:
    """The names of everything that can be explained."""
    return [*RULES, *book.area_names, *book.province_names, *book.saint_names, *items(book)]


def titles(book: Book) -> list[str]:
    """The titles of everything that can be explained, in the same order."""
    cards = [item_title(book, name) for name in items(book)]
    return [*RULES, *book.areas, *book.provinces, *book.saints, *cards]


def looked_up(topic: str, book: Book) -> list[str]:
    """Everything with this name, else starting with it, else containing its words."""
    wanted = parts(topic)
    known, called = names(book), [plain(title) for title in titles(book)]
    exact = [name for name, title in zip(known, called, strict=True) if wanted in (parts(name), parts(title))]
    exact += [ALSO[plain(topic)]] if plain(topic) in ALSO else []
    return unique(
        exact or [known[n] for n in candidates(topic, known)] or [known[n] for n in candidates(topic, called)]
    )


def unique(found: Iterable[str]) -> list[str]:
    """Words without duplicates."""
    return list(dict.fromkeys(found))


def about(name: str, view: View, paper: Paper) -> list[str]:
    """Everything about one topic."""
    book = book_in(view)
    lines = []
    if name in RULES:
        rule = RULES[name]
        section = f" (RB {rule.section})" if rule.section != "-" else ""
        lines += paper.wrap(f"{rule.text}{section}", "  ", f"{paper.ink(name, 'bold')}: ")
    if name in book.area_names:
        lines += about_area(name, view, paper)
    if name in book.province_names:
        lines += about_province(name, view, paper)
    if name in book.saint_names:
        lines += about_saint(name, view, paper)
    if name in items(book):
        lines += about_card(name, view, paper)
    return lines


def other_side(leader: dict[str, Any]) -> str:
    """The face-down side of a Leader, if it is known."""
    side = leader["other_side"]
    return "" if side is None else f"; the other side of the Leader is {signed(side)}"


def about_area(name: str, view: View, paper: Paper) -> list[str]:
    """An Area: what is there now, and what is near."""
    book = book_in(view)
    (area,) = (found for found in view["areas"] if found["area"] == name)
    title = areas(book)[name]
    near = ", ".join(areas(book)[other] for other in area["near"])
    where = f"in {provinces(book)[area['province']]}, {'on the coast' if area['coast'] else 'inland'}"
    where += "; Tara, the High King's seat, is here" if name == tara(book) else ""
    lines = paper.wrap(f"{where}. Near: {near}.", "  ", f"{paper.ink(title, 'bold')}: ")
    now = described(view, area).removeprefix(f"{title}: ")
    lines += paper.wrap(f"Now: {now}{other_side(area['chief'])}.", "  ")
    return lines + cite("map", "3, 10", book, paper)


def about_province(name: str, view: View, paper: Paper) -> list[str]:
    """A Province: its King and its Areas."""
    book = book_in(view)
    (king,) = (found for found in view["kings"] if found["province"] == name)
    inside = ", ".join(areas(book)[area["area"]] for area in view["areas"] if area["province"] == name)
    return paper.wrap(
        f"King {lord(king)}; {inside}{other_side(king)}.", "  ", f"{paper.ink(provinces(book)[name], 'bold')}: "
    )


def about_saint(name: str, view: View, paper: Paper) -> list[str]:
    """A Saint: the ability, and who has it now."""
    book = book_in(view)
    players = [seat["seat"] for seat in view["seats"] if seat["saint"] == name]
    text = f"{ability(book, name)}." + (f" Played by {players[0]}." if players else "")
    return paper.wrap(text, "  ", f"{paper.ink(saints(book)[name], 'bold')} (Saint): ") + cite(
        "card", "4, 11", book, paper
    )


def about_card(name: str, view: View, paper: Paper) -> list[str]:
    """A card: what it does, by colour or kept, and where it is."""
    book, number = book_in(view), items(book_in(view))[name]
    title = paper.ink(item_title(book, name), "bold")
    if number < CARDS and book.tables["card_kind"][number] == EVENT_CARD:
        arrow = book.colours[book.tables["arrow"][number]]
        always = book.title_texts[number]
        text = f"arrow {arrow}{f'; always: {always}' if always else ''}; {whereabouts(name, view)}"
        lines = paper.wrap(text, "  ", f"{title} (event): ") + colour_lines(book, number, "", paper)
        return lines + cite("card", "5.1, 6", book, paper)
    kind = "Gift of the Spirit" if number >= CARDS else "Saint, kept" if is_saint(book, number) else "kept"
    text = f"{kept_for(book, name, view['cards']['colour'])}; {whereabouts(name, view)}"
    section = "4, 6" if number >= CARDS else "6, 11" if is_saint(book, number) else "6"
    return paper.wrap(text, "  ", f"{title} ({kind}): ") + cite("card", section, book, paper)


def whereabouts(name: str, view: View) -> str:
    """Where a card is."""
    cards = view["cards"]
    for seat in view["seats"]:
        if name in seat["keeps"]:
            return f"{seat['seat']} keeps it"
    places = {
        "the Key card": [cards["key"]],
        "the current card": [cards["current"]],
        "in the deck": cards["to_come"],
        "discarded": cards["discarded"],
        "waiting for its region to fall": cards["piles"],
        "out of the game": cards["gone"],
        "open to be taken": view["gifts"],
    }
    return next((where for where, held in places.items() if name in held), "out of the game")


def cite(what: str, section: str, book: Book, paper: Paper) -> list[str]:
    """The section of the rulebook about a topic, and the source of its values."""
    return [paper.ink(line, "dim") for line in paper.wrap(f"({what}: RB {section}; {whose_values(book)})", "  ")]
