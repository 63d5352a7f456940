"""Scripts: what seats do in a case, line by line; forced moves and passes need not be written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fidchell.checks.luck import ANY, find_seed, outcomes
from fidchell.checks.strict import advice, brief, refuse, word
from fidchell.core.errors import FidchellError, few
from fidchell.core.events import heard
from fidchell.core.match import Match
from fidchell.core.parts import Casework, RandomOutcome, Start
from fidchell.core.registry import Game
from fidchell.core.state import State
from fidchell.core.types import Action, Frame, Seat

PUBLIC = "public"  # the viewer who sees only what everybody sees
LUCK = "luck"  # in place of a seat: the random outcomes that come next
PATIENCE = 2000  # unwritten decisions in a row


@dataclass(frozen=True)
class ScriptLine:
    """One line of a script: a seat acts, waits to be asked (?), or must not be offered something (!)."""

    number: int
    seat: Seat
    mark: str
    words: str

    def __str__(self) -> str:
        """The line, by its number."""
        return f"line {self.number}"


class Stuck(Exception):
    """The script cannot go on."""


class CaseMatch(Match):
    """A match that begins at a given position and follows a script."""

    def __init__(self, found: Game, start: Start) -> None:
        """Begin at a position."""
        assert found.casework
        self.casework: Casework = found.casework
        self.start = start
        self.silent: list[str] = []  # unwritten decisions taken since the last line
        self.banned: list[ScriptLine] = []
        self.faults: list[str] = []
        self.luck: list[str] = list(start.luck)  # the random outcomes to come, the next first
        super().__init__(found, 0, start.options, at_table=start.state.at_table)
        self.told: list[Frame] = list(start.events)

    def fresh(self) -> State:
        """The position."""
        return self.start.state.clone()

    def seat_of(self, name: object, at: str) -> Seat:
        """The seat of this name."""
        return self.game.seat_names.index(word(name, self.game.seat_names[: self.players], "seat", at))

    def viewer_of(self, name: object, at: str) -> Seat | None:
        """The viewer of this name; None is the public."""
        viewers = [*self.game.seat_names[: self.players], PUBLIC]
        return None if word(name, viewers, "viewer", at) == PUBLIC else self.seat_of(name, at)

    def line(self, position: int, source: str) -> Iterator[ScriptLine]:
        """The actions on a line of the script; a semicolon separates several actions of one seat."""
        at = f"play, line {position}"
        name, colon, rest = source.partition(":")
        if not colon:
            refuse(at, f"{brief(source)} should read 'seat: action', 'seat: ?' or 'seat: ! action'")
        seat = self.seat_of(name.strip(), at)
        for part in rest.split(";"):
            plain = " ".join(part.split())
            mark = plain[0] if plain[:1] in ("!", "?") else ""
            said = plain.removeprefix(mark).strip()
            if mark == "?" and said:
                word(said, self.casework.asks, "decision", at)
            elif mark != "?":
                self.action(said, at)
            yield ScriptLine(position, seat, mark, said)

    def action(self, said: str, at: str) -> Action:
        """The action that these words name."""
        try:
            return self.game.notation.to_action(said)
        except FidchellError:
            refuse(at, f"no action is called {brief(said)}; {advice(said, vocabulary(self.game))}")

    def play(self, lines: Iterable[tuple[int, str]]) -> None:
        """Play the lines of a step, then pass the windows that no line answers."""
        held = False
        for position, source in lines:
            name, _, rest = source.partition(":")
            if name.strip() == LUCK:
                self.expect_luck(rest, f"play, line {position}")
                continue
            for line in self.line(position, source):
                held = line.mark == "?"
                if line.mark == "!":
                    self.banned.append(line)
                else:
                    self.reach(line)
        if held:
            self.watch()
        else:
            self.settle()
        self.banned.clear()

    def expect_luck(self, said: str, at: str) -> None:
        """Add random outcomes after those still to come."""
        luck = self.casework.luck
        if luck is None:
            refuse(at, f"cases of {self.game.title} cannot say what chance brings")
        for part in outcomes(said):
            self.luck.append(part if part == ANY else luck.read(self.state, part, at))

    def reach(self, line: ScriptLine) -> None:
        """Go on to where a line belongs, and do what it says."""
        self.silent.clear()
        if line.words == self.casework.ending and not self.fits(line):
            return  # the sequence has already ended by itself, since nothing was left to choose
        for _ in range(PATIENCE):
            self.watch()
            if line.seat in self.asked and self.fits(line):
                if not line.mark:
                    self.do(line.seat, self.game.notation.to_action(line.words))
                    self.banned.clear()
                return
            idle = self.idle(line.seat)
            if idle is None:
                break
            self.do(*idle)
            self.silent.append(f"{self.seat_name(idle[0])}: {self.game.notation.to_words(idle[1])}")
        raise Stuck(self.complaint(line))

    def fits(self, line: ScriptLine) -> bool:
        """Whether a line is about the present decision."""
        if line.mark == "?":
            return not line.words or line.words in self.casework.ask(self.state)
        return self.game.notation.to_action(line.words) in self.state.options(line.seat)

    def settle(self) -> None:
        """Pass windows and take forced moves, up to the next turn or choice."""
        self.silent.clear()
        for _ in range(PATIENCE):
            self.watch()
            idle = self.idle(None)
            if idle is None:
                return
            self.do(*idle)
        raise Stuck("the game goes on and on, but no seat has a choice")

    def idle(self, mover: Seat | None) -> tuple[Seat, Action] | None:
        """A decision that scripts may leave out: passing a window, or a forced move, but not a seat's own turn."""
        about = self.casework.ask(self.state) if not self.done else ()
        for seat in self.asked:
            options = self.state.options(seat)
            if any(label in self.casework.windows for label in about):
                return seat, self.game.notation.to_action(self.casework.passing)
            stop = mover in (None, seat) and any(label in self.casework.stops for label in about)
            if len(options) == 1 and not stop:
                return seat, options[0]
        return None

    def do(self, seat: Seat, action: Action) -> None:
        """Take an action for a seat, and check that no piece gets lost."""
        if self.luck:
            self.steer(seat, action)
        entry = self.act(seat, action)
        self.told += entry.events
        lost = self.game.rules.conserved(self.state.fields())
        if lost:
            raise Stuck(f"after {self.seat_name(seat)}: {self.game.notation.to_words(action)}: {'; '.join(lost)}")

    def steer(self, seat: Seat, action: Action) -> None:
        """Reseed so that this action brings the outcomes to come, if it is random; past draws do not matter."""

        def trial(seed: int) -> list[RandomOutcome]:
            other = self.state.clone()
            other.reseed(seed)
            assert self.casework.luck
            return self.casework.luck.outcomes(self.state, heard(other, seat, action))

        at = f"luck, {self.seat_name(seat)}: {self.game.notation.to_words(action)}"
        seed, came = find_seed(trial, self.luck, at)
        if came:
            self.reseed(seed)
            del self.luck[:came]

    def watch(self) -> None:
        """Note a fault if a seat is offered what the script says it must not be."""
        for line in list(self.banned):
            if self.game.notation.to_action(line.words) in self.state.options(line.seat):
                name = self.seat_name(line.seat)
                self.faults.append(f"play, {line}: {name} was offered {line.words!r} ({self.about()})")
                self.banned.remove(line)

    def about(self) -> str:
        """Who is asked, and what."""
        if self.done:
            return f"the game is over: {self.game.outcome(self.state)}"
        return f"{', '.join(map(self.seat_name, self.asked))} asked: {': '.join(self.casework.ask(self.state))}"

    def complaint(self, line: ScriptLine) -> str:
        """Why a line cannot be played."""
        name = self.seat_name(line.seat)
        what = "be asked" + (f" ({line.words})" if line.words else "") if line.mark else line.words
        meanwhile = f"; taken silently before: {', '.join(self.silent)}" if self.silent else ""
        options = [f"{self.seat_name(seat)}: {few(self.words(seat))}" for seat in self.asked]
        return f"play, {line}: {name} cannot {what} here; {self.about()}; options: {'; '.join(options)}{meanwhile}"


def vocabulary(found: Game) -> list[str]:
    """The words of all actions of a game."""
    return [found.notation.to_words(action) for action in range(found.actions)]
