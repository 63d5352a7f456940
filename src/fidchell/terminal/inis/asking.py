"""The current decision: who has to do what and why, and the options by number."""

from typing import Any

from fidchell.core.notation import labels
from fidchell.core.parts import View
from fidchell.games.inis.cards.deck import SEASON
from fidchell.games.inis.view.lore import CARD_LORE, RULES, WORD_LORE, Half
from fidchell.games.inis.view.notation import CARD_NAMES
from fidchell.games.inis.view.questions import ASKED, CARD_QUESTIONS
from fidchell.terminal.inis.cards import TITLES, own, summary
from fidchell.terminal.inis.island import TITLES as PLACES
from fidchell.terminal.paper import Paper, padded

CARDS = frozenset(CARD_NAMES)
CARD_VERBS = ("play", "keep", "give", "take", "discard", "set aside")
IN_ORDER = "in the order of the list"
NO_WAY_BACK = f"{IN_ORDER} (what stands before your choice is not offered again)"
OPENING = "open the season: its first card must be played, so you cannot pass"
ON_THE_MAP = ("turn", "choose-capital", "settle-clan", "choose-site", "choose-tile")


def title(view: View) -> str:
    """The stage of the game."""
    when = f"season {view['season']}" if view["season"] else "before the first season"
    return f"Inis, {when}; Brenn: {view['brenn']}; the crows fly {view['crows']}; turn: {view['turn']}"


def momentous(drawn: View | None, view: View) -> bool:
    """Whether to show the map before this decision, whatever was drawn before."""
    ask = view["ask"]
    if ask["id"] == "draft":
        return bool(view["own"]["draft"]["step"] == 1) and not sealed(view)
    return ask["id"] in ON_THE_MAP


def secretive(view: View) -> bool:
    """Whether taking a single option without asking would show what the seat does not hold."""
    return view["ask"]["id"] in ("react", "turn", "manoeuvre")


def outdated(drawn: View, now: View) -> bool:
    """Whether another season has begun since the map was drawn."""
    return bool(drawn["season"] != now["season"])


def question(view: View, paper: Paper) -> list[str]:
    """Who has to do what, and why."""
    ask = view["ask"]
    lines = clash_line(view, paper) if view["clash"] else []
    seats = [view["viewer"]] if "options" in ask else ask["seats"]
    who = ", ".join(map(paper.seat, seats))
    why = occasion(view)
    asked = what_to_do(view)
    return lines + paper.wrap(f"{why}{asked}.", "  ", f"{who}: ")


def what_to_do(view: View) -> str:
    """The question itself."""
    ask = view["ask"]
    asked = str(ask["id"])
    if asked == "draft":
        return draft_question(view)
    if asked == "give-card":
        return f"give {ask['to']} an action card"
    if asked == "consent":
        return f"{ask['proposer']} offers peace: agree, or refuse"
    if asked == "turn" and "pass" not in ask.get("options", ["pass"]):
        return OPENING
    text = CARD_QUESTIONS.get(asked, {}).get(ask.get("card", ""), ASKED[asked].text)
    return text.replace(IN_ORDER, NO_WAY_BACK)


def sealed(view: View) -> list[str]:
    """The cards that the viewer has already chosen in the draft."""
    cards: list[str] = view["own"]["sealed"] if view["own"] else []
    return cards


def draft_question(view: View) -> str:
    """What to do in the draft, and where the cards go."""
    ask = view["ask"]
    if "options" not in ask:
        return "choose cards in the draft"
    draft = view["own"]["draft"]
    taker = draft["to"]
    so_far = " besides " + ", ".join(TITLES[card] for card in sealed(view)) if sealed(view) else ""
    if draft["gives"]:
        return f"draft: choose in secret the card that goes to {taker}"
    order = f", {NO_WAY_BACK}" if draft["keeping"] - len(draft["kept"]) > 1 else ""
    return f"draft: choose in secret a card to keep{so_far}{order}; {ask['passing']} go to {taker}"


def occasion(view: View) -> str:
    """Why a seat is asked: a declared card, or the moment for a reaction."""
    ask = view["ask"]
    if ask["id"] == "react":
        return moment(view)
    declared = ask.get("declared")
    if declared and declared["player"] in ask["seats"]:
        return f"{details(declared)}: "
    return f"{TITLES[ask['card']]}: " if "card" in ask else ""


def moment(view: View) -> str:
    """What has just happened that a card may respond to."""
    ask = view["ask"]
    when = ask["moment"]
    you = ask.get("player") == view["viewer"]
    player = "you" if you else ask.get("player", "")
    if when == "a card is declared":
        return f"{declaration(ask['declared'])}. You may answer: "
    if when == "a card is resolved":
        return f"{player} played {TITLES[ask['card']]}, and it is resolved. You may follow: "
    if when in ("a clan would be removed", "a clan is removed"):
        verb = "would lose" if when.startswith("a clan would") else "lost"
        return f"{player} {verb} a clan in the {PLACES[ask['territory']]}: "
    if when == "an attack is made":
        return f"{player} {'are' if you else 'is'} attacked: "
    if when == "a tale is drawn":
        return f"{player} {'draw' if you else 'draws'} a tale: "
    if when == "clans move into the Mountains":
        return f"{player} moved clans into the Mountains: "
    return f"{when[0].upper()}{when[1:]}: "


