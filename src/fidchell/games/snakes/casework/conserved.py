"""The invariants of a game of Banish the Snakes: every block and card is in exactly one place."""

from fidchell.core.events import unpacked
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import book_of

ON_THE_WAY = (ids.DROP_ITEM,)  # questions about a card that is nowhere yet


def conserved(f: Fields) -> list[str]:
    """Every way in which the pieces of a state break the invariants; empty if they hold."""
    c = book_of(f["content"]).tables
    return [*people_faults(f, c), *leader_faults(f, c), *druid_faults(f, c), *supply_faults(f, c), *card_faults(f, c)]


def people_faults(f: Fields, c: Fields) -> list[str]:
    """Too many or too few People, or People out of order."""
    faults = []
    counts = list(f["reserve"])
    for where in range(c["areas"]):
        row = f["people"][where * ids.BOXES : where * ids.BOXES + c["boxes"][where]]
        for kind in row:
            counts[kind] += 1
        if row != sorted(row):
            faults.append(f"the People of area {where} are not in order: {row}")
        if f["flock"][where] >> c["boxes"][where]:
            faults.append(f"area {where} has Flocks beyond its boxes")
    if counts != c["people_count"]:
        faults.append(f"People by kind: {counts}, not {c['people_count']}")
    return faults


def leader_faults(f: Fields, c: Fields) -> list[str]:
    """Leaders with two seats or none, and empty seats."""
    seated = [block - 1 for block in f["leader"] if block]
    cup = [block for block in range(c["leaders"]) if f["cup"] >> block & 1]
    if sorted(seated + cup) != list(range(c["leaders"])):
        return [f"Leaders: {sorted(seated)} seated, {cup} in the cup"]
    wanted = c["areas"] + c["provinces"] + 1
    return [] if len(seated) == wanted else [f"{len(seated)} Leaders sit where {wanted} seats are"]


def druid_faults(f: Fields, c: Fields) -> list[str]:
    """Druids beside Churches, and more hidden Druids than there are."""
    faults = [
        f"area {where} has a Druid and a Church"
        for where in range(c["areas"])
        if f["druid"][where] and f["church"][where]
    ]
    hidden = f["druid"].count(ids.HIDDEN)
    if sum(f["druid_pool"]) != hidden + f["druids_left"] or min(f["druid_pool"]) < 0:
        faults.append(f"{sum(f['druid_pool'])} unseen Druids, {hidden} on the map, {f['druids_left']} aside")
    return faults


def supply_faults(f: Fields, c: Fields) -> list[str]:
    """Churches, Dolmens, Graves and Relics that do not add up."""
    faults = []
    for level in range(ids.LEVELS):
        if f["church"].count(level + 1) + f["churches_left"][level] != c["churches"][level]:
            faults.append(f"Churches of level {level}: {f['church']}, {f['churches_left'][level]} left")
    dolmens = c["dolmens"] if c["grade_dolmens"][f["grade"]] else 0
    if sum(f["dolmens"]) + f["dolmens_left"] != dolmens or f["dolmens_left"] < 0:
        faults.append(f"Dolmens: {f['dolmens']}, {f['dolmens_left']} left")
    for kind in range(c["relic_kinds"]):
        out = sum(f["relics"][where * ids.RELICS + kind] for where in range(ids.AREAS))
        removed = c["grade_relics"][f["grade"] * ids.RELICS + kind]
        if out + f["relic_pool"][kind] + removed != c["relic_count"][kind]:
            faults.append(f"Relics of kind {kind}: {out} out, {f['relic_pool'][kind]} unseen")
    if sum(f["graves"]) > sum(f["relic_pool"]) or min(f["graves"]) < 0 or min(f["relics"]) < 0:
        faults.append(f"Graves: {f['graves']}, {sum(f['relic_pool'])} unseen Relics")
    return faults


def card_faults(f: Fields, c: Fields) -> list[str]:
    """Cards that are in two places or in none, and more kept cards than allowed."""
    frames = list(map(unpacked, f["stack"][: f["depth"]]))
    waiting = sum(1 << frame.a for frame in frames if frame.kind in ON_THE_WAY and frame.a < ids.CARDS)
    open_cards = sum(1 << card - 1 for card in (f["key"], f["current"]) if card)
    piles = [f["deck"], f["discard"], f["piles"], f["gone"], open_cards, waiting, *f["kept"]]
    choosing = any(frame.kind in (ids.PICK_DECK, ids.CHOOSE_DECK_SAINT) for frame in frames)
    faults = []
    everywhere = 0
    for pile in piles:
        if everywhere & pile:
            faults.append(f"cards lie in two places: {everywhere & pile:#x}")
        everywhere |= pile
    if everywhere != (1 << c["cards"]) - 1 and not choosing:
        faults.append(f"cards are missing or too many: {everywhere:#x}")
    gifts = [f["gift_row"], *f["gifts"]]
    if sum(gifts).bit_count() != sum(gift.bit_count() for gift in gifts) or sum(gifts) >> c["gifts"]:
        faults.append(f"Gifts lie in two places: {gifts}")
    for seat in range(f["players"]):
        if f["kept"][seat].bit_count() + f["gifts"][seat].bit_count() > c["keeper_limit"][f["players"] - 1]:
            faults.append(f"seat {seat} keeps too many cards")
    tops = f["tops"][: f["top_count"]]
    if len(set(tops)) != len(tops) or any(not f["deck"] >> card & 1 for card in tops):
        faults.append(f"cards on top of the deck are not in it: {tops}")
    return faults
