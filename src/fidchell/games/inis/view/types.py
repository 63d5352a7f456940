"""What a viewer is told of Inis: every field once, with its meaning.

`tools/write_protocol.py` makes `web/src/inis/view.ts` and the tables of `docs/reference/views.md` from these types.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

Way: TypeAlias = Literal["subjects", "territories", "sanctuaries"]  # to win
ClashStep: TypeAlias = Literal["citadels", "resolution", "end"]
Part: TypeAlias = Literal["founding", "assembly", "draft", "turn", "react", "clash", "clash-react", "manoeuvre"]


# The island.


class Spot(TypedDict):
    """Where a tile lies."""

    q: int  # the axial column of its first cell
    r: int  # the axial row of its first cell
    points: Literal["up", "down"]  # whether its third cell lies in the row below or above


class Counts(TypedDict):
    """How much a territory counts for a seat on each way to win; what counts nothing is missing."""

    territories: NotRequired[int]
    sanctuaries: NotRequired[int]
    subjects: NotRequired[int]


class Land(Spot):
    """A territory on the island."""

    territory: str
    near: list[str]  # the neighbouring territories
    clans: dict[str, int]  # by seat
    chieftain: str | None  # a seat
    counts: dict[str, Counts]  # by seat that is present: how much it counts towards winning
    citadels: int  # without the capital
    capital: bool
    sanctuaries: int
    festival: bool
    advantage: str  # the seat that holds its advantage card, or that it lies `face up` or `open`, or was `played`


class Site(Spot):
    """A place where a new tile may be laid."""

    site: int  # its number, from 1
    touches: list[str]  # the territories that the tile would touch


# The seats.


class Progress(TypedDict):
    """How much a seat has on each way to win, without its deeds."""

    territories: int
    sanctuaries: int
    subjects: int


class Goal(TypedDict):
    """How far a seat is on one way to win: what it has, what its deeds could stand for, and what is missing then."""

    way: Way
    has: int  # at most as much as is needed
    deeds: int
    missing: int  # 0: the condition is fulfilled


class InisSeat(TypedDict):
    """What everyone sees of a seat."""

    seat: str
    reserve: int  # clans that are not on the island
    deeds: int
    pretender: bool
    actions: int  # how many action cards it holds
    tales: int  # how many epic tales it holds
    advantages: list[str]  # the advantage cards it holds
    progress: Progress
    goals: list[Goal]


# Clashes.


class Brew(TypedDict):
    """The Dagda's Cauldron in play."""

    seat: str  # whose it is
    clans: int  # how many are in it


class Party(TypedDict):
    """A seat in a clash."""

    seat: str
    exposed: int  # clans
    sheltered: int  # clans in citadels
    fights: bool  # makes manoeuvres, can be attacked, and has to agree to peace


class Clash(TypedDict):
    """The clashes: all fields but `pending` are missing while the next one is being chosen."""

    pending: list[str]  # territories in which clashes are still to come
    territory: NotRequired[str]
    instigator: NotRequired[str]
    striker: NotRequired[str]  # the seat whose manoeuvre it is
    parties: NotRequired[list[Party]]  # who has clans there, in turn order from the instigator
    sheltered: NotRequired[dict[str, int]]  # clans by seat
    exposed: NotRequired[dict[str, int]]  # clans by seat
    speared: NotRequired[bool]  # whether Lug's Spear forbids triskel cards
    cauldron: NotRequired[Brew | None]


# What all see, and what one viewer sees.


class Supply(TypedDict):
    """What is left in the supply."""

    citadels: int
    sanctuaries: int
    deeds: int | Literal["unlimited"]
    tiles: int
    tales: int  # epic tales to be drawn
    discarded_actions: int
    aside: bool  # whether an action card is set aside


class Drafting(TypedDict):
    """The draft as one seat sees it."""

    pool: list[str]  # the cards it drafts from now
    locked: list[str]  # action cards of an earlier draft, out of reach
    passing: int  # how many cards are passed on
    keeping: int  # how many cards of the pool are kept
    kept: list[str]  # cards of the pool that are certain to be kept
    open: list[str]  # cards of the pool that can still be chosen
    gives: bool  # whether the cards that are named are given away, not kept
    to: str  # the seat that gets what is passed on
    step: int  # which passing this is, from 1
    steps: int  # how many passings this draft has


