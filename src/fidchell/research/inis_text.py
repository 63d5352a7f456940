"""Inis as text: a page with what a seat may know, in the words of the notation."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fidchell.core.parts import Ask, Options, View
from fidchell.games.inis import ids
from fidchell.games.inis.cards.deck import SEASON
from fidchell.games.inis.ids import ADVANTAGE, EPIC, GOAL
from fidchell.games.inis.options import READINGS
from fidchell.games.inis.view.asked import SAID
from fidchell.games.inis.view.encoding import TALES
from fidchell.games.inis.view.lore import CARD_LORE, PLACE_LORE, RULES, Half
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES, SEAT_NAMES
from fidchell.games.inis.view.primer import ON_PAGE, RULE_TITLES
from fidchell.games.inis.view.questions import ASKED, CARD_QUESTIONS
from fidchell.research.text import WAITING, Notes, Observed, Page, Told, counted, detail_lines, grouped, listed

KINDS = ("action card", "advantage card", "tale")
NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
IN_ORDER = "in the order of the list"
NO_WAY_BACK = f"{IN_ORDER}, in which what stands before your choice is not offered again"
OPENING = "open the season with a card, for its first card must be played"
UNSAID = {"undo"}  # rules about people at a table, left out
STEPS = ("first", "second", "third")  # of the draft
FEW = 8  # tales; the largest group is listed by name if it has at most this many
BLOWS = ("a clan and a card", "a clan", "a card", "nothing")  # what an attack costs, by its bits
LONE = {
    "cathbad": "Cathbad's Word: after the draft {} takes the card set aside, and sets another aside.",
    "ploy": "Oengus's Ploy: {} takes the next turn.",
    "resume": "After this turn it is the turn of {}.",
    "next_up": "The next manoeuvre is that of {}.",
    "opening": "The Brenn has yet to play the first card of the season.",
    "felled": "This manoeuvre has removed an opposing clan.",
}


def kind(card: str) -> str:
    """The kind of a card."""
    number = NUMBER[card]
    return KINDS[(number >= ADVANTAGE) + (number >= EPIC)]


def at(tile: Mapping[str, Any]) -> str:
    """The place of a tile."""
    return f"@{tile['q']},{tile['r']} {tile['points']}"


# The table.


def facts(view: View) -> list[str]:
    """All that the viewer may know, except the question."""
    return [
        f"Inis, season {view['season']} of at most {view['seasons']}. You are {view['viewer']}.",
        f"Brenn {view['brenn']}; turn {view['turn']}; the crows fly {view['crows']}; passes in a row {view['passes']}.",
        "Territories (@ column, row of the first hex, and where the tile points):",
        *map(territory, view["territories"]),
        *(f"- site {site['site']} {at(site)}: touches {listed(site['touches'])}" for site in view["sites"]),
        f"Seats (the crown needs {GOAL} territories, sanctuaries or subjects; each deed adds one to each):",
        *map(seat_line, view["seats"]),
        *supplies(view),
        *clash_lines(view["clash"]),
        *own_lines(view["own"]),
        *memory_lines(view["memory"], view["viewer"]),
    ]


def territory(tile: Mapping[str, Any]) -> str:
    """One territory: its clans, buildings, the holder of its card, and its neighbours."""
    told = [counted(tile["clans"]) or "empty"]
    told += [f"chieftain {tile['chieftain']}"] if tile["chieftain"] else []
    told += ["capital"] if tile["capital"] else []
    told += [f"{what} {tile[what]}" for what in ("citadels", "sanctuaries") if tile[what]]
    told += ["festival"] if tile["festival"] else []
    return f"- {tile['territory']} {at(tile)}: {'; '.join(told)}; card {tile['advantage']}; near {listed(tile['near'])}"


def seat_line(seat: Mapping[str, Any]) -> str:
    """One seat: its progress to the crown, and what it has."""
    told = [counted(seat["progress"]), f"deeds {seat['deeds']}", f"reserve {seat['reserve']}"]
    told.append(f"action cards {seat['actions']}, tales {seat['tales']}")
    told += [f"advantages {listed(seat['advantages'])}"] if seat["advantages"] else []
    told += ["claims the crown"] if seat["pretender"] else []
    return f"- {seat['seat']}: {'; '.join(told)}"


def supplies(view: View) -> Iterator[str]:
    """What is left, and which cards lie open."""
    left = view["supply"]
    aside = "one" if left["aside"] else "none"
    counts = counted({name: left[name] for name in ("citadels", "sanctuaries", "deeds", "tiles", "tales")})
    yield f"Left: {counts}. Action cards discarded {left['discarded_actions']}, set aside {aside}."
    if view["discarded_tales"]:
        yield f"Discarded tales: {listed(view['discarded_tales'])}."
    if view["open_cards"]:
        yield f"Cards lying open: {listed(view['open_cards'])}."
    if view["cauldron"]:
        yield f"Cauldron of {view['cauldron']['seat']}: clans {view['cauldron']['clans']}."


def clash_lines(clash: Mapping[str, Any] | None) -> Iterator[str]:
    """The current clash, and those to come."""
    if clash and "territory" in clash:
        told = [f"instigator {clash['instigator']}", f"striker {clash['striker']}"]
        told += [f"{what} {counted(clash[what])}" for what in ("exposed", "sheltered") if clash[what]]
        told += ["Lug's Spear forbids triskels"] if clash["speared"] else []
        yield f"Clash in {clash['territory']}: {'; '.join(told)}."
    if clash and clash["pending"]:
        yield f"Clashes to come: {listed(clash['pending'])}."


# The viewer.


def own_lines(own: Mapping[str, list[str]] | None) -> Iterator[str]:
    """The viewer's own cards."""
    if own is None:
        return
    by_kind = {f"{what}s": [card for card in own["hand"] if kind(card) == what] for what in KINDS}
    yield "Your hand: " + grouped(by_kind)
    if own["sealed"]:
        yield f"Chosen in this step of the draft: {listed(own['sealed'])}."
    if own["locked"]:
        yield f"Kept from the first draft: {listed(own['locked'])}."


