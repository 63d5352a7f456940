"""Records: a match as text, with a header and one action per line, that people can read and programs can replay.

    fidchell record 1
    game: KEY VERSION
    seed: 7
    manner: table
    players: 2

    green: pass
    blue: play geis
    end: green wins

Options at their default are left out, unless the game wants them recorded. The last line is written only when the game
is over. A game at a table has `key: HEX` in place of the seed. A line `seed: N` or `key: HEX` among the actions says
where chance comes from after it.
"""

from dataclasses import dataclass
from pathlib import Path

from fidchell.core.errors import BadOption, BadRecord, IllegalAction
from fidchell.core.flags import number
from fidchell.core.keys import Seed, read_key
from fidchell.core.match import Match
from fidchell.core.parts import CONTENT
from fidchell.core.registry import Game, game

FIRST_LINE = "fidchell record 1"
MANNERS = ("table", "simulation")
CHANCE = ("seed", "key")


@dataclass(frozen=True)
class Loaded:
    """A match read from a record, and any note about it."""

    match: Match
    note: str = ""


def to_text(match: Match) -> str:
    """The record of a match."""
    game_ = match.game
    usual = {option.name: option.default for option in game_.options if not option.recorded}
    lines = [FIRST_LINE, f"game: {game_.key} {game_.version}", chance_line(match.seed)]
    lines.append(f"manner: {MANNERS[0] if match.at_table else MANNERS[1]}")
    lines += [f"{name}: {value}" for name, value in match.options.items() if value != usual.get(name)]
    lines.append("")
    for at, (seat, action) in enumerate(match.log):
        lines += [chance_line(match.reseeds[at])] if at in match.reseeds else []
        lines.append(f"{match.seat_name(seat)}: {game_.notation.to_words(action)}")
    if len(match.acts) in match.reseeds:  # the game went back, and nobody has acted since
        lines.append(chance_line(match.reseeds[len(match.acts)]))
    if match.done:
        lines.append(f"end: {game_.outcome(match.state)}")
    return "\n".join(lines) + "\n"


def chance_line(seed: Seed) -> str:
    """The line that says where chance comes from."""
    return f"key: {seed.hex()}" if isinstance(seed, bytes) else f"seed: {seed}"


def read_chance(name: str, value: str) -> Seed:
    """The seed or key of a line."""
    return read_key(value) if name == "key" else number(value, "the seed")


def from_text(text: str, content: Path | None = None) -> Loaded:
    """The match of a record, with the content of a file; a truncated record is read up to its last complete line."""
    whole, newline, rest = text.rpartition("\n")
    note = f"the record breaks off: its last line, {rest[:60]!r}, was left out" if rest else ""
    lines = whole.split("\n") if newline else []
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(f"line 1: a record begins with {FIRST_LINE!r}")
    if "" not in lines:
        raise BadRecord("the record breaks off in its header; nothing can be replayed")
    start = lines.index("")
    match = begun(lines[1:start], content)
    for at, line in enumerate(lines[start + 1 :], start + 2):
        if lines[at - 2].startswith("end:"):
            raise BadRecord(f"line {at}: nothing may follow the line that says how the game ended")
        replay_line(match, at, line)
    if match.done and not lines[-1].startswith("end:"):
        note = note or "the record breaks off: its closing line is missing"
    return Loaded(match, note)


def begun(lines: list[str], content: Path | None = None) -> Match:
    """The match that a header describes, at its first decision."""
    header: dict[str, str] = {}
    for at, line in enumerate(lines, 2):
        name, colon, value = line.partition(": ")
        if not colon or name in header:
            raise BadRecord(f"line {at}: {line[:60]!r} should read 'name: value', each name once")
        header[name] = value
    found = known_game(header.pop("game", ""))
    given = found.content_of(content) if content else None
    manner = header.pop("manner", MANNERS[0])
    if manner not in MANNERS:
        raise BadRecord(f"the manner should be one of {', '.join(MANNERS)}, not {manner!r}")
    try:
        name = "key" if "key" in header and "seed" not in header else "seed"
        seed = read_chance(name, header.pop(name, ""))
        match = Match(found, seed, header, manner == MANNERS[0])
        check_recorded(match, header)
    except BadOption as why:
        raise BadRecord(f"the header cannot be read: {why}") from None
    if given not in (None, match.options.get(CONTENT)):
        raise BadRecord(f"the record was made with the content {match.options[CONTENT]}, but {content} is {given}")
    return match


def check_recorded(match: Match, header: dict[str, str]) -> None:
    """Refuse a header that omits or abbreviates an option which every record must name."""
    for option in match.game.options:
        if option.recorded and header.get(option.name) != str(match.options[option.name]):
            said = header.get(option.name, "nothing")
            raise BadRecord(
                f"the header should name the {option.name} in full, such as {match.options[option.name]}, not {said}"
            )


def known_game(text: str) -> Game:
    """The game that a header names, if its version is the one this program plays."""
    key, _, version = text.partition(" ")
    try:
        found = game(key)
    except BadOption as why:
        raise BadRecord(f"the header should name its game as 'game: KEY VERSION': {why}") from None
    if version != str(found.version):
        raise BadRecord(f"the record was made with {key} version {version or '?'}; this is version {found.version}")
    return found


def replay_line(match: Match, at: int, line: str) -> None:
    """Take the action on one line, or check the closing line."""
    name, colon, words = line.partition(": ")
    if not colon:
        raise BadRecord(f"line {at}: {line[:60]!r} should read 'seat: action'")
    if name == "end":
        if not match.done:
            raise BadRecord(f"line {at}: the record says that the game is over, but it goes on")
        if words != match.game.outcome(match.state):
            raise BadRecord(f"line {at}: the record says {words[:60]!r}, but {match.game.outcome(match.state)}")
        return
    if name in CHANCE:
        reseed(match, at, name, words)
        return
    if name not in match.game.seat_names[: match.players]:
        known = ", ".join(match.game.seat_names[: match.players])
        raise BadRecord(f"line {at}: there is no seat {name[:60]!r}; the seats: {known}")
    try:
        match.act(match.game.seat(name), words)
    except IllegalAction as why:
        raise BadRecord(f"line {at}: {why}") from None


def reseed(match: Match, at: int, name: str, value: str) -> None:
    """Take chance from another seed or key, as a line says."""
    try:
        match.reseed(read_chance(name, value))
    except BadOption as why:
        raise BadRecord(f"line {at}: {why}") from None
