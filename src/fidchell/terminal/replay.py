"""Step through a record: the map and what happened, as one viewer saw it."""

import sys
from dataclasses import dataclass

from fidchell.core.errors import BadOption
from fidchell.core.files import named
from fidchell.core.flags import Flags
from fidchell.core.match import Match
from fidchell.core.parts import View
from fidchell.core.types import Seat
from fidchell.terminal import saved
from fidchell.terminal.command_line import Once
from fidchell.terminal.event_lines import merged, told
from fidchell.terminal.face import Face, face
from fidchell.terminal.screen import Gone, Screen
from fidchell.terminal.typed import QUIT, number_in

PUBLIC = "public"
KEYS = "Enter: next, b: back, a number: go there, q: quit"


@dataclass(frozen=True)
class ReplayStep:
    """A step of a replay: its position in the log, what is told, and the view after it."""

    decision: int
    said: list[str]
    view: View


def steps(match: Match, viewer: Seat | None) -> list[ReplayStep]:
    """The game from its beginning, step by step; decisions that the viewer learns nothing of are skipped."""
    again = Match(match.game, match.seed, match.options, match.at_table)
    found = [ReplayStep(0, ["The game begins."], again.view(viewer))]
    for at, (seat, action) in enumerate(match.log):
        if at in match.reseeds:
            again.reseed(match.reseeds[at])
        said = merged(told(again, again.act(seat, action), viewer))
        if said:
            found.append(ReplayStep(len(again.acts), said, again.view(viewer)))
    return found


class Replay:
    """A replay on a screen."""

    def __init__(self, match: Match, viewer: Seat | None, screen: Screen) -> None:
        self.match = match
        self.steps = steps(match, viewer)
        self.face: Face = face(match.game.key)
        self.screen = screen

    def draw(self, step: ReplayStep) -> None:
        """Draw the map and the seats of a step."""
        paper = self.screen.paper
        self.screen.say(self.face.scene(step.view, paper))

    def tell(self, number: int) -> None:
        """Tell what happened in a step."""
        step = self.steps[number]
        title = f"step {number} of {len(self.steps) - 1}, decision {step.decision}"
        lines = [line for text in step.said for line in self.screen.paper.wrap(text, "    ", "  · ")]
        self.screen.say([*self.screen.paper.rule(title), *lines])

    def browse(self) -> None:
        """Let a person step through the game."""
        at = 0
        while True:
            self.screen.measure()
            self.screen.clear()
            self.draw(self.steps[at])
            self.tell(at)
            if at == len(self.steps) - 1:
                self.close()
            answer = self.screen.ask(f"{KEYS} >").lower()
            if answer in QUIT:
                return
            at = self.follow(at, answer)

    def follow(self, at: int, answer: str) -> int:
        """The step that an answer leads to."""
        last = len(self.steps) - 1
        number = number_in(answer)
        if number is not None:
            return min(number, last)
        return max(0, at - 1) if answer.startswith("b") else min(at + 1, last)

    def print_all(self) -> None:
        """Print every step, and the map at the beginning, whenever it is outdated, and at the end."""
        drawn: View | None = None
        for number, step in enumerate(self.steps):
            if drawn is None or self.face.outdated(drawn, step.view):
                drawn = step.view
                self.screen.say()
                self.draw(step)
            self.tell(number)
        self.screen.say()
        self.draw(self.steps[-1])
        self.close()

    def close(self) -> None:
        """Say how the game ended."""
        self.screen.say(["", f"  {self.match.game.outcome(self.match.state)}."])


def viewer_called(name: str, match: Match) -> Seat | None:
    """The seat with this name, or None for the public."""
    known = [*match.game.seat_names[: match.players], PUBLIC]
    if name not in known:
        raise BadOption(f"there is no viewer {name!r} in this game; choose one of: {', '.join(known)}")
    return None if name == PUBLIC else match.game.seat(name)


def flags() -> Flags:
    """The command line of `fidchell replay`."""
    parser = Flags(prog="fidchell replay", description="Step through the record of a game.", epilog=KEYS)
    parser.add_argument("file", help="the record")
    parser.add_argument("--as", dest="viewer", action=Once, metavar="SEAT", help="a seat, or public (default: public)")
    parser.add_argument(
        "--content", action=Once, metavar="FILE", help="the content it was played with, if not built in"
    )
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="letters only")
    return parser


def run(words: list[str]) -> int:
    """Run `fidchell replay`; the exit status."""
    wanted = flags().parse_args(words)
    content = named(wanted.content, "--content") if wanted.content else None
    loaded = saved.read(named(wanted.file, "a record"), content)
    match = loaded.match
    viewer = viewer_called(wanted.viewer or PUBLIC, match)
    screen = Screen(colour=False if wanted.no_colour else None)
    if loaded.note:
        print(f"fidchell: {loaded.note}", file=sys.stderr)
    showing = Replay(match, viewer, screen)
    if not screen.lively:
        showing.print_all()
        return 0
    try:
        showing.browse()
    except Gone:
        screen.say()
    except KeyboardInterrupt:
        screen.say()
        raise
    return 0
