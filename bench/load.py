"""Load the table server and its peers with real sockets, in turn, and print the results."""

from __future__ import annotations

import argparse
import os
import resource
import sys

try:
    import msgspec
    import uvloop

    from bench.dialects import Dialect, Plan
    from bench.dialects.boardgame import Boardgame
    from bench.dialects.echo import Echo
    from bench.dialects.fidchell import Fidchell
    from bench.report import HEADS, Row, cells, line, medians, ratios, remarks
    from bench.room import measure
except ModuleNotFoundError as missing:
    raise SystemExit(
        f"bench/load needs {missing.name}: install it with pip into the environment that runs this"
    ) from None

DIALECTS: dict[str, type[Dialect]] = {each.name: each for each in (Fidchell, Boardgame, Echo)}
WHOLE = 3600  # mean bytes of a full update of ours, over random games of Inis with four seats
SPARE = 200  # open files beside the sockets


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench/load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--mode", choices=("closed", "paced"), default="closed")
    parser.add_argument(
        "--every", type=float, default=4, metavar="S", help="seconds between two moves of a paced table"
    )
    parser.add_argument("--seconds", type=float, default=20, help="how long each run is measured")
    parser.add_argument("--moves", type=int, default=0, help="measure this many moves instead")
    parser.add_argument(
        "--warmup", type=float, metavar="S", help="seconds before that (default: 3, or one beat if paced)"
    )
    parser.add_argument(
        "--against", default=",".join(DIALECTS), help="servers, separated by commas (default: %(default)s)"
    )
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument(
        "--bytes", type=int, default=0, help="size of a peer's update (default: as large as a full one of ours)"
    )
    parser.add_argument(
        "--db", default="", metavar="URL", help="database of fidchell (default: a new SQLite file for every run)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes of fidchell; several need --db and --redis")
    parser.add_argument("--redis", default="", metavar="URL", help="the Redis of fidchell (default: none)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    return parser.parse_args()


def plan_of(asked: argparse.Namespace) -> Plan:
    """The plan for every run."""
    paced = asked.mode == "paced"
    return Plan(
        tables=asked.tables,
        seats=asked.seats,
        paced=paced,
        every=asked.every,
        seconds=asked.seconds,
        moves=asked.moves,
        warmup=asked.warmup if asked.warmup is not None else (asked.every if paced else 3.0),
        size=asked.bytes or WHOLE,
        db=asked.db,
        workers=asked.workers,
        redis=asked.redis,
        seed=asked.seed,
    )


def contestants(names: str) -> list[type[Dialect]]:
    """The servers by name."""
    unknown = [name for name in names.split(",") if name not in DIALECTS]
    if unknown:
        raise SystemExit(f"unknown: {', '.join(unknown)}; choose from: {', '.join(DIALECTS)}")
    return [DIALECTS[name] for name in names.split(",")]


def allow_sockets(count: int) -> None:
    """Raise the limit on open files of this process and the servers."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count + SPARE:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, count + SPARE), hard))


def title(plan: Plan) -> str:
    """What is measured, in one line."""
    mode = f"paced, a move every {plan.every:g} s a table" if plan.paced else "closed loop"
    length = f"{plan.moves:,} moves" if plan.moves else f"{plan.seconds:g} s"
    return f"{mode}, {plan.tables} tables of {plan.seats} seats, {length} a run, {os.cpu_count()} cores with the load"


def rounds(asked: argparse.Namespace, plan: Plan) -> list[Row]:
    """All runs, with the servers in turn."""
    rows: list[Row] = []
    for number in range(1, asked.repeats + 1):
        for dialect in contestants(asked.against):
            row = uvloop.run(measure(dialect(plan), plan, number))
            rows.append(row)
            if not asked.json:
                print("\n".join([line(cells(row)), *remarks(row)]), flush=True)
    return rows


def main() -> int:
    """Measure and print; 1 if there were errors."""
    asked = arguments()
    plan = plan_of(asked)
    allow_sockets(plan.tables * plan.seats)
    if not asked.json:
        print(title(plan), line(HEADS), sep="\n", flush=True)
    rows = rounds(asked, plan)
    if asked.json:
        shown = {"plan": plan._asdict(), "rows": rows, "medians": medians(rows), "ratios": ratios(rows)}
        print(msgspec.json.encode(shown).decode())
    else:
        for name, ratio in ratios(rows).items():
            print(f"{name} = {ratio.moves:.2f} in moves, {ratio.actions:.2f} in actions (medians of {asked.repeats})")
    return 1 if any(row.failed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
