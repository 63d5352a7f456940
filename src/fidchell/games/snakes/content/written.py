"""A content file as typed records; malformed parts are left out here and reported by `reading.py`."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from fidchell.games.snakes.ids import SEATS

BASE = "base"
SAINT_SET = "saint"
KEY_SET = "Arthur"  # the set of the first Key card
START = "start"
END = "game_ends"
GRADE_NAMES = ("beginner", "standard", "advanced")
STARTERS = "historic start"
DECKERS = "historic deck"
DIE_ROLL = "die roll"
NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,2})")
LIMITS = re.compile(r"([1-9])(?:-([1-9]))? saints?")
PICKED = re.compile(r"players pick ([0-9]{1,2})")
FLOCK = re.compile(r"leftmost People of (.+)")
DROPPED = re.compile(r"['\u2018\u2019`\",:;.!?]")


def slug(name: str) -> str:
    """A name as one word of the notation: `Druid's Curse` is `druids-curse`."""
    plain = unicodedata.normalize("NFKD", DROPPED.sub("", name)).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain))


def card_slug(title: str) -> str:
    """The title of a card as one word, without the article it may begin with."""
    return slug(title).removeprefix("the-")


def saint_slug(name: str) -> str:
    """The name of a Saint as one word, without the title it may begin with."""
    return slug(name).removeprefix("saint-")


# Parts of a file, whatever it contains there.


def table(value: object) -> dict[str, Any]:
    """The value if it is a mapping, otherwise an empty one."""
    return value if isinstance(value, dict) else {}


def row(value: object) -> list[Any]:
    """The value if it is a list, otherwise an empty one."""
    return value if isinstance(value, list) else []


def text(value: object) -> str:
    """The value if it is a text, otherwise an empty one."""
    return value if isinstance(value, str) else ""


def whole(value: object, otherwise: int = 0) -> int:
    """The value if it is a whole number, otherwise a default."""
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000 else otherwise


def flag(value: object, otherwise: bool) -> bool:
    """The value if it is true or false, otherwise a default."""
    return value if isinstance(value, bool) else otherwise


def texts(value: object) -> list[str]:
    """The texts of a list."""
    return [item for item in row(value) if isinstance(item, str)]


def wholes(value: object) -> list[int]:
    """The whole numbers of a list."""
    return [item for item in row(value) if whole(item, -1) == item]


def amounts(value: object) -> dict[str, int]:
    """The whole numbers of a mapping, by their keys."""
    return {key: item for key, item in table(value).items() if whole(item, -999) == item}


def counts(value: object) -> dict[int, int]:
    """The whole numbers of a mapping whose keys are numbers too."""
    return {int(key): item for key, item in amounts(value).items() if NUMBER.fullmatch(key)}


# Records.


@dataclass(frozen=True)
class WrittenSaint:
    """A Saint of the file."""

    at: str  # its place in the file
    name: str
    group: str
    code: str
    ability: str


@dataclass(frozen=True)
class WrittenGift:
    """A Gift of the file."""

    at: str
    title: str
    code: str
    effect: str
    lost: bool


@dataclass(frozen=True)
class WrittenEvent:
    """One event of a card: the colours for which it is read, and its effects as written."""

    at: str
    key: str
    colours: tuple[str, ...]
    ops: tuple[list[Any], ...]


@dataclass(frozen=True)
class WrittenCard:
    """An event card of the file."""

    at: str
    no: int
    title: str
    set: str
    keeper: bool
    arrow: str
    code: str
    single: bool
    always: WrittenEvent
    events: tuple[WrittenEvent, ...]
    saint: str  # the Saint whose card it is, if any
    said: dict[str, str]  # texts by colour; a card to keep has one with an empty key
    said_always: str

    @property
    def is_saint(self) -> bool:
        """Whether it is the card of a Saint."""
        return self.set == SAINT_SET

    @property
    def is_event(self) -> bool:
        """Whether it has events and an arrow."""
        return not self.keeper and not self.is_saint


@dataclass(frozen=True)
class WrittenGrade:
    """A level of play: what it removes and how it starts."""

    at: str
    druids: dict[int, int]
    relics: dict[int, int]
    cards: tuple[int, ...]
    dolmens: bool
    gifts: int
    box: int | None  # where Paganism starts, if not in the usual box
    shuffled: tuple[str, ...]
    colour: str


@dataclass(frozen=True)
class Written:
    """A whole content file."""

    name: str
    status: str
    colours: tuple[str, ...]
    counts: dict[str, int]  # numbers of things that differ from the box
    provinces: dict[str, list[str]]
    boxes: dict[str, int]
    adjacency: dict[str, list[str]]
    coastal: tuple[str, ...]
    chief_die: dict[str, list[int]]
    king_die: dict[str, list[int]]
    tara: str
    people: dict[int, int]
    druids: dict[int, int]
    leaders: tuple[tuple[int, int], ...]
    relics: dict[int, int]
    dolmens: int
    churches: dict[int, int]
    die: tuple[int, ...]
    slider: dict[int, int]
    saint_track: tuple[int, ...]
    acolyte_track: tuple[int, ...]
    start: int
    regions: dict[str, int]  # in the order of their boxes
    end: int
    saints: tuple[WrittenSaint, ...]
    gifts: tuple[WrittenGift, ...]
    cards: tuple[WrittenCard, ...]
    keeper_limit: dict[str, int]
    start_ap: int | None
    zeal_offset: dict[str, int]
    start_areas: dict[str, str]
    flocks: tuple[str, ...]  # Saints who start with a Flock
    flock_text: str  # how the file puts it for Palladius
    first: tuple[str, ...]
    deck_saints: int
    first_key: int
    acolytes_suffer: bool
    acolyte_effort: bool
    unfit: tuple[str, ...] | None  # Saints who should not begin alone, if the file lists them
    grades: tuple[WrittenGrade, ...]

    @property
    def areas(self) -> tuple[str, ...]:
        """The Areas in the order of the Provinces."""
        return tuple(dict.fromkeys(area for areas in self.provinces.values() for area in areas))

    @property
    def lords(self) -> int:
        """How many Leaders there are on the map."""
        return len(self.areas) + len(self.provinces) + 1


def written(document: object) -> Written:
    """The records of a file, leaving out malformed parts."""
    whole_file = table(document)
    meta, land, blocks = (table(whole_file.get(key)) for key in ("meta", "map", "blocks"))
    zeal, setup, levels = (table(whole_file.get(key)) for key in ("zeal", "setup", "levels"))
    track = amounts(whole_file.get("paganism"))
    saints = tuple(saint(entry, f"saints[{i}]") for i, entry in enumerate(row(whole_file.get("saints"))))
    return Written(
        name=text(meta.get("name")) or "unnamed",
        status=text(meta.get("status")),
        colours=tuple(texts(meta.get("colours"))),
        counts=amounts(meta.get("counts")),
        provinces={name: texts(areas) for name, areas in table(land.get("provinces")).items()},
        boxes=amounts(land.get("people_boxes")),
        adjacency={name: texts(areas) for name, areas in table(land.get("adjacency")).items()},
        coastal=tuple(texts(land.get("coastal"))),
        chief_die={name: wholes(faces) for name, faces in table(land.get("chief_die")).items()},
        king_die={name: wholes(faces) for name, faces in table(land.get("king_die")).items()},
        tara=text(land.get("tara")),
        people=counts(blocks.get("people")),
        druids=counts(blocks.get("druids")),
        leaders=tuple(leader(entry) for entry in row(blocks.get("leaders"))),
        relics=counts(blocks.get("relics")),
        dolmens=whole(blocks.get("dolmens")),
        churches=counts(blocks.get("churches")),
        die=tuple(wholes(whole_file.get("die"))),
        slider=counts(whole_file.get("slider")),
        saint_track=tuple(wholes(zeal.get("saint"))),
        acolyte_track=tuple(wholes(zeal.get("acolyte"))),
        start=track.get(START, 0),
        regions=dict(sorted(((k, box) for k, box in track.items() if k not in (START, END)), key=lambda pair: pair[1])),
        end=track.get(END, 0),
        saints=saints,
        gifts=tuple(gift(entry, f"gifts[{i}]") for i, entry in enumerate(row(whole_file.get("gifts")))),
        cards=tuple(card(entry, i) for i, entry in enumerate(row(whole_file.get("event_cards")))),
        keeper_limit=amounts(setup.get("keeper_limit")),
        start_ap=setup["start_ap"] if whole(setup.get("start_ap"), -1) == setup.get("start_ap") else None,
        zeal_offset=amounts(setup.get("zeal_offset")),
        start_areas={name: text(area) for name, area in table(setup.get("fixed_start_area")).items()},
        flocks=flocks(setup),
        flock_text=text(setup.get("palladius_flock")),
        first=first_players(texts(setup.get("first_player"))),
        deck_saints=whole(setup.get("deck_saints")),
        first_key=whole(setup.get("first_key")),
        acolytes_suffer=flag(setup.get("acolyte_counts_as_saint_in_events"), True),
        acolyte_effort=flag(setup.get("acolyte_final_effort"), True),
        unfit=tuple(texts(setup["alone_unfit"])) if "alone_unfit" in setup else None,
        grades=tuple(grade(levels.get(name), f"levels.{name}") for name in GRADE_NAMES),
    )


def saint(value: object, at: str) -> WrittenSaint:
    """A Saint as written."""
    entry = table(value)
    return WrittenSaint(at, *(text(entry.get(key)) for key in ("name", "group", "code", "ability")))


def gift(value: object, at: str) -> WrittenGift:
    """A Gift as written."""
    entry = table(value)
    title, code, effect = (text(entry.get(key)) for key in ("title", "code", "effect"))
    return WrittenGift(at, title, code, effect, flag(entry.get("lost_on_death"), False))


def leader(value: object) -> tuple[int, int]:
    """The Pagan and the Christian side of a Leader."""
    entry = table(value)
    return whole(entry.get("pagan")), whole(entry.get("christian"))


def event(value: object, key: str, at: str) -> WrittenEvent:
    """An event as written; its key may name several colours."""
    ops = tuple(op if isinstance(op, list) else [] for op in row(value))
    return WrittenEvent(at, key, tuple(key.split("+")), ops)


def card(value: object, index: int) -> WrittenCard:
    """An event card as written."""
    entry = table(value)
    no, title, group = whole(entry.get("no")), text(entry.get("title")), text(entry.get("set"))
    at = f"event_cards[{index}]" + (f" (No. {no})" if no else "")
    events = (event(ops, key, f"{at}.events.{key}") for key, ops in table(entry.get("events")).items())
    return WrittenCard(
        at=at,
        no=no,
        title=title,
        set=group,
        keeper=flag(entry.get("keeper"), group == SAINT_SET),
        arrow=text(entry.get("arrow")),
        code=text(entry.get("code")),
        single=flag(entry.get("single_event"), False),
        always=event(entry.get("always"), "", f"{at}.always"),
        events=tuple(events),
        saint=(text(entry.get("saint")) or title.removeprefix("Saint ")) if group == SAINT_SET else "",
        said=said(entry.get("text")),
        said_always=text(entry.get("text_always")),
    )


def said(value: object) -> dict[str, str]:
    """The texts of a card by single colour; a lone text has an empty key."""
    if isinstance(value, str):
        return {"": value}
    return {colour: text(words) for key, words in table(value).items() for colour in key.split("+")}


def grade(value: object, at: str) -> WrittenGrade:
    """A level of play as written."""
    entry = table(value)
    lost = entry.get("remove_gifts")
    picked = PICKED.fullmatch(text(lost))
    return WrittenGrade(
        at=at,
        druids=counts(entry.get("remove_druids")),
        relics=counts(entry.get("remove_relics")),
        cards=tuple(wholes(entry.get("remove_cards"))),
        dolmens=flag(entry.get("dolmens"), True),
        gifts=int(picked[1]) if picked else whole(lost),
        box=entry["paganism_start"] if whole(entry.get("paganism_start"), -1) == entry.get("paganism_start") else None,
        shuffled=tuple(texts(entry.get("shuffle_at_start"))),
        colour=text(entry.get("first_event_colour")),
    )


def flocks(setup: dict[str, Any]) -> tuple[str, ...]:
    """The Saints who start with a Flock."""
    found = texts(setup.get("start_flock"))
    return tuple(dict.fromkeys([*found, "Palladius"] if "palladius_flock" in setup else found))


def first_players(names: list[str]) -> tuple[str, ...]:
    """The Saints who go first, without the die roll at the end."""
    return tuple(names[:-1] if names[-1:] == [DIE_ROLL] else names)


def limits(keeper_limit: dict[str, int]) -> list[list[int]]:
    """The Keeper limits given for each number of Saints; there should be exactly one each."""
    found: list[list[int]] = [[] for _ in range(SEATS)]
    for key, most in keeper_limit.items():
        match = LIMITS.fullmatch(key)
        for saints in range(int(match[1]), int(match[2] or match[1]) + 1) if match else ():
            if saints <= SEATS:
                found[saints - 1].append(most)
    return found
