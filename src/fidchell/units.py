"""Which Python files become which compiled module, for the build and for the program.

To add a file to a unit, put its name after every file that it imports from. This module imports nothing from the
package, so that the build can load it on its own.
"""

from pathlib import Path
from typing import NamedTuple


class Unit(NamedTuple):
    """One compiled module and the files it is made from, in the order of their imports."""

    name: str
    constants: tuple[str, ...]  # files of constants, which become C constants
    files: tuple[str, ...]
    cimports: str = ""  # what it imports from earlier units

    @property
    def sources(self) -> tuple[str, ...]:
        """Every Python file that the unit is made from."""
        return self.constants + self.files

    def headers(self, root: Path) -> tuple[str, ...]:
        """The hand-written .pxd headers beside its files."""
        beside = [file.removesuffix(".py") + ".pxd" for file in self.files]
        return tuple(header for header in beside if (root / header).exists())


# Files that do in Python what a hand-written header beside them does in C, and those that write the methods of states
# or place the parts of an observation: a change to any makes a build stale.
TWINS = (
    *(f"fidchell/core/{name}.{kind}" for name in ("bits", "clock", "image") for kind in ("py", "pxd")),
    "fidchell/core/fields.py",
    "fidchell/core/encoding.py",
    "fidchell/core/switches.py",
    "fidchell/games/inis/planner/progress.py",
    "fidchell/games/inis/planner/progress.pxd",
)


def within(folder: str, names: str) -> tuple[str, ...]:
    """The paths of Python files in a folder; their names are separated by spaces."""
    return tuple(f"{folder}/{name}.py" for name in names.split())


CORE = "fidchell/core"
INIS = "fidchell/games/inis"
SNAKES = "fidchell/games/snakes"

UNITS = (
    Unit(
        "fidchell.core._compiled",
        within(CORE, "limits"),
        within(CORE, "keystream state chance frames information_state rollout search batch"),
    ),
    Unit(
        "fidchell.games.inis._compiled",
        within(CORE, "limits") + within(INIS, "cards/deck ids view/encoding"),
        within(CORE, "chance frames offers matching")
        + within(
            f"{INIS}/rules", "state board map knowledge forgetting verbs windows asks marches placings moves choices"
        )
        + within(f"{INIS}/cards", "action advantage epic")
        + within(f"{INIS}/rules", "plays clash victory derived draft assembly season founding")
        + within(INIS, "planner/value planner/measure view/encode")
        + within(f"{INIS}/rules", "dispatch game setup"),
        "from fidchell.core._compiled cimport Room, State\n"
        "from fidchell.games.inis.planner.progress cimport progress_of_seats\n",
    ),
    Unit(
        "fidchell.games.snakes._compiled",
        within(CORE, "limits") + within(SNAKES, "ids view/encoding planner/weights"),
        within(CORE, "chance frames offers matching")
        + within(SNAKES, "content/content")
        + within(f"{SNAKES}/rules", "state board influence verbs succession victory death keeping britain effects turn")
        + within(f"{SNAKES}/rules", "convert actions derived founding knowledge forgetting")
        + within(SNAKES, "planner/value rules/odds")
        + within(f"{SNAKES}/planner", "costs answers plan value_net")
        + within(SNAKES, "view/encode")
        + within(f"{SNAKES}/rules", "dispatch game setup"),
        "from fidchell.core._compiled cimport Room, State\n",
    ),
)


def present(root: Path) -> tuple[Unit, ...]:
    """The units whose files all exist; `root` is the folder that contains the package."""
    return tuple(unit for unit in UNITS if all((root / file).exists() for file in unit.sources))
