"""Play a game in the terminal: one person with bots, or several people who share the keyboard."""

import secrets
import shlex
import sys
from argparse import Namespace
from pathlib import Path

from fidchell.core.errors import BadOption, FidchellError, IllegalAction
from fidchell.core.files import named
from fidchell.core.flags import Flags, number
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.parts import CONTENT, View
from fidchell.core.registry import Game, game
from fidchell.core.types import Action, Seat
from fidchell.terminal import saved
from fidchell.terminal.called import program
from fidchell.terminal.command_line import Once, pairs
from fidchell.terminal.event_lines import sentences
from fidchell.terminal.face import Face, face
from fidchell.terminal.hint_text import hint
from fidchell.terminal.screen import Gone, Screen, need_input, need_output
from fidchell.terminal.seating import Seating, seated
from fidchell.terminal.typed import QUIT, chosen

CHOOSING = (
    ("1, 2, …", "choose the option with this number; or type its words, or enough of them"),
    ("?, help", "this list, and more about the current decision"),
)
COMMANDS = (
    ("map, seats, hand", "show the map, the seats, your cards"),
    ("log, log all", "what happened recently, or since the beginning"),
    ("hint", "what the strongest bot would do in your seat, and why"),
    ("undo", "take back your last decision, as long as nothing was revealed and nobody else decided"),
    ("save FILE", "write the record of the game so far to a file"),
    ("quit", "save and leave; the game can be resumed"),
)
LATELY = 25  # sentences shown by `log`


