"""Search for any game: information-set Monte Carlo tree search, with a new determinization for each simulation.

A tree belongs to one seat. Every simulation copies the seat's information state, resamples what is hidden, and goes
down the tree by the options that are legal in that world; a node counts how often it was chosen and how often it was
available. From the first new node it plays on for a few decisions; the value of the position to each seat is then
added to every node on the path. Decisions that several seats make at once, behind one curtain, are siblings in the
tree: no seat sees what the others choose.
"""

from math import log, sqrt

from fidchell.core.chance import roll
from fidchell.core.clock import now
from fidchell.core.compat import cython
from fidchell.core.fields import float64, int8, int16, int32, scratch
from fidchell.core.information_state import InformationState
from fidchell.core.limits import AIMS, DEEP, FAIR_START, GLANCE, NAMES, NODES, SURELY, TABLE
from fidchell.core.state import Room, State
from fidchell.core.types import Action, Actions, Count, Place, Seat

__all__ = ["Tree", "grow"]


@scratch
class Tree:
    """The statistics of simulations for one seat; node 0 is its current decision."""

    action = int16(NODES)
    whose = int8(NODES)  # the seat that takes the action
    child = int32(NODES)  # the first child, 0 for none
    sibling = int32(NODES)  # the next child of the same parent, 0 for none
    visits = int32(NODES)
    chances = int32(NODES)  # how often it was available
    squares = float64(NODES)  # sum of squared values to the seat that takes the action
    totals = float64(NODES, TABLE)  # sum of values, by node, then seat
    aims = float64(NAMES, AIMS)  # sum of the owner's values, by first action, then way to win
    path = int32(DEEP)
    found = int32(NAMES)  # by action: the child of the current node
    stamp = int32(NAMES)  # by action: whether `found` is of the current node
    worth = float64(TABLE)
    owner = int32()
    nodes = int32()
    looks = int32()
    length = int32()
    curtain = int32()  # the node at which the seats behind the current curtain decide
    cut = int32()  # decisions played after the first new node
    horizon = int32()  # turns after which a simulation stops, in games with turns; 0 for never
    exploration = float64()  # exploration constant
    epsilon = int32()  # percentage of decisions that do not follow the prior
    widening = int32()  # visits to a node before each further option is tried there
    least = int32()  # visits that every option at the root gets, so that one bad start does not rule it out
    telling = int8()  # whether to record by which ways the owner wins
    unknown = float64()  # the value of an option that was never tried

    def clear(self, cut: int, exploration: float, epsilon: int = 0, unknown: float = 10.0) -> None:
        """Clear the tree and set the parameters of the search."""
        self.cut = cut
        self.exploration = exploration
        self.epsilon = epsilon
        self.unknown = unknown
        self.widening = 0
        self.horizon = 0
        self.telling = False
        self.nodes = 1
        self.child[0] = 0
        self.sibling[0] = 0
        self.visits[0] = 0
        self.chances[0] = 0
        for seat in range(TABLE):
            self.totals[seat] = 0.0
        for i in range(NAMES * AIMS):
            self.aims[i] = 0.0

    def look_ahead(self, widening: int, horizon: int) -> None:
        """Try priors first and other options by progressive widening, and stop at a horizon."""
        self.widening = widening
        self.horizon = horizon

    def tell_ways(self) -> None:
        """Record by which ways the owner wins."""
        self.telling = True

    def tried(self, node: int) -> list[tuple[int, int, int, int, list[float]]]:
        """The children of a node: child, seat, action, visits, and the sum of values for each seat."""
        found = []
        at = self.child[node]
        while at:
            worth = [self.totals[at * TABLE + seat] for seat in range(TABLE)]
            found.append((at, self.whose[at], self.action[at], self.visits[at], worth))
            at = self.sibling[at]
        return found

    def noise(self, node: int) -> float:
        """The squared standard error of a node's mean value to the seat that took its action."""
        visits = self.visits[node]
        if visits < 2:
            return 1.0
        mean = self.totals[node * TABLE + self.whose[node]] / visits
        return max(self.squares[node] / visits - mean * mean, 0.0) / (visits - 1)

    def sought(self, action: int) -> list[float]:
        """The sum of the owner's values of one of its actions, by way to win."""
        return [self.aims[action * AIMS + i] for i in range(AIMS)]


