"""Positions for cases: a state with everything the case gives, and a stated default for the rest."""

from collections.abc import Mapping
from typing import Any

from fidchell.checks.given import Piles, all_options, bits, clean, only_at_setup, player_count, stack
from fidchell.checks.luck import find_seed
from fidchell.checks.strict import flag, number, refuse, sequence, table, word, words
from fidchell.core.events import packed, unpacked
from fidchell.core.limits import BITS64
from fidchell.core.parts import Options, RandomOutcome, Start
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.casework.layout import ALL, HIDDEN, NONE, lay_board, seats
from fidchell.games.snakes.casework.luck import outcomes_from, wanted_luck
from fidchell.games.snakes.casework.patches import patched
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.options import GRADES, OPTIONS, PICKINGS
from fidchell.games.snakes.rules.game import restored_with, resumed
from fidchell.games.snakes.rules.setup import new
from fidchell.games.snakes.view.notation import SEAT_NAMES
from fidchell.games.snakes.view.types import TARGETS

PHASES = ("actions", "event", "start", "setup")
ACOLYTE = "acolyte"
LEADERS = "leaders"
HELPS = (*TARGETS, LEADERS, ALL)
USUAL = ("brendan", "finnian", "secundinus", "iserninus", "brigid", "ita", "auxilius", "ibar", "palladius", "patrick")
ABILITIES = {"first-build": "free_build", "shield": "shielded", "first-prepare": "faith"}  # by field
BY_SEAT = ("saints", "where", "zeal", "keeps", "foreseen")
OF_BOARD = ("areas", "everywhere", "kings", "high_king", "reserve", "cup", "unseen_druids")
OF_GAME = ("phase", "players", "level", "options", "content", "seed", "luck")
OF_TURN = ("points", "event_points", "event_helps", "prepared", "final_effort", "built", "used", "moved")
GIVEN = (
    *OF_GAME,
    *BY_SEAT,
    "turn",
    *OF_BOARD,
    *("key", "colour", "first_key", "deck", "deck_size", "draws", "discarded", "piles", "gone", "gifts"),
    *("paganism", "fallen", "turns", "deaths"),
    *OF_TURN,
)
AT_SETUP = (*OF_GAME, *OF_BOARD)


def position(given: Mapping[str, Any]) -> Start:
    """The state that a case starts from."""
    keys = table(dict(given), GIVEN, "key", "")
    phase = word(keys.get("phase", PHASES[0]), PHASES, "phase", "phase")
    book = patched(keys.get("content", {}), "content")
    options = chosen_options(keys, book)
    luck = wanted_luck(book, keys)
    seed = number(keys.get("seed", 1), "seed", 0, BITS64)
    picking, deck_picking = (PICKINGS.index(str(options[name])) for name in ("saints", "deck-saints"))
    grade = GRADES.index(str(options["level"]))
    f = new(seed, book.content, int(options["players"]), grade, picking, deck_picking).fields()
    if phase == "setup":
        set_up(book, f, keys)
        return Start(restored_with(f, book.content), options, (), tuple(luck))
    if "options" in keys:
        refuse("options", "they only matter in the phase 'setup', which is where Saints are chosen")
    clean(f, ("content", "players", "grade", "picking", "deck_picking", "rng", "at_table"))
    f["rng"] = seed
    lay_board(book, f, keys, NONE)
    set_seats(book, f, keys)
    set_britain(book, f, keys)
    lay_cards(book, f, keys)
    set_turn(book, f, keys, phase)
    return begun(book, f, options, luck)


def chosen_options(keys: Mapping[str, Any], book: Book) -> Options:
    """The options of the game: those given, and the defaults."""
    names = ("saints", "deck-saints")
    chosen = table(keys.get("options", {}), names, "option", "options")
    if "level" in keys:
        chosen["level"] = word(keys["level"], GRADES, "level", "level")
    return all_options(OPTIONS, chosen) | {"players": players(keys), "content": book.key}


def players(keys: Mapping[str, Any]) -> int:
    """The number of seats, given as a number or as colours; default: as many as the case mentions."""
    if "players" not in keys:
        named = [name for key in BY_SEAT for name in table(keys.get(key, {}), SEAT_NAMES, "seat", key)]
        named += [word(keys["turn"], SEAT_NAMES, "seat", "turn")] if "turn" in keys else []
        return max((SEAT_NAMES.index(name) + 1 for name in named), default=1)
    return player_count(keys["players"], SEAT_NAMES, 1)


def seat(f: Fields, value: object, at: str) -> int:
    """A seat by its colour."""
    return SEAT_NAMES.index(word(value, seats(f), "seat", at))


def area_words(book: Book, value: object, at: str) -> int:
    """A set of Areas."""
    return bits(words(value, book.area_names, "area", at), book.area_names)