class Session:
    """One session at the keyboard: a match, its players, and what each of them has been told."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        screen: Screen,
        path: Path | None = None,
        quick: bool = False,
        content: Path | None = None,
    ) -> None:
        self.match = match
        self.face = face(match.game.key)
        self.seating = seating
        self.persons = seating.persons
        self.bots = seating.bots(match.seed if isinstance(match.seed, int) else int.from_bytes(match.seed[:7]))
        self.screen = screen
        self.path = path
        self.quick = quick
        self.content = content
        self.at_keyboard: Seat | None = self.persons[0] if len(self.persons) == 1 else None
        self.told = {seat: last_decision(match, seat) for seat in self.persons}
        self.drawn: View | None = None  # the view last drawn for the person at the keyboard
        self.strangers = set() if match.acts else set(self.persons)  # people who have not been welcomed yet

    @property
    def crowded(self) -> bool:
        """Whether several people share the screen and have secrets from each other."""
        return len(self.persons) > 1 and not self.match.game.shared

    # Playing.

    def run(self) -> None:
        """Play until the game is over or someone leaves; the game is saved in any case."""
        try:
            while not self.match.done:
                self.go_on()
            self.finish()
        except Gone:
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise
        except BaseException as why:
            self.rescue(why)
            raise

    def go_on(self) -> None:
        """Let one seat decide: bots first, then the person at the keyboard, then the others."""
        asked = self.match.asked
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            seat = bots[0]
            self.match.act(seat, self.bots[seat].choose(information_state_of(self.match.state, seat)))
            return
        seat = self.at_keyboard if self.at_keyboard in asked else asked[0]
        options = self.match.state.options(seat)
        if len(options) == 1 and self.may_skip(seat):
            self.match.act(seat, options[0])
        else:
            self.decide(seat)

    def may_skip(self, seat: Seat) -> bool:
        """Whether a single option may be taken without asking, because nobody learns anything from it."""
        return self.quick or not self.crowded or not self.face.secretive(self.match.view(seat))

    def decide(self, seat: Seat) -> None:
        """Ask a person until there is a decision, or a command that changes who is asked."""
        self.hand_over(seat)
        self.present(seat)
        here = len(self.match.acts)
        while len(self.match.acts) == here and seat in self.match.asked:
            answer = self.screen.ask(">")
            try:
                self.obey(seat, answer)
            except FidchellError as why:
                self.screen.say(self.paper_lines(f"{why}."))

    def obey(self, seat: Seat, answer: str) -> None:
        """Carry out what a person has typed."""
        typed = answer.lower()
        command, _, rest = typed.partition(" ")
        if not typed:
            self.show_options(seat)
        elif command.startswith("?"):
            self.explain(seat, typed.lstrip("? "))
        elif command == "help":
            self.explain(seat, rest.lstrip("? "))
        elif command == "save":
            self.save(answer.partition(" ")[2])
        elif typed in QUIT:
            raise Gone
        elif typed == "undo":
            self.undo(seat)
        elif typed == "hint":
            self.screen.say(["", *hint(self.match, seat, self.screen.paper)])
        elif typed in ("log", "log all"):
            self.show_log(seat, everything=typed == "log all")
        elif typed in ("map", "seats", "hand", *(sheet.word for sheet in self.face.sheets)):
            self.show(seat, typed)
        else:
            self.take(seat, answer)

    def take(self, seat: Seat, answer: str) -> None:
        """Take the option that an answer means."""
        options: list[Action] = self.match.state.options(seat)
        self.match.act(seat, options[chosen(answer, self.match.words(seat))])
        if self.path:
            saved.write(self.match, self.path)

    def undo(self, seat: Seat) -> None:
        """Take back the last decision of a person, and the forced ones that followed it.

        Without secrets, it may be the decision of another person at the same screen.
        """
        last = self.match.log[-1][0] if self.match.acts else seat
        seat = last if last in self.together(seat) else seat
        if self.match.last_act_of(seat) < 0:
            raise IllegalAction(f"there is nothing to undo: {self.match.seat_name(seat)} has not decided anything yet")
        before = len(self.match.acts)
        self.match.undo(seat)
        while self.match.may_undo(seat) and len(self.match.state.options(seat)) == 1:
            self.match.undo(seat)
        self.told = {other: min(told, len(self.match.acts)) for other, told in self.told.items()}
        count = before - len(self.match.acts)
        self.screen.say("Taken back." if count == 1 else f"Taken back, with {count - 1} that left no choice.")

    # Showing.

    def paper_lines(self, text: str) -> list[str]:
        """A text broken into lines."""
        return self.screen.paper.wrap(text)

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait until the right person is at the keyboard."""
        if not self.crowded or self.at_keyboard == seat:
            return
        name = self.match.seat_name(seat)
        self.screen.clear()
        self.screen.say(f"Pass the keyboard to {self.screen.paper.ink(name, name)}.")
        self.at_keyboard = None
        self.wait(f"{name}, press Enter when nobody else is looking.")
        self.screen.clear()
        self.at_keyboard = seat
        self.drawn = None

    def wait(self, prompt: str) -> None:
        """Wait for Enter alone; ask again after anything else, which may not be meant for what comes next."""
        while answer := self.screen.ask(prompt).lower():
            if answer in QUIT:
                raise Gone

    def welcome(self, seat: Seat) -> None:
        """Tell a new player what the game is about."""
        if seat in self.strangers:
            self.strangers -= self.together(seat)
            self.screen.say(["", *(line for text in self.face.welcome for line in self.paper_lines(text))])

    def present(self, seat: Seat) -> None:
        """Show a person what happened, the map if it matters, and the decision."""
        self.screen.measure()
        self.welcome(seat)
        paper, view = self.screen.paper, self.match.view(seat)
        news = self.news(seat)
        if news:
            self.screen.say(["", *news])
        if self.drawn is None or self.face.momentous(self.drawn, view):
            self.screen.say(["", *paper.rule(self.face.title(view)), *self.face.scene(view, paper)])
            self.drawn = view
        self.show_options(seat)

    def news(self, seat: Seat) -> list[str]:
        """What happened since a person was last told."""
        told = sentences(self.match, seat, self.told[seat])
        self.told.update(dict.fromkeys(self.together(seat), len(self.match.acts)))
        return self.bullets(told)

    def together(self, seat: Seat) -> set[Seat]:
        """The people who see the screen when a seat is asked: everyone, unless they have secrets from each other."""
        return {seat} if self.crowded else set(self.persons)

    def bullets(self, told: list[str]) -> list[str]:
        """Sentences as a bulleted list."""
        return [line for text in told for line in self.screen.paper.wrap(text, "    ", "  · ")]

    def show_options(self, seat: Seat) -> None:
        """Ask a person for a decision."""
        paper, view = self.screen.paper, self.match.view(seat)
        lines = [*self.face.question(view, paper), *self.face.options(view, paper), *self.face.rest(view, paper)]
        self.screen.say(["", *lines])

    def show(self, seat: Seat, what: str) -> None:
        """Show the map, the seats, a person's hand, or another sheet of this game."""
        drawings = {"map": self.face.board, "seats": self.face.seats, "hand": self.face.hand}
        drawings |= {sheet.word: sheet.drawing for sheet in self.face.sheets}
        self.screen.say(["", *drawings[what](self.match.view(seat), self.screen.paper)])

    def show_log(self, seat: Seat, everything: bool) -> None:
        """Show a person again what happened."""
        told = sentences(self.match, seat)
        self.screen.say(["", *self.bullets(told if everything else told[-LATELY:])])

    def explain(self, seat: Seat, topic: str) -> None:
        """Explain a card, a territory, a rule, or the current decision and the commands."""
        paper, view = self.screen.paper, self.match.view(seat)
        if topic:
            self.screen.say(["", *self.face.explain(topic, view, paper)])
            return
        lines = [line for name, text in commands(self.face) for line in paper.wrap(text, " " * 20, f"  {name:<18}")]
        self.screen.say(["", *self.face.advice(view, paper), "", *lines])

    # Ending.

    def save(self, name: str) -> None:
        """Write the record to a file."""
        if not name:
            raise BadOption("name a file, as in: save FILE")
        path = named(name, "a record")
        saved.write(self.match, path)
        self.screen.say(f"Saved to {path}.")

    def leave(self) -> None:
        """Save, and say how to come back."""
        self.screen.say(self.saved())

    def rescue(self, why: BaseException) -> None:
        """Save before the program crashes, and say where; a failure to save must not hide the original error."""
        try:
            saved = self.saved()
        except Exception as worse:
            saved = f"It could not be saved: {worse}."
        print(f"fidchell: the game crashed with {type(why).__name__}. {saved}", file=sys.stderr)

    def saved(self) -> str:
        """Save; a sentence that says where, and how to come back."""
        path = saved.keep(self.match, self.path)
        flags = "".join(f" {flag}" for flag in self.seating.flags(self.match))
        return f"Saved to {path}. To resume: {program()} play --resume {self.record_flags(path)}{flags}"

    def record_flags(self, path: Path) -> str:
        """The arguments that name a record, with the content it needs."""
        content = f" --content {shlex.quote(str(self.content))}" if self.content else ""
        return f"{shlex.quote(str(path))}{content}"

    def finish(self) -> None:
        """Show how the game ended."""
        seat = self.persons[0] if len(self.persons) == 1 else None
        if self.crowded:
            self.screen.clear()
        self.screen.measure()
        paper, view = self.screen.paper, self.match.view(seat)
        told = sentences(self.match, seat, self.told[seat] if seat is not None else min(self.told.values(), default=0))
        self.screen.say(["", *self.bullets(told), "", *paper.rule("The end"), *self.face.scene(view, paper)])
        self.screen.say(["", f"{self.match.game.outcome(self.match.state)}, after {len(self.match.acts)} decisions."])
        if self.path:
            path = saved.keep(self.match, self.path)
            self.screen.say(f"To see it again: {program()} replay {self.record_flags(path)}")


