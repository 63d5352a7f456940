"""Positions for cases: a state with everything the case gives, and a stated default for the rest."""

from collections.abc import Mapping
from typing import Any

from fidchell.checks.given import Piles, all_options, bits, clean, only_at_setup, player_count, stack
from fidchell.checks.strict import flag, number, refuse, sequence, table, word, words
from fidchell.core.events import packed
from fidchell.core.limits import BITS64
from fidchell.core.parts import Options, Start
from fidchell.core.record import MANNERS
from fidchell.core.rollout import rolls
from fidchell.core.types import Fields, Frame
from fidchell.games.inis import ids
from fidchell.games.inis.casework import layout
from fidchell.games.inis.casework.layout import Spots
from fidchell.games.inis.options import OPTIONS, counts_of, rules_of
from fidchell.games.inis.rules.game import resumed
from fidchell.games.inis.rules.setup import new
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES, SEAT_NAMES, cards_in

PHASES = ("season", "end", "assembly", "draft", "setup")
CROWS = ("clockwise", "counter-clockwise")
MOST_TOSSES = 12
TOSSES = (*CROWS, "changes", "same")
NONE = "none"
OTHER_ACTIONS = "other actions"
OTHER_TALES = "other tales"
RESTS = (OTHER_ACTIONS, OTHER_TALES)
ALL = "all"
FAR = ("iron-mine", "lost-vale", "salt-mine")  # where clans go that the case puts nowhere else
FIRST_ISLAND = ("valley", "cove", "plains", "hills")  # one for each player, unless the case gives an island
ACTION_NAMES = CARD_NAMES[: ids.ADVANTAGE]
TALE_NAMES = CARD_NAMES[ids.EPIC :]
ON_BOARD = ("clans", "citadels", "sanctuaries")
GIVEN = (
    *("phase", "players", "options", "seed", "manner", "toss"),
    *("island", "layout", "near", "far", "pile", "pile_size"),
    *("clans", "parked", "reserve", "citadels", "sanctuaries", "supply", "capital", "festival", "deeds"),
    *("hands", "aside", "discard", "deck", "discarded_tales", "played", "known"),
    *("brenn", "crows", "turn", "opening", "passes", "pretenders", "season"),
)
AT_SETUP = (
    *("phase", "players", "options", "seed", "manner", "toss"),
    *("island", "layout", "near", "pile", "pile_size", "brenn", "crows"),
)


def position(given: Mapping[str, Any]) -> Start:
    """The state that a case starts from."""
    keys = table(dict(given), GIVEN, "key", "")
    phase = word(keys.get("phase", "season"), PHASES, "phase", "phase")
    options = chosen_options(keys)
    seed = number(keys.get("seed", 1), "seed", 0, BITS64)
    f = new(seed, int(options["players"]), rules_of(options), *counts_of(options)).fields()
    f["at_table"] = manner(keys) == MANNERS[0]
    if phase == "setup":
        set_up(f, keys, options)
    else:
        empty_board(f)
        lay_island(f, keys)
        set_pieces(f, keys, options)
        deal_cards(f, keys, phase)
        set_tokens(f, keys)
        schedule(f, keys, phase)
    f["rng"] = seed_for(keys, seed, f["crows"])
    return begun(f, options)


def chosen_options(keys: Mapping[str, Any]) -> Options:
    """The options of the game: those given, and the defaults."""
    chosen = table(keys.get("options", {}), [o.name for o in OPTIONS if o.name != "players"], "option", "options")
    return all_options(OPTIONS, chosen) | {"players": player_count(keys.get("players", 3), SEAT_NAMES, 2)}


def manner(keys: Mapping[str, Any]) -> str:
    """How the game is played; default: as in simulation."""
    return word(keys.get("manner", MANNERS[1]), MANNERS, "manner", "manner")


