"""The odds of attempts: every part by its name, the faces of the die, and what more preparation would bring."""

from typing import NamedTuple

from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.view.lore import PART_NAMES, SUPERIORS, TARGET_NAMES
from fidchell.games.snakes.view.notation import signed
from fidchell.games.snakes.view.outlook import needed_at
from fidchell.games.snakes.view.types import Odds
from fidchell.terminal.paper import TIE, Paper, tied
from fidchell.terminal.snakes.names import book_in, saint_of

FURTHEST = 4  # steps of further preparation shown


class Cases(NamedTuple):
    """How many equally likely cases lead to success, no result and failure."""

    success: int
    nothing: int
    failure: int

    def percent(self, part: int) -> str:
        """Some of the cases as a percentage of all."""
        whole = round(100 * part / sum(self))
        if part and not whole:
            return "<1%"
        return ">99%" if whole == 100 and part < sum(self) else f"{whole}%"

    @property
    def hope(self) -> str:
        """The chance of success as a percentage."""
        return self.percent(self.success)


def die(book: Book) -> list[int]:
    """The faces of the die in ascending order."""
    return sorted(book.tables["face"][: book.tables["faces"]])


def cases_at(book: Book, total: int) -> Cases:
    """The results of the die for a total on the slider."""
    return cases_above(book, needed_at(book, total))


def cases_above(book: Book, need: int) -> Cases:
    """The results of the die if a roll above `need` is needed."""
    faces = die(book)
    return Cases(sum(face > need for face in faces), faces.count(need), sum(face < need for face in faces))


def may_lie_here(view: View) -> list[tuple[int, int]]:
    """The numbers that an unmet Druid here may have, and how many there are of each, as far as the viewer knows."""
    found = dict(view["supply"]["unmet_druids"])
    for area in view["areas"]:
        if area["druid"] and not area["druid"]["met"] and area["druid"]["value"] is not None:
            found[area["druid"]["value"]] -= 1
    return sorted(((value, number) for value, number in found.items() if number), reverse=True)


def cases(view: View, odds: Odds, more: int = 0) -> Cases:
    """The cases of an attempt with `more` added to its total."""
    book = book_in(view)
    if odds["total"] is not None:
        return cases_at(book, odds["total"] + more)
    start = sum(odds["parts"].values()) + more
    weighed = [(cases_at(book, start + value), number) for value, number in may_lie_here(view)]
    return Cases(*(sum(found[i] * number for found, number in weighed) for i in range(3)))


def span(faces: list[int]) -> str:
    """Some faces of the die, in as few characters as possible."""
    if len(faces) > 1 and faces == list(range(faces[0], faces[-1] + 1)):
        return f"{faces[0]}-{faces[-1]}"
    return ",".join(map(str, dict.fromkeys(faces)))


def by_face(book: Book, found: Cases) -> tuple[str, str, str]:
    """The faces that lead to success, no result and failure."""
    faces = die(book)
    equal = found.failure + found.nothing
    return span(faces[equal:]), span(faces[found.failure : equal]), span(faces[: found.failure])


def terms(view: View, odds: Odds, seat: str) -> str:
    """Every part of a total by its name."""
    target = odds["target"]
    (row,) = (found for found in view["seats"] if found["seat"] == seat)
    called = PART_NAMES | {
        "target": TARGET_NAMES[target],
        "superior": SUPERIORS.get(target, ""),
        "saint": saint_of(view, row),
    }
    return ", ".join(tied(f"{called[part]} {signed(value)}") for part, value in odds["parts"].items())


def summed(view: View, odds: Odds, seat: str) -> str:
    """A total and what it is made of."""
    named = terms(view, odds, seat)
    if odds["total"] is None:
        return f"{named}, and its own number" if named else "only its own number counts"
    return f"{named}{TIE}={TIE}{signed(odds['total'])}"


def brief(view: View, odds: Odds, seat: str) -> str:
    """The odds of an attempt in one or two lines."""
    found = cases(view, odds)
    if odds["total"] is None:
        text = f"{found.hope}; nothing {found.percent(found.nothing)}; fails {found.percent(found.failure)}"
        values = [value for value, _ in may_lie_here(view)]
        named = terms(view, odds, seat)
        return f"{text}: face down, {signed(values[0])} to {signed(values[-1])}{f'; {named}' if named else ''}"
    return f"{outcomes(view, found)}: {summed(view, odds, seat)}"


def outcomes(view: View, found: Cases) -> str:
    """What each face leads to, with its chance."""
    wins, equals, loses = by_face(book_in(view), found)
    told = [f"{found.hope} ({wins})" if wins else "0%"]
    told += [f"nothing {found.percent(found.nothing)} ({equals})"] if equals else []
    told += [f"fails {found.percent(found.failure)} ({loses})" if loses else "cannot fail"]
    return "; ".join(map(tied, told))


def full(view: View, option: str, odds: Odds, seat: str, paper: Paper) -> list[str]:
    """Everything about the odds of an attempt."""
    lines = paper.wrap(
        summed(view, odds, seat),
        "    ",
        f"  {paper.ink(option, 'bold')}: {'face down; ' if odds['total'] is None else ''}",
    )
    if odds["total"] is None:
        lines += spread(view, odds, paper)
    else:
        lines += paper.wrap(outcomes(view, cases(view, odds)), "    ")
    price = "A failure costs 1 Zeal" + (" and wakes a Dolmen." if odds["target"] == "druid" else ".")
    better = [tied(f"{signed(more)} {cases(view, odds, more).hope}") for more in range(1, FURTHEST + 1)]
    prepared = f" With more prepared: {', '.join(better)}." if view["ask"]["id"] == "actions" else ""
    return lines + paper.wrap(price + prepared, "    ")


def spread(view: View, odds: Odds, paper: Paper) -> list[str]:
    """The odds against each Druid that may lie face down here."""
    book, base = book_in(view), sum(odds["parts"].values())
    found = may_lie_here(view)
    whole = sum(number for _, number in found)
    lines = paper.wrap(f"{brief_cases(cases(view, odds))}, over the {whole} Druids that may lie here:", "    ")
    for value, number in found:
        text = f"{brief_cases(cases_at(book, base + value))} at {signed(base + value)}"
        lines += paper.wrap(text, " " * 14, f"      {signed(value)} ({number}): ".ljust(14))
    return lines


def brief_cases(found: Cases) -> str:
    """The three chances as percentages."""
    return f"{found.hope} success, {found.percent(found.nothing)} nothing, {found.percent(found.failure)} failure"


def forecast(view: View, more: int = 1) -> str:
    """How the chances of all attempts change with `more` added."""
    told = []
    for option, odds in view["ask"]["odds"].items():
        before, after = cases(view, odds).hope, cases(view, odds, more).hope
        if before != after:
            told.append(tied(f"{option.removeprefix('convert ')} {before.rstrip('%')}→{after}"))
    return ", ".join(told)


def odds(view: View, paper: Paper) -> list[str]:
    """The full odds of all attempts that are possible now."""
    ask = view["ask"] or {}
    found = ask.get("odds")
    if not found:
        return paper.wrap("No attempt is possible at this decision; ? convert tells what attempts need.")
    return [line for option, each in found.items() for line in full(view, option, each, ask["seats"][0], paper)]