def commands(face: Face) -> list[tuple[str, str]]:
    """The commands at a decision, and what they do."""
    sheets = [(sheet.word, sheet.about) for sheet in face.sheets]
    return [*CHOOSING, ("? NAME", face.topics), *COMMANDS[:1], *sheets, *COMMANDS[1:]]


def last_decision(match: Match, seat: Seat) -> int:
    """The position of a seat's last decision in the log."""
    return max(0, match.last_act_of(seat))


# The command line.


def flags() -> Flags:
    """The command line of `fidchell play`."""
    parser = Flags(
        prog="fidchell play",
        description="Play a game in the terminal, against bots or with others at the same keyboard.",
        epilog="While you play, ? explains the decision, the cards and the rules.",
    )
    parser.add_argument("game", nargs="?", default="inis", help="which game (default: inis)")
    parser.add_argument("--players", action=Once, help="number of seats (default: the game's)")
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=WHO",
        help="who sits where: `you` or a bot, as in green=you; may be repeated (default: green=you)",
    )
    parser.add_argument("--seats", action=Once, metavar="WHO", help="who takes all seats, as in --seats you")
    parser.add_argument("--bot", action=Once, help="who takes the other seats (default: the best bot for the game)")
    parser.add_argument("--seed", action=Once, help="the random seed (default: a secret one)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a game option, as in eriu=anywhere"
    )
    parser.add_argument(
        "--content", action=Once, metavar="FILE", help="cards, map and pieces from this file, if the game allows it"
    )
    parser.add_argument("--options", action="store_true", help="list the options of the game and exit")
    parser.add_argument("--save", action=Once, metavar="FILE", help="save the record to this file after every decision")
    parser.add_argument("--resume", action=Once, metavar="FILE", help="resume the game in this record")
    parser.add_argument(
        "--quick", action="store_true", help="never ask when there is one option, even if this gives something away"
    )
    parser.add_argument("--no-colour", "--no-color", action="store_true", help="letters only")
    return parser