def empty_board(f: Fields) -> None:
    """An empty board without cards."""
    clean(f, ("players", "rules", "seasons", "rng", "at_table"))
    f["winner"] = ids.UNDECIDED


def seats(f: Fields) -> tuple[str, ...]:
    """The names of the seats of this game."""
    return SEAT_NAMES[: f["players"]]


def seat(f: Fields, value: object, at: str) -> int:
    """A seat by its colour."""
    return SEAT_NAMES.index(word(value, seats(f), "seat", at))


def place(value: object, at: str) -> int:
    """A territory by its name."""
    return PLACE_NAMES.index(word(value, PLACE_NAMES, "territory", at))


# The island.


def mentioned(keys: Mapping[str, Any]) -> list[str]:
    """The territories that the case mentions on the board, in the order of the fields and of the case."""
    found: dict[str, None] = {}
    for key in ON_BOARD:
        found |= dict.fromkeys(table(keys.get(key, {}), PLACE_NAMES, "territory", key))
    for key in ("capital", "festival"):
        if keys.get(key, NONE) != NONE:
            found[word(keys[key], PLACE_NAMES, "territory", key)] = None
    return list(found)


def with_advantage(keys: Mapping[str, Any]) -> list[str]:
    """The territories whose advantage card the case mentions."""
    hands = table(keys.get("hands", {}), SEAT_NAMES, "seat", "hands")
    cards = [card for name, hand in hands.items() for card in sequence(hand, f"hands, {name}")]
    return [card for card in [*cards, *sequence(keys.get("played", []), "played")] if card in PLACE_NAMES]


def spots_for(keys: Mapping[str, Any], players: int) -> Spots:
    """Where the territories of the island lie."""
    ways = [key for key in ("island", "layout", "near") if key in keys]
    if len(ways) > 1:
        refuse(ways[1], f"the island is already given by {ways[0]}; use one of island, layout, near")
    named = mentioned(keys)
    if "layout" in keys:
        return layout.with_solitary(layout.at_spots(keys["layout"], "layout"), [*named, *with_advantage(keys)])
    if "near" in keys:
        return layout.with_solitary(layout.as_neighbours(keys["near"], "near"), [*named, *with_advantage(keys)])
    listed = words(keys.get("island", []), PLACE_NAMES, "territory", "island")
    joined = list(dict.fromkeys([*listed, *named])) or list(FIRST_ISLAND[:players])
    return layout.with_solitary(layout.in_strip(joined), with_advantage(keys))


def lay_island(f: Fields, keys: Mapping[str, Any]) -> None:
    """Lay the tiles of the island, and put the others on the pile."""
    spots = spots_for(keys, f["players"])
    if "far" in keys or far_clans(f, keys):
        spots = layout.with_solitary(spots, [far_place(f, keys)])
    pile = words(keys.get("pile", []), PLACE_NAMES, "territory", "pile")
    doubled = [name for name in pile if name in spots]
    if doubled:
        refuse("pile", f"{', '.join(doubled)} is on the island already")
    pile += [name for name in PLACE_NAMES if name not in spots and name not in pile]
    size = number(keys.get("pile_size", len(pile)), "pile_size", 0, len(pile))
    spots = layout.with_solitary(spots, pile[size:])
    if not spots:
        refuse("near" if "near" in keys else "layout", "the island has no territory; name at least one")
    near = layout.neighbours(spots)
    for name, tile in spots.items():
        f["spot"][PLACE_NAMES.index(name)] = layout.spot_of(tile)
        f["near"][PLACE_NAMES.index(name)] = near[name]
    f["pile"] = [PLACE_NAMES.index(name) for name in reversed(pile[:size])] + [0] * (ids.PLACES - size)
    f["pile_size"] = size
    f["capital"] = place(keys.get("capital", next(iter(spots))), "capital")
    f["festival"] = 0 if keys.get("festival", NONE) == NONE else place(keys["festival"], "festival") + 1


