"""The event cards: the Key card, what the next event may bring, the cards to come."""

from typing import Any

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.ids import CARDS, EVENT_CARD, SAINT_CARD
from fidchell.games.snakes.view.lore import TROUBLE_LORE
from fidchell.terminal.paper import Paper, tied
from fidchell.terminal.snakes.names import book_in, capital, count, item_title, items, regions, tinted

NO_TEXT = "the content has no text for it"


def next_colour(view: View) -> str:
    """The colour at which the next event is read."""
    book = book_in(view)
    return str(book.colour_names[book.colours.index(view["risk"]["colour"])])


def key_line(view: View, paper: Paper) -> list[str]:
    """The Key card and the colour it gives to the next event, and the coming cards that the viewer knows."""
    cards, book = view["cards"], book_in(view)
    named = item_title(book, cards["key"]) if cards["key"] else "none yet"
    start = paper.ink("Key card ", "bold")
    colour = book.colours[book.colour_names.index(cards["colour"])]
    text = f"{named}: {'this' if cards['current'] else 'the next'} event is read at {colour}"
    lines = paper.wrap(text, "  ", start)
    return lines + foreseen(view, paper)


def foreseen(view: View, paper: Paper) -> list[str]:
    """The cards on top of the deck that the viewer has seen, and what each will do."""
    book, colour = book_in(view), next_colour(view)
    lines, place = [], "You know what comes"
    for name in view["cards"]["top"]:
        if name is None:
            break  # an unknown card decides the colour of those after it
        lines += paper.wrap(effect(book, name, colour), "  ", f"{place}: {item_title(book, name)}: ")
        colour, place = arrow_of(book, name) or colour, "Then"
    return lines


def arrow_of(book: Book, name: str) -> str:
    """The colour that a card gives to the next one; empty if it is kept."""
    number = items(book)[name]
    if number >= CARDS or book.tables["card_kind"][number] != EVENT_CARD:
        return ""
    return str(book.colour_names[book.tables["arrow"][number]])


def effect(book: Book, name: str, colour: str) -> str:
    """What a card does at a colour, or what it is kept for."""
    number = items(book)[name]
    if number >= CARDS:
        return book.gift_texts[number - CARDS].rstrip(".") or NO_TEXT
    if book.tables["card_kind"][number] != EVENT_CARD:
        return book.keeper_texts[number].rstrip(".") or NO_TEXT
    always = book.title_texts[number]
    text = book.texts[number][book.colour_names.index(colour)] or NO_TEXT
    return f"{always}; {text}" if always else text


def risk_line(view: View, paper: Paper) -> list[str]:
    """What the next event may bring, on one line."""
    risk = view["risk"]
    if not risk["of"]:
        return [paper.ink("No card is left: the game ends when the next turn begins.", "warning")]
    bad = [tied(f"{short} {risk[name]}") for name, (short, _) in TROUBLE_LORE.items() if risk[name]]
    safe = risk["harmless"] + risk["saints"] + risk["keepers"]
    colour = tinted(risk["colour"], next_colour(view), paper)
    start = f"Next event at {colour}, {count(risk['of'], 'card')}: "
    return paper.wrap(f"{', '.join(bad)}; {tied(f'safe {safe}')}", "  ", start)


def risk(view: View, paper: Paper) -> list[str]:
    """What the next event may bring, by kind of card."""
    found = view["risk"]
    if not found["of"]:
        return risk_line(view, paper)
    whole = count(found["of"], "card")
    lines = key_line(view, paper)
    lines += paper.wrap(f"Of {whole} at {found['colour']}, titles included:")
    rows = [(found[name], text) for name, (_, text) in TROUBLE_LORE.items()]
    rows += [(found["harmless"], "do no harm"), (found["saints"], "are Saints"), (found["keepers"], "are kept")]
    lines += [f"  {number:>3} {100 * number / found['of']:>3.0f}%  {text}" for number, text in rows if number]
    return lines + paper.wrap("One card may do several things. `deck` lists the cards, `? NAME` tells what one does.")


def event_block(view: View, paper: Paper) -> list[str]:
    """The card that was drawn last, with what each colour of it does."""
    cards = view["cards"]
    name = cards["current"] or cards["key"]
    if not name:
        return []
    book, number = book_in(view), items(book_in(view))[name]
    arrow = book.colours[book.tables["arrow"][number]]
    what = "Current card" if cards["current"] else "Key card"
    text = f"{book.cards[number]}, arrow {arrow}"
    if book.title_texts[number]:
        text += f"; always: {book.title_texts[number]}"
    lines = paper.wrap(text, "  ", paper.ink(f"{what} ", "bold"))
    return lines + colour_lines(book, number, cards["colour"] if cards["current"] else "", paper)


def colour_lines(book: Book, number: int, read: str, paper: Paper) -> list[str]:
    """What each colour of an event card does; the one that is read is marked."""
    texts = book.texts[number]
    if len(set(texts)) == 1:
        return paper.wrap(texts[0] or NO_TEXT, "    ", "    any colour: ")
    room = max(map(len, book.colours)) + 6
    lines = []
    for colour, name, text in zip(book.colours, book.colour_names, texts, strict=True):
        start = f"  {'▸' if name == read else ' '} {tinted(colour, name, paper)} {' ' * (room - len(colour) - 5)}"
        lines += paper.wrap(text or NO_TEXT, " " * room, start)
    return lines


def event(view: View, paper: Paper) -> list[str]:
    """The card drawn last in full, and the colour of the next event."""
    lines = event_block(view, paper)
    return [*lines, *key_line(view, paper)] if view["cards"]["current"] or not lines else lines


def deck(view: View, paper: Paper) -> list[str]:
    """All coming cards, with what each would do at the colour of the next event."""
    cards, book = view["cards"], book_in(view)
    lines = paper.wrap(
        f"{count(cards['deck'], 'card')} to come, in any order; at {view['risk']['colour']} they would be:"
    )
    for name in cards["to_come"]:
        lines += paper.wrap(effect(book, name, next_colour(view)), "      ", f"  {item_title(book, name)}: ")
    waiting = [item_title(book, name) for name in cards["piles"]]
    return lines + (paper.wrap(f"Not in the deck yet: {', '.join(waiting)}.") if waiting else [])


def britain_line(view: View, paper: Paper) -> list[str]:
    """How far Paganism has come in Britain, and what falls next."""
    britain, names = view["britain"], regions(book_in(view))
    fallen = [names[region["region"]] for region in britain["regions"] if region["fallen"]]
    standing = [
        f"{names[region['region']]} falls in {region['box'] - britain['box']}"
        for region in britain["regions"]
        if not region["fallen"]
    ]
    told = [f"{', '.join(fallen)} fallen"] if fallen else []
    told += [", ".join([*standing, f"the end in {britain['end'] - britain['box']}"])]
    return paper.wrap("; ".join(told), "  ", f"{paper.ink('Britain', 'bold')} {track(britain)} ")


def track(britain: dict[str, Any]) -> str:
    """The boxes of Paganism: `#` where it has been, a letter where a region falls, `X` at the end."""
    letters = {region["box"]: capital(region["region"])[0] for region in britain["regions"]}
    boxes = [letters.get(box, "·") for box in range(1, britain["end"])]
    shown = ["#" if box <= britain["box"] else sign for box, sign in enumerate(boxes, 1)]
    return f"[{''.join(shown)}X]"


def is_saint(book: Book, number: int) -> bool:
    """Whether an item is the card of a Saint."""
    return number < CARDS and bool(book.tables["card_kind"][number] == SAINT_CARD)
