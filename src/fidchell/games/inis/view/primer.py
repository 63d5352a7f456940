"""What the page explains about Inis: which message describes each card, territory, rule or option.

The texts are in `lore.py`; here they get their ids. `tools/write_lore.py` writes the English messages.
"""

from fidchell.core.parts import Options
from fidchell.games.inis.cards.deck import SEASON
from fidchell.games.inis.ids import ADVANTAGE, EPIC, FOUR_SEAT_CARDS
from fidchell.games.inis.view.lore import CARD_LORE, NO_EFFECT, PLACE_LORE, RULES, WHENS, WORD_LORE, Half, Lore
from fidchell.games.inis.view.notation import CARD_NAMES, PLACE_NAMES
from fidchell.games.inis.view.types import CardHalf, InisCard, InisPrimer

RULE_TITLES: dict[str, str] = {
    "victory": "How to win",
    "pretender": "Claiming the crown",
    "deeds": "Deeds",
    "chieftain": "Chieftains",
    "brenn": "The Brenn",
    "assembly": "The assembly",
    "draft": "The draft",
    "crows": "The flock of crows",
    "season": "The season",
    "turn": "Your turn",
    "pass": "Passing",
    "exile": "Without a clan",
    "season-cards": "Season cards",
    "triskel": "Triskel cards",
    "geis-timing": "Stopping a card",
    "reactions": "Why you are asked",
    "cards": "The three kinds of cards",
    "place": "Placing clans",
    "move": "Moving clans",
    "present": "Being present",
    "clash": "Clashes",
    "citadels": "Citadels",
    "exposed": "Exposed clans",
    "manoeuvre": "Manoeuvres",
    "attack": "Attacking",
    "withdraw": "Withdrawing",
    "peace": "Peace",
    "instigator": "The instigator",
    "festival-rule": "The festival",
    "tiles": "Tiles and neighbours",
    "sanctuaries": "Sanctuaries",
    "subjects": "Subjects",
    "capital": "The capital",
    "removal": "Losing clans",
    "undo": "Taking back",
}
# Texts that differ between the page and the terminal.
ON_PAGE: dict[str, str] = {
    "tiles": "A tile is three hexes. A new one must touch at least two others. Territories are neighbours when any of "
    "their hexes share an edge.",
}


def slug(words: str) -> str:
    """Words as a part of an id."""
    return words.lower().replace(" ", "-")


# Messages.


def messages() -> dict[str, dict[str, str]]:
    """All texts by their ids, in groups."""
    return {
        "When cards are played": {f"inis-when-{moment}": text for moment, text in WHENS.items()},
        "What cards do": {
            name: text for card, told in CARD_LORE.items() for name, text in card_messages(card, told).items()
        },
        "What is printed on territories": {
            "inis-land-none": NO_EFFECT,
            **{f"inis-land-{land}": text for land, text in PLACE_LORE.items()},
        },
        "The rules": {
            name: text
            for topic, rule in RULES.items()
            for name, text in (
                (f"inis-rule-{topic}-title", RULE_TITLES[topic]),
                (f"inis-rule-{topic}", ON_PAGE.get(topic, rule)),
            )
        },
        "What options mean that are no cards": {f"inis-about-{slug(word)}": text for word, text in WORD_LORE.items()},
    }


def card_messages(card: str, told: Lore) -> dict[str, str]:
    """The messages for what a card does and for the remark about it."""
    halves = {f"inis-lore-{card}-effect-{i}": half.effect for i, half in enumerate(told.halves, 1)}
    return halves | ({f"inis-lore-{card}-remark": told.remark} if told.remark else {})


# The primer.


def explained(options: Options) -> InisPrimer:
    """The ids of all explanations for the page; the same for all options."""
    return {
        "cards": {card: about_card(card, told) for card, told in CARD_LORE.items()},
        "lands": {land: f"inis-land-{land if land in PLACE_LORE else 'none'}" for land in PLACE_NAMES},
        "rules": {topic: {"title": f"inis-rule-{topic}-title", "text": f"inis-rule-{topic}"} for topic in RULES},
        "about": {slug(word): f"inis-about-{slug(word)}" for word in WORD_LORE},
    }


def about_card(card: str, told: Lore) -> InisCard:
    """Everything the page explains about a card."""
    number = CARD_NAMES.index(card)
    return {
        "kind": "action" if number < ADVANTAGE else "advantage" if number < EPIC else "epic",
        "halves": [about_half(card, i, half) for i, half in enumerate(told.halves, 1)],
        "remark": f"inis-lore-{card}-remark" if told.remark else None,
        "icons": list(told.icons),
        "four_only": bool(FOUR_SEAT_CARDS >> number & 1),
    }


def about_half(card: str, number: int, half: Half) -> CardHalf:
    """One use of a card: when, and what it does then."""
    return {
        "timing": "season" if half.moment == SEASON else "triskel",
        "when": f"inis-when-{half.moment}",
        "effect": f"inis-lore-{card}-effect-{number}",
    }