def event_names(book: Book) -> tuple[str, ...]:
    """The names of the event cards, Saints included."""
    return book.item_names[: book.tables["cards"]]


def gift_names(book: Book) -> tuple[str, ...]:
    """The names of the Gifts."""
    return book.item_names[ids.CARDS : ids.CARDS + book.tables["gifts"]]


def item_names(book: Book) -> tuple[str, ...]:
    """The names of all cards and Gifts."""
    return (*event_names(book), *gift_names(book))


# The seats.


def set_seats(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Set whose turn it is, and the Saints with their Zeal."""
    f["turn"] = seat(f, keys.get("turn", SEAT_NAMES[0]), "turn")
    said = table(keys.get("saints", {}), seats(f), "seat", "saints")
    chosen = {
        name: word(value, (*book.saint_names, ACOLYTE), "saint", f"saints, {name}") for name, value in said.items()
    }
    cards = [event_names(book)[card - 1] for card in book.tables["saint_card"][: book.tables["saints"]]]
    named = [*cards_in_use(book, keys), *chosen.values()]
    free = [name for name in dict.fromkeys((*USUAL, *book.saint_names)) if name in book.saint_names]
    free = [name for name in free if name not in named and cards[book.saint_names.index(name)] not in named]
    for place, name in enumerate(seats(f)):
        saint = chosen[name] if name in chosen else free.pop(0) if free else ACOLYTE
        f["saint"][place] = 0 if saint == ACOLYTE else book.saint_names.index(saint) + 1
    active = [saint for saint in f["saint"] if saint]
    if len(active) != len(set(active)):
        refuse("saints", "a Saint can be active only once")
    f["starters"] = sum(1 << saint - 1 for saint in active)
    set_pawns(book, f, keys)
    for name, value in table(keys.get("zeal", {}), seats(f), "seat", "zeal").items():
        place = SEAT_NAMES.index(name)
        spaces = book.tables["saint_spaces" if f["saint"][place] else "acolyte_spaces"]
        f["zeal"][place] = number(value, f"zeal, {name}", 0, spaces - 1)


def cards_in_use(book: Book, keys: Mapping[str, Any]) -> list[str]:
    """The cards that a case names anywhere."""
    found = [
        card
        for name, cards in table(keys.get("keeps", {}), SEAT_NAMES, "seat", "keeps").items()
        for card in sequence(cards, f"keeps, {name}")
    ]
    for key in ("deck", "draws", "discarded", "gone"):
        found += sequence(keys.get(key, []), key)
    return found


def set_pawns(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Place pawns: the active one in the first Area that the case names, each of the others alone elsewhere."""
    given = table(keys.get("where", {}), seats(f), "seat", "where")
    taken = {name: word(area, book.area_names, "area", f"where, {name}") for name, area in given.items()}
    named = list(table(keys.get("areas", {}), book.area_names, "area", "areas"))
    usual = book.area_names[book.tables["tara"]]
    mover = SEAT_NAMES[f["turn"]]
    taken.setdefault(mover, named[0] if named else usual)
    for name in seats(f):
        empty = [area for area in book.area_names if area not in taken.values()]
        apart = [area for area in empty if area not in named]
        taken.setdefault(name, [*apart, *empty, usual][0])
        f["where"][SEAT_NAMES.index(name)] = book.area_names.index(taken[name])


# Britain and the cards.


def set_britain(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Set the box of Paganism, and the regions that have fallen."""
    c = book.tables
    start = c["pagan_start"] + c["grade_paganism"][f["grade"]]
    f["paganism"] = number(keys.get("paganism", start), "paganism", 0, c["end_box"] - 1)
    reached = [name for i, name in enumerate(book.region_names) if c["region_box"][i] <= f["paganism"]]
    f["fallen"] = bits(words(keys.get("fallen", reached), book.region_names, "region", "fallen"), book.region_names)


class PieceLayout(Piles):
    """Where the event cards of a position are."""

    def put(self, pile: str, value: object) -> None:
        """Put cards on a pile."""
        for card in words(value, self.names, "event card", pile):
            self.place(pile, card)


def lay_cards(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Put every card where the case says, or else in its usual place."""
    cards = PieceLayout(event_names(book))
    keep(book, f, keys, cards)
    draws = words(keys.get("draws", []), event_names(book), "event card", "draws")
    if len(draws) > ids.TOPS:
        refuse("draws", f"at most {ids.TOPS} cards; give more with luck: card NAME")
    for pile in ("deck", "discarded", "piles", "gone"):
        if pile in keys:
            cards.piles[pile] = []
            cards.put(pile, keys[pile])
    cards.put("deck", [card for card in draws if card not in cards.piles.get("deck", [])])
    set_key(book, f, keys, cards)
    rest = "deck" if "deck" not in keys else "discarded" if "discarded" not in keys else "gone"
    for number_, card in enumerate(cards.names):
        if not cards.is_placed(card):
            pile = usual_pile(book, f, keys, number_)
            cards.piles.setdefault(pile or rest, []).append(card)
    shorten(keys, cards, draws)
    f["deck"], f["discard"] = cards.mask("deck"), cards.mask("discarded")
    f["piles"], f["gone"] = cards.mask("piles"), cards.mask("gone")
    f["tops"] = [cards.names.index(card) for card in draws] + [0] * (ids.TOPS - len(draws))
    f["top_count"] = len(draws)
    for name, value in table(keys.get("foreseen", {}), seats(f), "seat", "foreseen").items():
        for i in range(number(value, f"foreseen, {name}", 0, len(draws))):
            f["top_eyes"][i] |= 1 << SEAT_NAMES.index(name)


def keep(book: Book, f: Fields, keys: Mapping[str, Any], cards: PieceLayout) -> None:
    """Set the cards that seats keep, and the Gifts that are still available."""
    limit = book.tables["keeper_limit"][f["players"] - 1]
    gifts: list[str] = []
    for name, value in table(keys.get("keeps", {}), seats(f), "seat", "keeps").items():
        at = f"keeps, {name}"
        held = words(value, item_names(book), "card", at)
        if len(held) > limit:
            refuse(at, f"with {f['players']} players a seat keeps at most {limit} cards")
        kinds = book.tables["card_kind"]
        unkept = [c for c in held if c in cards.names and kinds[cards.names.index(c)] == ids.EVENT_CARD]
        if unkept:
            refuse(at, f"nobody can keep {', '.join(unkept)}")
        place = SEAT_NAMES.index(name)
        cards.put(at, [card for card in held if card in cards.names])
        f["kept"][place] = cards.mask(at)
        mine = [card for card in held if card not in cards.names]
        if set(mine) & set(gifts):
            refuse(at, f"another seat keeps {', '.join(set(mine) & set(gifts))} already")
        gifts += mine
        f["gifts"][place] = bits(mine, gift_names(book))
        if not f["saint"][place] and any(
            book.tables["card_kind"][cards.names.index(card)] == ids.SAINT_CARD for card in held if card in cards.names
        ):
            refuse(at, "an Acolyte cannot keep a Saint, but becomes that Saint at once")
    row = [gift for gift in gift_names(book) if gift not in gifts]
    f["gift_row"] = bits(words(keys.get("gifts", row), tuple(row), "free Gift", "gifts"), gift_names(book))


def set_key(book: Book, f: Fields, keys: Mapping[str, Any], cards: PieceLayout) -> None:
    """Set the Key card: the one named, one of the named colour, or the first of the game."""
    c = book.tables
    colour = word(keys["colour"], book.colour_names, "colour", "colour") if "colour" in keys else ""
    known = [card for i, card in enumerate(cards.names) if c["card_kind"][i] == ids.EVENT_CARD]
    first = cards.names[c["first_key"] - 1]
    starting = c["grade_key"][f["grade"]] == 1  # whether this level starts without a Key card
    if "key" in keys:
        key = word(keys["key"], (*known, NONE), "card with an arrow", "key")
    elif colour:
        key = next((card for card in known if suits(book, cards, card, colour)), "")
        if not key:
            refuse("colour", f"every card with a {colour} arrow is elsewhere")
    else:
        key = NONE if starting or cards.is_placed(first) else first
    if key == NONE:
        plain = c["grade_colour"][f["grade"]]
        f["first_colour"] = book.colour_names.index(colour) + 1 if colour else plain
        if not f["first_colour"]:
            refuse("colour", "without a Key card, give the colour of the first event")
        return
    cards.put("key", [key])
    f["key"] = cards.names.index(key) + 1
    if colour and book.colour_names[c["arrow"][f["key"] - 1]] != colour:
        refuse("colour", f"the arrow of {key} is {book.colour_names[c['arrow'][f['key'] - 1]]}, not {colour}")
    f["arthur"] = int(flag(keys.get("first_key", key == first and not starting), "first_key"))
    if f["arthur"] and not c["card_region"][f["key"] - 1]:
        refuse("first_key", f"only {first} is the first Key card of a game")


def suits(book: Book, cards: PieceLayout, card: str, colour: str) -> bool:
    """Whether a card can be the Key card of a colour: it is not placed yet, and belongs to no region."""
    c, number_ = book.tables, cards.names.index(card)
    return (
        book.colour_names[c["arrow"][number_]] == colour and not c["card_region"][number_] and not cards.is_placed(card)
    )


def usual_pile(book: Book, f: Fields, keys: Mapping[str, Any], card: int) -> str:
    """The pile of a card that the case does not name; empty if it is with the rest."""
    c = book.tables
    if c["grade_cards"][f["grade"]] >> card & 1:
        return "gone"
    if c["card_kind"][card] == ids.SAINT_CARD:
        saint = c["card_saint"][card]
        waits = c["historic_deck"] >> saint & 1 and saint + 1 not in f["saint"] and "deck" not in keys
        return "" if waits else "gone"
    region = c["card_region"][card]
    shuffled = f["fallen"] | c["grade_shuffled"][f["grade"]]
    return "piles" if region and not shuffled >> (region - 1) & 1 and "piles" not in keys else ""


def shorten(keys: Mapping[str, Any], cards: PieceLayout, draws: list[str]) -> None:
    """Leave as many cards in the deck as the case says; the others have been discarded."""
    if "deck_size" not in keys:
        return
    if "deck" in keys:
        refuse("deck_size", "the deck is given already")
    deck = [*draws, *(card for card in cards.piles["deck"] if card not in draws)]
    count = number(keys["deck_size"], "deck_size", len(draws), len(deck))
    cards.piles["deck"] = deck[:count]
    cards.piles.setdefault("discarded", []).extend(deck[count:])


# The turn.


def set_turn(book: Book, f: Fields, keys: Mapping[str, Any], phase: str) -> None:
    """Set what applies to this turn, and schedule what happens next; the last frame comes first."""
    for key in OF_TURN if phase == "start" else ("points",) if phase == "event" else ():
        if key in keys:
            refuse(key, f"it cannot be given in the phase {phase!r}, which is before the Actions")
    f["turns"] = number(keys.get("turns", 1), "turns", 0, 999)
    f["deaths"] = number(keys.get("deaths", 0), "deaths", 0, 99)
    f["ap_change"] = number(keys.get("event_points", 0), "event_points", -9, 9)
    f["prepared"] = number(keys.get("prepared", 0), "prepared", 0, 20)
    f["effort"] = int(flag(keys.get("final_effort", False), "final_effort"))
    f["built"] = area_words(book, keys.get("built", []), "built")
    for name, value in table(keys.get("event_helps", {}), HELPS, "target", "event_helps").items():
        amount = number(value, f"event_helps, {name}", -9, 9)
        for target, other in enumerate(TARGETS):
            if name in (ALL, other) or (name == LEADERS and ids.CHIEF <= target <= ids.HIGH):
                f["mods"][target] += amount
    set_used(book, f, keys)
    mover = f["turn"]
    if phase == "start":
        stack(f, packed(ids.START_TURN, mover))
    elif phase == "event":
        if not f["deck"]:
            refuse("deck", "no card is left to draw; use phase: start, where the game then ends")
        stack(f, packed(ids.END_TURN, mover), packed(ids.ACT, mover), packed(ids.DRAW_CARD, mover))
    elif "points" in keys:
        f["phase"] = ids.ACTION_PHASE
        f["ap"] = number(keys["points"], "points", 0, 20)
        stack(f, packed(ids.END_TURN, mover), packed(ids.ACTIONS, mover))
    else:
        stack(f, packed(ids.END_TURN, mover), packed(ids.ACT, mover))


def set_used(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Set the cards and abilities used this turn, and the cards that changed hands."""
    known = item_names(book)
    used = words(keys.get("used", []), (*known, *ABILITIES), "card or ability", "used")
    for name in used:
        if name in ABILITIES:
            f[ABILITIES[name]] = 1
    for key, field, gifts in (("used", "used", "used_gifts"), ("moved", "moved", "moved_gifts")):
        names = used if key == "used" else words(keys.get(key, []), known, "card", key)
        f[field] = bits([name for name in names if name in event_names(book)], event_names(book))
        f[gifts] = bits([name for name in names if name in gift_names(book)], gift_names(book))


def set_up(book: Book, f: Fields, keys: Mapping[str, Any]) -> None:
    """Set up a new game; if the case says anything about the map, it is laid accordingly."""
    only_at_setup(keys, AT_SETUP)
    if any(key in keys for key in OF_BOARD):
        lay_board(book, f, keys, HIDDEN)


# Chance.


def begun(book: Book, f: Fields, options: Options, luck: list[str]) -> Start:
    """The state at its first decision, the events on the way there, and the luck not used up yet."""

    def told(seed: int) -> list[RandomOutcome]:
        state = resumed({**f, "rng": seed}, book.content)
        events = [unpacked(event) for event in state.heard()]
        state.listen(False)
        return outcomes_from(book, f, events)

    came = 0
    if luck:
        seed, came = find_seed(told, luck, "luck")
        if came:
            f["rng"] = seed
    state = resumed(f, book.content)
    events = tuple(state.heard())
    state.listen(False)
    return Start(state, options, events, tuple(luck[came:]))