def far_place(f: Fields, keys: Mapping[str, Any]) -> str:
    """Where clans go that the case puts nowhere else: a territory without neighbours, out of everyone's way."""
    if "far" in keys:
        return word(keys["far"], PLACE_NAMES, "territory", "far")
    elsewhere = [*spots_for(keys, f["players"]), *sequence(keys.get("pile", []), "pile")]
    free = [name for name in FAR if name not in elsewhere]
    if not free:
        refuse("far", f"{', '.join(FAR)} are all in use: name another territory")
    return free[0]


def far_clans(f: Fields, keys: Mapping[str, Any]) -> dict[int, int]:
    """How many clans of each seat are out of the way: one of a parked seat, and those not in the reserve."""
    placed = clan_counts(f, keys)
    found = {SEAT_NAMES.index(name): 1 for name in words(keys.get("parked", []), seats(f), "seat", "parked")}
    for name, value in table(keys.get("reserve", {}), seats(f), "seat", "reserve").items():
        here = SEAT_NAMES.index(name)
        left = ids.CLANS - sum(counts.get(here, 0) for counts in placed.values())
        missing = left - number(value, f"reserve, {name}", 0, ids.CLANS)
        if missing < 0:
            refuse(f"reserve, {name}", f"only {left} of {ids.CLANS} clans are not on the board")
        if missing == 0 and here in found:
            refuse(f"reserve, {name}", "one clan of a parked seat is not in the reserve")
        if missing:
            found[here] = missing
    return found


def clan_counts(f: Fields, keys: Mapping[str, Any]) -> dict[int, dict[int, int]]:
    """The clans that a case puts on the board: by territory, then seat."""
    found = {}
    for name, counts in table(keys.get("clans", {}), PLACE_NAMES, "territory", "clans").items():
        at = f"clans, {name}"
        owners = table(counts, seats(f), "seat", at)
        found[PLACE_NAMES.index(name)] = {
            SEAT_NAMES.index(owner): number(count, f"{at}, {owner}", 0, ids.CLANS) for owner, count in owners.items()
        }
    return found


# Pieces.


def set_pieces(f: Fields, keys: Mapping[str, Any], options: Options) -> None:
    """Put clans, buildings and deeds on the board; the rest is in reserve and supply."""
    for where, counts in clan_counts(f, keys).items():
        for owner, count in counts.items():
            f["clans"][where * ids.SEATS + owner] = count
    for owner, count in far_clans(f, keys).items():
        f["clans"][PLACE_NAMES.index(far_place(f, keys)) * ids.SEATS + owner] += count
    for owner in range(f["players"]):
        on_board = sum(f["clans"][where * ids.SEATS + owner] for where in range(ids.PLACES))
        if on_board > ids.CLANS:
            refuse("clans", f"{SEAT_NAMES[owner]} has {on_board} clans on the board; there are {ids.CLANS}")
        f["reserve"][owner] = ids.CLANS - on_board
    for key in ("citadels", "sanctuaries"):
        for name, count in table(keys.get(key, {}), PLACE_NAMES, "territory", key).items():
            f[key][PLACE_NAMES.index(name)] = number(count, f"{key}, {name}", 0, 10)
    for name, count in table(keys.get("deeds", {}), seats(f), "seat", "deeds").items():
        f["deeds"][SEAT_NAMES.index(name)] = number(count, f"deeds, {name}", 0, 90)
    set_supply(f, keys, options)


def set_supply(f: Fields, keys: Mapping[str, Any], options: Options) -> None:
    """The supply of buildings and deeds that is left, or as little as the case says."""
    citadels, sanctuaries, deeds, _ = counts_of(options)
    left = {"citadels": citadels - sum(f["citadels"]), "sanctuaries": sanctuaries - sum(f["sanctuaries"])}
    left["deeds"] = deeds if deeds == ids.UNLIMITED else deeds - sum(f["deeds"])
    for name, count in left.items():
        if count < 0:
            refuse(name, f"there are {-count} more of them on the board than in the box")
    for name, count in table(keys.get("supply", {}), tuple(left), "kind", "supply").items():
        left[name] = number(count, f"supply, {name}", 0, left[name])
    for name, count in left.items():
        f[f"{name}_left"] = count


