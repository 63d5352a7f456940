"""What viewers are told, field by field; `web/src/snakes/view.ts` and the reference are made from this.

Names of seats, areas, provinces, regions, saints, cards and colours are those of the notation.
"""

from typing import Literal, NotRequired, TypedDict, get_args

Target = Literal["people", "chief", "king", "high king", "druid"]
Helped = Literal["people", "chief", "king", "high king", "druid", "leaders", "all attempts"]
Fate = Literal["fail", "nothing", "succeed"]
Result = Literal["total defeat", "partial defeat", "partial victory", "total victory"]
Ending = Literal["all flock", "britain", "deck", "acolyte"]
# The same by number; results and endings begin with that of a game that goes on.
TARGETS: tuple[Target, ...] = get_args(Target)
RESULTS: tuple[Literal[""] | Result, ...] = ("", *get_args(Result))
ENDINGS: tuple[Literal[""] | Ending, ...] = ("", *get_args(Ending))

# The land.


class People(TypedDict):
    """People of an area."""

    value: int  # how hard they are to convert
    flock: bool  # whether they are converted


class Sides(TypedDict):
    """The two sides of a leader."""

    value: int  # of the side that is up
    christian: bool
    other_side: int | None  # null as long as nobody has seen it


class Lord(Sides):
    """A chief or the high king."""


class King(Sides):
    """The king of a province."""

    province: str


class Druid(TypedDict):
    """The druid of an area."""

    met: bool  # whether it lies face up
    value: int | None  # null if the viewer does not know it
    seen_by: list[str]  # seats that have looked at it in secret


class Area(TypedDict):
    """An area, and everything in it but saints."""

    area: str
    province: str
    near: list[str]  # the adjacent areas
    coast: bool
    people: list[People]
    chief: Lord
    druid: Druid | None
    church: int | None  # its level, from 0
    dolmens: int  # that are awake
    graves: int
    relics: list[int]  # their values


class Region(TypedDict):
    """A region of Britain."""

    region: str
    box: int  # of Paganism at which it falls
    fallen: bool


class Britain(TypedDict):
    """How far Britain has fallen."""

    box: int  # where Paganism is
    regions: list[Region]
    next: Region | None  # the next one to fall
    end: int  # the box at which the game is over


# The seats and the cards.


class SnakesSeat(TypedDict):
    """A seat: its saint or acolyte, where it is, its Zeal and its cards."""

    seat: str
    saint: str | None
    acolyte: bool
    area: str | None  # null until it is placed
    zeal: int  # the space on the track, from 0
    track: list[int]  # the Action Points of each space
    may_make_final_effort: bool
    keeps: list[str]  # cards
    limit: int  # how many cards it may keep


class Cards(TypedDict):
    """The event cards."""

    key: str | None  # the key card
    current: str | None  # the card of this turn, while it takes effect
    colour: str  # at which the card of this turn is read, or else the next
    read: str | None  # the colour of the current card's event that happens; null if it is kept instead
    deck: int  # how many are left
    to_come: list[str]  # which are left, in no order
    top: list[str | None]  # on top of the deck, the first first; null for what the viewer has not seen
    discarded: list[str]
    piles: list[str]  # that wait until a region falls
    gone: list[str]  # out of the game


class Risk(TypedDict):
    """How many cards to come do what in the colour of the next event; a card may count more than once."""

    colour: str  # its title
    at: str  # its name
    of: int  # all cards to come
    saints: int
    keepers: int  # other cards that are kept
    harmless: int
    paganism: int
    zeal: int
    people: int
    leaders: int
    churches: int
    dolmens: int
    druids: int
    points: int


class SnakesSupply(TypedDict):
    """What is left in the supply."""

    churches: list[int]  # by level
    dolmens: int
    graves: int
    druids: int
    leaders: int
    people: list[list[int]]  # pairs of value and count
    unmet_druids: list[list[int]]  # pairs of value and count; also of those that lie face down
    unseen_relics: list[list[int]]  # pairs of value and count


class Help(TypedDict):
    """What the event adds to some attempts in this turn."""

    helped: Helped
    bonus: int


class Worth(TypedDict):
    """A part of the score."""

    name: str
    count: int  # how often it counts
    each: float  # points


# What all see, and what one viewer sees.


class SnakesCommon(TypedDict):
    """What everyone sees."""

    content: str  # the key of the content that is played
    level: str
    turn: str  # the seat whose turn it is
    turns: int  # 0 before the first
    phase: Literal["actions", "event"]
    points: int  # Action Points left in this turn
    prepared: int  # the bonus for the next attempt
    final_effort: bool  # whether one was made, so that an attempt must follow
    event_helps: dict[str, int]  # what the event adds, by target
    helps: list[Help]  # the same in as few words as possible
    built: list[str]  # areas in which was built in this turn
    deaths: int
    over: bool
    ending: Ending | None
    result: Result | None
    score: float
    standing: Result  # for this score
    worth: list[Worth]  # what the score consists of
    risk: Risk
    britain: Britain
    seats: list[SnakesSeat]
    kings: list[King]
    high_king: Lord
    supply: SnakesSupply
    gifts: list[str]  # that can be taken


