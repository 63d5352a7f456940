"""Ireland as a table: Provinces with Kings, Areas with People, Chief, Druid or Church, and whatever else is there."""

from collections.abc import Iterator
from typing import Any

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.view.notation import signed
from fidchell.terminal.paper import Paper, padded, tied, visible
from fidchell.terminal.snakes.events import britain_line, event_block, key_line, risk_line
from fidchell.terminal.snakes.names import FLOCK, areas, book_in, count, lord, provinces
from fidchell.terminal.snakes.reckoning import reckoning, score_line
from fidchell.terminal.snakes.seats import seats

Area = dict[str, Any]
TABLE = 58  # columns that a table needs
WIDE = 76  # columns that a table with whole words needs
TALL = 36  # page lines needed to show what each colour of a card does
LEGEND = "† Flock, Christian · ? face down · ~ coast · ★ Tara · ▸ turn · G, B, …: Saints"


def box(area: Area, wide: bool) -> str:
    """The Druid or Church box; a number with a question mark is face down, but the viewer has seen it."""
    druid, church = area["druid"], area["church"]
    if druid:
        known = "" if druid["value"] is None else signed(druid["value"])
        return f"{'Druid' if wide else 'D'} {known}{'' if druid['met'] else '?'}"
    if church is None:
        return "-"
    return f"{'Church' if wide else 'Ch'} {church}"


def remains(area: Area, wide: bool = True) -> list[str]:
    """The Dolmens, Graves and Relics of an Area."""
    told = []
    if area["dolmens"]:
        told.append(count(area["dolmens"], "Dolmen") if wide else f"{area['dolmens']}dol")
    if area["graves"]:
        told.append(count(area["graves"], "Grave") if wide else f"{area['graves']}gr")
    if area["relics"]:
        values = " ".join(map(signed, area["relics"]))
        told.append(f"{'Relics' if len(area['relics']) > 1 else 'Relic'} {values}" if wide else f"rel {values}")
    return told


def people(area: Area) -> str:
    """The People of an Area from the easiest to the hardest, Flocks as crosses."""
    return " ".join(FLOCK if one["flock"] else signed(one["value"]) for one in area["people"])


def pagans(area: Area) -> int:
    """How many People of an Area are Pagan."""
    return sum(not one["flock"] for one in area["people"])


def present(view: View, name: str) -> Iterator[str]:
    """The seats whose Saints are in an Area, once the game has begun."""
    for seat in view["seats"]:
        if view["turns"] and seat["area"] == name:
            yield seat["seat"]


def tara(book: Book) -> str:
    """The name of the Area of the High King."""
    return book.area_names[book.tables["tara"]]


def row(view: View, area: Area, paper: Paper, widths: tuple[int, int]) -> list[str]:
    """One line of the table, or more if there is much in the Area."""
    book, wide = book_in(view), paper.width > WIDE
    name = area["area"]
    here = set(present(view, name))
    marks = ("★" if name == tara(book) else "") + ("~" if area["coast"] else "")
    point = "▸" if view["turn"] in here and not view["over"] else " "
    title = areas(book)[name]
    cells = "".join(f"{FLOCK if one['flock'] else signed(one['value']):>3}" for one in area["people"])
    start = f"{point}{paper.ink(title, 'bold')}{marks}"
    start = padded(start, widths[0]) + padded(cells, widths[1])
    start += f"{lord(area['chief']):>5}".ljust(8 if wide else 7) + padded(box(area, wide), 10 if wide else 6)
    start += "".join(paper.ink(seat[0].upper(), seat) for seat in sorted(here))
    rest = ", ".join(remains(area, wide))
    start += " " if here else ""
    if visible(start) + len(rest) >= paper.width:
        return [start.rstrip(), *paper.wrap(rest, " " * 8)]
    return [f"{start}{rest}".rstrip()]


def heading(view: View, province: str) -> str:
    """A Province and its King; the High King where Tara is."""
    book = book_in(view)
    (king,) = (found for found in view["kings"] if found["province"] == province)
    text = f"{provinces(book)[province]}, King {lord(king)}"
    if any(area["area"] == tara(book) and area["province"] == province for area in view["areas"]):
        text += f"; High King at Tara {lord(view['high_king'])}"
    return text


def island(view: View, paper: Paper) -> list[str]:
    """Ireland as a table, or as a list if the page is too narrow."""
    book = book_in(view)
    if paper.width < TABLE:
        return listed(view, paper)
    widths = (
        max(len(title) for title in book.areas) + 4,
        3 * max(len(area["people"]) for area in view["areas"]) + 1,
    )
    wide = paper.width > WIDE
    head = " " * widths[0] + padded(" People", widths[1]) + (" Chief  Druid/Church" if wide else " Chief Druid/Church")
    lines = [paper.ink(head, "dim")]
    for province in book.province_names:
        lines.append(heading(view, province))
        for area in view["areas"]:
            if area["province"] == province:
                lines += row(view, area, paper, widths)
    return lines


def listed(view: View, paper: Paper) -> list[str]:
    """The Areas one by one."""
    lines = []
    for province in book_in(view).province_names:
        lines += paper.wrap(heading(view, province), "  ", "")
        for area in view["areas"]:
            if area["province"] == province:
                lines += paper.wrap(described(view, area), "    ", "  ")
    return lines


def described(view: View, area: Area) -> str:
    """An Area in words."""
    book = book_in(view)
    empty = area["druid"] is None and area["church"] is None
    told = [f"People {people(area)}", f"Chief {lord(area['chief'])}", "no Druid" if empty else box(area, True)]
    told += remains(area)
    here = [seat for seat in present(view, area["area"]) if seat != view["viewer"]]
    told += [f"with {', '.join(here)}"] if here else []
    return f"{areas(book)[area['area']]}: {', '.join(map(tied, told))}"


def roads(view: View, paper: Paper) -> list[str]:
    """Which Areas are near which."""
    titles = areas(book_in(view))
    lines = []
    for area in view["areas"]:
        near = ", ".join(titles[name] for name in area["near"])
        lines += paper.wrap(near, "    ", f"  {titles[area['area']]}: ")
    return ["Near each other:", *lines]


def legend(paper: Paper) -> list[str]:
    """What the signs in the table mean."""
    return [paper.ink(line, "dim") for line in paper.wrap(LEGEND)]


def board(view: View, paper: Paper) -> list[str]:
    """Ireland with its roads, and Britain."""
    return [*island(view, paper), *britain_line(view, paper), *roads(view, paper), *legend(paper)]


def scene(view: View, paper: Paper) -> list[str]:
    """Everything on the table, and after the game the final score."""
    lines = [*island(view, paper), *britain_line(view, paper)]
    if view["over"]:
        return [*lines, *seats(view, paper), "", *reckoning(view, paper)]
    if view["turns"]:
        lines += cards_shown(view, paper)
        return [*lines, *seats(view, paper), *score_line(view, paper), *legend(paper)]
    return [*lines, *seats(view, paper), *legend(paper)]


def cards_shown(view: View, paper: Paper) -> list[str]:
    """The last card drawn, the Key card and the risk; on a tall page with what each colour does."""
    block = event_block(view, paper) if paper.height >= TALL or view["cards"]["current"] else []
    return [*block, *(key_line(view, paper) if not block or view["cards"]["current"] else []), *risk_line(view, paper)]
