"""The planner: it follows the game's own simple plan, without looking ahead."""

from collections.abc import Callable
from random import Random

from fidchell.core.errors import BadOption
from fidchell.core.information_state import InformationState
from fidchell.core.registry import game, home_of
from fidchell.core.state import State
from fidchell.core.types import Action


class Planner:
    """Takes the option that the plan of its game suggests, from what its seat may know."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seen: InformationState) -> Action:
        """The option that the plan suggests."""
        if len(seen.options) == 1:
            return seen.options[0]
        guess = seen.determinize(self.chance.getrandbits(63))
        return plan_for(guess)(guess)


def plan_for(state: State) -> Callable[[State], Action]:
    """The plan of the game that a state belongs to, or a refusal if it has none."""
    key = home_of(type(state).__module__)
    found = game(key).strategy.planner
    if not found:
        raise BadOption(f"{game(key).title} has no plan for the planner to follow; choose another bot")
    return found