def grow(
    tree: Tree,
    seen: InformationState,
    simulations: int,
    seed: int,
    judge: int,
    seconds: float = 1e9,
    thorough: bool = False,
) -> int:
    """Run simulations from an information state, with one of the game's value functions; how many were run.

    It ends when all are done, when the time is up, or, unless `thorough`, when the most visited option is unlikely to
    change.
    """
    if not isinstance(seen, InformationState):
        raise TypeError(f"a search needs an InformationState, not {type(seen).__name__}")
    if tree is None or seen.known is None:
        raise ValueError("a search needs a tree and an information state that is not empty")
    known = seen.known
    world = known.blank()
    s = known.blank()
    s.get_ready()
    known.copy_into(world)
    world.trust(judge)  # which a game may decline
    room = Room()
    tree.owner = seen.seat
    tree.least = min(simulations // 100, FAIR_START) if tree.widening == 0 else 0
    done = 0
    with cython.nogil:
        world.rng = seed
        world.resample(tree.owner)
        began = now()
        passed = 0.0
        while done < simulations and passed < seconds:
            if not thorough and decided(tree, simulations - done, done, passed, seconds):
                break
            for _ in range(min(GLANCE, simulations - done)):
                world.rng = seed + done
                world.resample_step(tree.owner)
                world.copy_into(s)
                s.horizon = s.horizon_after(tree.horizon) if tree.horizon > 0 else 0
                simulate(tree, s, room.actions)
                done += 1
            passed = now() - began
    return done


def decided(tree: Tree, left: int, done: int, passed: float, seconds: float) -> bool:
    """Whether the most visited option will stay so: the second would need most of the remaining budget."""
    first = 0
    second = 0
    at = tree.child[0]
    while at:
        visits = tree.visits[at]
        if tree.whose[at] == tree.owner and visits > second:
            second = min(first, visits)
            first = max(first, visits)
        at = tree.sibling[at]
    in_time = done / passed * (seconds - passed) if passed > 0.0 else 1e18
    return first - second > min(1.0 * left, in_time) / 2.0


def simulate(tree: Tree, s: State, out: Actions) -> None:
    """One simulation in one world: down the tree, one new node, a short rollout, and back."""
    tree.path[0] = 0
    tree.length = 1
    node = 0
    before = 0
    grown = False
    seat = tree.owner
    n = s.options_into(seat, out)
    while n > 0 and not grown and tree.length < DEEP:
        curtain = s.secret()
        if curtain != before:
            tree.curtain = node
            before = curtain
        known = tree.nodes
        behind = curtain != 0 and seat != tree.owner
        at = choose(tree, s, tree.curtain if behind else node, seat, out, n)
        if at == 0:
            break
        grown = tree.nodes > known
        tree.path[tree.length] = at
        tree.length += 1
        if not behind:
            node = at
        s.apply(seat, tree.action[at])
        n = s.settle(out)
        if n > 0:
            seat = s.first_asked()
    play_on(tree, s, out, n)
    s.evaluate(tree.worth)
    remember(tree, s)


def play_on(tree: Tree, s: State, out: Actions, n: Count) -> None:
    """Play on for a few decisions, by priors if the game has them, else at random."""
    cut = tree.cut
    while n > 0 and cut > 0:
        seat = s.first_asked()
        action = s.prior(seat, out, n)
        if action < 0 or (tree.epsilon > 0 and roll(s, 100) < tree.epsilon):
            action = out[roll(s, n)]
        s.apply(seat, action)
        n = s.settle(out)
        cut -= 1


def remember(tree: Tree, s: State) -> None:
    """Add the value of a simulation to every node on its path."""
    seats = s.num_players()
    for i in range(tree.length):
        node = tree.path[i]
        tree.visits[node] += 1
        tree.squares[node] += tree.worth[tree.whose[node]] * tree.worth[tree.whose[node]]
        for seat in range(seats):
            tree.totals[node * TABLE + seat] += tree.worth[seat]
    if not tree.telling or tree.length < 2:
        return
    first = tree.action[tree.path[1]]
    for which in range(AIMS):
        tree.aims[first * AIMS + which] += s.aim(tree.owner, which)


def choose(tree: Tree, s: State, node: Place, seat: Seat, out: Actions, n: Count) -> Place:
    """The most promising child that is legal here, perhaps a new one; 0 if the tree is full."""
    find_children(tree, node, seat)
    if s.is_routine():
        return follow(tree, node, seat, s.prior(seat, out, n))
    new = 0
    untried = -1
    best = 0
    most = -1.0
    for i in range(n):
        action = out[i]
        if tree.stamp[action] != tree.looks:
            new += 1
            if roll(s, new) == 0:
                untried = action
        else:
            at = tree.found[action]
            tree.chances[at] += 1
            promise = promising(tree, at, seat)
            if node == 0 and tree.visits[at] < tree.least:
                promise = SURELY - tree.visits[at]
            if promise > most:
                most = promise
                best = at
    if best == 0 and tree.widening > 0:
        first = s.prior(seat, out, n)
        untried = first if first >= 0 else untried
    if untried < 0 or tree.nodes == NODES or (best > 0 and (most >= tree.unknown or is_early(tree, node, n - new))):
        return best
    return add_child(tree, node, seat, untried)


def follow(tree: Tree, node: Place, seat: Seat, action: Action) -> Place:
    """The child for an action taken without search; 0 if the tree is full."""
    if tree.stamp[action] == tree.looks:
        tree.chances[tree.found[action]] += 1
        return tree.found[action]
    return add_child(tree, node, seat, action) if tree.nodes < NODES else 0


def is_early(tree: Tree, node: Place, tried: Count) -> bool:
    """Whether a node needs more visits before another option is tried there."""
    return tried * tree.widening > tree.visits[node]


def find_children(tree: Tree, node: Place, seat: Seat) -> None:
    """Note which options of a seat have a child here."""
    tree.looks += 1
    at = tree.child[node]
    while at:
        if tree.whose[at] == seat:
            tree.found[tree.action[at]] = at
            tree.stamp[tree.action[at]] = tree.looks
        at = tree.sibling[at]


def promising(tree: Tree, at: Place, seat: Seat) -> float:
    """The upper confidence bound of a child: its mean value to the seat, plus an exploration bonus."""
    visits = tree.visits[at]
    return tree.totals[at * TABLE + seat] / visits + tree.exploration * sqrt(log(tree.chances[at] + 1.0) / visits)


def add_child(tree: Tree, node: Place, seat: Seat, action: Action) -> Place:
    """Add a child to a node."""
    at = tree.nodes
    tree.nodes += 1
    tree.action[at] = action
    tree.whose[at] = seat
    tree.visits[at] = 0
    tree.chances[at] = 1
    tree.squares[at] = 0.0
    tree.child[at] = 0
    tree.sibling[at] = tree.child[node]
    tree.child[node] = at
    for i in range(TABLE):
        tree.totals[at * TABLE + i] = 0.0
    return at