# Cards.


class CardLayout(Piles):
    """Where the cards of a position are; `other actions` and `other tales` are those that it does not name."""

    def __init__(self, players: int) -> None:
        super().__init__(CARD_NAMES)
        four = [CARD_NAMES[card] for card in range(ids.ADVANTAGE) if ids.FOUR_SEAT_CARDS >> card & 1]
        self.absent = four if players < 4 else []
        self.rests: dict[str, str] = {}  # the pile that gets the remaining actions or tales

    def put(self, pile: str, value: object, known: tuple[str, ...]) -> None:
        """Put cards on a pile."""
        for card in words(value, (*known, *RESTS), "card", pile):
            if card in self.rests:
                refuse(pile, f"{card!r} is already in {self.rests[card]}")
            if card in self.absent:
                refuse(pile, f"{card} is only in a game of four: {', '.join(self.absent)}")
            if card in RESTS:
                self.rests[card] = pile
            else:
                self.place(pile, card)

    def free(self, kinds: tuple[str, ...]) -> list[str]:
        """The cards of these that are in the game and not placed yet."""
        return [card for card in kinds if card not in self.absent and not self.is_placed(card)]

    def fill(self, rest: str, kinds: tuple[str, ...], usual: tuple[str, ...]) -> None:
        """Put all unnamed cards where the case says, or else on the first usual pile that it does not give."""
        left = self.free(kinds)
        pile = self.rests.get(rest) or next((name for name in usual if name not in self.piles), "")
        if left and not pile:
            refuse(usual[0], f"{len(left)} cards have no place; write {rest!r} in a hand or another pile")
        self.piles.setdefault(pile, []).extend(left)


def deal_cards(f: Fields, keys: Mapping[str, Any], phase: str) -> None:
    """Put every card where the case says, or else in its usual place."""
    cards = CardLayout(f["players"])
    for name, hand in table(keys.get("hands", {}), seats(f), "seat", "hands").items():
        cards.put(f"hands, {name}", hand, CARD_NAMES)
    if keys.get("aside", NONE) != NONE:
        cards.put("aside", word(keys["aside"], ACTION_NAMES, "action card", "aside"), ACTION_NAMES)
    for pile, known in (("discard", ACTION_NAMES), ("deck", TALE_NAMES), ("discarded_tales", TALE_NAMES)):
        if pile in keys:
            cards.piles[pile] = []
            cards.put(pile, keys[pile], known)
    set_aside_one(cards, keys, phase)
    cards.fill(OTHER_ACTIONS, ACTION_NAMES, ("discard",))
    cards.fill(OTHER_TALES, TALE_NAMES, ("deck", "discarded_tales"))
    for owner, name in enumerate(seats(f)):
        f["hands"][owner] = cards.mask(f"hands, {name}")
    f["discard"], f["deck"], f["tales"] = cards.mask("discard"), cards.mask("deck"), cards.mask("discarded_tales")
    f["aside"] = cards.mask("aside").bit_length()
    lay_advantages(f, keys)
    remember(f)
    learn(f, keys)


def set_aside_one(cards: CardLayout, keys: Mapping[str, Any], phase: str) -> None:
    """In the draft one action card is set aside: the one the case names, or else the first that it does not mention."""
    if phase == "draft" and "aside" not in keys:
        free = cards.free(ACTION_NAMES)
        if free:
            cards.put("aside", free[0], ACTION_NAMES)


