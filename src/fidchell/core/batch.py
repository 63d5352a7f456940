"""Many games side by side, in one block of memory: each has its own chance, and begins anew when it is over.

Whoever opens a hall lends it arrays, into which it writes for each game whose decision it is, what that seat may
choose, what it knows, and what finished games were worth. Games are stepped by numbers, from `first` to before `last`,
so that several threads can each have a part; nothing here needs the interpreter while it plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fidchell.core.bits import clear_row, unfold
from fidchell.core.chance import mixed, roll
from fidchell.core.compat import cython
from fidchell.core.image import block_of, first_byte, first_float, first_line, first_long, first_short, visit
from fidchell.core.limits import BITS64, EVERY_SEAT, RANDOM_STEP, TABLE, WIDTH
from fidchell.core.state import Room, State
from fidchell.core.types import Actions, Count, Marks, Mask

__all__ = ["Hall", "amiss", "begin_games", "dense_masks", "needed", "opened", "sample_games", "step_games", "stroll"]


class Hall:
    """Where the games are, and the arrays that are lent to them; rows are by game."""

    def __init__(self) -> None:
        self.root = State()  # the game in its box: options chosen, nothing laid out
        self.guest = State()  # what is copied from or to a game
        self.kept: list[Any] = []  # what the fields below point into
        self.games = 0
        self.octets = 0  # bytes of a packed mask
        self.spilled = 0  # whether a decision had more options than there is room for; then nothing can be trusted
        self.width = 0  # numbers of one observation; 0 if none is wanted
        self.block: Any = None
        self.private: Any = None  # how many options, whose, and which, once more where nobody else can write
        self.seats: Any = None
        self.own: Any = None  # the seat that the caller plays, while others choose at random; EVERY_SEAT: it plays all
        self.ends: Any = None
        self.masks: Any = None
        self.marks: Any = None
        self.finals: Any = None  # what the seat that acted last sees of a game that is over
        self.counts: Any = None
        self.options: Any = None
        self.actions: Any = None
        self.seeds: Any = None
        self.rewards: Any = None

    def check(self, first: int, last: int) -> None:
        """Refuse games that are not here: nothing in C would notice."""
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
        """Let one of the games go on from a state of the same game and options."""
        self.check(game, game + 1)
        self.guest = state if type(state) is type(self.root) else self.root  # whose methods are known in C
        if self.guest.depth == 0 or self.guest.sitting() != self.root.sitting():
            raise ValueError("only a game of the same kind that is not over can be put here")
        visit(copy_in, self, Room(), game, game + 1)
        visit(resume, self, Room(), game, game + 1)


def needed(games: int, actions: int, width: int) -> dict[str, tuple[str, int]]:
    """What a hall must be lent, by name: the kind of number, as `array` and NumPy name it, and how many."""
    seen = max(games * width, 1)  # there is always something to point at
    return {
        "private": ("h", games * WIDTH),
        "seats": ("B", games),
        "own": ("B", games),
        "ends": ("B", games),
        "masks": ("B", games * ((actions + 7) // 8)),
        "observations": ("B", seen),
        "finals": ("B", seen),
        "counts": ("h", games),
        "options": ("h", games * WIDTH),
        "actions": ("q", games),
        "seeds": ("q", games),
        "rewards": ("f", games * TABLE),
    }


def opened(root: State, games: int, actions: int, width: int, arrays: Mapping[str, Any]) -> Hall:
    """A hall for so many games of `root`, with arrays of the sizes that `needed` names."""
    if root is None or games < 1 or width not in (0, root.breadth()):
        raise ValueError("a hall needs a game, at least one table, and observations of the right size or none")
    for name, (kind, count) in needed(games, actions, width).items():
        if memoryview(arrays[name]).nbytes != count * (
            8 if kind == "q" else 4 if kind == "f" else 2 if kind == "h" else 1
        ):
            raise ValueError(f"a hall needs {count} numbers of the kind {kind!r} for {name}")
    hall = Hall()
    hall.root = root
    hall.games = games
    hall.octets = (actions + 7) // 8
    hall.width = width
    block = block_of(root, games)
    hall.kept = [block, *arrays.values()]
    hall.block = first_line(block)
    hall.private = first_short(arrays["private"])
    hall.seats = first_byte(arrays["seats"])
    hall.own = first_byte(arrays["own"])
    hall.ends = first_byte(arrays["ends"])
    hall.masks = first_byte(arrays["masks"])
    hall.marks = first_byte(arrays["observations"])
    hall.finals = first_byte(arrays["finals"])
    hall.counts = first_short(arrays["counts"])
    hall.options = first_short(arrays["options"])
    hall.actions = first_long(arrays["actions"])
    hall.seeds = first_long(arrays["seeds"])
    hall.rewards = first_float(arrays["rewards"])
    return hall


def begin_games(hall: Hall, first: int, last: int) -> None:
    """Begin games anew, with the seeds that lie ready."""
    hall.check(first, last)
    room = Room()
    with cython.nogil:
        visit(open_one, hall, room, first, last)


def amiss(hall: Hall, first: int, last: int) -> int:
    """The first game whose action is none of its options, or -1."""
    hall.check(first, last)
    with cython.nogil:
        for i in range(first, last):
            if not is_offered(hall, i):
                return i
    return -1


def step_games(hall: Hall, first: int, last: int) -> None:
    """Let games take the actions that lie ready; those that are over begin anew. Ask first whether any is `amiss`."""
    hall.check(first, last)
    room = Room()
    with cython.nogil:
        visit(step_one, hall, room, first, last)


def sample_games(hall: Hall, first: int, last: int, salt: int) -> None:
    """Lay a random option of each game ready as its action."""
    hall.check(first, last)
    with cython.nogil:
        sample_from(hall, first, last, salt)


def stroll(hall: Hall, first: int, last: int, steps: int, salt: int) -> None:
    """Let games take random options, so many times each."""
    hall.check(first, last)
    room = Room()
    with cython.nogil:
        for step in range(steps):
            sample_from(hall, first, last, salt + step)
            visit(step_one, hall, room, first, last)


def dense_masks(hall: Hall, first: int, last: int, dense: Any) -> None:
    """Write one number for each action of each game to an array of rows as long as the packed masks have bits."""
    hall.check(first, last)
    out = first_byte(dense)
    with cython.nogil:
        for i in range(first, last):
            dense_mask(hall, out, i)


# One game of the hall. Compiled, `visit` is a loop in C (see hall.pxd), which alone knows where the states lie.


def is_offered(hall: Hall, i: int) -> bool:
    """Whether the action that lies ready for a game is one of its options."""
    action = hall.actions[i]
    for k in range(hall.private[i * WIDTH]):
        if hall.private[i * WIDTH + 2 + k] == action:
            return True
    return False


def dense_mask(hall: Hall, out: Marks, i: int) -> None:
    """Write the mask of a game, 16 bits at once, and nothing beyond: another thread may write what follows."""
    mask = i * hall.octets
    for k in range(hall.octets // 2):
        pair: Mask = hall.masks[mask + 2 * k]
        pair |= hall.masks[mask + 2 * k + 1] << 8
        unfold(pair, 16, out, 8 * mask + 16 * k)
    if hall.octets & 1:
        for k in range(8):
            out[8 * (mask + hall.octets - 1) + k] = hall.masks[mask + hall.octets - 1] >> k & 1


def sample_from(hall: Hall, first: int, last: int, salt: int) -> None:
    """Lay a random option of each game ready."""
    start: Mask = mixed(salt & BITS64)
    for i in range(first, last):
        number: Mask = mixed((start + (i + 1) * RANDOM_STEP) & BITS64) >> 32
        count: Mask = hall.private[i * WIDTH]
        hall.actions[i] = hall.private[i * WIDTH + 2 + (number * count >> 32)]


def open_one(hall: Hall, room: Room, s: State, i: int) -> None:
    """A game begins."""
    clear_outcome(hall, i)
    begin_game(hall, s, i)
    carry_on(hall, s, room.actions, i)


def step_one(hall: Hall, room: Room, s: State, i: int) -> None:
    """A game takes its action and goes on to the next decision that the caller makes."""
    clear_outcome(hall, i)
    s.apply(hall.private[i * WIDTH + 1], hall.actions[i])
    carry_on(hall, s, room.actions, i)


def resume(hall: Hall, room: Room, s: State, i: int) -> None:
    """A game goes on from a state that was put there."""
    clear_outcome(hall, i)
    carry_on(hall, s, room.actions, i)


def copy_out(hall: Hall, room: Room, s: State, i: int) -> None:
    """Make the guest equal to a game."""
    s.copy_into(hall.guest)


def copy_in(hall: Hall, room: Room, s: State, i: int) -> None:
    """Make a game equal to the guest."""
    hall.guest.copy_into(s)


def clear_outcome(hall: Hall, i: int) -> None:
    """Nothing has been won yet in this step."""
    hall.ends[i] = 0
    for seat in range(TABLE):
        hall.rewards[i * TABLE + seat] = 0.0


def begin_game(hall: Hall, s: State, i: int) -> None:
    """Lay a game out anew; its next seed follows from this one."""
    hall.root.copy_into(s)
    s.rng = hall.seeds[i] & BITS64
    hall.seeds[i] = mixed((hall.seeds[i] + RANDOM_STEP) & BITS64) >> 1
    s.begin()


def carry_on(hall: Hall, s: State, out: Actions, i: int) -> None:
    """Go on to a decision of the caller, through lone options, the choices of random seats and the ends of games."""
    n = s.settle(out)
    while n == 0 or (hall.own[i] != EVERY_SEAT and hall.own[i] < s.sitting() and s.first_asked() != hall.own[i]):
        if n == 0:
            finish(hall, s, i)
            begin_game(hall, s, i)
        else:
            s.apply(s.first_asked(), out[roll(s, n)])
        n = s.settle(out)
    show(hall, s, out, n, i)


def finish(hall: Hall, s: State, i: int) -> None:
    """A game is over: say what it was worth; the caller's seat moves on by one."""
    hall.ends[i] = 1
    for seat in range(s.sitting()):
        hall.rewards[i * TABLE + seat] = s.returns(seat)
    if hall.width > 0:
        s.observe(hall.private[i * WIDTH + 1], hall.finals, i * hall.width)
    if hall.own[i] < s.sitting():
        hall.own[i] = (hall.own[i] + 1) % s.sitting()


def show(hall: Hall, s: State, out: Actions, n: Count, i: int) -> None:
    """Write what a caller may know of a decision."""
    seat = s.first_asked()
    hall.seats[i] = seat
    hall.private[i * WIDTH + 1] = seat
    offer(hall, out, n, i)
    if hall.width > 0:
        s.observe(seat, hall.marks, i * hall.width)


def offer(hall: Hall, out: Actions, n: Count, i: int) -> None:
    """Write the options of a decision: the list, padded with -1, and the packed mask."""
    options = hall.options  # as locals, since C cannot know that what is written below does not change them
    private = hall.private
    masks = hall.masks
    row = i * WIDTH
    mask = i * hall.octets
    clear_row(hall.octets, masks, mask)
    if n > WIDTH - 2:
        hall.spilled = 1
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
    hall.counts[i] = n