class OwnCards(TypedDict):
    """The viewer's own cards."""

    hand: list[str]
    sealed: list[str]  # chosen in the draft
    locked: list[str]  # laid down for good
    draft: Drafting | None


class Memory(TypedDict):
    """What a viewer remembers of cards and tiles."""

    known: dict[str, list[str]]  # by seat, `discard` and `aside`: cards known to be there
    possible_actions: dict[str, list[str]]  # by seat, `discard` and `aside`: action cards that may be there
    passed: list[list[str]]  # what the viewer passed on at each step of the draft, as long as that tells it something
    tiles: dict[str, str]  # by depth in the pile, from 1: tiles that the viewer has seen


class Round(TypedDict):
    """Where in the game we are."""

    season: int  # 0 before the first
    seasons: int  # after how many the game ends
    brenn: str  # a seat
    crows: Literal["clockwise", "counter-clockwise"]
    turn: str  # the seat whose turn it is
    passes: int  # how many seats have passed one after the other
    over: bool
    winner: str | None


class InisCommon(Round):
    """What everyone sees."""

    seats: list[InisSeat]
    territories: list[Land]
    supply: Supply
    discarded_tales: list[str]
    open_cards: list[str]  # cards in play
    clash: Clash | None
    cauldron: Brew | None
    sites: list[Site]  # while a site for a tile is being chosen


class InisOwn(TypedDict):
    """What one viewer sees besides."""

    viewer: str | None  # a seat; null for the public
    own: OwnCards | None
    memory: Memory


class InisView(InisCommon, InisOwn):
    """Everything that a viewer may know, without the question."""


# What is asked.


class Planned(TypedDict):
    """Clans in the plan for a declared card."""

    count: int
    territory: NotRequired[str]  # where they are placed, leave or arrive
    seat: NotRequired[str]  # whose they are, where the plan is by seat
    move: NotRequired[list[str]]  # from which territory to which


# `as` is a word of Python, which no class can have as a field.
DeclaredHalf = TypedDict("DeclaredHalf", {"as": Literal["season card", "triskel"]})


class Declared(DeclaredHalf):
    """The card that waits to take effect, `as` which half it is played, and everything declared about it."""

    card: str
    player: str  # the seat that plays it
    territory: NotRequired[str]
    seat: NotRequired[str]
    choice: NotRequired[int]
    plan: NotRequired[dict[str, int]]  # clans by territory or seat; `flip` is 1 if the crows are to turn
    planned: NotRequired[list[Planned]]  # the same clans, and where they go


class InisAsk(TypedDict):
    """The question, as everyone hears it; `drawn` only by the seat that has drawn."""

    id: str  # which question
    what: str  # the same in words
    part: Part  # of the game
    step: NotRequired[ClashStep]  # in a clash
    rule: NotRequired[str]  # the topic of the rule behind it, at a table
    moment: NotRequired[str]  # at which a seat may react
    card: NotRequired[str]  # that asks, or to which a seat may react
    player: NotRequired[str]  # the seat to whose deed a seat may react
    territory: NotRequired[str]  # where that happens
    to: NotRequired[str]  # the seat that gets the card
    proposer: NotRequired[str]  # the seat that offers peace
    passing: NotRequired[int]  # how many cards are passed on in this step of the draft
    declared: NotRequired[Declared]
    drawn: NotRequired[list[str]]  # epic tales, of which one is kept


class InisQuestion(InisAsk):
    """The question as `ask` in Python: with who is asked, and the options of a viewer who is."""

    seats: list[str]
    options: NotRequired[list[str]]  # in the notation


# What is explained, by the ids of messages; the same for all viewers and tables.


class CardHalf(TypedDict):
    """One use of a card."""

    timing: Literal["season", "triskel"]
    when: str
    effect: str


class InisCard(TypedDict):
    """What there is to know about a card."""

    kind: Literal["action", "advantage", "epic"]
    halves: list[CardHalf]
    remark: str | None
    icons: list[str]
    four_only: bool  # whether it is only in games of four


class InisRule(TypedDict):
    """A rule with its title."""

    title: str
    text: str


class InisPrimer(TypedDict):
    """All explanations."""

    cards: dict[str, InisCard]
    lands: dict[str, str]  # by territory: what is printed on it
    rules: dict[str, InisRule]  # by topic
    about: dict[str, str]  # by verb: what an option means that is no card
