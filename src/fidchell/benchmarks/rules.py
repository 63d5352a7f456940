"""How fast a game is: on its own, beside its peers in the same run, and against the last release.

Rates are per second of CPU time. All contestants take turns in every round, and a ratio is the median of the ratios
within the rounds, since the speed of a shared machine changes from one second to the next.
Our decisions are those with a choice. Only for the comparison with a peer's core, `in_core_asked` counts forced moves
too, since the peer's rollouts count every action; the stricter ratio is printed beside it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import choice, choices, getrandbits
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

import fidchell
from fidchell.core.errors import BadOption, FidchellError
from fidchell.core.files import text_in
from fidchell.core.flags import Flags
from fidchell.core.registry import game
from fidchell.core.rollout import rollouts
from fidchell.core.state import State

PEERS_MISSING = (
    "The peers {} are not installed: `make bench` installs them (the pip extra `peers`) and runs this again."
)
BASELINE = Path("bench/baseline.json")
RESEARCH = "research"  # measured in place of a game
LONGEST = 3600  # seconds that one turn may take
NOTICEABLE = 0.75  # of the last release; a smaller drop may be noise on a shared machine
ROLLOUTS = 200  # games that OpenSpiel plays in one call


class Burst(NamedTuple):
    """One short measurement: the count, the pieces of work, and the CPU time."""

    counted: float
    pieces: int
    seconds: float

    @property
    def rate(self) -> float:
        """The count per second."""
        return self.counted / self.seconds


class Target(NamedTuple):
    """How many times faster than a peer a contestant must be; None: shown for comparison only."""

    ours: str
    peer: str
    least: float | None


Work = Callable[[int], float]  # does a number of pieces of work; returns the count
Contestant = Callable[[float], Burst]  # works for a number of seconds
Contest = dict[str, Contestant]


class Challenge(NamedTuple):
    """How a game is measured, against which peers, and its targets."""

    options: dict[str, object]  # the options of the game
    floor: int | None  # decisions per second in the core
    targets: tuple[Target, ...]
    peers: tuple[str, ...]  # keys of PEERS


CHALLENGES = {
    "inis": Challenge(
        {"players": 4},
        4_000_000,
        (
            Target("stepped_decisions", "openspiel_chess_stepped", 8),
            Target("stepped_decisions", "catanatron", 50),
            Target("in_core_asked", "openspiel_hearts_in_core", 1.3),
            Target("in_core_decisions", "openspiel_hearts_in_core", None),
            Target("clones", "openspiel_hearts_clones", 2),
            Target("uncompiled_stepped_decisions", "catanatron", 2),
        ),
        ("chess", "hearts", "catan"),
    ),
    "snakes": Challenge(
        {"players": 4},
        3_000_000,
        (
            Target("stepped_decisions", "openspiel_hanabi_stepped", 8),
            Target("clones", "openspiel_hanabi_clones", None),
            Target("uncompiled_stepped_decisions", "openspiel_hanabi_stepped", None),
        ),
        ("hanabi",),
    ),
}
UNKNOWN = Challenge({}, None, (), ())  # for games without targets


class PeersMissing(FidchellError):
    """A peer to compare with is not installed."""


# Measuring.


def timed(work: Work, clock: Callable[[], float] = process_time) -> Contestant:
    """A contestant that does `work`, in portions that grow as it learns how long one takes."""

    def burst(seconds: float) -> Burst:
        counted, pieces, portion, spent = 0.0, 0, 1, 0.0
        start = clock()
        while spent < seconds:
            counted += work(portion)
            pieces += portion
            spent = clock() - start
            left = pieces * (seconds - spent) / spent if spent > 0 else pieces
            portion = max(1, min(2 * portion, int(left)))
        return Burst(counted, pieces, spent)

    return burst


def measure(contest: Contest, rounds: int, seconds: float) -> dict[str, list[Burst]]:
    """Rounds in which the contestants take turns of `seconds` each, in reverse order every other round."""
    bursts: dict[str, list[Burst]] = {name: [] for name in contest}
    for number in range(rounds):
        for name in list(contest)[:: -1 if number % 2 else 1]:
            bursts[name].append(contest[name](seconds))
    return bursts


def spread(values: list[float]) -> float:
    """The range of values, relative to their median."""
    return round((max(values) - min(values)) / median(values), 3)


# Our own contestants.


def step(root: State, games: int) -> int:
    """Play games from Python, with `legal`, a choice and `act`; the number of decisions."""
    decisions = 0
    for seed in range(games):
        state = root.clone()
        state.reseed(seed)
        while options := state.legal():
            state.act(choice(options))
            decisions += 1
    return decisions


def clone(root: Any, times: int) -> int:
    """Clone a state from Python, ours or a peer's."""
    for _ in range(times):
        root.clone()
    return times


