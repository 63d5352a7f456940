"""Leaders in cases: how their blocks are described, and which blocks fit all the descriptions."""

from collections.abc import Sequence
from dataclasses import dataclass

from fidchell.checks.strict import brief, flag, refuse, table, word
from fidchell.games.snakes.casework.luck import sides
from fidchell.games.snakes.content.book import Book

UP = ("pagan", "christian")
LEADER_KEYS = ("pagan", "christian", "up", "known")
FORMS = "such as -2, +1, christian, christian 0, -4/2 (both sides, Pagan one up) or christian -4/2"


@dataclass(frozen=True)
class Leader:
    """What a case says of a Leader; None means any."""

    pagan: int | None = None
    christian: int | None = None
    is_christian: bool | None = None
    known: bool | None = None  # whether the far side has been seen

    def fits(self, book: Book, block: int) -> bool:
        """Whether a block has these sides."""
        c = book.tables
        return self.pagan in (None, c["pagan"][block]) and self.christian in (None, c["christened"][block])


def leader(book: Book, value: object, at: str) -> Leader:
    """Read what a case says of a Leader."""
    if isinstance(value, dict):
        parts = table(value, LEADER_KEYS, "key", at)
        found = Leader(
            side(book, 0, parts["pagan"], at) if "pagan" in parts else None,
            side(book, 1, parts["christian"], at) if "christian" in parts else None,
            word(parts["up"], UP, "side", f"{at}, up") == UP[1] if "up" in parts else None,
            flag(parts["known"], f"{at}, known") if "known" in parts else None,
        )
    elif isinstance(value, int | str) and not isinstance(value, bool):
        found = in_words(book, str(value), at)
    else:
        refuse(at, f"expected a Leader {FORMS}, not {brief(value)}")
    if not any(found.fits(book, block) for block in range(book.tables["leaders"])):
        pairs = dict.fromkeys(sides(book, block) for block in range(book.tables["leaders"]))
        refuse(at, f"no Leader has these sides; choose from: {', '.join(pairs)}")
    return found


def in_words(book: Book, said: str, at: str) -> Leader:
    """A Leader in one or two words."""
    *before, last = said.split() or [""]
    if before and (len(before) > 1 or before[0] not in UP):
        refuse(at, f"expected a Leader {FORMS}, not {brief(said)}")
    up = UP.index(before[0]) if before else None
    if last in UP and not before:
        return Leader(is_christian=last == UP[1])
    pagan, slash, christian = last.partition("/")
    if slash:
        return Leader(side(book, 0, pagan, at), side(book, 1, christian, at), up == 1)
    if up is None:
        number = plain(last, at)
        up = int(number > 0 or (number == 0 and last.startswith("+")))
    value = side(book, up, last, at)
    return Leader(is_christian=True, christian=value) if up else Leader(is_christian=False, pagan=value)


def plain(value: object, at: str) -> int:
    """A whole number, with or without a sign."""
    text = str(value).removeprefix("+")
    if not text.removeprefix("-").isdecimal() or len(text) > 3 or isinstance(value, bool):
        refuse(at, f"expected a Leader {FORMS}, not {brief(value)}")
    return int(text)


def side(book: Book, up: int, value: object, at: str) -> int:
    """A number that at least one Leader has on this side."""
    number = plain(value, at)
    known = sorted(set(book.tables[("pagan", "christened")[up]][: book.tables["leaders"]]))
    if number not in known:
        refuse(at, f"no {UP[up].capitalize()} side shows {number}; choose from: {', '.join(map(str, known))}")
    return number


def matched(book: Book, wanted: Sequence[Leader], names: Sequence[str]) -> list[int]:
    """A different block for each description: the first that fits, unless another description needs it."""
    taken: dict[int, int] = {}  # by block: who has it

    def seated(who: int, tried: set[int]) -> bool:
        for block in range(book.tables["leaders"]):
            if block in tried or not wanted[who].fits(book, block):
                continue
            tried.add(block)
            if block not in taken or seated(taken[block], tried):
                taken[block] = who
                return True
        return False

    for who in sorted(range(len(wanted)), key=lambda who: None in (wanted[who].pagan, wanted[who].christian)):
        if not seated(who, set()):
            refuse(names[who], "no Leader with these sides is left")
    blocks = {who: block for block, who in taken.items()}
    return [blocks[who] for who in range(len(wanted))]
