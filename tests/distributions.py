"""Whether things come up as often as they should."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np


def even(counts: Counter[Any], shares: Mapping[Any, float]) -> None:
    """Counts are as often as their shares say, within five standard deviations; seeded, so the same in every run."""
    assert counts.keys() <= shares.keys()
    found, likely = np.array([counts[thing] for thing in shares]), np.array(list(shares.values()))
    likely = likely / likely.sum()
    mean = counts.total() * likely
    assert (abs(found - mean) <= 5 * np.sqrt(mean * (1 - likely)) + 1e-9).all(), (shares, found, mean)