def memory_lines(memory: Mapping[str, Any], viewer: str) -> Iterator[str]:
    """What the viewer knows of hidden cards and tiles, besides its own hand."""
    known = {spot: cards for spot, cards in memory["known"].items() if cards and spot != viewer}
    if known:
        yield "You know what lies where: " + grouped(known)
    spread = whereabouts(memory["possible_actions"], memory["known"])
    if spread:
        yield "Other action cards may lie: " + grouped(spread)
    if memory["passed"]:
        steps = dict(zip(STEPS, memory["passed"], strict=True))
        yield "You passed on in the draft: " + grouped(steps)
    if memory["tiles"]:
        tiles = [f"number {depth} {tile}" for depth, tile in memory["tiles"].items()]
        yield f"Tiles to come that you know, counted from the top: {', '.join(tiles)}."


def whereabouts(possible: Mapping[str, list[str]], known: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The action cards whose place is not known, grouped by all their possible places."""
    spots: dict[str, list[str]] = {}
    for spot, cards in possible.items():
        for card in cards:
            if card not in known[spot]:
                spots.setdefault(card, []).append(spot)
    found: dict[str, list[str]] = {}
    for card, where in spots.items():
        found.setdefault(" or ".join(where), []).append(card)
    return found


# What is asked.


def question(view: View) -> str:
    """Who must decide what, and why."""
    ask = view["ask"]
    if not ask:
        return f"The game is over: {view['winner'] + ' wins' if view['winner'] else 'drawn'}."
    told = [declaration(ask["declared"])] if "declared" in ask else []
    if not ask["seats"]:
        return "\n".join([*told, WAITING])
    why = [f"{ask['what']}: {ask['moment']}" if "moment" in ask else ask["what"]]
    why += [f"{name} {ask[name]}" for name in SAID if name in ask]
    told += [f"Drawn: {listed(ask['drawn'])}."] if "drawn" in ask else []
    asked = f"Question to {', '.join(ask['seats'])} ({'; '.join(why)}): {what_to_do(ask)}."
    return "\n".join([*told, asked])


def what_to_do(ask: Ask) -> str:
    """The question itself."""
    asked = ask["id"]
    if asked == "draft":
        return f"choose in secret; {ask['passing']} of your cards go on the way the crows fly"
    if asked == "turn" and "pass" not in ask.get("options", ["pass"]):
        return OPENING
    text = CARD_QUESTIONS.get(asked, {}).get(ask.get("card", ""), ASKED[asked].text)
    return text.replace(IN_ORDER, NO_WAY_BACK)


def declaration(declared: Mapping[str, Any]) -> str:
    """The card that is about to take effect, with its announced choices."""
    told = [f"{name} {declared[name]}" for name in ("territory", "seat", "choice") if name in declared]
    told += [f"plan {counted(declared['plan'])}"] if "plan" in declared else []
    more = f": {'; '.join(told)}" if told else ""
    return f"Declared by {declared['player']}: {declared['card']} as {declared['as']}{more}."


# What is in the observation but not in the view.


def notes(seen: Observed, view: View) -> Notes:
    """The parts of the observation that are not in the view, in words."""
    return {
        "opening": seen.number("opening") > 0,
        **{name: seen.seat(name) for name in ("cathbad", "ploy", "resume", "next_up")},
        "lost": seen.counts("lost"),
        "felled": seen.number("felled") > 0,
        "blow": [cost for i, cost in enumerate(BLOWS) if seen.number("blow") >> i & 1],
        "plan": waiting_plan(seen.part("plan"), view),
        "tales": tales(seen),
        "rules": readings(seen.part("rules")),
        "details": details(seen) if seen.part("asked")[0] else {},
    }


def waiting_plan(plan: bytearray, view: View) -> dict[str, int]:
    """The plan of a card that waits while a reaction to it is declared."""
    if not any(plan) or "plan" in view["ask"]["declared"]:
        return {}
    waiting = [card for card in view["open_cards"] if ids.PLANNED_CARDS >> NUMBER[card] & 1]
    names = [plan_names(card) for card in waiting] or [PLACE_NAMES]
    return {" or ".join(dict.fromkeys(one[i] for one in names if i < len(one))): n for i, n in enumerate(plan) if n}


def plan_names(card: str) -> tuple[str, ...]:
    """The names of the numbers in a plan."""
    if card == CARD_NAMES[ids.MORRIGAN]:
        return ("flip",)
    return SEAT_NAMES if NUMBER[card] in (ids.OTHER_WORLD, ids.CUCHULAIN) else PLACE_NAMES


def tales(seen: Observed) -> list[dict[str, list[str]]]:
    """The tales, grouped by all their possible places."""
    part = seen.part("tales")
    spots = {name: row * TALES for row, name in enumerate(seen.seats)} | {"deck": ids.SEATS * TALES}
    found: dict[tuple[int, ...], list[str]] = {}
    for tale, marks in enumerate(zip(*(part[at : at + TALES] for at in spots.values()), strict=True)):
        if any(marks):
            found.setdefault(marks, []).append(CARD_NAMES[EPIC + tale])
    return [
        {"where": [spot for spot, may in zip(spots, marks, strict=True) if may], "tales": found[marks]}
        for marks in found
    ]


def readings(rules: bytearray) -> Told:
    """The rules options that are not at their default, with their values."""
    return {option.name: str(option.values[1]) for flag, option in READINGS if rules[flag.bit_length() - 1]}


def details(seen: Observed) -> dict[str, Any]:
    """What the numbers of the question tell the seat that is asked, beyond the view."""
    a, b, c, d = seen.part("details")
    kind = seen.marked("kind")
    if kind == ids.REACT:
        return MOMENT_DETAILS[a](b, c) if a in MOMENT_DETAILS else {}
    return ASK_DETAILS[kind](a, b, c, d) if kind in ASK_DETAILS else {}


def after_card(card: int, marks: int) -> dict[str, Any]:
    """What is known of a card that has been resolved."""
    return {
        "played_as": "season card" if marks & ids.AS_SEASON_CARD else "triskel",
        "cancelled": marks & ids.WAS_CANCELLED > 0,
        "barred_to_lug": marks & ids.BARS_LUG > 0,
    }


def before(names: tuple[str, ...], number: int) -> str | None:
    """The name with a number that counts from 1; None for 0."""
    return names[number - 1] if number else None


MOMENT_DETAILS: dict[int, Callable[[int, int], dict[str, Any]]] = {
    ids.AFTER_CARD: after_card,
    ids.DRAWING: lambda seat, at_gates: {"at_gates": at_gates > 0},
    ids.LOST: lambda seat, where: {"led_away": where >= ids.LED_AWAY},
    ids.AFTER_MANOEUVRE: lambda seat, target: {"attacked": before(SEAT_NAMES, target)},
}
ASK_DETAILS: dict[int, Callable[[int, int, int, int], dict[str, Any]]] = {
    ids.SETTLE_CLAN: lambda first, another, c, d: {"another_follows": another > 0},
    ids.NAME_TARGETS: lambda card, origin, first, gone: {
        "leaving": before(PLACE_NAMES, origin),
        "last_named": before(PLACE_NAMES, first),
        "sent": gone,
    },
    ids.CHOOSE_SITE: lambda player, tile, sites, d: {
        "explorer": SEAT_NAMES[player],
        "tile": before(PLACE_NAMES, tile),
    },
    ids.FOLLOW: lambda where, b, c, d: {"new_tile": PLACE_NAMES[where]},
    ids.DROP_ACTIONS: lambda first, count, c, d: {"last_named": before(CARD_NAMES, first), "discarded": count},
    ids.SHELTER_CLAN: lambda declined, b, c, d: {"declined_in_a_row": declined},
    ids.CONSENT: lambda proposer, after, c, d: {"after_the_manoeuvre": after > 0},
    ids.RETURN_CLANS: lambda where, b, c, d: {"back_to": PLACE_NAMES[where]},
}


def noted(notes: Notes) -> Iterator[str]:
    """The notes as lines, without those that say nothing."""
    yield from (line.format(notes[name]) for name, line in LONE.items() if notes[name])
    if notes["lost"]:
        yield f"Clans removed in this clash: {counted(notes['lost'])}."
    if notes["blow"]:
        yield f"Cards say that the attack costs: {listed(notes['blow'])}."
    if notes["plan"]:
        yield f"Planned with the card that waits: {counted(notes['plan'])}."
    yield from tale_lines(notes["tales"])
    if notes["rules"]:
        yield f"Rules read otherwise: {'; '.join(f'{name} {value}' for name, value in notes['rules'].items())}."
    yield from detail_lines(notes["details"])


def tale_lines(groups: list[dict[str, list[str]]]) -> Iterator[str]:
    """The possible places of tales that are not known; a large group is not listed by name."""
    unsure = [group for group in groups if "deck" in group["where"] or len(group["where"]) > 1]
    most = max((len(group["tales"]) for group in unsure), default=0)
    many = [group for group in unsure if len(group["tales"]) == most > FEW][:1]
    told = [f"{' or '.join(group['where'])}: {listed(group['tales'])}" for group in unsure if group not in many]
    told += [f"{' or '.join(group['where'])}: the other {most}" for group in many]
    if told:
        yield f"Tales may lie: {'; '.join(told)}."


# Cards and rules.


def lore(view: View) -> Told:
    """What the viewer's cards, played cards and cards among its options do, and the territories on the island."""
    found = in_sight(view)
    cards = [card for card in CARD_NAMES if card in found]
    lands = [tile["territory"] for tile in view["territories"] if tile["territory"] in PLACE_LORE]
    return {card: about(card) for card in cards} | {f"territory {land}": PLACE_LORE[land] for land in lands}


def in_sight(view: View) -> set[str | None]:
    """The names of the cards that the viewer can see, and maybe others."""
    ask = view["ask"] or {}
    hand = view["own"]["hand"] if view["own"] else ()
    found = {*hand, *view["open_cards"], *ask.get("drawn", ()), ask.get("card"), ask.get("declared", {}).get("card")}
    return found | {words.rpartition(" ")[2] for words in ask.get("options", ()) if is_about_card(words)}


def is_about_card(words: str) -> bool:
    """Whether an option is about a card, and not about a territory of the same name."""
    return words.partition(" ")[0] in ("play", "keep", "give", "take", "discard", "set")


def about(card: str) -> str:
    """A card: its kind, when it is played, what it does then, and remarks."""
    told = CARD_LORE[card]
    return " ".join([f"{kind(card)}.", *map(half_told, told.halves), told.remark]).rstrip()


def half_told(half: Half) -> str:
    """One use of a card."""
    return f"{'Season card' if half.moment == SEASON else f'Triskel, {half.when}'}: {half.effect}"


def rules(options: Options) -> Told:
    """The rules in short, and the names of the tales; the same with all options."""
    told = {RULE_TITLES[topic]: ON_PAGE.get(topic, text) for topic, text in RULES.items() if topic not in UNSAID}
    return told | {"The epic tales": f"{listed(CARD_NAMES[EPIC:])}."}


PAGE = Page(facts, question, lore, rules, notes, noted)