def spin(times: int) -> int:
    """The reference: a loop of plain Python that no release changes."""
    total = 0
    for _ in range(times):
        for i in range(1000):
            total = (total * 31 + i) & 0xFFFF
    return times


def ourselves(root: State) -> Contest:
    """The contestants in every measurement."""
    return {
        "in_core_decisions": timed(lambda games: rollouts(root, games, getrandbits(30))),
        "in_core_asked": timed(lambda games: rollouts(root, games, getrandbits(30), lone=True)),
        "stepped_decisions": timed(lambda games: step(root, games)),
        "clones": timed(lambda times: clone(root, times)),
        "yardstick": timed(spin),
    }


def bench(root: State, rounds: int = 5, seconds: float = 0.3) -> dict[str, Any]:
    """How fast the game of `root` is, played at random from there."""
    return figures(root, measure(ourselves(root), rounds, seconds))


def figures(root: State, bursts: dict[str, list[Burst]]) -> dict[str, Any]:
    """The figures of our own contestants."""
    in_core = bursts["in_core_decisions"]
    ours = [name for name in ourselves(root) if name != "yardstick"]
    return {
        "compiled": fidchell.COMPILED,
        **{f"{name}_per_s": round(median(burst.rate for burst in bursts[name])) for name in ours},
        "games_per_s": round(median(burst.pieces / burst.seconds for burst in in_core), 1),
        "decisions_per_game": round(fmean(burst.counted / burst.pieces for burst in in_core), 1),
        "state_bytes": root.__sizeof__() if fidchell.COMPILED else None,
        "spread": {name: spread([burst.rate for burst in bursts[name]]) for name in ours},
        "against_yardstick": {name: round(median(ratios(bursts, name, "yardstick")), 3) for name in ours},
    }


def ratios(bursts: dict[str, list[Burst]], ours: str, theirs: str) -> list[float]:
    """The ratio of two contestants' rates, in each round."""
    return [a.rate / b.rate for a, b in zip(bursts[ours], bursts[theirs], strict=True)]


# Peers.


def bench_with_peers(label: str, root: State, rounds: int = 7, seconds: float = 0.5) -> dict[str, Any]:
    """How fast the game is, how much faster than its peers in the same run, and whether each target is met."""
    challenge = CHALLENGES.get(label, UNKNOWN)
    rivals = peers(challenge.peers)
    with uncompiled(label, root) as pure:
        contest = ourselves(root) | {"uncompiled_stepped_decisions": pure} | rivals
        bursts = measure(contest, rounds, seconds)
    others = [name for name in contest if name not in ourselves(root)]
    return figures(root, bursts) | {
        "peers_per_s": {name: round(median(burst.rate for burst in bursts[name])) for name in others},
        "targets": [
            verdict(
                "in_core_decisions per second", [burst.rate for burst in bursts["in_core_decisions"]], challenge.floor
            ),
            *(ratio_row(bursts, target) for target in challenge.targets),
        ],
    }


def ratio_row(bursts: dict[str, list[Burst]], target: Target) -> dict[str, Any]:
    """Whether a contestant reaches its target ratio to a peer."""
    return verdict(f"{target.ours} / {target.peer}", ratios(bursts, target.ours, target.peer), target.least)


def verdict(what: str, values: list[float], least: float | None) -> dict[str, Any]:
    """The median over the rounds, and whether it meets the target, if there is one."""
    value = median(values)
    return {
        "what": what,
        "value": round(value, 2),
        "spread": spread(values),
        "target": least,
        "met": None if least is None else value >= least,
    }


def peers(names: tuple[str, ...]) -> Contest:
    """The peers that take part."""
    modules: dict[str, Any] = {}
    missing = []
    for package, module in {PEERS[name][:2]: None for name in names}:
        try:
            modules[module] = import_module(module)
        except ImportError:
            missing.append(package)
    if missing:
        raise PeersMissing(PEERS_MISSING.format(" and ".join(missing)))
    found: Contest = {}
    for name in names:
        _, module, contest = PEERS[name]
        found |= contest(modules[module])
    return found


