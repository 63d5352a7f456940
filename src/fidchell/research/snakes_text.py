"""Banish the Snakes as text: a page with what a seat may know, in the words of the notation."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fidchell.core.parts import CONTENT, Options, View
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import Book, known
from fidchell.games.snakes.ids import CARDS, EVENT_CARD
from fidchell.games.snakes.options import PICKINGS
from fidchell.games.snakes.view.asked import SAID
from fidchell.games.snakes.view.encoding import BOOST_ZERO, HELP_ZERO, MOVED_CARD, USED_CARD
from fidchell.games.snakes.view.lore import RULES, TROUBLE_LORE
from fidchell.games.snakes.view.notation import signed
from fidchell.games.snakes.view.primer import ON_PAGE, RULE_TITLES, explained
from fidchell.games.snakes.view.questions import ASKED
from fidchell.research.text import Notes, Observed, Page, Told, counted, detail_lines, grouped, listed

UNSAID = {"values", "together"}  # rules about content files and people, left out
PILES = {
    "key": "Key card",
    "current": "Current card",
    "to_come": "To come",
    "discarded": "Discarded",
    "piles": "Waiting for their regions to fall",
    "gone": "Out of the game",
}
OTHER_RISKS = {"saints": "are Saints", "keepers": "are kept", "harmless": "do no harm"}
UNKNOWN = "unknown"
LONE = {
    "first_key": "The Key card is the first of the game: it joins the cards of its region instead of the discarded.",
    "faith": "Somebody has prepared in this turn.",
    "free_build": "The free Build of this turn is used up.",
    "shielded": "A failure has cost no Zeal in this turn already.",
}
HELPS = {"more_points": "The event adds {} to the Action Points.", "boost": "Cards add {} to this attempt."}
CARDS_TOLD = {
    "struck": "Died since the last card was drawn, and so not struck again by it: {}.",
    "used": "Used in this turn: {}.",
    "moved": "Cards that stay with their owners in this turn: {}.",
}
PICKED = {"picking": "The first Saints are {}.", "deck_picking": "The Saints of the deck are {}."}


def sized(pairs: list[list[int]]) -> str:
    """The values of pieces, each with its count."""
    return ", ".join(f"{count} of {signed(value)}" for value, count in pairs)


def lord(leader: Mapping[str, Any]) -> str:
    """A Leader: the value that is up, the faith, and the other side if known."""
    faith = " Christian" if leader["christian"] else ""
    other = "" if leader["other_side"] is None else f" (other side {signed(leader['other_side'])})"
    return f"{signed(leader['value'])}{faith}{other}"


# The table.


def facts(view: View) -> list[str]:
    """All that the viewer may know, except the question."""
    return [
        f"Banish the Snakes, level {view['level']}, content {view['content']}. You are {view['viewer']}.",
        *turn_lines(view),
        "Areas (People from the easiest to the hardest, * is a Flock):",
        *(area_line(area) for area in view["areas"]),
        "Kings: " + ", ".join(f"{king['province']} {lord(king)}" for king in view["kings"]) + ".",
        f"High King: {lord(view['high_king'])}.",
        "Seats (spaces of Zeal lost, of those whose Action Points are listed):",
        *(seat_line(seat) for seat in view["seats"]),
        *britain_lines(view["britain"]),
        *card_lines(view),
        *supplies(view),
    ]


def turn_lines(view: View) -> Iterator[str]:
    """The turn, what helps the next attempt, and the score."""
    now = f"Turn {view['turns']}: {view['turn']}, phase {view['phase']}; Action Points {view['points']}"
    now += f"; prepared {signed(view['prepared'])}" if view["prepared"] else ""
    now += "; a Final Effort is made" if view["final_effort"] else ""
    now += f"; the event adds {bonuses(view['event_helps'])}" if view["event_helps"] else ""
    now += f"; built this turn in {listed(view['built'])}" if view["built"] else ""
    yield f"{now}; Saints who died {view['deaths']}."
    parts = ", ".join(f"{part['name']} {part['count']} at {part['each']:+g}" for part in view["worth"])
    yield f"Score {view['score']:g}: {parts}."


def bonuses(helps: Mapping[str, int]) -> str:
    """What is added to attempts, by target."""
    return ", ".join(f"{signed(amount)} for {target}" for target, amount in helps.items())


def area_line(area: Mapping[str, Any]) -> str:
    """One Area: its People, its Chief, its Druid or Church, other pieces, and its neighbours."""
    people = " ".join(signed(one["value"]) + "*" * one["flock"] for one in area["people"])
    told = [f"people {people}", f"chief {lord(area['chief'])}"]
    told += [druid(area["druid"])] if area["druid"] else []
    told += [f"church {area['church']}"] if area["church"] is not None else []
    told += [f"{what} {area[what]}" for what in ("dolmens", "graves") if area[what]]
    told += [f"relics {listed(map(signed, area['relics']))}"] if area["relics"] else []
    where = f"{area['province']}, {'coast' if area['coast'] else 'inland'}"
    return f"- {area['area']} ({where}): {'; '.join(told)}; near {listed(area['near'])}"


def druid(found: Mapping[str, Any]) -> str:
    """A Druid: whether it was met, its value if the viewer knows it, and who has seen it."""
    value = UNKNOWN if found["value"] is None else signed(found["value"])
    seen = f", seen by {listed(found['seen_by'])}" if found["seen_by"] else ""
    return f"druid {value}{'' if found['met'] else ' face down'}{seen}"


def seat_line(seat: Mapping[str, Any]) -> str:
    """One seat: its Saint, its Area, its Zeal and its cards."""
    told = [seat["saint"] or ("an Acolyte" if seat["acolyte"] else "no Saint yet")]
    told += [f"in {seat['area']}"] if seat["area"] else []
    told.append(f"Zeal lost {seat['zeal']} of {' '.join(map(str, seat['track']))}")
    told += ["may make a Final Effort"] if seat["may_make_final_effort"] else []
    return f"- {seat['seat']}: {'; '.join(told)}; keeps {listed(seat['keeps'])} (at most {seat['limit']})"


def britain_lines(britain: Mapping[str, Any]) -> Iterator[str]:
    """The progress of Paganism in Britain."""
    regions = [
        f"{region['region']} at {region['box']}{' (fallen)' if region['fallen'] else ''}"
        for region in britain["regions"]
    ]
    yield f"Britain: Paganism at box {britain['box']}; regions fall: {listed(regions)}; the end at {britain['end']}."


def card_lines(view: View) -> Iterator[str]:
    """The event cards, and what the next one may bring."""
    cards, risk = view["cards"], view["risk"]
    yield f"Cards in the deck {cards['deck']}; events are read at {cards['colour']}."
    for name, title in PILES.items():
        if cards[name]:
            yield f"{title}: {cards[name] if isinstance(cards[name], str) else listed(cards[name])}."
    if cards["top"]:
        yield f"On top of the deck you know, in this order: {listed(card or UNKNOWN for card in cards['top'])}."
    said = OTHER_RISKS | {name: long for name, (_, long) in TROUBLE_LORE.items()}
    counts = ", ".join(f"{risk[name]} {long}" for name, long in said.items())
    yield f"The next event, read at {risk['colour']}: of {risk['of']} cards {counts}."


def supplies(view: View) -> Iterator[str]:
    """What is left, and which Gifts can be taken."""
    left = view["supply"]
    churches = ", ".join(f"{count} of level {level}" for level, count in enumerate(left["churches"]))
    counts = counted({name: left[name] for name in ("dolmens", "graves", "druids", "leaders")})
    yield f"Left: churches {churches}; {counts}; people {sized(left['people'])}."
    yield f"Druids not met: {sized(left['unmet_druids'])}. Relics not seen: {sized(left['unseen_relics'])}."
    yield f"Gifts of the Spirit: {listed(view['gifts'])}."


# What is asked.


def question(view: View) -> str:
    """Who must decide what, and why; the odds of the attempts in question."""
    ask = view["ask"]
    if not ask:
        return f"The game is over ({view['ending']}): {view['result']}."
    why = "; ".join([ask["what"], *(f"{name} {ask[name]}" for name in SAID if name in ask)])
    odds = [f"Odds of {words}: {chances(found)}." for words, found in ask.get("odds", {}).items()]
    return "\n".join([*odds, f"Question to {', '.join(ask['seats'])} ({why}): {ASKED[ask['id']].text}."])


def chances(odds: Mapping[str, Any]) -> str:
    """The number of cases of success, nothing and failure, and the parts of the total."""
    cases = f"success {odds['success']}, nothing {odds['nothing']}, failure {odds['failure']} of {odds['of']}"
    parts = ", ".join(f"{part} {signed(value)}" for part, value in odds["parts"].items())
    total = UNKNOWN if odds["total"] is None else signed(odds["total"])
    return f"{cases}; {parts + ', ' if parts else ''}total {total}"


# What is in the observation but not in the view.


def notes(seen: Observed, view: View) -> Notes:
    """The parts of the observation that are not in the view, in words."""
    book = known(view["content"])
    rested = seen.part("rested")
    return {
        **{name: seen.number(name) > 0 for name in LONE},
        "more_points": seen.number("more_points") - HELP_ZERO,
        "boost": seen.number("boost") - BOOST_ZERO,
        "struck": list(seen.counts("struck")),
        "rested": {
            "used": [book.item_names[i] for i, mark in enumerate(rested) if mark & USED_CARD],
            "moved": [book.item_names[i] for i, mark in enumerate(rested) if mark & MOVED_CARD],
        },
        **{name: PICKINGS[seen.marked(name)] for name in PICKED},
        "details": details(book, seen) if seen.part("asked")[0] else {},
    }


def details(book: Book, seen: Observed) -> dict[str, Any]:
    """What the numbers of the question tell the seat that is asked, beyond the view."""
    kind = seen.marked("kind")
    return DETAILS[kind](book, *seen.part("details")) if kind in DETAILS else {}


DETAILS: dict[int, Callable[[Book, int, int], dict[str, Any]]] = {
    ids.CHOOSE_OTHER: lambda book, amount, b: {"zeal": amount - 256 if amount > 127 else amount},  # a signed byte
    ids.CARRY: lambda book, origin, least: {
        "from": book.area_names[origin],
        "least": signed(book.relic_values[least]),
    },
    ids.CLEAR_DOLMEN: lambda book, where, b: {"area": book.area_names[where]},
}


def noted(notes: Notes) -> Iterator[str]:
    """The notes as lines, without those that say nothing."""
    yield from (line for name, line in LONE.items() if notes[name])
    yield from (line.format(signed(notes[name])) for name, line in HELPS.items() if notes[name])
    cards = {"struck": notes["struck"], **notes["rested"]}
    yield from (line.format(listed(cards[name])) for name, line in CARDS_TOLD.items() if cards[name])
    yield from (line.format(notes[name]) for name, line in PICKED.items() if notes[name] != PICKINGS[0])
    yield from detail_lines(notes["details"])


# Cards and rules.


def lore(view: View) -> Told:
    """What Saints and cards do: those in play, those known to come, and those among the options."""
    book = known(view["content"])
    items = {name: number for number, name in enumerate(book.item_names) if name}
    saints = dict(zip(book.saint_names, book.saint_texts, strict=True))
    found = in_sight(view)
    told = {f"saint {name}": text for name, text in saints.items() if name in found}
    return told | {name: about(book, number) for name, number in items.items() if name in found}


def in_sight(view: View) -> set[str | None]:
    """The names of the Saints and cards in play and in the options."""
    ask, cards = view["ask"] or {}, view["cards"]
    played = {name for seat in view["seats"] for name in (seat["saint"], *seat["keeps"])}
    offered = {words.rpartition(" ")[2] for words in ask.get("options", ())}
    return {*played, *offered, *cards["top"], cards["key"], cards["current"], ask.get("card")}


def about(book: Book, number: int) -> str:
    """What a card does: its event at each colour, or its use when kept."""
    if number >= CARDS:
        lost = " Lost when the Saint dies." if book.tables["gifts_lost"] >> number - CARDS & 1 else ""
        return f"Gift of the Spirit: {book.gift_texts[number - CARDS]}.{lost}"
    if book.tables["card_kind"][number] != EVENT_CARD:
        return f"kept: {book.keeper_texts[number]}."
    always = f"always: {book.title_texts[number]}; " if book.title_texts[number] else ""
    colours = "; ".join(f"{colour}: {text}" for colour, text in zip(book.colours, book.texts[number], strict=True))
    return f"event; {always}{colours}; its arrow is {book.colours[book.tables['arrow'][number]]}."


def rules(options: Options) -> Told:
    """The rules in short, and the numbers of the content that are not in views."""
    told = {RULE_TITLES[topic]: ON_PAGE.get(topic, rule.text) for topic, rule in RULES.items() if topic not in UNSAID}
    facts = explained({CONTENT: options[CONTENT]})
    raised = {name: faces(area["chief_die"]) for name, area in facts["areas"].items()}
    crowned = {name: faces(province["king_die"]) for name, province in facts["provinces"].items()}
    return told | {
        "Tara": f"Tara lies in {listed(name for name, area in facts['areas'].items() if area['tara'])}.",
        "The die and the slider": f"The die has the faces {listed(map(str, facts['die']))}. The face that the slider "
        f"names for each total: {listed(f'{total}: {face}' for total, face in facts['slider'].items())}.",
        "Who follows a fallen Leader": f"A King: by the die a Chief of his Province, {grouped(raised)} "
        f"The High King: by the die a King, {grouped(crowned)}",
    }


def faces(die: list[int]) -> list[str]:
    """Faces of the die in words."""
    return [str(face) for face in die]


PAGE = Page(facts, question, lore, rules, notes, noted)
