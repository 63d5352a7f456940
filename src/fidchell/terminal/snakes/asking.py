"""The current decision: who has to do what and why, what is at risk, and the options with their odds."""

from itertools import groupby
from typing import Any

from fidchell.core.notation import labels
from fidchell.core.parts import View
from fidchell.games.snakes.content.book import Book
from fidchell.games.snakes.ids import FIRST_PREPARE, MODIFY, POWERS, SET_DIE
from fidchell.games.snakes.view.lore import DONE_LORE, OPTION_LORE, RULES, TARGET_NAMES
from fidchell.games.snakes.view.notation import signed
from fidchell.games.snakes.view.questions import ASKED
from fidchell.terminal.paper import Paper, padded
from fidchell.terminal.snakes.cards import ability, kept_for, own_seat
from fidchell.terminal.snakes.chances import brief, cases, cases_above, forecast, full
from fidchell.terminal.snakes.events import arrow_of, effect, event_block, is_saint, next_colour, risk_line
from fidchell.terminal.snakes.island import box, described, pagans
from fidchell.terminal.snakes.names import book_in, capital, count, item_title, items, lord, provinces, saint_of

NEAR_THE_END = 2  # boxes of Paganism left at which to warn
FEW_CARDS = 6
NARROW = 56  # below this many columns, the meaning of an option is printed under it
WITH_MAP = ("choose-start", "begin-turn", "actions", "choose-area")
EVENT_ASKS = ("choose-area", "choose-king", "choose-other-saint", "take-gift")


def title(view: View) -> str:
    """The stage of the game."""
    if view["over"]:
        return f"Banish the Snakes, {view['level']}: the end"
    if not view["turns"]:
        return f"Banish the Snakes, {view['level']}: before the first turn"
    left = count(view["cards"]["deck"], "card")
    return f"Banish the Snakes, {view['level']}: turn {view['turns']}, {view['turn']}; {left} left"


def momentous(drawn: View | None, view: View) -> bool:
    """Whether to show the map before this decision: the first of a turn, and the first of the actions."""
    if view["ask"]["id"] not in WITH_MAP:
        return False
    return drawn is None or any(drawn[what] != view[what] for what in ("turns", "phase"))


def secretive(view: View) -> bool:
    """There are no secrets in this game."""
    return False


def outdated(drawn: View, now: View) -> bool:
    """Whether every Saint has had a turn since the map was drawn."""
    return bool(now["turns"] - drawn["turns"] >= len(now["seats"]))


# Warnings.


def warnings(view: View) -> list[str]:
    """What may soon end the game or a Saint's life."""
    told = [
        f"{seat['seat']} is an Acolyte at the last space: one more loss of Zeal ends the game"
        if seat["saint"] is None
        else f"{saint_of(view, seat)} ({seat['seat']}) dies with the next loss of Zeal{heirs(view, seat)}"
        for seat in view["seats"]
        if view["turns"] and seat["zeal"] == len(seat["track"]) - 1
    ]
    left = view["britain"]["end"] - view["britain"]["box"]
    if left <= NEAR_THE_END:
        told.append(f"Paganism is {count(left, 'box', 'boxes')} from the end of the game")
    if view["turns"] and view["cards"]["deck"] <= FEW_CARDS:
        told.append(f"only {count(view['cards']['deck'], 'card')} left: the game ends when a turn finds none")
    return told


def heirs(view: View, seat: dict[str, Any]) -> str:
    """Who follows when a Saint dies."""
    book = book_in(view)
    kept = [item_title(book, name) for name in seat["keeps"] if is_saint(book, items(book)[name])]
    return f"; {' or '.join(kept)} would follow" if kept else "; an Acolyte would follow"


# The question.


def question(view: View, paper: Paper) -> list[str]:
    """What is at risk, and who has to do what and why."""
    ask = view["ask"]
    lines = []
    if ask["id"] in ("actions", "begin-turn"):
        lines += [
            line
            for text in warnings(view)
            for line in paper.wrap(f"{capital(text)}.", "  ", paper.ink("! ", "warning"))
        ]
    if ask["id"] == "actions" and view["points"] <= 1:
        lines += risk_line(view, paper)
    if ask["id"] == "actions":
        lines += here_lines(view, paper)
    if ask["id"] in EVENT_ASKS and view["cards"]["current"]:
        lines += event_block(view, paper)
    (asked,) = (seat for seat in view["seats"] if seat["seat"] == ask["seats"][0])
    nameless = not view["turns"] or ask["id"] == "choose-next-saint"
    who = f"{paper.seat(asked['seat'])}{'' if nameless else f', {saint_of(view, asked)}'}: "
    lines += paper.wrap(f"{occasion(view)}{ASKED[ask['id']].text}.", "  ", who)
    return lines + odds_lines(view, paper)


