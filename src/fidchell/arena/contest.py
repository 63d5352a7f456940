"""The arena: bots play each other and are rated.

`fidchell arena inis --players greedy,random --games 200 --seed 1`
"""

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tqdm import tqdm

from fidchell.arena import process_pool, ray_pool, standings, together
from fidchell.arena.bout import Played, bout, play
from fidchell.arena.fixture import Fixture, fixtures
from fidchell.arena.ledger import Ledger, opened
from fidchell.arena.order import SEATS, ContestOrder, ordered
from fidchell.core.errors import INTERRUPTED
from fidchell.core.flags import Flags
from fidchell.core.registry import game

__all__ = ["contest", "play", "run"]


def contest(
    specs: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None, key: str = "inis"
) -> list[int]:
    """Let the named bots play against each other, every deal in all seatings; the wins of each."""
    settled = game(key).settle_options({**(options or {}), SEATS: len(specs)})
    wins = [0] * len(specs)
    for fixture in fixtures(ContestOrder(key, tuple(specs), seed, settled), games):
        for entrant, result in zip(fixture.entrants, bout(fixture).results, strict=True):
            wins[entrant] += result == standings.WON
    return wins


def run(words: list[str]) -> int:
    """Let the players named on the command line play, and print their ratings."""
    chosen = flags().parse_args(words)
    order = ordered(chosen)
    wanted = fixtures(order, chosen.games)
    with opened(chosen.out, order) as ledger:
        try:
            play_all(wanted, ledger, chosen)
        except KeyboardInterrupt:
            print(farewell(wanted, ledger, chosen.out), file=sys.stderr)
            return INTERRUPTED
        show(order, [(fixture, ledger.played[fixture.name]) for fixture in wanted], chosen)
    return 0


def flags() -> Flags:
    """The command line of the arena."""
    parser = Flags(prog="fidchell arena", description="Let bots play each other and rate them.")
    parser.add_argument("game", help="which game they play")
    parser.add_argument("--players", help="bots, separated by commas: one per seat; in shared games, one per table")
    parser.add_argument("--games", type=int, default=100, help="number of games at each table (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    parser.add_argument(
        "--ladder", action="store_true", help="each player meets the one before it; list the weakest first"
    )
    parser.add_argument(
        "--seats", help="in shared games: numbers of seats, separated by commas, used in turn deal by deal"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="number of processes (default: %(default)s)"
    )
    parser.add_argument("--out", metavar="FILE", help="save finished games here; a later run continues from them")
    parser.add_argument("--ray", nargs="?", const=ray_pool.LOCAL, metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser


def play_all(wanted: Sequence[Fixture], ledger: Ledger, chosen: Any) -> None:
    """Play the games missing from the ledger, with a progress bar on a terminal."""
    missing = {fixture.name: fixture for fixture in wanted if fixture.name not in ledger.played}
    began = len(wanted) - len(missing)
    with tqdm(total=len(wanted), initial=began, unit="game", disable=not sys.stderr.isatty()) as bar:
        for played in bouts(list(missing.values()), chosen):
            ledger.add(missing[played.name], played)
            bar.update()


def bouts(missing: Sequence[Fixture], chosen: Any) -> Iterator[Played]:
    """Play some games, here or on a cluster."""
    if not missing:
        return iter(())
    if chosen.ray:
        return ray_pool.each(bout, missing, chosen.jobs, chosen.ray)
    return process_pool.each(bout, missing, chosen.jobs)


def farewell(wanted: Sequence[Fixture], ledger: Ledger, out: str | None) -> str:
    """The message when the user stops the games."""
    done = sum(fixture.name in ledger.played for fixture in wanted)
    cure = f"the same command continues from {out}" if out else "nothing was saved; use --out FILE to continue later"
    return f"fidchell: stopped after {done} of {len(wanted)} games; {cure}"


def show(order: ContestOrder, games: Sequence[tuple[Fixture, Played]], chosen: Any) -> None:
    """Print the results of the games."""
    report = {**order.plain(), "games": chosen.games}
    if order.seats:
        report |= together.together(order, games)
        told = together.lines(report)
    else:
        report["tables"] = standings.standings(order, games)
        told = standings.lines(report["tables"])
    title = f"{order.game}, seed {order.seed}, fidchell {report['fidchell']}\n"
    print(json.dumps(report, indent=2) if chosen.json else "\n".join([title, *told]).rstrip())
