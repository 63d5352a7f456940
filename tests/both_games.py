"""Inis and Banish the Snakes by name, for tests that know how many seats, steps, words or numbers these two have.

What every game must do is tested over `keys()`, so that it holds for a third one too.
"""

import pytest

BOTH = ("inis", "snakes")
both_games = pytest.mark.parametrize("key", BOTH)
