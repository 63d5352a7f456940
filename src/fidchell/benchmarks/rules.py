"""How fast a game is: by itself, beside its peers in the same run, and against the last release.

Rates are per second of processor time. All contestants take turns in every round, and a ratio is the median of
the ratios within the rounds, since the speed of a shared machine changes from one second to the next.
A decision of ours is one with a choice. Only where our core meets a peer's core, `in_core_asked` counts lone options
too, since the peer's rollouts count every action, forced or not; the stricter ratio is printed beside it.
"""

from __future__ import annotations

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
RESEARCH = "research"  # what is measured in the place of a game
LONGEST = 3600  # seconds that one turn may take
NOTICEABLE = 0.75  # of the last release; less than the noise of a shared machine allows
ROLLOUTS = 200  # games that OpenSpiel plays at once, without Python in between


class Burst(NamedTuple):
    """One short measurement: what was counted, in how many pieces of work, in how much processor time."""

    counted: float
    pieces: int
    seconds: float

    @property
    def rate(self) -> float:
        """What was counted in a second."""
        return self.counted / self.seconds


class Target(NamedTuple):
    """How many times faster than a peer a contestant must be; None is only shown, for comparison."""

    ours: str
    peer: str
    least: float | None


Work = Callable[[int], float]  # does so many pieces of work; what it counted
Contestant = Callable[[float], Burst]  # works for so many seconds
Contest = dict[str, Contestant]


class Challenge(NamedTuple):
    """How a game is measured, beside which peers, and what it should reach there."""

    options: dict[str, object]  # with which it is set up
    floor: int | None  # decisions in core in a second
    targets: tuple[Target, ...]
    peers: tuple[str, ...]  # as PEERS names them


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
UNKNOWN = Challenge({}, None, (), ())  # a game that nobody has compared yet


class PeersMissing(FidchellError):
    """A peer to compare with is not installed."""


# Measuring.


def timed(work: Work, clock: Callable[[], float] = process_time) -> Contestant:
    """A contestant that does `work`, in larger portions as it learns how long one takes."""

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
    """So many rounds in which each contestant works for so long, in turn, every other round backwards."""
    bursts: dict[str, list[Burst]] = {name: [] for name in contest}
    for number in range(rounds):
        for name in list(contest)[:: -1 if number % 2 else 1]:
            bursts[name].append(contest[name](seconds))
    return bursts


def spread(values: list[float]) -> float:
    """How far apart values are, as a part of their median."""
    return round((max(values) - min(values)) / median(values), 3)


# Our own contestants.


def step(root: State, games: int) -> int:
    """Play games from Python, `legal`, choose, `act`; how many decisions were made."""
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
    """The yardstick: a loop of plain Python that no release changes."""
    total = 0
    for _ in range(times):
        for i in range(1000):
            total = (total * 31 + i) & 0xFFFF
    return times


def ourselves(root: State) -> Contest:
    """The contestants that every measurement has."""
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
    """What the measurement of our own contestants says."""
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
    """How many times as fast one contestant was as another, in each round."""
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
    """Whether a contestant is as much faster than its peer as it must be."""
    return verdict(f"{target.ours} / {target.peer}", ratios(bursts, target.ours, target.peer), target.least)


def verdict(what: str, values: list[float], least: float | None) -> dict[str, Any]:
    """The median of what the rounds gave, and whether it is enough where something is wanted."""
    value = median(values)
    return {
        "what": what,
        "value": round(value, 2),
        "spread": spread(values),
        "target": least,
        "met": None if least is None else value >= least,
    }


def peers(names: tuple[str, ...]) -> Contest:
    """The contestants from elsewhere."""
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
    """Chess of OpenSpiel, stepped from Python."""
    game = pyspiel.load_game("chess")

    def play(games: int) -> float:
        return sum(play_out(game.new_initial_state()) for _ in range(games))

    return {"openspiel_chess_stepped": timed(play)}


def hearts(pyspiel: Any) -> Contest:
    """Hearts of OpenSpiel, played and cloned in C++."""
    game = pyspiel.load_game("hearts")
    deals = [dealt(game) for _ in range(16)]
    length = fmean(play_out(deal.clone()) for deal in deals for _ in range(8))
    # One simulation, which always plays all its games; of several, a lone option would skip the rest.
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
    """Hanabi of OpenSpiel with four players, who win or lose together, stepped and cloned from Python."""
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
    """Play a game of OpenSpiel, without chance from here on, at random to its end; how many decisions were made."""
    decisions = 0
    while options := state.legal_actions():
        state.apply_action(choice(options))
        decisions += 1
    return decisions


