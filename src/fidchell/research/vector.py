"""Thousands of games at once, in NumPy arrays: `Vector("inis", 1024, players=4)`.

`step(actions)` lets every game take one action and writes into the arrays of the object, which stay the same ones:
whose decision is next, what that seat may choose, what it knows, what finished games were worth. A game that is over
begins anew by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from operator import index
from os import getpid
from threading import Lock
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from fidchell.core.encoding import Encoding
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.hall import amiss, begin_games, dense_masks, opened, sample_games, step_games, stroll
from fidchell.core.limits import EVERY_SEAT, TABLE, WIDTH
from fidchell.core.registry import CONTENT, Game, Options, game
from fidchell.core.state import State

Work = Callable[..., Any]


class Vector:
    """Many games of one kind, stepped together; the arrays below are written anew by every step.

    `seats[i]` decides next in game i; its options are `options[i, :counts[i]]` (padded with -1) and the bits of
    `masks[i]` (the lowest bit of the first byte is action 0); `observations[i]` is what it knows. `ends[i]` says that
    the last step ended the game, and `rewards[i, seat]` what it was worth then; all else is of the new game already.

    With `own` given, only one seat of each game is asked, and the others choose at random: `own` is that of the first
    game, and moves on by one from game to game.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seed: int = 0,
        threads: int = 1,
        own: int | None = None,
        observe: bool = True,
        at_table: bool = False,
        **options: object,
    ) -> None:
        self.game: Game = game(key)
        named = {name.replace("_", "-"): value for name, value in options.items()}  # keywords have no hyphens
        self.options_of_game: Options = self.game.settle_options(named)
        self.games, self.threads, self.own_first = games, threads, own
        self.players = int(self.options_of_game["players"])
        root, self.encoding = self.boxed(at_table)
        width = self.encoding.size if observe else 0
        self.seats = np.zeros(games, np.uint8)
        self.counts = np.zeros(games, np.int16)
        self.options = aligned(games, 2 * WIDTH).view(np.int16)
        self.options[:] = -1
        self.masks = np.zeros((games, (self.game.actions + 7) // 8), np.uint8)
        self.observations = aligned(games, width)
        self.finals = np.zeros((games, width), np.uint8)
        self.rewards = np.zeros((games, TABLE), np.float32)
        self.ends = np.zeros(games, np.uint8)
        self.own = np.full(games, EVERY_SEAT, np.uint8)
        self.seeds = np.zeros(games, np.int64)
        self.taken = np.zeros(games, np.int64)  # never lent: what is checked here must be what is taken
        self.hall = opened(root, games, self.game.actions, width, self.lent())
        self.alone = Lock()  # an action must still be an option when it is taken
        self.salt = 0
        self.crew: ThreadPoolExecutor | None = None
        self.resting = False  # whether nobody plays, and the crew is of this process
        self.home = 0  # the process that the crew belongs to
        edges = np.linspace(0, games, threads + 1).astype(int).tolist()
        self.portions = list(pairwise(edges))
        self.reset(seed)

    def boxed(self, at_table: bool) -> tuple[State, Encoding]:
        """The game in its box, and what its observations are; what cannot be played so is refused."""
        if not self.game.boxed or not self.game.encoding:
            raise BadOption(f"{self.game.key} cannot be played in a vector; it has no encoding")
        if self.games < 1 or self.threads < 1:
            raise BadOption("there must be at least one game and one thread")
        if self.own_first is not None and not 0 <= self.own_first < self.players:
            raise BadOption(f"there is no seat {self.own_first}; the seats are 0 to {self.players - 1}")
        root = self.game.boxed(self.options_of_game)
        root.sit(at_table)
        return root, self.game.encoding

    def lent(self) -> dict[str, NDArray[Any]]:
        """The arrays that the hall writes into; where nothing is observed, there is still room to point at."""
        nothing = np.zeros(1, np.uint8)
        return {
            "private": aligned(self.games, 2 * WIDTH).view(np.int16),
            "seats": self.seats,
            "own": self.own,
            "ends": self.ends,
            "masks": self.masks,
            "observations": self.observations if self.observations.size else nothing,
            "finals": self.finals if self.finals.size else nothing,
            "counts": self.counts,
            "options": self.options,
            "actions": self.taken,
            "seeds": self.seeds,
            "rewards": self.rewards,
        }

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed gives the same games."""
        chance = np.random.default_rng(seed)
        with self.alone:
            self.rest()
            if self.own_first is not None:
                self.own[:] = (self.own_first + np.arange(self.games)) % self.players
            self.seeds[:] = chance.integers(0, 2**62, self.games)
            self.salt = int(chance.integers(0, 2**62))
            self.share(begin_games)

    def step(self, actions: NDArray[Any]) -> None:
        """Let every game take an action, one of its options; if any is not, none is taken."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions should be {self.games} whole numbers, one for each game")
        with self.alone:
            self.rest()
            self.taken[:] = chosen
            wrong = amiss(self.hall, 0, self.games)
            if wrong >= 0:
                raise IllegalAction(self.refusal(wrong))
            self.share(step_games)

    def sample(self) -> NDArray[np.int64]:
        """A random option of each game."""
        with self.alone:
            self.rest()
            self.salt += 1
            sample_games(self.hall, 0, self.games, self.salt)  # sooner done than shared
            return self.taken.copy()

    def stroll(self, steps: int = 1) -> None:
        """Take so many random steps, without coming back in between."""
        steps = index(steps)
        if steps < 0:
            raise BadOption(f"nobody can take {steps} steps")
        with self.alone:
            self.rest()
            self.share(stroll, steps, self.salt + 1)
            self.salt += steps

    def dense_masks(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """One byte for each action of each game: whether it may be taken now."""
        wide = 8 * self.masks.shape[1]
        out = np.empty((self.games, wide), np.uint8) if out is None else out
        if out.shape != (self.games, wide) or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise BadOption(f"dense masks need an array of bytes in the shape ({self.games}, {wide})")
        with self.alone:
            self.rest()
            self.share(dense_masks, out)
        return out

    def parts(self) -> dict[str, NDArray[np.uint8]]:
        """The observations by name, each in its own shape; they are views, not copies."""
        places = self.encoding.places()
        shapes = {part.name: part.shape for part in self.encoding.parts}
        return {name: self.observations[:, at].reshape(self.games, *shapes[name]) for name, at in places.items()}

    def state(self, game: int) -> State:
        """A copy of one of the games."""
        with self.alone:
            self.rest()
            return self.hall.peek(game)

    def put(self, game: int, state: State) -> None:
        """Let one of the games go on from a state of the same kind and content."""
        if state.fields().get(CONTENT) != self.state(game).fields().get(CONTENT):
            raise ValueError("only a game of the same kind and content can be put here")
        with self.alone:
            self.rest()
            self.hall.put(game, state)

    def rest(self) -> None:
        """See to it that nobody still plays, after an interruption, and that the crew is of this process."""
        if self.resting and self.home == getpid():
            return
        if self.crew and self.home == getpid():
            self.crew.shutdown()
        self.crew = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.home = getpid()
        self.resting = True

    def share(self, work: Work, *more: Any) -> None:
        """Let the threads do some work, each for its part of the games."""
        self.resting = False
        first, *others = self.portions
        pending = [self.crew.submit(work, self.hall, *portion, *more) for portion in others] if self.crew else []
        work(self.hall, *first, *more)
        for done in pending:
            done.result()
        self.resting = True
        if self.hall.spilled:
            raise RuntimeError(f"a decision has more than {WIDTH - 2} options; make WIDTH in core/limits.py greater")

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a Vector cannot be copied or pickled; make another one with the same options and seed")

    def refusal(self, at: int) -> str:
        """Why the action of a game cannot be taken, and what can."""
        state = self.hall.peek(at)
        seat = self.game.seat_names[state.seat]
        return f"game {at}: {seat} cannot take action {self.taken[at]} now; options: {state.options(state.seat)}"


def aligned(rows: int, width: int) -> NDArray[np.uint8]:
    """An array of bytes that begins with a cache line, so that rows of whole lines share none."""
    room = np.zeros(rows * width + 63, np.uint8)
    first = -room.ctypes.data % 64
    return room[first : first + rows * width].reshape(rows, width)
