"""How long it takes to write a page for a reading player, and to parse or refuse a very long reply.

`python -m bench.reading` prints the median and the range over some rounds, beside the target.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from statistics import median

from bench.figures import at_most, took
from fidchell.core.errors import IllegalAction
from fidchell.core.match import Match
from fidchell.core.registry import game, keys
from fidchell.research.text import as_text, read_answer

PAGE = 1.0  # milliseconds
REPLY = 1.0  # seconds
PIECES = ("pass ", "1 ", "answer ", "\N{COMBINING ACUTE ACCENT}", "'", "\U0001f40d", "-1")
LONG = 1_000_000  # repetitions of a piece


def along(key: str, seed: int, every: int = 10) -> Iterator[Match]:
    """Positions of a random three-player game, one in `every`."""
    match, chance = Match(game(key), seed, {"players": 3}), Random(seed)
    while not match.done:
        if chance.randrange(every) == 0:
            yield match
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))


def page(key: str, rounds: int) -> str:
    """The time for a page in the median position of a game, over several games."""
    for match in along(key, 0):
        as_text(match.game, match.state, 0)  # warm up
    typical = [
        1000 * median(took(as_text, match.game, match.state, 0) for match in along(key, seed)) for seed in range(rounds)
    ]
    return at_most(f"{key}: a page for a reader", typical, PAGE, "ms")


def reply(piece: str, rounds: int) -> str:
    """The time for a very long reply, by rounds."""
    match = Match(game("inis"), 3, {})
    seat, text = match.asked[0], piece * LONG

    def read() -> None:
        with suppress(IllegalAction):
            read_answer(match.game, match.state, seat, text)

    return at_most(f"a reply of {LONG:,} times {piece!a}", [took(read) for _ in range(rounds)], REPLY, "s")


def main() -> None:
    """Print each figure as soon as it is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each figure (default: %(default)s)")
    rounds = parser.parse_args().rounds
    for key in keys():
        print(page(key, rounds), flush=True)
    for piece in PIECES:
        print(reply(piece, rounds), flush=True)


if __name__ == "__main__":
    main()
