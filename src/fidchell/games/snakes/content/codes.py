"""The closed vocabulary of a content file: effects of events, abilities of Saints, powers of kept cards."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

from fidchell.checks.strict import advice, brief
from fidchell.games.snakes import ids

MOST = 9  # the largest possible bonus
WHERE = {"active": ids.AT_ACTIVE, "most_flock": ids.AT_MOST_FLOCK}
PROVINCE = "prov:"
CHRISTIAN = "christian_first"
WHO = {
    "active": ids.WHO_ACTIVE,
    "all": ids.WHO_ALL,
    "with_druid": ids.WHO_WITH_DRUID,
    "coast": ids.WHO_COAST,
    "pair": ids.WHO_PAIR,
}
KIND = {"people": ids.PEOPLE, "chief": ids.CHIEF, "king": ids.KINGS, "highking": ids.HIGH, "druid": ids.DRUID}
HELPED = {**KIND, "leader": ids.MOD_LEADERS, "all": ids.MOD_ALL}
LEADER_MASK = 1 << ids.CHIEF | 1 << ids.KINGS | 1 << ids.HIGH
MASK = {**{word: 1 << kind for word, kind in KIND.items()}, "leader": LEADER_MASK, "all": (1 << ids.TARGETS) - 1}
ABILITIES = {
    "build": ids.FREE_BUILD,
    "cards": ids.FREE_CARDS,
    "shield": ids.SHIELD,
    "sail": ids.SAIL,
    "columba": ids.DELAY,
    "no-druid": ids.DRUIDLESS,
}
SIGNED = re.compile(r"[+-][1-9][0-9]?")
PLAIN = re.compile(r"[1-9][0-9]?")


class Amiss(Exception):
    """A misused word of the vocabulary; the message says what is expected."""


@dataclass(frozen=True)
class Names:
    """The names of the places in a file, by number."""

    areas: tuple[str, ...]
    provinces: tuple[str, ...]


@dataclass(frozen=True)
class Effect:
    """One effect as numbers."""

    code: int
    where: int = 0
    amount: int = 0


@dataclass(frozen=True)
class Ability:
    """What a Saint can do."""

    mods: tuple[int, ...]
    aura: int
    ap: int
    gifts: int


@dataclass(frozen=True)
class Power:
    """What a kept card can do."""

    code: int
    targets: int = 0
    amount: int = 0
    manner: int = 0


def amiss(found: object, expected: str) -> NoReturn:
    """Refuse a word, and say what would be right."""
    raise Amiss(f"found {brief(found)}; {expected}")


def among(word: object, known: dict[str, int], what: str) -> int:
    """The number of a known word."""
    if not isinstance(word, str) or word not in known:
        amiss(word, f"expected {what}: {advice(word, known)}")
    return known[word]


def numbered(names: tuple[str, ...], first: int = 0, prefix: str = "") -> dict[str, int]:
    """Names with their numbers."""
    return {prefix + name: first + i for i, name in enumerate(names)}


# Effects.


def place(word: object, names: Names) -> int:
    """Where an effect happens."""
    known = {**numbered(names.areas), **WHERE, **numbered(names.provinces, ids.IN_PROVINCE, PROVINCE)}
    return among(word, known, "an Area or a place")


def crown(word: object, names: Names) -> int:
    """Which King falls."""
    return among(word, {**numbered(names.provinces), CHRISTIAN: ids.CHRISTIAN_FIRST}, "a Province")


def befallen(word: object, names: Names) -> int:
    """Which Saints an effect applies to."""
    return among(word, WHO, "whom it befalls")


def only_active(word: object, names: Names) -> int:
    """Who takes a Gift."""
    return among(word, {"active": ids.WHO_ACTIVE}, "who takes it")


def helped(word: object, names: Names) -> int:
    """Which attempts are helped."""
    return among(word, HELPED, "which attempts it helps")


@dataclass(frozen=True)
class Form:
    """How an effect is written."""

    code: int
    where: Callable[[object, Names], int] | None = None
    least: int = 0  # bounds of the amount; both 0 for an effect without one
    most: int = 0
    shape: str = ""

    @property
    def words(self) -> int:
        """How many words follow its name."""
        return (self.where is not None) + (self.most != 0)


FORMS = {
    "none": Form(ids.NO_EFFECT, shape='["none"]'),
    "pag": Form(ids.PAGANISM, None, -2, 2, '["pag", boxes]'),
    "zeal": Form(ids.ZEAL, befallen, -ids.SPACES, ids.SPACES, '["zeal", who, amount]'),
    "people": Form(ids.REPLACE_PEOPLE, place, 1, ids.BOXES, '["people", where, how many]'),
    "chief": Form(ids.TOPPLE_CHIEF, place, shape='["chief", where]'),
    "king": Form(ids.TOPPLE_KING, crown, shape='["king", Province]'),
    "highking": Form(ids.TOPPLE_HIGH_KING, shape='["highking"]'),
    "church": Form(ids.CHURCH, place, -1, 1, '["church", where, 1 or -1]'),
    "dolmen": Form(ids.DOLMEN, place, -8, 8, '["dolmen", where, how many]'),
    "druid": Form(ids.DRUID_RETURNS, place, shape='["druid", where]'),
    "gift": Form(ids.GIFT, only_active, shape='["gift", "active"]'),
    "ap": Form(ids.AP, None, -MOST, MOST, '["ap", amount]'),
    "mod": Form(ids.MOD, helped, -MOST, MOST, '["mod", attempts, amount]'),
}
LEADERS_FALL = (ids.TOPPLE_CHIEF, ids.TOPPLE_KING, ids.TOPPLE_HIGH_KING)


def effect(op: list[Any], names: Names) -> Effect:
    """An effect of an event as numbers."""
    name = op[0] if op else None
    if not isinstance(name, str) or name not in FORMS:
        amiss(name, f"expected an effect: {advice(name, FORMS)}")
    form = FORMS[name]
    if len(op) != 1 + form.words:
        amiss(op, f"expected {form.shape}")
    where = form.where(op[1], names) if form.where else 0
    return Effect(form.code, where, amount(op[-1], form) if form.most else 0)


def amount(value: object, form: Form) -> int:
    """The amount of an effect, within its bounds and not 0."""
    fits = isinstance(value, int) and not isinstance(value, bool) and form.least <= value <= form.most and value
    if not isinstance(value, int) or not fits:
        above = "" if form.least > 0 else ", but not 0"
        amiss(value, f"expected a whole number from {form.least} to {form.most}{above}, as in {form.shape}")
    return value


def rank(found: Effect) -> int:
    """The position of an effect in its event: Paganism, People, Leaders, the rest (RB 8)."""
    if found.code in LEADERS_FALL:
        return 2
    return {ids.PAGANISM: 0, ids.REPLACE_PEOPLE: 1}.get(found.code, 3)


def in_order(found: list[Effect]) -> list[Effect]:
    """Effects in the order in which they happen, leaving out those that do nothing."""
    return sorted((one for one in found if one.code != ids.NO_EFFECT), key=rank)


# Abilities of Saints.


def signed(word: str, form: str) -> int:
    """Read a bonus with its sign, such as +2."""
    if not SIGNED.fullmatch(word) or abs(int(word)) > MOST:
        amiss(word, f"expected a bonus from -{MOST} to +{MOST} with its sign, as in {form!r}")
    return int(word)


def ability(code: str) -> Ability:
    """Read the code of a Saint."""
    mods, aura, ap, gifts = [0] * ids.TARGETS, 0, 0, 0
    words = [word.strip() for word in code.split(",")]
    for word in words:
        name, colon, bonus = word.partition(":")
        if words.count(word) > 1:
            amiss(code, f"expected each ability once, not {word!r} twice")
        if not colon and name in ABILITIES:
            gifts |= ABILITIES[name]
        elif name == "aura":
            aura += signed(bonus, "aura:+1")
        elif name == "ap":
            ap += signed(bonus, "ap:+1")
        elif name in MASK:
            add = signed(bonus, f"{name}:+1")
            mods = [mod + add * (MASK[name] >> target & 1) for target, mod in enumerate(mods)]
        else:
            amiss(word, f"expected an ability: {advice(name, [*(f'{kind}:+1' for kind in BONUSES), *ABILITIES])}")
    if gifts & ids.DRUIDLESS and not any(mods):
        amiss(code, "expected a bonus beside 'no-druid', as in 'people:+1,no-druid'")
    if any(not -9 <= sum_ <= 9 for sum_ in (*mods, aura, ap)):
        amiss(code, "expected bonuses that add up to no more than 9")
    return Ability(tuple(mods), aura, ap, gifts)


BONUSES = (*MASK, "aura", "ap")


# Powers of kept cards.


def targets(word: str) -> int:
    """A set of targets, such as chief|people."""
    found = 0
    for part in word.split("|"):
        found |= among(part, MASK, "a target")
    return found


def between(word: str, least: int, most: int, form: str) -> int:
    """A number without a sign, within bounds."""
    if not PLAIN.fullmatch(word) or not least <= int(word) <= most:
        amiss(word, f"expected a whole number from {least} to {most}, as in {form!r}")
    return int(word)


def modify(words: list[str]) -> Power:
    """A bonus to some attempts: always, once per turn, or only once."""
    manners = {"once_per_turn": ids.ONCE_A_TURN, "discard": ids.DISCARDED}
    if len(words) not in (2, 3):
        amiss(":".join(["mod", *words]), f"expected {POWER_FORMS['mod']!r}")
    manner = among(words[2], manners, "how it is used") if len(words) == 3 else 0
    return Power(ids.MODIFY, targets(words[0]), signed(words[1], POWER_FORMS["mod"]), manner)


POWER_FORMS = {
    "mod": "mod:TARGETS:+N, mod:TARGETS:+N:once_per_turn or mod:TARGETS:+N:discard",
    "peek_druid": "peek_druid",
    "first_prepare": "first_prepare:+N",
    "heal": "heal:N:cost_ap:once_per_turn",
    "set_die": "set_die:N:discard",
    "peek_deck": "peek_deck:N:start_of_turn",
    "reroll": "reroll:any:discard",
    "cancel_zeal_loss": "cancel_zeal_loss:any:discard",
    "gift": "gift:start_of_turn:discard",
    "build_free": "build_free:christian_chief:discard",
    "remove_dolmen": "remove_dolmen:discard",
}
POWER_CODES = {
    "peek_druid": (ids.PEEK_DRUID, 0),
    "first_prepare": (ids.FIRST_PREPARE, MOST),
    "heal": (ids.HEAL, ids.SPACES),
    "set_die": (ids.SET_DIE, ids.FACES),
    "peek_deck": (ids.PEEK_DECK, ids.TOPS),
    "reroll": (ids.REROLL, 0),
    "cancel_zeal_loss": (ids.CANCEL_LOSS, 0),
    "gift": (ids.TAKE_GIFT, 0),
    "build_free": (ids.BUILD_FREE, 0),
    "remove_dolmen": (ids.RAZE_DOLMEN, 0),
}


def power(code: str) -> Power:
    """Read one power of a kept card."""
    verb, *words = code.split(":")
    if verb not in POWER_FORMS:
        amiss(code, f"expected a power: {advice(verb, POWER_FORMS)}")
    if verb == "mod":
        return modify(words)
    form = POWER_FORMS[verb]
    shape = form.split(":")[1:]
    if len(words) != len(shape) or any(
        have != want for have, want in zip(words, shape, strict=True) if want[-1] != "N"
    ):
        amiss(code, f"expected {form!r}")
    number, most = POWER_CODES[verb]
    manner = ids.DISCARDED * ("discard" in shape) | ids.ONCE_A_TURN * ("once_per_turn" in shape)
    return Power(number, 0, power_amount(words, shape, most, form), manner)


def power_amount(words: list[str], shape: list[str], most: int, form: str) -> int:
    """The number in a power, or 0 if it has none."""
    if "+N" in shape:
        return between(words[shape.index("+N")].removeprefix("+"), 1, most, form)
    return between(words[shape.index("N")], 1, most, form) if "N" in shape else 0


def alternatives(code: str) -> Iterator[str]:
    """The powers of one card: a new one starts after each '|' that is followed by a verb."""
    start = 0
    for match in re.finditer(r"\|(?=(\w+))", code):
        if match[1] in POWER_FORMS:
            yield code[start : match.start()]
            start = match.end()
    yield code[start:]


def powers(code: str) -> list[Power]:
    """Read the code of a kept card."""
    found = list(alternatives(code))
    if len(found) > ids.POWERS:
        amiss(code, f"expected at most {ids.POWERS} powers on one card")
    read = [power(one) for one in found]
    if len({one.code for one in read}) < len(read):
        amiss(code, "expected powers of different kinds on one card")
    if {one.code for one in read} in SAME_MOMENT:
        amiss(code, "expected powers that are used at different moments, since a card is played without saying which")
    return read


SAME_MOMENT = ({ids.SET_DIE, ids.REROLL}, {ids.BUILD_FREE, ids.RAZE_DOLMEN}, {ids.PEEK_DECK, ids.TAKE_GIFT})
