"""What the rules say of a position, as plain Python values: for views and cases, which know no rule themselves."""

from fidchell.core.types import Fields
from fidchell.games.inis.board import chieftain
from fidchell.games.inis.ids import EYES, PLACES, SPOTS
from fidchell.games.inis.knowledge import known_at
from fidchell.games.inis.map import site, site_count, touched
from fidchell.games.inis.state import Inis
from fidchell.games.inis.victory import conditions, lands, shrines, subjects

__all__ = ["sites", "standing"]


def standing(s: Inis) -> Fields:
    """Every field of a state, and what follows: chieftains, progress to the crown, and what each viewer is sure of."""
    f = s.fields()
    f["chieftains"] = [chieftain(s, where) for where in range(PLACES)]  # -1 for none
    f["lands"] = [lands(s, seat) for seat in range(s.players)]
    f["shrines"] = [shrines(s, seat) for seat in range(s.players)]
    f["subjects"] = [subjects(s, seat) for seat in range(s.players)]
    f["conditions"] = [conditions(s, seat) for seat in range(s.players)]
    f["known"] = [known_at(s, spot // SPOTS, spot % SPOTS) for spot in range(EYES * SPOTS)]
    return f


def sites(s: Inis) -> list[tuple[int, int]]:
    """The spots where a new tile may lie, by the number of the site, and the territories it would touch."""
    spots = [site(s, number, 2) for number in range(site_count(s, 2))]
    return [(spot, touched(s, spot)) for spot in spots]
