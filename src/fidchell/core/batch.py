"""Many games side by side in one block of memory; each has its own random numbers and restarts when it is over.

The caller supplies the arrays that a batch writes to: for each game which seat decides, its options, its observation,
and the returns of finished games. Functions take a range of games, from `first` up to but not including `last`, so that
several threads can share the work; none of them needs the interpreter while it plays.
"""

from collections.abc import Mapping
from typing import Any

from fidchell.core.bits import clear_row, unfold
from fidchell.core.chance import mixed, roll
from fidchell.core.compat import cython
from fidchell.core.image import block_of, first_byte, first_float, first_line, first_long, first_short, visit
from fidchell.core.limits import BITS64, EVERY_SEAT, RANDOM_STEP, TABLE, WIDTH
from fidchell.core.state import Room, State
from fidchell.core.types import Actions, Count, Marks, Mask

__all__ = [
    "Batch",
    "begin_games",
    "dense_masks",
    "first_illegal",
    "needed",
    "opened",
    "random_steps",
    "sample_games",
    "step_games",
]


class Batch:
    """The games, and the caller's arrays they write to; one row per game."""

    def __init__(self) -> None:
        self.root = State()  # the game before setup: options chosen, nothing laid out
        self.guest = State()  # the state that is copied from or to a game
        self.kept: list[Any] = []  # keeps alive what the fields below point into
        self.games = 0
        self.octets = 0  # bytes of a packed mask
        self.spilled = 0  # whether a decision had more options than fit; if so, no result can be trusted
        self.width = 0  # size of one observation; 0 for none
        self.block: Any = None
        self.private: Any = None  # number of options, seat and options again, in memory that the caller cannot write to
        self.seats: Any = None
        self.own: Any = None  # the seat that the caller plays (the others play at random), or EVERY_SEAT
        self.terminated: Any = None
        self.masks: Any = None
        self.marks: Any = None
        self.finals: Any = None  # the last observation of a finished game, for the seat that acted last
        self.counts: Any = None
        self.options: Any = None
        self.actions: Any = None
        self.seeds: Any = None
        self.rewards: Any = None

    def check(self, first: int, last: int) -> None:
        """Refuse game numbers out of range: C code does not check them."""
        if not 0 <= first <= last <= self.games:
            missing = last - 1 if 0 <= first < self.games else first
            raise IndexError(f"there is no game {missing}; the games are 0 to {self.games - 1}")

    def peek(self, game: int) -> State:
        """A copy of one of the games."""
        self.check(game, game + 1)
        s = self.root.blank()
        self.guest = s
        visit(copy_out, self, Room(), game, game + 1)
        return s

    def put(self, game: int, state: State) -> None:
        """Replace one of the games by a state of the same game and options."""
        self.check(game, game + 1)
        self.guest = state if type(state) is type(self.root) else self.root  # C knows only this type's methods
        if self.guest.depth == 0 or self.guest.num_players() != self.root.num_players():
            raise ValueError("the state must be of the same game, with as many seats, and not over")
        visit(copy_in, self, Room(), game, game + 1)
        visit(resume, self, Room(), game, game + 1)