def lay_advantages(f: Fields, keys: Mapping[str, Any]) -> None:
    """Lay the advantage cards of the island face up, unless they are in a hand or were played."""
    played = words(keys.get("played", []), PLACE_NAMES, "territory", "played")
    held = 0
    for hand in f["hands"]:
        held |= hand
    for where, name in enumerate(PLACE_NAMES):
        card = 1 << (ids.ADVANTAGE + where)
        if name in played and held & card:
            refuse("played", f"{name} is in a hand")
        if f["spot"][where] and name not in played and not held & card:
            f["faceup"] |= card


def remember(f: Fields) -> None:
    """Every seat knows its own hand, and nothing else that is hidden."""
    aside = 1 << (f["aside"] - 1) if f["aside"] else 0
    spots = {owner: f["hands"][owner] for owner in range(f["players"])}
    spots |= {ids.DISCARD: f["discard"], ids.ASIDE: aside, ids.DECK: f["deck"]}
    for eye in range(ids.EYES):
        own = eye if eye < f["players"] else -1
        for kind in (ids.ACTION_CARDS, ids.EPIC_CARDS):
            others = [spot for spot, cards in spots.items() if spot != own and cards & kind]
            hidden = 0
            for spot in others:
                hidden |= spots[spot] & kind
            for spot in others:
                f["maybe"][eye * ids.SPOTS + spot] |= hidden
            if own >= 0:
                f["maybe"][eye * ids.SPOTS + eye] |= spots[eye] & kind


def learn(f: Fields, keys: Mapping[str, Any]) -> None:
    """Add what the case says that seats know."""
    where = {name: spot for spot, name in enumerate(seats(f))} | {"discard": ids.DISCARD, "aside": ids.ASIDE}
    aside = 1 << (f["aside"] - 1) if f["aside"] else 0
    truth = {**dict(enumerate(f["hands"])), ids.DISCARD: f["discard"], ids.ASIDE: aside}
    for viewer, things in table(keys.get("known", {}), (*seats(f), ALL), "viewer", "known").items():
        for name, cards in table(things, tuple(where), "place", f"known, {viewer}").items():
            at = f"known, {viewer}, {name}"
            known = bits(words(cards, (*ACTION_NAMES, *TALE_NAMES), "card", at), CARD_NAMES)
            if known & ~truth[where[name]]:
                refuse(at, f"{', '.join(cards_in(known & ~truth[where[name]]))} is not there")
            for eye in range(ids.EYES) if viewer == ALL else [SEAT_NAMES.index(viewer)]:
                for spot in range(ids.SPOTS):
                    f["maybe"][eye * ids.SPOTS + spot] &= ~known
                f["maybe"][eye * ids.SPOTS + where[name]] |= known


# Tokens and what happens next.


def set_tokens(f: Fields, keys: Mapping[str, Any]) -> None:
    """Brenn, crows, pretenders, passes and the season."""
    f["brenn"] = seat(f, keys.get("brenn", SEAT_NAMES[0]), "brenn")
    f["turn"] = seat(f, keys.get("turn", SEAT_NAMES[f["brenn"]]), "turn")
    f["crows"] = CROWS.index(word(keys.get("crows", CROWS[0]), CROWS, "flight of the crows", "crows"))
    f["pretenders"] = bits(words(keys.get("pretenders", []), seats(f), "seat", "pretenders"), SEAT_NAMES)
    f["passes"] = number(keys.get("passes", 0), "passes", 0, f["players"] - 1)
    f["season"] = number(keys.get("season", 1), "season", 0, 100)
    f["opening"] = int(flag(keys.get("opening", False), "opening"))
    if f["opening"] and f["turn"] != f["brenn"]:
        refuse("opening", "the Brenn opens the season, so it is the Brenn's turn")


