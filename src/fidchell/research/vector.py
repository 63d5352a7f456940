"""Thousands of games at once, in NumPy arrays: `Vector("inis", 1024, players=4)`.

`step(actions)` takes one action in every game and writes to the object's arrays, which are never reallocated: which
seat decides next, its options, its observation, and the rewards of finished games. The vector steps states in place,
and finished games restart by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from operator import index
from os import getpid
from threading import Lock
from typing import Any, NoReturn

from fidchell.core.batch import (
    begin_games,
    dense_masks,
    first_illegal,
    needed,
    opened,
    random_steps,
    sample_games,
    step_games,
)
from fidchell.core.errors import BadOption, IllegalAction
from fidchell.core.extras import needing
from fidchell.core.limits import EVERY_SEAT, WIDTH
from fidchell.core.parts import CONTENT
from fidchell.core.state import State
from fidchell.research.env_spec import EnvSpec
from fidchell.research.thread_pool import ThreadPool

with needing():
    import numpy as np
    from numpy.typing import NDArray

Work = Callable[..., Any]

STRETCH = 100  # steps that cannot be interrupted


class Vector:
    """Many games with the same options, stepped together; every step overwrites the arrays below.

    `seats[i]` decides next in game i; its options are `options[i, :counts[i]]` (padded with -1) and the bits of
    `masks[i]` (the lowest bit of the first byte is action 0); `observations[i]` is what it knows. `terminated[i]` says
    whether the last step ended the game, and `rewards[i, seat]` its rewards then; all else is of the new game already.

    Several Python threads may use it, one after the other. A signal handler must not use it, and a process should fork
    only while no step is running.

    With `own` given, only one seat of each game is asked, and the others play at random: `own` is the seat in the first
    game, and it moves on by one from game to game.
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
        self.env_spec = EnvSpec(key, at_table, **options)
        self.game, self.encoding, self.players = self.env_spec.game, self.env_spec.encoding, self.env_spec.players
        if games < 1 or threads < 1:
            raise BadOption("games and threads must be at least 1")
        if own is not None and not 0 <= own < self.players:
            raise BadOption(f"there is no seat {own}; the seats are 0 to {self.players - 1}")
        self.games, self.threads, self.own_first = games, threads, own
        width = self.encoding.size if observe else 0
        lent = {name: aligned(kind, count) for name, (kind, count) in needed(games, self.game.actions, width).items()}
        self.seats: NDArray[np.uint8] = lent["seats"]
        self.counts: NDArray[np.int16] = lent["counts"]
        self.options: NDArray[np.int16] = lent["options"].reshape(games, -1)
        self.masks: NDArray[np.uint8] = lent["masks"].reshape(games, -1)
        self.observations: NDArray[np.uint8] = lent["observations"][: games * width].reshape(games, width)
        self.finals: NDArray[np.uint8] = lent["finals"][: games * width].reshape(games, width)
        self.rewards: NDArray[np.float32] = lent["rewards"].reshape(games, -1)
        self.terminated: NDArray[np.uint8] = lent["terminated"]
        self.own: NDArray[np.uint8] = lent["own"]
        self.seeds: NDArray[np.int64] = lent["seeds"]
        self.taken: NDArray[np.int64] = lent["actions"]  # not shared with callers: checked actions must be those taken
        self.options[:], self.own[:] = -1, EVERY_SEAT
        self.batch = opened(self.env_spec.root, games, self.game.actions, width, lent)
        self.alone = Lock()  # an action must still be legal when it is taken
        self.salt = 0
        self.pool = ThreadPool(threads - 1)
        edges = np.linspace(0, games, threads + 1).astype(int).tolist()
        self.portions = list(pairwise(edges))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restart all games; the same seed gives the same games."""
        chance = np.random.default_rng(seed)
        with self.alone:
            self.rest()
            if self.own_first is not None:
                self.own[:] = (self.own_first + np.arange(self.games)) % self.players
            self.seeds[:] = chance.integers(0, 2**62, self.games)
            self.salt = int(chance.integers(0, 2**62))
            self.share(begin_games)

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in every game; if any is illegal, none is taken."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions should be {self.games} whole numbers, one for each game")
        with self.alone:
            self.rest()
            self.taken[:] = chosen
            wrong = first_illegal(self.batch, 0, self.games)
            if wrong >= 0:
                raise IllegalAction(self.refusal(wrong))
            self.share(step_games)

    def sample(self) -> NDArray[np.int64]:
        """A random option of each game."""
        with self.alone:
            self.rest()
            self.salt += 1
            sample_games(self.batch, 0, self.games, self.salt)  # faster than sharing it among threads
            return self.taken.copy()

    def random_steps(self, steps: int = 1) -> None:
        """Take random steps in every game, without returning to Python in between."""
        steps = index(steps)
        if steps < 0:
            raise BadOption(f"steps must be at least 0, not {steps}")
        with self.alone:
            self.rest()
            for begun in range(0, steps, STRETCH):
                stretch = min(STRETCH, steps - begun)
                self.share(random_steps, stretch, self.salt + 1)
                self.salt += stretch

    def dense_masks(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """One byte per action of each game: whether it is legal now."""
        wide = 8 * self.masks.shape[1]
        out = np.empty((self.games, wide), np.uint8) if out is None else out
        if out.shape != (self.games, wide) or out.dtype != np.uint8 or not out.flags.c_contiguous:
            raise BadOption(f"dense masks need an array of bytes of shape ({self.games}, {wide})")
        with self.alone:
            self.rest()
            self.share(dense_masks, out)
        return out

    def parts(self) -> dict[str, NDArray[np.uint8]]:
        """The observations by name, each in its own shape; they are views, not copies."""
        if not self.observations.size:
            raise BadOption("this vector makes no observations; leave out observe=False")
        places = self.encoding.places()
        shapes = {part.name: part.shape for part in self.encoding.parts}
        return {name: self.observations[:, at].reshape(self.games, *shapes[name]) for name, at in places.items()}

    def state(self, game: int) -> State:
        """A copy of one of the games."""
        with self.alone:
            self.rest()
            return self.batch.peek(game)

    def put(self, game: int, state: State) -> None:
        """Replace one of the games by a state of the same game and content."""
        if state.fields().get(CONTENT) != self.state(game).fields().get(CONTENT):
            raise ValueError("the state must be of the same game and content")
        with self.alone:
            self.rest()
            self.batch.put(game, state)

    def rest(self) -> None:
        """Make sure that no thread still works after an interrupt, and that the pool belongs to this process."""
        if self.pool.home != getpid():
            self.pool = ThreadPool(self.threads - 1)
        self.pool.halt()

    def begin_anew(self, game: int) -> None:
        """Restart one of the games, for the next seat if only one is asked."""
        self.batch.check(game, game + 1)
        with self.alone:
            self.rest()
            if self.own[game] < self.players:
                self.own[game] = (self.own[game] + 1) % self.players
            begin_games(self.batch, game, game + 1)

    def share(self, work: Work, *more: Any) -> None:
        """Share some work among the threads, each with its part of the games."""
        self.pool.share(work, [(self.batch, *portion, *more) for portion in self.portions])
        if self.batch.spilled:
            raise RuntimeError(f"a decision has more than {WIDTH - 2} options; increase WIDTH in core/limits.py")

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a Vector cannot be copied or pickled; make another one with the same options and seed")

    def refusal(self, at: int) -> str:
        """Why the action of a game cannot be taken, and its options."""
        state = self.batch.peek(at)
        return f"game {at}: {self.env_spec.refusal(state, state.seat, int(self.taken[at]))}"


def aligned(kind: str, count: int) -> NDArray[Any]:
    """An array of zeros aligned to a cache line, so that rows of whole lines share none."""
    size = np.dtype(kind).itemsize * count
    room = np.zeros(size + 63, np.uint8)
    first = -room.ctypes.data % 64
    return room[first : first + size].view(kind)
