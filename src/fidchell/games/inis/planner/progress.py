"""Chieftains and progress of all seats at once; `progress.pxd` is the same in C."""

from fidchell.core.types import Count, Counts, Marks, Mask, Seat
from fidchell.games.inis.ids import PLACES, SEATS


def progress_of_seats(clans: Counts, sanctuaries: Counts, seat: Seat, players: Count, out: Marks, at: int) -> Mask:
    """The lands in which each seat has the most clans, 16 bits per seat.

    Writes the lands, then the sanctuaries, then the subjects of each seat, `seat` first and the others in order.
    """
    led = 0
    for steps in range(SEATS):
        other = (seat + steps) % players if steps < players else -1
        lands = shrines = subjects = 0
        for where in range(PLACES):
            here = clans[where * SEATS : where * SEATS + SEATS]
            if other >= 0 and here[other] > 0:
                lands += 1
                shrines += sanctuaries[where]
                if all(here[other] > here[rival] for rival in range(SEATS) if rival != other):
                    led |= 1 << (other * PLACES + where)
                    subjects += sum(here) - here[other]
        out[at + steps] = lands
        out[at + SEATS + steps] = shrines
        out[at + 2 * SEATS + steps] = subjects
    return led