def schedule(f: Fields, keys: Mapping[str, Any], phase: str) -> None:
    """Schedule what happens next; the last frame comes first."""
    if phase == "season":
        stack(f, packed(ids.START_TURN, f["turn"]))
    elif phase == "end":
        stack(f, packed(ids.END_SEASON))
    elif phase == "assembly":
        only_tales(f)
        if f["aside"]:
            refuse("aside", "before the assembly no card is set aside; use phase: end to have it laid down")
        stack(f, packed(ids.ASSEMBLY))
    else:
        stack(f, packed(ids.OPEN_SEASON), packed(ids.FULFIL_CATHBAD), *draft_frames(f))
    for key in ("turn", "opening", "passes"):
        if key in keys and phase != "season":
            refuse(key, f"it cannot be given in the phase {phase!r}, where it is nobody's turn")


def only_tales(f: Fields) -> None:
    """Refuse action and advantage cards in hand at the start of the assembly, where all have been laid down."""
    for owner, hand in enumerate(f["hands"]):
        held = cards_in(hand & ~ids.EPIC_CARDS)
        if held:
            advice = "before the assembly only tales are held; use phase: end to have them laid down"
            refuse(f"hands, {SEAT_NAMES[owner]}", f"{', '.join(held)}: {advice}")


def draft_frames(f: Fields) -> list[Frame]:
    """The rounds of the draft, after the deal."""
    dealt = 3 if f["players"] == 2 else 4
    for owner, name in enumerate(seats(f)):
        count = (f["hands"][owner] & ids.ACTION_CARDS).bit_count()
        if count != dealt:
            refuse(f"hands, {name}", f"in the draft every seat has been dealt {dealt} action cards, not {count}")
    rounds = [
        frame
        for passing in range(1, dealt)
        for frame in (packed(ids.PASS_ON, 0, passing), packed(ids.DRAFT, 0, passing, (1 << f["players"]) - 1))
    ]
    return [*rounds, packed(ids.DEAL, 0, 3), packed(ids.LOCK_DRAFT), *rounds] if f["players"] == 2 else rounds


def set_up(f: Fields, keys: Mapping[str, Any], options: Options) -> None:
    """Set up a new game at the choice of the capital, with the first tiles that the case gives, or random ones."""
    only_at_setup(keys, AT_SETUP)
    if any(key in keys for key in ("island", "layout", "near", "pile", "pile_size")):
        empty_board(f)
        lay_island(f, keys)
        printed = [] if options["printed-sanctuaries"] == "no" else ["gates", "stone-circle"]
        shrines = {name: 1 for name in printed if f["spot"][PLACE_NAMES.index(name)]}
        set_pieces(f, {"sanctuaries": shrines}, options)
        deal_cards(f, {}, "setup")
        f["capital"] = ids.PLACES
    f["brenn"] = f["turn"] = seat(f, keys.get("brenn", SEAT_NAMES[0]), "brenn")
    f["crows"] = CROWS.index(word(keys.get("crows", CROWS[0]), CROWS, "flight of the crows", "crows"))
    stack(f, packed(ids.ASSEMBLY), packed(ids.SETUP_TOSS), packed(ids.CHOOSE_CAPITAL, f["brenn"]))


# Chance.


def seed_for(keys: Mapping[str, Any], seed: int, crows: int) -> int:
    """The seed, or the next one after it for which the crows fall as the case says."""
    wanted = []
    for toss in sequence(keys.get("toss", []), "toss"):
        kind = word(toss, TOSSES, "toss", "toss")
        crows = CROWS.index(kind) if kind in CROWS else crows ^ (kind == "changes")
        wanted.append(crows)
    if len(wanted) > MOST_TOSSES:
        refuse("toss", f"at most {MOST_TOSSES} tosses can be given, not {len(wanted)}")
    while rolls(seed, 2, len(wanted)) != wanted:
        seed = seed + 1 & BITS64
    return seed


def begun(f: Fields, options: Options) -> Start:
    """The state at its first decision, and the events on the way there."""
    state = resumed(f)
    events = tuple(state.heard())
    state.listen(False)
    return Start(state, options, events)