def declaration(declared: dict[str, Any]) -> str:
    """A declared card with everything declared about it."""
    return f"{declared['player']} plays {details(declared)}"


def details(declared: dict[str, Any]) -> str:
    """The title of a declared card, with the territory, the seat and the clans named for it."""
    where = f", {PLACES[declared['territory']]}" if "territory" in declared else ""
    whom = f", {declared['seat']}" if "seat" in declared else ""
    plan = ", ".join(f"{PLACES.get(name, name)} {count}" for name, count in declared.get("plan", {}).items())
    return TITLES[declared["card"]] + where + whom + (f" ({plan})" if plan else "")


def clash_line(view: View, paper: Paper) -> list[str]:
    """Where the clash is, and who is involved and how."""
    clash = view["clash"]
    if "territory" not in clash:
        return paper.wrap("Clashes to come: " + ", ".join(PLACES[name] for name in clash["pending"]))
    shown = [f"{seat} {count} exposed" for seat, count in clash["exposed"].items()]
    shown += [f"{seat} {count} in citadels" for seat, count in clash["sheltered"].items()]
    text = f"in the {PLACES[clash['territory']]}: {', '.join(shown)}; instigator {clash['instigator']}"
    text += "; no triskels (Lug's Spear)" if clash["speared"] else ""
    if clash["cauldron"]:
        text += f"; {clash['cauldron']['clans']} clans of {clash['cauldron']['seat']} in the Cauldron"
    if clash["pending"]:
        text += "; then " + ", ".join(PLACES[name] for name in clash["pending"])
    return paper.wrap(text, "  ", paper.ink("Clash ", "warning"))


def card_of(option: str) -> str | None:
    """The card that an option mentions."""
    for verb in CARD_VERBS:
        if option.startswith(verb + " ") and option[len(verb) + 1 :] in CARDS:
            return option[len(verb) + 1 :]
    return None


def options(view: View, paper: Paper) -> list[str]:
    """The options by number: with their effects if cards are among them, otherwise in columns."""
    words = view["ask"]["options"]
    numbers = [paper.ink(f"{number:>3}", "number") for number in labels(words)]
    if not any(map(card_of, words)):
        touches = {site["site"]: ", ".join(site["touches"]) for site in view["sites"]}
        return paper.columns([f"{n} {word}{site_note(word, touches)}" for n, word in zip(numbers, words, strict=True)])
    lines = []
    room = max(map(len, words)) + 6
    for number, word in zip(numbers, words, strict=True):
        start = padded(f"{number} {paper.ink(word, 'bold')}", room)
        lines += paper.wrap(meaning(word, view["ask"]["id"]), " " * room, start)
    return [line.rstrip() for line in lines]


def meaning(word: str, what: str) -> str:
    """What an option does; for a card, only the half that can be played now."""
    card = card_of(word)
    if card is None:
        return WORD_LORE.get(word, WORD_LORE.get(word.split()[0], ""))
    if word.startswith("play ") and what == "turn":
        return next((half.effect for half in CARD_LORE[card].halves if half.when == SEASON), summary(card))
    return summary(card, triskel if word.startswith("play ") else bool)


def triskel(half: Half) -> bool:
    """Whether a half of a card is played at a certain moment rather than on a turn."""
    return half.when != SEASON


def site_note(word: str, touches: dict[int, str]) -> str:
    """What a site touches, to show after it."""
    number = word.removeprefix("site ")
    return f" ({touches[int(number)]})" if number != word and int(number) in touches else ""


def rest(view: View, paper: Paper) -> list[str]:
    """The viewer's cards that no option mentions."""
    spoken = set(map(card_of, view["ask"].get("options", ())))
    if spoken <= {None} and view["ask"]["id"] not in ("react", "manoeuvre"):
        return []
    cards = [TITLES[card] for card in own(view) if card not in spoken and card not in sealed(view)]
    return paper.wrap("Also in your hand: " + ", ".join(cards) + ".", "  ") if cards else []


def advice(view: View, paper: Paper) -> list[str]:
    """More about the current decision, and the rule behind it."""
    if not view["ask"]:
        return ["The game is over."]
    topic = ASKED[view["ask"]["id"]].topic
    if view["ask"]["id"] == "react" and view["ask"]["moment"] == "a card is declared":
        topic = "geis-timing"
    return [*question(view, paper), *paper.wrap(RULES[topic], "  ", f"  {topic}: ")]