def run(words: list[str]) -> int:
    """Run `fidchell play`; the exit status."""
    wanted = flags().parse_args(words)
    found = game(wanted.game)
    if wanted.options:
        print("\n".join(option_lines(found)))
        return 0
    need_input()
    need_output()
    face(found.key)
    match, path, note = resumed(wanted) if wanted.resume else begun(found, wanted)
    if wanted.seats and wanted.bot:
        raise BadOption("--seats and --bot both say who takes the other seats; leave one out")
    seating = seated(match, wanted.seat, wanted.bot, wanted.seats)
    screen = Screen(colour=False if wanted.no_colour else None)
    if note:
        screen.say(f"{note[0].upper()}{note[1:]}.")
    Session(match, seating, screen, path, wanted.quick, content_file(wanted)).run()
    return 0


def content_file(wanted: Namespace) -> Path | None:
    """The content file that a command line names, if any."""
    return named(wanted.content, "--content") if wanted.content else None


def begun(found: Game, wanted: Namespace) -> tuple[Match, Path | None, str]:
    """A new match, the path of its record, and an empty note."""
    players = [f"players={wanted.players}"] if wanted.players else []
    content = content_file(wanted)
    loaded = [f"{CONTENT}={found.content_of(content)}"] if content else []
    options = pairs([*players, *loaded, *wanted.option], "eriu=anywhere")
    seed = secrets.randbits(63) if wanted.seed is None else number(wanted.seed, "the seed")
    match = Match(found, seed, options)
    path = named(wanted.save, "--save") if wanted.save else None
    if path:
        saved.write(match, path)
    return match, path, ""


def resumed(wanted: Namespace) -> tuple[Match, Path | None, str]:
    """The match of a record, the path of its record, and a note for the player."""
    for name in ("seed", "players", "option"):
        if getattr(wanted, name):
            raise BadOption(f"a resumed game keeps its own {name}; leave out --{name}")
    path = named(wanted.resume, "a record")
    loaded = saved.read(path, content_file(wanted))
    kept = named(wanted.save, "--save") if wanted.save else path
    return loaded.match, kept, loaded.note


def option_lines(found: Game) -> list[str]:
    """The options of a game: name, values with the default first, and what they mean."""
    lines = []
    for option in found.options:
        values = [str(value) for value in option.values]
        shown = ", ".join(values) if len(values) <= 6 else f"{values[0]}, or {values[1]} to {values[-1]}"
        lines += [f"{option.name}: {shown}", f"    {option.about}"]
    return lines
