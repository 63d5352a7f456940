"""The invariants of a game of Inis: every clan, card, tile and building is in exactly one place."""

from fidchell.core.events import unpacked
from fidchell.core.types import Fields
from fidchell.games.inis import ids


def conserved(f: Fields) -> list[str]:
    """Every way in which the pieces of a state break the invariants; empty if they hold."""
    return [*clan_faults(f), *card_faults(f), *tile_faults(f), *memory_faults(f), *plan_faults(f)]


def clan_faults(f: Fields) -> list[str]:
    """Seats whose clans do not add up, and more sheltered clans than clans or citadels."""
    faults = []
    for seat in range(f["players"]):
        placed = sum(f["clans"][where * ids.SEATS + seat] for where in range(ids.PLACES))
        brewing = f["brew"] if f["cauldron"] == seat + 1 else 0
        if placed + f["reserve"][seat] + brewing != ids.CLANS or f["reserve"][seat] < 0:
            faults.append(f"seat {seat}: {placed} clans placed, {f['reserve'][seat]} in reserve, {brewing} brewing")
    if min(f["clans"]) < 0 or min(f["deeds"]) < 0 or min(f["sheltered"]) < 0:
        faults.append("a count is negative")
    if f["clash"]:
        where = f["clash"] - 1
        for seat in range(f["players"]):
            if f["sheltered"][seat] > f["clans"][where * ids.SEATS + seat]:
                faults.append(f"seat {seat} shelters more clans than it has")
        if sum(f["sheltered"]) > f["citadels"][where] + (f["capital"] == where):
            faults.append("more clans are sheltered than there are citadels")
    return faults


def card_faults(f: Fields) -> list[str]:
    """Cards that are in two places or in none."""
    aside = 1 << (f["aside"] - 1) if f["aside"] else 0
    game = ids.ACTION_CARDS if f["players"] == 4 else ids.ACTION_CARDS & ~ids.FOUR_SEAT_CARDS
    piles = [*f["hands"], f["inplay"], f["drawn"], f["deck"], f["tales"], f["discard"], f["faceup"], aside]
    everywhere = 0
    for pile in piles:
        if everywhere & pile:
            return [f"cards lie in two places: {everywhere & pile:#x}"]
        everywhere |= pile
    if everywhere & ids.ACTION_CARDS != game or everywhere & ids.EPIC_CARDS != ids.EPIC_CARDS:
        return [f"cards are missing or too many: {everywhere:#x}"]
    held = everywhere & ids.ADVANTAGE_CARDS
    out = sum(1 << (ids.ADVANTAGE + where) for where in range(ids.PLACES) if f["spot"][where])
    return [f"an advantage card without a territory: {held & ~out:#x}"] if held & ~out else []


def tile_faults(f: Fields) -> list[str]:
    """Tiles that are both on the island and in the pile, or in neither; a negative supply of buildings."""
    island = [where for where in range(ids.PLACES) if f["spot"][where]]
    pile = f["pile"][: f["pile_size"]]
    frames = map(unpacked, f["stack"][: f["depth"]])
    waiting = any(frame.kind == ids.CHOOSE_SITE and frame.b for frame in frames)
    if len(set(island + pile)) != len(island + pile) or len(island + pile) + waiting != ids.PLACES:
        return [f"tiles: {sorted(island)} on the island, {sorted(pile)} in the pile"]
    if f["citadels_left"] < 0 or f["sanctuaries_left"] < 0:
        return ["more buildings than there are"]
    return []


def memory_faults(f: Fields) -> list[str]:
    """Viewers who rule out the true state, which must always remain possible for them."""
    aside = 1 << (f["aside"] - 1) if f["aside"] else 0
    hidden = ids.ACTION_CARDS | ids.EPIC_CARDS
    spots = {seat: f["hands"][seat] & hidden for seat in range(f["players"])}
    spots |= {ids.DISCARD: f["discard"], ids.ASIDE: aside}
    faults = []
    for eye in range(ids.EYES):
        if ids.PUBLIC_EYE > eye >= f["players"]:
            continue
        for spot, cards in spots.items():
            wrong = cards & ~f["maybe"][eye * ids.SPOTS + spot]
            if wrong:
                faults.append(f"viewer {eye} rules out what lies at {spot}: {wrong:#x}")
        if f["deck"] & ~f["maybe"][eye * ids.SPOTS + ids.DECK]:
            faults.append(f"viewer {eye} rules out tales of the deck")
        if eye < ids.SEATS and f["maybe"][eye * ids.SPOTS + eye] & hidden != f["hands"][eye] & hidden:
            faults.append(f"seat {eye} does not know its own hand")
    return faults


def plan_faults(f: Fields) -> list[str]:
    """A plan that is left over when a turn begins."""
    turn = f["depth"] == 1 and unpacked(f["stack"][0]).kind == ids.TURN
    return [f"a plan is left over: {f['plan']}"] if turn and any(f["plan"]) else []