def odds_lines(view: View, paper: Paper) -> list[str]:
    """The full odds of the attempt that a card may still help."""
    ask = view["ask"]
    if ask["id"] != "help-attempt":
        return []
    seat = ask["seats"][0]
    return [line for option, odds in ask.get("odds", {}).items() for line in full(view, option, odds, seat, paper)]


def here_lines(view: View, paper: Paper) -> list[str]:
    """The Area of the acting Saint, with its King."""
    (seat,) = (found for found in view["seats"] if found["seat"] == view["turn"])
    (area,) = (found for found in view["areas"] if found["area"] == seat["area"])
    (king,) = (found for found in view["kings"] if found["province"] == area["province"])
    ruler = f"King of {provinces(book_in(view))[area['province']]} {lord(king)}, High King {lord(view['high_king'])}"
    return paper.wrap(f"{described(view, area)}; {ruler}", "  ", "Here, ")


def occasion(view: View) -> str:
    """What the question is about."""
    ask = view["ask"]
    asked, book = ask["id"], book_in(view)
    if asked == "actions":
        return f"{count(view['points'], 'point')} left{helps(view)}; "
    if asked == "discard-card":
        return f"you get {item_title(book, ask['card'])}, but "
    if asked == "give-to":
        return f"you give {item_title(book, ask['card'])} away: "
    if asked == "agree-to-give":
        return f"{ask['player']} asks for {item_title(book, ask['card'])}: "
    if asked == "prevent-loss":
        return loss(view)
    if asked == "change-roll":
        return throw(view)
    return ""


def helps(view: View) -> str:
    """What will add to the next attempt of this turn."""
    told = [f"prepared {signed(view['prepared'])}"] if view["prepared"] else []
    told += ["a Final Effort is made: an attempt must follow"] if view["final_effort"] else []
    helped = view["event_helps"]
    for value in sorted(set(helped.values()), reverse=True):
        targets = [TARGET_NAMES[name] for name in helped if helped[name] == value]
        whom = "all attempts" if len(targets) == len(TARGET_NAMES) else ", ".join(targets)
        told.append(f"the event gives {signed(value)} for {whom}")
    return "".join(f", {text}" for text in told)


def loss(view: View) -> str:
    """A loss of Zeal that a Saint is about to suffer."""
    ask = view["ask"]
    (victim,) = (seat for seat in view["seats"] if seat["seat"] == ask["player"])
    dies = victim["zeal"] + ask["zeal"] >= len(victim["track"])
    end = ", an Acolyte: the game would end" if victim["saint"] is None else " and would die"
    return f"{saint_of(view, victim)} ({ask['player']}) loses {ask['zeal']} Zeal{end if dies else ''}: "


def throw(view: View) -> str:
    """What was rolled, and the result unless a card changes it."""
    ask = view["ask"]
    thrown, needed = ask["thrown"], ask["needed"]
    what = f"{ask['player']} threw {thrown} for the {TARGET_NAMES[ask['target']]}"
    return f"{what}, where more than {needed} is needed: it {outcome(thrown, needed)}; "


# The options.