class SnakesOwn(TypedDict):
    """What one viewer sees besides."""

    viewer: str | None  # a seat; null for the public
    cards: Cards
    areas: list[Area]


class SnakesView(SnakesCommon, SnakesOwn):
    """Everything that a viewer may know, without the question."""


# What is asked.


class Faced(TypedDict):
    """A face of the die, and what it brings."""

    face: int
    fate: Fate


class Odds(TypedDict):
    """The chances of an attempt, as far as the viewer knows."""

    success: int  # cases
    nothing: int  # cases
    failure: int  # cases
    of: int  # all cases, equally likely
    parts: dict[str, int]  # what adds up to the total, by name
    total: int | None  # null if it depends on a druid whom the viewer does not know
    target: Target
    needed: int | None  # the face of the die that must be surpassed; null like the total
    faces: list[Faced]  # low to high; empty if the die alone does not decide


class SnakesAsk(TypedDict):
    """The question, as everyone hears it; `odds` only by the seat that is asked."""

    id: str  # which question
    what: str  # the same in words
    rule: NotRequired[str]  # the topic of the rule behind it, at a table
    card: NotRequired[str]  # that is to be given, or for which there is no room
    player: NotRequired[str]  # whose roll or loss it is, or who wants the card
    zeal: NotRequired[int]  # that would be lost
    target: NotRequired[Target]  # of the attempt
    thrown: NotRequired[int]  # the face that was rolled
    needed: NotRequired[int]  # the face that must be surpassed
    odds: NotRequired[dict[str, Odds]]  # of the attempts that are offered or can be helped, by action


class SnakesQuestion(SnakesAsk):
    """`ask` in a view in Python: the question, who is asked, and the options of a viewer who is."""

    seats: list[str]
    options: NotRequired[list[str]]  # in the notation


# What the page explains: the same for all games with one content.


class Sentence(TypedDict):
    """A message and its arguments."""

    id: str
    args: dict[str, str | int]


class SnakesRule(TypedDict):
    """A rule: its messages, and the sections of the rulebook that contain it."""

    title: str
    text: str
    sections: list[str]


class SnakesCard(TypedDict):
    """What a card does."""

    kind: Literal["event", "saint", "keeper", "gift"]
    saint: NotRequired[str]  # whose card it is
    set: NotRequired[str]  # of an event: the cards it is shuffled in with
    arrow: NotRequired[str]  # of an event: the colour of the next one
    always: NotRequired[list[Sentence]]  # of an event: what stands under its title
    events: NotRequired[dict[str, list[Sentence]]]  # by colour
    alike: NotRequired[bool]  # whether it does the same in all colours
    does: NotRequired[list[Sentence]]  # of a card that is kept
    fate: NotRequired[str]  # of a gift: the message that says when it is lost


class SnakesSaint(TypedDict):
    """What a saint can do."""

    does: list[Sentence]
    group: str
    card: str  # the saint's card in the deck


class SnakesArea(TypedDict):
    """What is printed on the map about an area."""

    province: str
    boxes: int  # for people
    near: list[str]
    coastal: bool
    tara: bool
    chief_die: list[int]  # the faces of the die that raise its chief


class SnakesProvince(TypedDict):
    """What is printed on the map about a province."""

    areas: list[str]
    king_die: list[int]  # the faces of the die that raise its king


class SliderBox(TypedDict):
    """A box of the slider: the totals that ask for one face of the die."""

    face: int  # that must be surpassed
    low: int | None  # null: every total up to the high one
    high: int | None  # null: every total from the low one on


class SnakesContent(TypedDict):
    """What is printed on the cards and on the map."""

    cards: dict[str, SnakesCard]
    saints: dict[str, SnakesSaint]
    areas: dict[str, SnakesArea]
    provinces: dict[str, SnakesProvince]
    regions: dict[str, int]  # the box at which each falls
    colours: list[str]  # from the worst to the mildest
    die: list[int]  # its faces
    slider: dict[str, int]  # by total: the face of the die that must be surpassed
    scale: list[SliderBox]  # the same in boxes, the worst first
    titles: dict[str, dict[str, str]]  # by kind and name: what the content itself calls things


class SnakesPrimer(SnakesContent):
    """Everything that is explained, by ids of messages."""

    rules: dict[str, SnakesRule]
    questions: dict[str, str]  # by question: the topic of its rule
    about: dict[str, str]  # by verb of an option: the message that says what it does
    done: dict[str, str]  # by question: what it means to be done
    parts: dict[str, str]  # the parts of an attempt's total
    results: list[int]  # the points from which on each better result begins
