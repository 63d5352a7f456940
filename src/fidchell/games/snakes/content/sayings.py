"""What the cards, Saints and Gifts of a content do, as translatable messages composed from their codes.

The English messages are in `locales/en/snakes-effects.ftl`; each describes one thing that a card does.
"""

from collections.abc import Callable, Sequence
from typing import Any

from fidchell.core.notation import Message
from fidchell.games.snakes import ids
from fidchell.games.snakes.content import codes
from fidchell.games.snakes.content.written import WrittenGift, slug

KIND_NAMES = {"highking": "high-king", "leader": "leaders"}  # where content and messages use different words
LEADERS = "leaders"
EVERYTHING = "all"
ABILITY_NAMES = {
    ids.DRUIDLESS: "no-druid",
    ids.FREE_BUILD: "build",
    ids.FREE_CARDS: "cards",
    ids.SHIELD: "shield",
    ids.SAIL: "sail",
    ids.DELAY: "delay",
}
POWER_NAMES = {  # and the argument for its number, if it has one
    ids.PEEK_DRUID: ("look", ""),
    ids.FIRST_PREPARE: ("prepare", "bonus"),
    ids.HEAL: ("heal", "count"),
    ids.SET_DIE: ("face", "face"),
    ids.PEEK_DECK: ("foresee", "count"),
    ids.REROLL: ("roll-again", ""),
    ids.CANCEL_LOSS: ("no-loss", ""),
    ids.TAKE_GIFT: ("gift", ""),
    ids.BUILD_FREE: ("build", ""),
    ids.RAZE_DOLMEN: ("dolmen", ""),
}


def bonus(amount: int) -> str:
    """A number with its sign, typographically correct."""
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def kind_name(word: str) -> str:
    """The name in messages of the attempts that a word of the content means."""
    return KIND_NAMES.get(word, word)


# Events.


def event(ops: Sequence[Sequence[Any]]) -> list[Message]:
    """What an event does, in written order."""
    return [effect(*op) for op in ops]


def effect(verb: str, *words: Any) -> Message:
    """One effect of an event."""
    name, arguments = EFFECTS[verb](*words)
    return f"snakes-effect-{name}", arguments


def somewhere(what: str, where: str, **arguments: int) -> Message:
    """An effect in an Area, in every Area of a Province, or where the game says."""
    if where in codes.WHERE:
        return f"{what}-{where.replace('_', '-')}", {**arguments}
    if where.startswith(codes.PROVINCE):
        return f"{what}-province", {"province": slug(where.removeprefix(codes.PROVINCE)), **arguments}
    return f"{what}-area", {"area": slug(where), **arguments}


def changed(more: str, fewer: str, amount: int) -> Message:
    """An effect that adds or removes an amount."""
    return (more if amount > 0 else fewer), {"count": abs(amount)}


def zeal(who: str, amount: int) -> Message:
    """Zeal is lost or regained."""
    befallen = who.replace("_", "-")
    return changed(f"zeal-regained-{befallen}", f"zeal-lost-{befallen}", amount)


def king(province: str) -> Message:
    """A King falls."""
    return ("king-christian", {}) if province == codes.CHRISTIAN else ("king", {"province": slug(province)})


def dolmen(where: str, amount: int) -> Message:
    """Dolmens wake, or sleep again."""
    return somewhere("dolmen-woken" if amount > 0 else "dolmen-cleared", where, count=abs(amount))


EFFECTS: dict[str, Callable[..., Message]] = {
    "none": lambda: ("none", {}),
    "pag": lambda amount: changed("paganism-forward", "paganism-back", amount),
    "zeal": zeal,
    "people": lambda where, count: somewhere("people", where, count=count),
    "chief": lambda where: somewhere("chief", where),
    "king": king,
    "highking": lambda: ("high-king", {}),
    "church": lambda where, amount: somewhere("church-raised" if amount > 0 else "church-lowered", where),
    "dolmen": dolmen,
    "druid": lambda where: somewhere("druid", where),
    "gift": lambda who: ("gift", {}),
    "ap": lambda amount: changed("points-more", "points-fewer", amount),
    "mod": lambda attempts, amount: (f"bonus-{kind_name(attempts)}", {"bonus": bonus(amount)}),
}


# Attempts that a bonus helps.


def kinds(mask: int) -> list[str]:
    """The fewest names that describe a set of targets."""
    if mask == codes.MASK[EVERYTHING]:
        return [EVERYTHING]
    found = [LEADERS] if mask & codes.LEADER_MASK == codes.LEADER_MASK else []
    rest = mask & ~codes.LEADER_MASK if found else mask
    single = [word for word in codes.HELPED if codes.MASK[word].bit_count() == 1]
    return [kind_name(word) for word in single if codes.MASK[word] & rest] + found


def bonuses(name: str, mask: int, amount: int) -> list[Message]:
    """A bonus to attempts on some targets."""
    return [(f"snakes-{name}-{kind}", {"bonus": bonus(amount)}) for kind in kinds(mask)]


# Saints.


def saint(code: str) -> list[Message]:
    """What a Saint can do."""
    found = codes.ability(code)
    said = helping(found)
    if found.aura:
        said.append(("snakes-ability-company", {"bonus": bonus(found.aura)}))
    if found.ap:
        said.append(changed("snakes-ability-points-more", "snakes-ability-points-fewer", found.ap))
    return said + [(f"snakes-ability-{name}", {}) for flag, name in ABILITY_NAMES.items() if found.gifts & flag]


def helping(found: codes.Ability) -> list[Message]:
    """The bonuses of a Saint, with the targets of equal ones combined."""
    said: list[Message] = []
    for amount in dict.fromkeys(filter(None, found.mods)):
        mask = sum(1 << target for target in range(ids.TARGETS) if found.mods[target] == amount)
        said += bonuses("bonus", mask, amount)
    return said


# Gifts and other cards that are kept.


def kept(code: str) -> list[Message]:
    """What a kept card can do, in written order."""
    return [said for one in codes.powers(code) for said in power(one)]


def power(one: codes.Power) -> list[Message]:
    """One power of a kept card."""
    if one.code == ids.MODIFY:
        manner = {ids.ONCE_A_TURN: "power-bonus-once", ids.DISCARDED: "power-bonus-discard"}.get(one.manner, "bonus")
        return bonuses(manner, one.targets, one.amount)
    name, number = POWER_NAMES[one.code]
    amount = bonus(one.amount) if number == "bonus" else one.amount
    return [(f"snakes-power-{name}", {number: amount} if number else {})]


def fate(gift: WrittenGift) -> Message:
    """What happens to a Gift: it is used up, lost with its Saint, or kept."""
    used = all(one.manner & ids.DISCARDED for one in codes.powers(gift.code))
    return f"snakes-fate-{'discarded' if used else 'lost' if gift.lost else 'stays'}", {}
