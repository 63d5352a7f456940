"""Seeds the random choices of other libraries, so that their own checks are the same in every run."""

from __future__ import annotations

import random
from importlib.util import find_spec

import numpy as np
import pytest


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """For modules that import it: generators without a seed get the same one."""
    random.seed(1)
    np.random.seed(1)
    if find_spec("gymnasium"):
        from gymnasium.utils import seeding

        usual = seeding.np_random
        monkeypatch.setattr(seeding, "np_random", lambda seed=None: usual(1 if seed is None else seed))
