"""The current decision of a table in JSON: what everyone hears is written once, the options of a seat by number."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from fidchell.core.notation import PLAIN
from fidchell.core.parts import CONTENT, Ask
from fidchell.core.types import Action, Seat
from fidchell.table.live.scheduler import NEVER, deadline
from fidchell.table.log.commands import rule_of
from fidchell.table.log.table import Table
from fidchell.table.server import wire

KEPT = 20_000  # questions
NOT_ABOUT = ("seats", "options")  # fields that an Ask has of its own
_ENCODER = msgspec.json.Encoder()
_HEARD: dict[int, "Heard"] = {}  # by identity of what the game says; games share questions that come up again
_CHOICES: dict[tuple[str, object], dict[Action, bytes]] = {}  # by game and content: each option


class Heard:
    """What is said of a question: the mapping that the game gave, and what it is about, with its prompt, as JSON."""

    __slots__ = ("about", "given", "text")

    def __init__(self, table: Table, given: Ask) -> None:
        self.given = given
        self.about = {name: value for name, value in given.items() if name not in NOT_ABOUT} | rule_of(table, given)
        said = wire.Said(*table.game.prompt(given))
        self.text = b',"prompt":%b,"about":%b' % (_ENCODER.encode(said), _ENCODER.encode(self.about))


class WrittenAsk:
    """The current decision, to be shown to some viewers as a `wire.Ask`."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        given = table.game.ask(table.match.state, None)
        self.heard = heard(table, given) if given else None
        self.head = b'{"seats":' + names(tuple([table.game.seat_names[seat] for seat in table.match.asked]))
        self.sealed = b',"sealed":true' if table.match.sealed else b""
        self.end = b"}"
        if self.sealed and deadline(table) < NEVER:
            self.end = b',"left":%d}' % max(0, deadline(table) - now)
        self.to_others = self.head + self.heard.text + self.sealed + self.end if self.heard else b"null"

    def to(self, seat: Seat) -> bytes:
        """The question with the options of a seat that is asked, and its answer so far."""
        if not self.heard:
            return b"null"
        match = self.table.match
        text = self.heard.text if match.window else self.told(seat, self.heard)
        options, answer = match.options_of(seat), b""
        offered = (
            b',"token":%d,"options":[%b]' % (self.table.ticks[seat], choices(self.table, options)) if options else b""
        )
        if match.window and seat in match.window.sealed:
            words = self.table.game.notation.to_words(match.window.sealed[seat])
            answer = b',"answered":' + _ENCODER.encode(words)
        return b"".join((self.head, text, self.sealed, offered, answer, self.end))

    def told(self, seat: Seat, public: Heard) -> bytes:
        """What a seat is told of the question: as a rule the same as everyone, which need not be written again."""
        own = self.table.game.ask(self.table.match.state, seat) or public.given
        same = all(public.given.get(name) == value for name, value in own.items() if name not in NOT_ABOUT)
        return public.text if same else Heard(self.table, own).text


def heard(table: Table, given: Ask) -> Heard:
    """What everyone hears of a question."""
    known = _HEARD.get(id(given))
    if known is None or known.given is not given:
        if len(_HEARD) >= KEPT:
            _HEARD.clear()
        known = _HEARD[id(given)] = Heard(table, given)
    return known


@lru_cache(maxsize=KEPT)
def names(seats: tuple[str, ...]) -> bytes:
    """The names of some seats."""
    return _ENCODER.encode(seats)


def choices(table: Table, options: Iterable[Action]) -> bytes:
    """Some options; each is encoded once for all tables with the same notation."""
    known = _CHOICES.setdefault((table.game.key, table.match.options.get(CONTENT)), {})
    return b",".join([known.get(action) or choice(table, known, action) for action in options])


def choice(table: Table, known: dict[Action, bytes], action: Action) -> bytes:
    """One option."""
    words, (said, args) = table.game.notation.to_words(action), table.game.notation.option(action)
    verb = said.removeprefix(f"{table.game.key}-do-") if said != PLAIN else ""
    known[action] = _ENCODER.encode(wire.Choice(words, said, args, verb))
    return known[action]