def options(view: View, paper: Paper) -> list[str]:
    """The options by number: attempts with their odds, cards with what they do, the others in columns."""
    words = view["ask"]["options"]
    texts = [meaning(view, word) for word in words]
    numbers = [paper.ink(f"{number:>3}", "number") for number in labels(words)]
    room = max((len(word) + 6 for word, text in zip(words, texts, strict=True) if text), default=0)
    room = min(room, max(24, paper.width // 3)) if paper.width >= NARROW else 6
    lines: list[str] = []
    for explained, run in groupby(zip(numbers, words, texts, strict=True), key=lambda one: bool(one[2])):
        if explained:
            for number, word, text in run:
                lines += option_lines(f"{number} {paper.ink(word, 'bold')}", len(word) + 4, text, room, paper)
        else:
            noted = paper.width >= NARROW
            lines += paper.columns([f"{number} {word}{note(view, word) if noted else ''}" for number, word, _ in run])
    return [line.rstrip() for line in lines]


def option_lines(start: str, length: int, text: str, room: int, paper: Paper) -> list[str]:
    """One option and what it means: beside it if there is room, otherwise below."""
    if length + 2 > room:
        return [start, *paper.wrap(text, " " * room)]
    return paper.wrap(text, " " * room, padded(start, room))


def meaning(view: View, word: str) -> str:
    """What an option does, or nothing if its words say it already."""
    ask, book = view["ask"], book_in(view)
    verb, _, name = word.partition(" ")
    if word in ask["odds"]:
        return brief(view, ask["odds"][word], ask["seats"][0])
    if verb == "saint" and name in book.saint_names:
        return ability(book, name)
    if verb in ("play", "choose", "discard") and name in items(book):
        return card_meaning(view, verb, name)
    if word == "prepare":
        return f"{OPTION_LORE[word]}: {forecast(view) or 'it changes no chance'}{first_prepare(view)}"
    if word == "final effort":
        gains = forecast(view, 2)
        return OPTION_LORE[word] + (f": {gains}" if gains else "")
    if word == "done":
        return DONE_LORE.get(ask["id"], OPTION_LORE[word])
    if verb == "at" and name in book.area_names:
        (area,) = (found for found in view["areas"] if found["area"] == name)
        return described(view, area).partition(": ")[2]
    return OPTION_LORE.get(word, OPTION_LORE.get(verb, ""))


def first_prepare(view: View) -> str:
    """What a kept card adds to the first Prepare of a turn, if the next one may still be the first."""
    seat, book = own_seat(view), book_in(view)
    for name in seat["keeps"] if seat and not view["prepared"] else ():
        worth = amount(book, name, FIRST_PREPARE)
        if worth is not None:
            return f"; with {item_title(book, name)} {signed(worth)} if it is the first of the turn"
    return ""


def card_meaning(view: View, verb: str, name: str) -> str:
    """What the card of an option does, with the odds it would give."""
    ask, book = view["ask"], book_in(view)
    if ask["id"] == "order-deck":
        arrow = arrow_of(book, name)
        after = f"; then {arrow} follows" if arrow else ""
        return f"at {view['risk']['colour']}: {effect(book, name, next_colour(view))}{after}"
    text = kept_for(book, name, view["cards"]["colour"])
    if verb == "play" and ask["id"] == "help-attempt":
        more = amount(book, name, MODIFY) or 0
        (odds,) = ask["odds"].values()
        return f"{signed(more)}: {cases(view, odds).hope} → {cases(view, odds, more).hope}; {text}"
    if verb == "play" and ask["id"] == "change-roll":
        return f"{changed(view, name)}; {text}"
    return text


def amount(book: Book, name: str, power: int) -> int | None:
    """How much a power of a kept card is worth, if the card has that power."""
    first = items(book)[name] * POWERS
    found = [at for at in range(first, first + POWERS) if book.tables["power"][at] == power]
    return int(book.tables["power_amount"][found[0]]) if found else None


def changed(view: View, name: str) -> str:
    """What a card makes of a roll."""
    book, ask = book_in(view), view["ask"]
    face = amount(book, name, SET_DIE)
    if face is not None and ask["player"] == ask["seats"][0]:
        return f"a {face} instead: it {outcome(face, ask['needed'])}"
    found = cases_above(book, ask["needed"])
    return f"another throw: {found.hope} success, {found.percent(found.failure)} failure"


def outcome(face: int, needed: int) -> str:
    """The result of an attempt for a face of the die."""
    return "succeeds" if face > needed else "fails" if face < needed else "comes to nothing"


def note(view: View, word: str) -> str:
    """A short remark after an option."""
    book = book_in(view)
    verb, _, name = word.partition(" ")
    if verb == "move" and name in book.area_names:
        (area,) = (found for found in view["areas"] if found["area"] == name)
        told = [f"{pagans(area)} Pagan"] + ([] if box(area, True) == "-" else [box(area, True)])
        return f" ({', '.join(told)})"
    if word.startswith("king of "):
        (king,) = (found for found in view["kings"] if found["province"] == word.removeprefix("king of "))
        return f" ({lord(king)})"
    if verb in ("name", "heal"):
        (seat,) = (found for found in view["seats"] if found["seat"] == name)
        return f" ({saint_of(view, seat)}, Zeal space {seat['zeal'] + 1} of {len(seat['track'])})"
    if verb == "take" and name in items(book):
        owner = next((seat["seat"] for seat in view["seats"] if name in seat["keeps"]), "")
        return f" (from {owner}, who must agree)"
    return ""


def rest(view: View, paper: Paper) -> list[str]:
    """The viewer's kept cards that no option mentions."""
    seat = own_seat(view)
    if seat is None or view["ask"]["id"] not in ("actions", "begin-turn"):
        return []
    spoken = {word.partition(" ")[2] for word in view["ask"].get("options", ()) if word.startswith("play ")}
    book = book_in(view)
    kept = [item_title(book, name) for name in seat["keeps"] if name not in spoken]
    return paper.wrap(f"You keep: {', '.join(kept)}.", "  ") if kept else []


def advice(view: View, paper: Paper) -> list[str]:
    """More about the current decision, and the rule behind it."""
    if not view["ask"]:
        return ["The game is over."]
    topic = ASKED[view["ask"]["id"]].topic
    rule = RULES[topic]
    return [*question(view, paper), *paper.wrap(f"{rule.text} (RB {rule.section})", "  ", f"  {capital(topic)}: ")]
