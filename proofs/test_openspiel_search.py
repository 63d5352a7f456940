"""OpenSpiel's own search, through our interface, beats random play: so it is told what it needs, and acts by it.

All of it is seeded, so it ends the same in every run: there is no luck in it.
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