def needed(games: int, actions: int, width: int) -> dict[str, tuple[str, int]]:
    """The arrays a batch needs, by name: type code, as in `array` and NumPy, and length."""
    seen = max(games * width, 1)  # never empty, so that there is something to point at
    return {
        "private": ("h", games * WIDTH),
        "seats": ("B", games),
        "own": ("B", games),
        "terminated": ("B", games),
        "masks": ("B", games * ((actions + 7) // 8)),
        "observations": ("B", seen),
        "finals": ("B", seen),
        "counts": ("h", games),
        "options": ("h", games * WIDTH),
        "actions": ("q", games),
        "seeds": ("q", games),
        "rewards": ("f", games * TABLE),
    }


def opened(root: State, games: int, actions: int, width: int, arrays: Mapping[str, Any]) -> Batch:
    """A batch of `games` games of `root`, with arrays of the types and lengths that `needed` gives."""
    if root is None or games < 1 or width not in (0, root.observation_size()):
        raise ValueError(
            "a batch needs a root state, at least one game, and a width of 0 or the size of an observation"
        )
    for name, (kind, count) in needed(games, actions, width).items():
        if memoryview(arrays[name]).nbytes != count * (
            8 if kind == "q" else 4 if kind == "f" else 2 if kind == "h" else 1
        ):
            raise ValueError(f"the array {name} must hold {count} numbers of type {kind!r}")
    batch = Batch()
    batch.root = root
    batch.games = games
    batch.octets = (actions + 7) // 8
    batch.width = width
    block = block_of(root, games)
    batch.kept = [block, *arrays.values()]
    batch.block = first_line(block)
    batch.private = first_short(arrays["private"])
    batch.seats = first_byte(arrays["seats"])
    batch.own = first_byte(arrays["own"])
    batch.terminated = first_byte(arrays["terminated"])
    batch.masks = first_byte(arrays["masks"])
    batch.marks = first_byte(arrays["observations"])
    batch.finals = first_byte(arrays["finals"])
    batch.counts = first_short(arrays["counts"])
    batch.options = first_short(arrays["options"])
    batch.actions = first_long(arrays["actions"])
    batch.seeds = first_long(arrays["seeds"])
    batch.rewards = first_float(arrays["rewards"])
    return batch


def begin_games(batch: Batch, first: int, last: int) -> None:
    """Restart games with the seeds in `batch.seeds`."""
    batch.check(first, last)
    room = Room()
    with cython.nogil:
        visit(open_one, batch, room, first, last)


def first_illegal(batch: Batch, first: int, last: int) -> int:
    """The first game whose action is not legal, or -1."""
    batch.check(first, last)
    with cython.nogil:
        for i in range(first, last):
            if not is_offered(batch, i):
                return i
    return -1


def step_games(batch: Batch, first: int, last: int) -> None:
    """Step games with their chosen actions, which `first_illegal` has checked; finished games restart."""
    batch.check(first, last)
    room = Room()
    with cython.nogil:
        visit(step_one, batch, room, first, last)


def sample_games(batch: Batch, first: int, last: int, salt: int) -> None:
    """Choose a random option as the action of each game."""
    batch.check(first, last)
    with cython.nogil:
        sample_from(batch, first, last, salt)


def random_steps(batch: Batch, first: int, last: int, steps: int, salt: int) -> None:
    """Step games with random options, `steps` times each."""
    batch.check(first, last)
    room = Room()
    with cython.nogil:
        for step in range(steps):
            sample_from(batch, first, last, salt + step)
            visit(step_one, batch, room, first, last)


def dense_masks(batch: Batch, first: int, last: int, dense: Any) -> None:
    """Unpack the masks of games: one number per action, in rows as long as a packed mask has bits."""
    batch.check(first, last)
    out = first_byte(dense)
    with cython.nogil:
        for i in range(first, last):
            dense_mask(batch, out, i)


# One game of the batch. Compiled, `visit` is a loop in C (see batch.pxd), the only place that knows where states lie.


def is_offered(batch: Batch, i: int) -> bool:
    """Whether the chosen action of a game is one of its options."""
    action = batch.actions[i]
    for k in range(batch.private[i * WIDTH]):
        if batch.private[i * WIDTH + 2 + k] == action:
            return True
    return False


def dense_mask(batch: Batch, out: Marks, i: int) -> None:
    """Write the mask of a game, 16 bits at once, but nothing after it: another thread may be writing there."""
    mask = i * batch.octets
    for k in range(batch.octets // 2):
        pair: Mask = batch.masks[mask + 2 * k]
        pair |= batch.masks[mask + 2 * k + 1] << 8
        unfold(pair, 16, out, 8 * mask + 16 * k)
    if batch.octets & 1:
        for k in range(8):
            out[8 * (mask + batch.octets - 1) + k] = batch.masks[mask + batch.octets - 1] >> k & 1


def sample_from(batch: Batch, first: int, last: int, salt: int) -> None:
    """Choose a random option for each game."""
    start: Mask = mixed(salt & BITS64)
    for i in range(first, last):
        number: Mask = mixed((start + (i + 1) * RANDOM_STEP) & BITS64) >> 32
        count: Mask = batch.private[i * WIDTH]
        batch.actions[i] = batch.private[i * WIDTH + 2 + (number * count >> 32)]


def open_one(batch: Batch, room: Room, s: State, i: int) -> None:
    """Begin a game."""
    clear_outcome(batch, i)
    begin_game(batch, s, i)
    carry_on(batch, s, room.actions, i)


def step_one(batch: Batch, room: Room, s: State, i: int) -> None:
    """Apply the action of a game and go on to the caller's next decision."""
    clear_outcome(batch, i)
    s.apply(batch.private[i * WIDTH + 1], batch.actions[i])
    carry_on(batch, s, room.actions, i)


def resume(batch: Batch, room: Room, s: State, i: int) -> None:
    """Continue a game from the state that `put` copied in."""
    clear_outcome(batch, i)
    carry_on(batch, s, room.actions, i)


def copy_out(batch: Batch, room: Room, s: State, i: int) -> None:
    """Copy a game to the guest state."""
    s.copy_into(batch.guest)


def copy_in(batch: Batch, room: Room, s: State, i: int) -> None:
    """Copy the guest state to a game."""
    batch.guest.copy_into(s)


def clear_outcome(batch: Batch, i: int) -> None:
    """Clear the outcome of the last step."""
    batch.terminated[i] = 0
    for seat in range(TABLE):
        batch.rewards[i * TABLE + seat] = 0.0


def begin_game(batch: Batch, s: State, i: int) -> None:
    """Set up a game; its next seed is derived from this one."""
    batch.root.copy_into(s)
    s.rng = batch.seeds[i] & BITS64
    batch.seeds[i] = mixed((batch.seeds[i] + RANDOM_STEP) & BITS64) >> 1
    s.begin()


def carry_on(batch: Batch, s: State, out: Actions, i: int) -> None:
    """Go on to the caller's next decision, through forced moves, moves of random seats and the ends of games."""
    n = s.settle(out)
    while n == 0 or (batch.own[i] != EVERY_SEAT and batch.own[i] < s.num_players() and s.first_asked() != batch.own[i]):
        if n == 0:
            finish(batch, s, i)
            begin_game(batch, s, i)
        else:
            s.apply(s.first_asked(), out[roll(s, n)])
        n = s.settle(out)
    show(batch, s, out, n, i)


def finish(batch: Batch, s: State, i: int) -> None:
    """Write the returns of a finished game; the caller's seat moves on by one."""
    batch.terminated[i] = 1
    for seat in range(s.num_players()):
        batch.rewards[i * TABLE + seat] = s.returns(seat)
    if batch.width > 0:
        s.observe(batch.private[i * WIDTH + 1], batch.finals, i * batch.width)
    if batch.own[i] < s.num_players():
        batch.own[i] = (batch.own[i] + 1) % s.num_players()


def show(batch: Batch, s: State, out: Actions, n: Count, i: int) -> None:
    """Write what the caller may know of a decision."""
    seat = s.first_asked()
    batch.seats[i] = seat
    batch.private[i * WIDTH + 1] = seat
    offer(batch, out, n, i)
    if batch.width > 0:
        s.observe(seat, batch.marks, i * batch.width)


def offer(batch: Batch, out: Actions, n: Count, i: int) -> None:
    """Write the options of a decision: the list, padded with -1, and the packed mask."""
    options = batch.options  # locals, since C cannot know that the writes below leave them unchanged
    private = batch.private
    masks = batch.masks
    row = i * WIDTH
    mask = i * batch.octets
    clear_row(batch.octets, masks, mask)
    if n > WIDTH - 2:
        batch.spilled = 1
        n = WIDTH - 2
    before = private[row]
    private[row] = n
    for k in range(n):
        action = out[k]
        private[row + 2 + k] = action
        options[row + k] = action
        masks[mask + (action >> 3)] |= 1 << (action & 7)
    for k in range(n, before):
        options[row + k] = -1
    batch.counts[i] = n
