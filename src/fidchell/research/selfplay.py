"""Bots play many games, and every decision is kept for learning: records and tables in Parquet.

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

if TYPE_CHECKING:  # they need pyarrow
    from fidchell.research.folder import Folder
    from fidchell.research.parquet import Sheaf

FILES = 100_000  # more would not sort by their names
LARGEST = 1000  # games in a shard, which a process holds in its memory
ENOUGH = 4  # shards for each process: then each plays whole ones
PIECES = 16  # for each process, where there are fewer


def run(words: list[str]) -> int:
    """Play the games that the command line asks for, as far as they are not there yet."""
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
    parser = Flags(prog="fidchell selfplay", description="Let bots play, and keep every decision for learning.")
    parser.add_argument("game", help="which game they play")
    parser.add_argument(
        "--players", help="bots, with commas between: one for each seat, or one for all; in shared games, one a table"
    )
    parser.add_argument("--games", type=int, default=100, help="how many, at each table (%(default)s)")
    parser.add_argument("--out", metavar="DIR", help="the folder to write to; a later run goes on from there")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (%(default)s)")
    parser.add_argument(
        "--seats", help="where one bot has all seats: how many, with commas between, one deal after another"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--at-table", action="store_true", help="ask everyone who might react, as a table does")
    parser.add_argument("--no-observations", action="store_true", help="leave out what the seats know, as numbers")
    parser.add_argument("--shard", type=int, default=100, help="how many games a file holds (%(default)s)")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="how many processes at once (%(default)s)"
    )
    parser.add_argument("--ray", nargs="?", const=ray_pool.LOCAL, metavar="ADDRESS", help="play on a Ray cluster")
    parser.set_defaults(ladder=False)
    return parser


def asked(chosen: Any) -> ContestOrder:
    """The order that a command line gives, or a refusal before anything is written."""
    order = ordered(chosen, alone=True)
    if not 1 <= chosen.shard <= LARGEST:
        raise BadOption(f"--shard should be from 1 to {LARGEST} games, not {chosen.shard}")
    if chosen.games * len(order.tables) > FILES * chosen.shard:
        raise BadOption(f"these games would need more than {FILES:,} files; choose a larger --shard, or fewer --games")
    if chosen.out is None:
        raise BadOption("nothing says where the games should go; name a folder, as in --out games")
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
    """What a reader of the tables wants to know: what seats are called, and where the parts of observations lie."""
    told: dict[str, Any] = {"seat_names": found.seat_names, "actions": found.actions, "encoding": None}
    if found.encoding:
        places = found.encoding.places()
        parts = [{**asdict(part), "offset": places[part.name].start} for part in found.encoding.parts]
        told["encoding"] = {"version": found.encoding.version, "size": found.encoding.size, "parts": parts}
    return told


def portions(folder: Folder, missing: Sequence[int], order: ContestOrder, chosen: Any) -> list[Portion]:
    """The games that are missing: whole shards, or pieces of them where else some processes would have no work."""
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
    """Play and keep all portions; a bar shows how far it is, if somebody watches."""
    with tqdm(total=folder.games, initial=held, unit="game", disable=not sys.stderr.isatty()) as bar:
        for sheaf in sheaves(wanted, folder, chosen):
            folder.add(sheaf)
            bar.update(sheaf.games)


def sheaves(wanted: Sequence[Portion], folder: Folder, chosen: Any) -> Iterator[Sheaf]:
    """Play some portions, here or on a cluster."""
    from fidchell.research.folder import laid
    from fidchell.research.parquet import bound

    if not wanted:
        return iter(())
    if chosen.ray:
        return ray_pool.each(bound, wanted, chosen.jobs, chosen.ray)
    return process_pool.each(partial(laid, folder.path), wanted, chosen.jobs)


def farewell(folder: Folder, out: str) -> str:
    """What to say when somebody stops the games."""
    left = sum(len(folder.bounds(shard)) for shard in folder.shards if not folder.is_there(shard))
    return f"fidchell: stopped with {folder.games - left} of {folder.games} games; the same command goes on from {out}"


def summary(folder: Folder, new: int, seconds: float) -> str:
    """What is there now, and how quickly it came."""
    from fidchell.research.folder import DECISIONS

    rows = folder.rows(DECISIONS)
    pace = f"{new} of them played now, {new / seconds:,.1f} a second" if new else "all of them were there"
    return f"{folder.games:,} games with {rows:,} decisions in {folder.path} ({pace})"