def chess(pyspiel: Any) -> Contest:
    """OpenSpiel's chess, stepped from Python."""
    game = pyspiel.load_game("chess")

    def play(games: int) -> float:
        return sum(play_out(game.new_initial_state()) for _ in range(games))

    return {"openspiel_chess_stepped": timed(play)}


def hearts(pyspiel: Any) -> Contest:
    """OpenSpiel's hearts, played and cloned in C++."""
    game = pyspiel.load_game("hearts")
    deals = [dealt(game) for _ in range(16)]
    length = fmean(play_out(deal.clone()) for deal in deals for _ in range(8))
    # One simulation, which always plays all its games; with several, a forced move would skip the rest.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def search(times: int) -> float:
        for number in range(times):
            bot.step(deals[number % len(deals)])
        return times * ROLLOUTS * length

    return {
        "openspiel_hearts_in_core": timed(search),
        "openspiel_hearts_clones": timed(lambda times: clone(deals[0], times)),
    }


def hanabi(pyspiel: Any) -> Contest:
    """OpenSpiel's Hanabi with four players, who win or lose together, stepped and cloned from Python."""
    game = pyspiel.load_game("hanabi", {"players": 4})
    deal = dealt(game)

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            state = dealt(game)
            while options := state.legal_actions():
                state.apply_action(choice(options))
                decisions += 1
                draw(state)
        return decisions

    return {
        "openspiel_hanabi_stepped": timed(play),
        "openspiel_hanabi_clones": timed(lambda times: clone(deal, times)),
    }


def play_out(state: Any) -> int:
    """Play an OpenSpiel game without further chance nodes at random to its end; the number of decisions."""
    decisions = 0
    while options := state.legal_actions():
        state.apply_action(choice(options))
        decisions += 1
    return decisions


def dealt(game: Any) -> Any:
    """An OpenSpiel game after its initial chance nodes."""
    state = game.new_initial_state()
    draw(state)
    return state


def draw(state: Any) -> None:
    """Sample the next chance nodes of an OpenSpiel game; they do not count as decisions."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choices(outcomes, weights)[0])


def catan(catanatron: Any) -> Contest:
    """catanatron with four random players."""

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return {"catanatron": timed(play)}


PEERS: dict[str, tuple[str, str, Callable[[Any], Contest]]] = {  # the package, its module and its contestants
    "chess": ("open_spiel", "pyspiel", chess),
    "hearts": ("open_spiel", "pyspiel", hearts),
    "hanabi": ("open_spiel", "pyspiel", hanabi),
    "catan": ("catanatron", "catanatron", catan),
}


# The same rules uncompiled, in a separate process that works on request.


@contextmanager
def uncompiled(label: str, root: State) -> Iterator[Contestant]:
    """A contestant that steps the game of `root` uncompiled."""
    command = [sys.executable, "-c", "from fidchell.benchmarks.rules import serve; serve()"]
    pipe = subprocess.PIPE
    env = {**os.environ, "FIDCHELL_PURE": "1"}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1, env=env) as worker:
        assert worker.stdin and worker.stdout
        requests, replies = worker.stdin, worker.stdout

        def burst(seconds: float) -> Burst:
            requests.write(f"{seconds}\n")
            counted, pieces, spent = json.loads(replies.readline())
            return Burst(counted, pieces, spent)

        requests.write(json.dumps([label, root.fields()]) + "\n")
        yield burst
        requests.close()  # ends the worker


def serve() -> None:
    """The main loop of that process: read a state, then work for the number of seconds on each line of input."""
    label, fields = json.loads(sys.stdin.readline())
    root = game(label).restored(fields)
    contestant = timed(lambda games: step(root, games))
    for line in sys.stdin:
        print(json.dumps(contestant(float(line))), flush=True)


# The last release.


def compare(label: str, result: dict[str, Any], baseline: dict[str, Any]) -> list[str]:
    """A warning for each figure that is noticeably worse than in the last release."""
    before = baseline.get(label, {})
    if before.get("compiled") != result["compiled"]:
        return []
    return [
        f"{label}: {name} fell to {now / then:.0%} of release {before['release']}"
        for name, now in result["against_yardstick"].items()
        if (then := before["against_yardstick"].get(name)) and now < NOTICEABLE * then
    ]


def record(label: str, result: dict[str, Any], path: Path) -> None:
    """Save the figures, for comparison with later releases."""
    kept = {"release": fidchell.__version__} | {key: result[key] for key in ("compiled", "against_yardstick")}
    make_room(path)
    try:
        path.write_text(json.dumps(load(path) | {label: kept}, indent=2) + "\n")
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be written: {why.strerror}") from None


def make_room(path: Path) -> None:
    """Make the folder for the figures, or refuse."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be written: {why.strerror}") from None


