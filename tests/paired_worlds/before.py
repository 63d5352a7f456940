"""What has changed in a world since something began."""

from __future__ import annotations

from collections.abc import Iterator

from paired_worlds.guesses import all_moments
from paired_worlds.world import World


class Before:
    """A world before something happened, and what has changed since."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.window = world.play.window
        self.curtain = world.play.curtain
        self.fell = curtain_key(world)
        self.barriers = world.play.state.barriers
        self.acts = len(world.play.acts)
        self.moments = all_moments(world.table)

    @property
    def opened_plans(self) -> bool:
        """Whether there are plans, and all of them are open."""
        plans = self.world.table.plans
        return bool(plans) and not any(plan.sealed for plan in plans.values())

    def plans_now(self) -> list[object]:
        """The marks that everyone sees."""
        return [(seat, plan.marks) for seat, plan in sorted(self.world.table.plans.items()) if not plan.sealed]

    @property
    def closed(self) -> bool:
        """Whether a window that was open has closed."""
        return self.window is not None and self.window is not self.world.play.window

    @property
    def other_curtain(self) -> bool:
        """Whether a curtain has fallen or risen."""
        return self.fell != curtain_key(self.world)

    @property
    def revealed(self) -> bool:
        """Whether something was drawn or shown."""
        return self.barriers != self.world.play.state.barriers

    def since(self) -> list[int]:
        """What was done."""
        return list(self.world.play.acts[self.acts :])

    def told(self) -> Iterator[int]:
        """The events."""
        known = set(map(id, self.moments))
        for moment in all_moments(self.world.table):
            if id(moment) not in known:
                yield from moment.events


def curtain_key(world: World) -> int:
    """The identity of the current curtain, -1 if there is none."""
    return world.play.curtain_at if world.play.curtain else -1
