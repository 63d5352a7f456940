"""Actions as words and back, and the names of everything: plain Python, never compiled."""

from fidchell.core.errors import IllegalAction
from fidchell.core.types import Action
from fidchell.games.inis.ids import (
    ADVANTAGE,
    AGREE,
    AT,
    ATTACK,
    CARDS,
    CLAIM,
    CLAN,
    CLANS,
    DISCARD_CARD,
    DONE,
    FLIP,
    FROM,
    GIVE,
    HIT_CARD,
    HIT_CLAN,
    KEEP,
    LEAVE,
    LOSE_CLAN,
    NAME,
    NUMBER,
    ORIGIN,
    PASS,
    PEACE,
    PLACE,
    PLACES,
    PLAY,
    PUT_ASIDE,
    REFUSE,
    SEATS,
    SHELTER,
    SITE,
    SITES,
    TAKE,
    TILE,
    TO,
    WITHDRAW,
)

SEAT_NAMES = ("green", "blue", "orange", "white")
PLACE_TITLES = (
    "Cove",
    "Forest",
    "Gates of Tír na nÓg",
    "Highlands",
    "Hills",
    "Iron Mine",
    "Lost Vale",
    "Meadows",
    "Misty Lands",
    "Moor",
    "Mountains",
    "Plains",
    "Salt Mine",
    "Stone Circle",
    "Swamp",
    "Valley",
)
PLACE_NAMES = tuple("gates" if t.startswith("Gates") else t.lower().replace(" ", "-") for t in PLACE_TITLES)
ACTION_TITLES = (
    "Bard",
    "Citadel",
    "Conquest",
    "Craftsmen & Peasants",
    "Druid",
    "Emissaries",
    "Exploration",
    "Festival",
    "Geis",
    "Master Craftsman",
    "Migration",
    "New Alliance",
    "New Clans",
    "Raid",
    "Sanctuary",
    "Scouts & Spies",
    "Warlord",
)
EPIC_TITLES = (
    "Balor's Eye",
    "Battle Frenzy",
    "The Battle of Moytura",
    "Breas' Tyranny",
    "Cathbad's Word",
    "The Champion's Share",
    "Children of Dana",
    "The Dagda",
    "Dagda's Cauldron",
    "The Dagda's Club",
    "Dagda's Harp",
    "Deirdre's Beauty",
    "Diarmuid and Gráinne",
    "Eriu",
    "The Fianna",
    "Kernuno's Sanctuary",
    "Lug Samildanach",
    "Lug's Spear",
    "Maeve's Wealth",
    "Manannan's Horses",
    "The Morrigan",
    "Nuada Silverhand",
    "Oengus's Ploy",
    "Ogma's Eloquence",
    "The Other World",
    "The Stone of Fal",
    "Streng's Resolve",
    "Tailtu's Land",
    "Tale of Cuchulain",
    "Tuan's Memory",
)
CARD_TITLES = ACTION_TITLES + PLACE_TITLES + EPIC_TITLES


def slug(title: str) -> str:
    """A title as one word of the notation: `Craftsmen & Peasants` is `craftsmen-and-peasants`."""
    plain = title.lower().replace("&", "and").replace("'", "").replace("á", "a")
    return plain.removeprefix("the ").replace(" ", "-")


CARD_NAMES = tuple(map(slug, ACTION_TITLES)) + PLACE_NAMES + tuple(map(slug, EPIC_TITLES))
PLAIN_WORDS = {
    PASS: "pass",
    CLAIM: "claim",
    DONE: "done",
    PEACE: "peace",
    AGREE: "agree",
    REFUSE: "refuse",
    SHELTER: "shelter",
    LOSE_CLAN: "lose clan",
    FLIP: "flip",
    LEAVE: "leave",
    WITHDRAW: "withdraw",
    HIT_CLAN: "demand clan",
    HIT_CARD: "demand card",
}


def vocabulary() -> dict[Action, str]:
    """Every action and its words."""
    words = dict(PLAIN_WORDS)
    words |= {NUMBER + count: f"number {count}" for count in range(CLANS + 1)}
    words |= {SITE + number: f"site {number + 1}" for number in range(SITES)}
    for seat, name in enumerate(SEAT_NAMES):
        words |= {ATTACK + seat: f"attack {name}", NAME + seat: f"name {name}"}
    for where, place in enumerate(PLACE_NAMES):
        for first, verb in ((PLACE, "place"), (AT, "at"), (ORIGIN, "from"), (TILE, "tile")):
            words[first + where] = f"{verb} {place}"
        words |= {CLAN + where * SEATS + seat: f"{name} at {place}" for seat, name in enumerate(SEAT_NAMES)}
        for first, verb in ((TO, "to"), (FROM, "from")):
            words |= {first + where * CLANS + count: f"{verb} {place} {count + 1}" for count in range(CLANS)}
    for card, name in enumerate(CARD_NAMES):
        for first, verb in ((PLAY, "play"), (DISCARD_CARD, "discard"), (KEEP, "keep"), (TAKE, "take")):
            words[first + card] = f"{verb} {name}"
        if card < ADVANTAGE:
            words |= {GIVE + card: f"give {name}", PUT_ASIDE + card: f"set aside {name}"}
    return dict(sorted(words.items()))


WORDS = vocabulary()
ACTION_OF = {words: action for action, words in WORDS.items()}


def to_words(action: Action) -> str:
    """What an action is called at the table."""
    if action not in WORDS:
        raise IllegalAction(f"there is no action {action}; the actions are 0 to {max(WORDS)}")
    return WORDS[action]


def to_action(words: str) -> Action:
    """The action that is called so."""
    plain = " ".join(words.lower().split())
    if plain not in ACTION_OF:
        raise IllegalAction(f"no action is called {words[:60]!r}")
    return ACTION_OF[plain]


def cards_in(mask: int) -> list[str]:
    """The names of the cards in a set."""
    return [CARD_NAMES[card] for card in range(CARDS) if mask >> card & 1]


def places_in(mask: int) -> list[str]:
    """The names of the territories in a set."""
    return [PLACE_NAMES[where] for where in range(PLACES) if mask >> where & 1]


def seats_in(mask: int) -> list[str]:
    """The names of the seats in a set."""
    return [SEAT_NAMES[seat] for seat in range(SEATS) if mask >> seat & 1]