def load(path: Path) -> dict[str, Any]:
    """The recorded figures, if any; a file with anything else is refused."""
    try:
        found = json.loads(text_in(path))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be read: {why.strerror}") from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(map(is_kept, found.values())):
        raise BadOption(f"{str(path)!r} is not a baseline; choose a file that --record wrote, or a new one")
    return found


def is_kept(entry: object) -> bool:
    """Whether a value read from a file is what `record` saves for a game."""
    if not isinstance(entry, dict) or not {"release", "compiled"} <= entry.keys():
        return False
    ratios = entry.get("against_yardstick")
    return isinstance(ratios, dict) and all(isinstance(ratio, int | float) for ratio in ratios.values())


# The command.


def run(words: list[str]) -> int:
    """Measure a game as the command line asks; the exit status."""
    asked = flags().parse_args(words)
    if asked.rounds < 1 or not 0 < asked.seconds <= LONGEST:
        raise BadOption(f"--rounds should be 1 or more, and --seconds above 0 and at most {LONGEST}")
    label: str = asked.game
    if label == RESEARCH:
        return research(asked)
    entry = game(label)
    baseline = load(asked.baseline)
    if asked.record:
        make_room(asked.baseline)
    root = entry.new(1, entry.settle_options(CHALLENGES.get(label, UNKNOWN).options))
    if asked.peers:
        result = bench_with_peers(label, root, asked.rounds, asked.seconds)
    else:
        result = bench(root, asked.rounds, asked.seconds)
    for warning in compare(label, result, baseline):
        print(f"warning: {warning}", file=sys.stderr)
    if asked.record:
        record(label, result, asked.baseline)
    print(json.dumps({"game": label} | result, indent=2) if asked.json else report(label, result))
    return 0


def research(asked: Any) -> int:
    """Measure the research interfaces beside their peers; the exit status."""
    from fidchell.benchmarks.research import bench_research

    given = {"--peers": asked.peers, "--record": asked.record, "--baseline": asked.baseline != BASELINE}
    if unused := " and ".join(flag for flag in given if given[flag]):
        raise BadOption(f"{RESEARCH} is always measured against its peers, never against a release; leave out {unused}")
    result = bench_research(asked.rounds, asked.seconds)
    print(json.dumps({"game": RESEARCH} | result, indent=2) if asked.json else report(RESEARCH, result))
    return 0


def flags() -> Flags:
    """The command line."""
    parser = Flags(prog="fidchell bench", description="Measure how fast a game is.")
    parser.add_argument("game", help=f"a game, or {RESEARCH!r} for the research interfaces")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--peers", action="store_true", help="measure other engines in the same run")
    parser.add_argument("--rounds", type=int, default=7, help="turns of each contestant (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a turn (default: %(default)s)")
    parser.add_argument("--baseline", type=Path, default=BASELINE, help="the figures of the last release")
    parser.add_argument("--record", action="store_true", help="save the result as the figures of the last release")
    return parser


def outcome(row: dict[str, Any]) -> str:
    """Whether a target is met, in words."""
    if row["met"] is None:
        return "for comparison"
    return f"of {row['target']:>9,}  {'met' if row['met'] else 'MISSED'}"


def report(label: str, result: dict[str, Any]) -> str:
    """The figures as text."""
    lines = [f"{label}, {'compiled' if result['compiled'] else 'uncompiled'}"]
    numbers = {key: value for key, value in result.items() if isinstance(value, int | float) and key != "compiled"}
    lines += [f"{key:28} {value:>14,}" for key, value in (numbers | result.get("peers_per_s", {})).items()]
    for row in result.get("targets", []):
        lines.append(f"{row['what']:56} {row['value']:>14,} {outcome(row)}")
    return "\n".join(lines)