def dealt(game: Any) -> Any:
    """A game of OpenSpiel after the chance at its beginning."""
    state = game.new_initial_state()
    draw(state)
    return state


def draw(state: Any) -> None:
    """Let all the chance happen that comes next in a game of OpenSpiel; it is no decision."""
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choices(outcomes, weights)[0])


def catan(catanatron: Any) -> Contest:
    """Four random players of catanatron."""

    def play(games: int) -> float:
        decisions = 0
        for _ in range(games):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return {"catanatron": timed(play)}


PEERS: dict[str, tuple[str, str, Callable[[Any], Contest]]] = {  # the package, its module, and who competes
    "chess": ("open_spiel", "pyspiel", chess),
    "hearts": ("open_spiel", "pyspiel", hearts),
    "hanabi": ("open_spiel", "pyspiel", hanabi),
    "catan": ("catanatron", "catanatron", catan),
}


# The same rules uncompiled, in a process of their own that works when it is asked to.


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
        requests.close()  # which ends the worker


def serve() -> None:
    """Be the other process: read a state, then for each line of input work for so many seconds."""
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
    """Keep the figures for the comparison of later releases."""
    kept = {"release": fidchell.__version__} | {key: result[key] for key in ("compiled", "against_yardstick")}
    make_room(path)
    try:
        path.write_text(json.dumps(load(path) | {label: kept}, indent=2) + "\n")
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be written: {why.strerror}") from None


def make_room(path: Path) -> None:
    """Make the folder in which figures are to be kept, or refuse."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be written: {why.strerror}") from None


def load(path: Path) -> dict[str, Any]:
    """What was recorded, if anything was; a file with anything else is refused."""
    try:
        found = json.loads(text_in(path))
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except OSError as why:
        raise BadOption(f"the baseline {str(path)!r} cannot be read: {why.strerror}") from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not all(map(is_kept, found.values())):
        raise BadOption(f"{str(path)!r} is no baseline; choose a file that --record wrote, or a new one")
    return found


def is_kept(entry: object) -> bool:
    """Whether something read from a file is what `record` keeps of a game."""
    if not isinstance(entry, dict) or not {"release", "compiled"} <= entry.keys():
        return False
    ratios = entry.get("against_yardstick")
    return isinstance(ratios, dict) and all(isinstance(ratio, int | float) for ratio in ratios.values())


# The command.


def run(words: list[str]) -> int:
    """Measure a game as the command line asks; the exit status."""
    asked = flags().parse_args(words)
    if asked.rounds < 1 or not 0 < asked.seconds <= LONGEST:
        raise BadOption(f"rounds and seconds must be more than nothing, and a turn at most {LONGEST} seconds")
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
    """Measure the interfaces for researchers beside their peers; the exit status."""
    from fidchell.benchmarks.research import bench_research

    given = {"--peers": asked.peers, "--record": asked.record, "--baseline": asked.baseline != BASELINE}
    if unused := " and ".join(flag for flag in given if given[flag]):
        raise BadOption(f"{RESEARCH} is always measured beside its peers, never beside a release; leave out {unused}")
    result = bench_research(asked.rounds, asked.seconds)
    print(json.dumps({"game": RESEARCH} | result, indent=2) if asked.json else report(RESEARCH, result))
    return 0


def flags() -> Flags:
    """The command line."""
    parser = Flags(prog="fidchell bench", description="Measure how fast a game is.")
    parser.add_argument("game", help=f"a game, or {RESEARCH!r} for the interfaces of other people's libraries")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--peers", action="store_true", help="measure other engines in the same run")
    parser.add_argument("--rounds", type=int, default=7, help="how often each contestant has its turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a turn is")
    parser.add_argument("--baseline", type=Path, default=BASELINE, help="the figures of the last release")
    parser.add_argument("--record", action="store_true", help="make these the figures of the last release")
    return parser


def outcome(row: dict[str, Any]) -> str:
    """Whether a target is met, in words."""
    if row["met"] is None:
        return "for comparison"
    return f"of {row['target']:>9,}  {'met' if row['met'] else 'MISSED'}"


def report(label: str, result: dict[str, Any]) -> str:
    """The figures in lines for people."""
    lines = [f"{label}, {'compiled' if result['compiled'] else 'uncompiled'}"]
    numbers = {key: value for key, value in result.items() if isinstance(value, int | float) and key != "compiled"}
    lines += [f"{key:28} {value:>14,}" for key, value in (numbers | result.get("peers_per_s", {})).items()]
    for row in result.get("targets", []):
        lines.append(f"{row['what']:56} {row['value']:>14,} {outcome(row)}")
    return "\n".join(lines)
