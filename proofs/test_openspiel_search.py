"""OpenSpiel's own search beats random play through our interface, so the interface gives it what it needs.

Everything is seeded, so the result is the same in every run.
"""

from statistics import fmean

import pyspiel
import pytest
from test_research_openspiel import reduced, searcher

NEEDS = ("pyspiel",)
GAMES = 8


@pytest.mark.compiled
def test_its_search_beats_random_play():
    table = reduced()
    worths = []
    for number in range(GAMES):
        bots = [pyspiel.make_uniform_random_bot(seat, number) for seat in range(2)]
        bots[number % 2] = searcher(table, 30)
        worths.append(pyspiel.evaluate_bots(table.new_initial_state(), bots, number)[number % 2])
    assert fmean(worths) > 0.1
