"""The games as PettingZoo environments: `inis_v1.env(players=4)`, `snakes_v1.parallel_env(players=3)`.

Any other game that has observations is here too, by its key and version: `from fidchell.research.pettingzoo import
pebbles_v1`.
"""

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace

from fidchell.core.registry import game, keys


def __getattr__(name: str) -> ModuleType | SimpleNamespace:
    """The environments of a game: its own module here, if it has one."""
    if find_spec(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    key = next((key for key in keys() if name == f"{key}_v{game(key).version}"), None)
    if key is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fidchell.research.env_spec import LOSE
    from fidchell.research.pettingzoo.aec import Bare, Guarded
    from fidchell.research.pettingzoo.parallel import Parallel

    return SimpleNamespace(
        env=partial(Guarded, key, illegal=LOSE),
        parallel_env=partial(Parallel, key, illegal=LOSE),
        raw_env=partial(Bare, key),
    )
