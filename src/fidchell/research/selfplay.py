"""Self-play: bots play many games, and every decision is saved for training, as records and Parquet tables.

`fidchell selfplay inis --players greedy,random --games 1000 --out DIR`
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

from fidchell.arena import process_pool, ray_pool
from fidchell.arena.order import ContestOrder, ordered
from fidchell.core.errors import INTERRUPTED, BadOption
from fidchell.core.flags import Flags
from fidchell.core.record import MANNERS
from fidchell.core.registry import Game, game
from fidchell.research.recorder import Portion

if TYPE_CHECKING:  # these need pyarrow
    from fidchell.research.folder import Folder
    from fidchell.research.parquet import ShardPart

FILES = 100_000  # more would not sort by name
LARGEST = 1000  # games per shard, which a process holds in memory
ENOUGH = 4  # shards per process from which each plays whole shards
PIECES = 16  # per process, if there are fewer


def run(words: list[str]) -> int:
    """Play the games that the command line asks for, except those already played."""
    chosen = flags().parse_args(words)
    order = asked(chosen)
    if not find_spec("pyarrow"):
        raise BadOption("selfplay needs pyarrow, which is not installed; try: pip install 'fidchell[research]'")
    from fidchell.research.folder import opened

    games = chosen.games * len(order.tables)
    with opened(chosen.out, games, chosen.shard, plain(order, chosen), about(game(order.game))) as folder:
        began = perf_counter()
        missing = folder.missing()
        new = sum(len(folder.bounds(shard)) for shard in missing)
        try:
            play_all(portions(folder, missing, order, chosen), folder, games - new, chosen)
        except KeyboardInterrupt:
            print(farewell(folder, chosen.out), file=sys.stderr)
            return INTERRUPTED
    print(summary(folder, new, perf_counter() - began))
    return 0


def flags() -> Flags:
    """The command line of self-play."""
    parser = Flags(prog="fidchell selfplay", description="Let bots play, and save every decision for training.")
    parser.add_argument("game", help="the game to play")
    parser.add_argument(
        "--players", help="bots, separated by commas: one per seat, or one for all; in shared games, one per table"
    )
    parser.add_argument("--games", type=int, default=100, help="number of games at each table (default: %(default)s)")
    parser.add_argument("--out", metavar="DIR", help="the folder to write to; a later run continues from there")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    parser.add_argument(
        "--seats", help="if one bot has all seats: numbers of seats, separated by commas, used in turn deal by deal"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--at-table", action="store_true", help="ask everyone who might react, as a table does")
    parser.add_argument("--no-observations", action="store_true", help="leave out the observations")
    parser.add_argument("--shard", type=int, default=100, help="games per file (default: %(default)s)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="number of processes (default: %(default)s)"
    )
    parser.add_argument("--ray", nargs="?", const=ray_pool.LOCAL, metavar="ADDRESS", help="play on a Ray cluster")
    parser.set_defaults(ladder=False)
    return parser


def asked(chosen: Any) -> ContestOrder:
    """The order that a command line describes, or a refusal before anything is written."""
    order = ordered(chosen, alone=True)
    if not 1 <= chosen.shard <= LARGEST:
        raise BadOption(f"--shard should be from 1 to {LARGEST} games, not {chosen.shard}")
    if chosen.games * len(order.tables) > FILES * chosen.shard:
        raise BadOption(f"these games would need more than {FILES:,} files; choose a larger --shard, or fewer --games")
    if chosen.out is None:
        raise BadOption("name a folder for the games, as in --out games")
    if not chosen.no_observations and not game(order.game).encoding:
        raise BadOption(f"{order.game} has no encoding for observations; use --no-observations")
    return order


def plain(order: ContestOrder, chosen: Any) -> dict[str, Any]:
    """All that the shards depend on, as plain values."""
    encoding = game(order.game).encoding
    return {
        **{name: value for name, value in order.plain().items() if name != "ladder"},
        "manner": MANNERS[0] if chosen.at_table else MANNERS[1],
        "shard": chosen.shard,
        "observations": not chosen.no_observations,
        "encoding_version": encoding.version if encoding else None,
    }


def about(found: Game) -> dict[str, Any]:
    """What a reader of the tables needs: the names of the seats, and the layout of observations."""
    told: dict[str, Any] = {"seat_names": found.seat_names, "actions": found.actions, "encoding": None}
    if found.encoding:
        told["encoding"] = {**asdict(found.encoding), "size": found.encoding.size}
    return told


def portions(folder: Folder, missing: Sequence[int], order: ContestOrder, chosen: Any) -> list[Portion]:
    """The missing games: whole shards, or pieces of them if some processes would have no work otherwise."""
    split = 1 if len(missing) >= ENOUGH * chosen.jobs else -(-PIECES * chosen.jobs // max(len(missing), 1))
    found = []
    for shard in missing:
        games = folder.bounds(shard)
        size = -(-len(games) // split)
        for first in range(games.start, games.stop, size):
            last = min(first + size, games.stop)
            found.append(Portion(order, shard, first, last, chosen.at_table, not chosen.no_observations))
    return found


def play_all(wanted: Sequence[Portion], folder: Folder, held: int, chosen: Any) -> None:
    """Play and save all portions, with a progress bar on a terminal."""
    with tqdm(total=folder.games, initial=held, unit="game", disable=not sys.stderr.isatty()) as bar:
        for part in shard_parts(wanted, folder, chosen):
            folder.add(part)
            bar.update(part.games)


def shard_parts(wanted: Sequence[Portion], folder: Folder, chosen: Any) -> Iterator[ShardPart]:
    """Play some portions, here or on a cluster."""
    from fidchell.research.folder import laid
    from fidchell.research.parquet import bound

    if not wanted:
        return iter(())
    if chosen.ray:
        return ray_pool.each(bound, wanted, chosen.jobs, chosen.ray)
    return process_pool.each(partial(laid, folder.path), wanted, chosen.jobs)


def farewell(folder: Folder, out: str) -> str:
    """The message when the user stops the games."""
    left = sum(len(folder.bounds(shard)) for shard in folder.shards if not folder.is_there(shard))
    return (
        f"fidchell: stopped with {folder.games - left} of {folder.games} games; the same command continues from {out}"
    )


def summary(folder: Folder, new: int, seconds: float) -> str:
    """How much there is now, and how fast it was played."""
    from fidchell.research.folder import DECISIONS

    rows = folder.rows(DECISIONS)
    pace = f"{new} of them played now, {new / seconds:,.1f} per second" if new else "all of them played before"
    return f"{folder.games:,} games with {rows:,} decisions in {folder.path} ({pace})"
