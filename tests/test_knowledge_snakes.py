"""Who knows what in Banish the Snakes: looked-at Druids, the top of the deck, the far sides of Leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from distributions import even
from patience import extent

import fidchell
from fidchell.core.match import Match
from fidchell.core.registry import game
from fidchell.core.state import State
from fidchell.core.types import Fields
from fidchell.games.snakes import ids
from fidchell.games.snakes.content.book import default

SNAKES = game("snakes")
BOOK = default()
TABLES = BOOK.tables
KNOWLEDGE = BOOK.item_names.index("knowledge") - ids.CARDS
PROPHECY = BOOK.item_names.index("prophecy") - ids.CARDS
GUESSES = 4000 if fidchell.COMPILED else 1000
SEVERAL = [1, 2, 3]


def changed(state: State, **fields: object) -> State:
    """The same position with other fields, and nothing wrong with it."""
    other = SNAKES.restored({**state.fields(), **fields})
    assert SNAKES.rules.conserved(other.fields()) == []
    return other


def with_gift(state: State, seat: int, gift: int) -> State:
    """The position in which a seat has taken a Gift from the row."""
    f = state.fields()
    kept = [held | 1 << gift if i == seat else held & ~(1 << gift) for i, held in enumerate(f["gifts"])]
    return changed(state, gift_row=f["gift_row"] & ~(1 << gift), gifts=kept)


def asks(state: State) -> int:
    return state.fields()["stack"][state.depth - 1] & 255


def played_to(seed: int, kind: int, turns: int = 0) -> State:
    """A game of four at random up to the first question of this kind after some turns."""
    for deal in range(seed * 100, seed * 100 + 100):
        chance = Random(deal)
        state = SNAKES.new(deal, SNAKES.settle_options({"players": 4}))
        state.sit(True)
        while not state.done and (asks(state) != kind or state.fields()["turns"] < turns):
            state.take(state.seat, chance.choice(state.options(state.seat)))
        if not state.done:
            return state
    raise AssertionError("no game came so far")


def at_actions(seed: int, turns: int = 0) -> tuple[State, int, int]:
    """A seat about to act in an Area with a Druid that nobody has seen; the seat, and the Area."""
    for start in range(seed, seed + 50):
        state = played_to(start, ids.ACTIONS, turns)
        f = state.fields()
        if f["druid"][f["where"][state.seat]] == ids.HIDDEN:
            return state, state.seat, f["where"][state.seat]
    raise AssertionError("no seat came to an unseen Druid")


def whispered(state: State, where: int, kind: int, *seats: int) -> State:
    """The position in which some seats have looked at the unseen Druid of an Area, which is of this kind."""
    f = state.fields()
    assert f["druid"][where] == ids.HIDDEN
    druid, eyes, pool = list(f["druid"]), list(f["eyes"]), list(f["druid_pool"])
    druid[where], eyes[where] = ids.MET + kind, sum(1 << seat for seat in seats)
    pool[kind] -= 1
    return changed(state, druid=druid, eyes=eyes, druid_pool=pool)


def foretold(state: State, cards: Iterable[int], *seats: int) -> State:
    """The position in which some seats have looked at these cards on top of the deck."""
    tops = list(cards)
    eyes = [sum(1 << seat for seat in seats)] * len(tops)
    blank = [0] * (ids.TOPS - len(tops))
    return changed(state, tops=tops + blank, top_eyes=eyes + blank, top_count=len(tops))


def deck_of(f: Fields) -> list[int]:
    return [card for card in range(ids.CARDS) if f["deck"] >> card & 1]


def possible(f: Fields) -> list[int]:
    """The kinds of Druids that nobody has seen."""
    return [kind for kind, left in enumerate(f["druid_pool"]) if left]


def alike(worlds: list[State], viewer: int | None) -> None:
    """No viewer but the initiated can tell worlds apart, by what is shown, asked, offered or guessed."""
    views = [SNAKES.view(world, viewer) for world in worlds]
    assert all(view == views[0] for view in views)
    if viewer is None:
        return
    assert all(world.seats == worlds[0].seats for world in worlds)
    assert all(world.options(viewer) == worlds[0].options(viewer) for world in worlds)
    guesses = [world.determinize(viewer, 11).fields() for world in worlds]
    assert all(guess == guesses[0] for guess in guesses)


# Druids.


@pytest.mark.parametrize("seed", SEVERAL)
def test_only_who_looks_at_a_druid_knows_its_number(seed: int) -> None:
    state, seat, where = at_actions(seed)
    match = Match(SNAKES, 1, {"players": 4})
    match.state = with_gift(state, seat, KNOWLEDGE)
    assert match.view(seat)["areas"][where]["druid"] == {"met": False, "value": None, "seen_by": []}
    entry = match.act(seat, "look")
    value = BOOK.druid_values[match.state.fields()["druid"][where] - ids.MET]
    name = SNAKES.seat_names[seat]
    assert match.view(seat)["areas"][where]["druid"] == {"met": False, "value": value, "seen_by": [name]}
    others = [other for other in range(4) if other != seat]
    for viewer in (*others, None):
        assert match.view(viewer)["areas"][where]["druid"] == {"met": False, "value": None, "seen_by": [name]}
    told = {
        viewer: [SNAKES.viewing.report(match.state, event, viewer) for event in entry.events]
        for viewer in (*range(4), None)
    }
    assert any(str(value) in (line or "") for line in told[seat])
    assert all(told[other] == told[None] for other in others)
    assert told[None] == [f"{name} looks at the Druid of {BOOK.areas[where]}"]
    assert "look" not in match.words(seat), "who knows a Druid need not look again"
    assert not match.may_undo(seat)


@pytest.mark.parametrize("seed", SEVERAL)
def test_nothing_that_others_get_depends_on_a_druid_they_have_not_seen(seed: int) -> None:
    state, seat, where = at_actions(seed)
    knower = (seat + 1) % 4
    worlds = [whispered(state, where, kind, knower) for kind in possible(state.fields())]
    assert len(worlds) > 2
    for viewer in (seat, (seat + 2) % 4, (seat + 3) % 4, None):
        alike(worlds, viewer)
    assert len({SNAKES.view(world, knower)["areas"][where]["druid"]["value"] for world in worlds}) == len(worlds)


@pytest.mark.parametrize("seed", SEVERAL)
def test_guesses_draw_an_unseen_druid_evenly_from_the_unseen_ones(seed: int) -> None:
    state, seat, where = at_actions(seed, turns=4)
    knower, other = (seat + 1) % 4, (seat + 2) % 4
    pool = state.fields()["druid_pool"]
    shares = {kind: float(left) for kind, left in enumerate(pool) if left}
    truth = max(shares)
    world = whispered(state, where, truth, knower)
    guessed = Counter(world.determinize(other, i).fields()["druid"][where] - ids.MET for i in range(GUESSES))
    even(guessed, shares)
    assert {world.determinize(knower, i).fields()["druid"][where] for i in range(50)} == {ids.MET + truth}


def test_two_druids_known_to_two_others_are_guessed_without_replacement() -> None:
    state, seat, where = at_actions(5)
    f = state.fields()
    second = next(area for area in range(TABLES["areas"]) if area != where and f["druid"][area] == ids.HIDDEN)
    kinds = possible(f)
    world = whispered(whispered(state, where, kinds[0], (seat + 1) % 4), second, kinds[1], (seat + 2) % 4)
    pool = f["druid_pool"]
    shares = {(a, b): float(pool[a] * (pool[b] - (a == b))) for a in kinds for b in kinds}
    pairs: Counter[tuple[int, int]] = Counter()
    for i in range(2 * GUESSES):
        druid = world.determinize(seat, i).fields()["druid"]
        pairs[druid[where] - ids.MET, druid[second] - ids.MET] += 1
    even(pairs, {pair: share for pair, share in shares.items() if share})
    for i in range(20):  # who knows one of them guesses only the other
        druid = world.determinize((seat + 1) % 4, i).fields()["druid"]
        assert druid[where] == ids.MET + kinds[0]


def test_a_druid_nobody_has_seen_is_any_of_the_unseen_when_somebody_looks() -> None:
    state, seat, where = at_actions(2)
    state = with_gift(state, seat, KNOWLEDGE)
    shares = {kind: float(left) for kind, left in enumerate(state.fields()["druid_pool"]) if left}
    seen: Counter[int] = Counter()
    for i in range(GUESSES):
        guess = state.determinize(seat, i)
        guess.take(seat, ids.LOOK)
        seen[guess.fields()["druid"][where] - ids.MET] += 1
    even(seen, shares)


# The top of the deck.


def test_only_who_prophesies_knows_the_top_of_the_deck() -> None:
    for seed in range(1, 40):
        state = with_gift(played_to(seed, ids.ACTIONS), 0, PROPHECY)
        chance = Random(seed)
        while not state.done and asks(state) != ids.BEGIN_TURN:
            state.take(state.seat, chance.choice(state.options(state.seat)))
        if not state.done and state.seat == 0 and state.fields()["turns"] > 1:
            break
    match = Match(SNAKES, 1, {"players": 4})
    match.state = state
    assert match.view(0)["cards"]["top"] == []
    entry = match.act(0, "play prophecy")
    assert not match.may_undo(0)
    f = match.state.fields()
    tops = [BOOK.item_names[card] for card in f["tops"][: f["top_count"]]]
    assert len(tops) == 2 and match.view(0)["cards"]["top"] == tops
    for viewer in (1, 2, 3, None):
        assert match.view(viewer)["cards"]["top"] == []
        told = [SNAKES.viewing.report(match.state, event, viewer) or "" for event in entry.events]
        assert told.count(f"{SNAKES.seat_names[0]} looks at a card on the deck") == 2
        assert not any(BOOK.cards[card] in line for card in f["tops"][:2] for line in told)
    for i in range(30):
        guess = match.state.determinize(0, i)
        guess.take(0, ids.CHOOSE + f["tops"][1])
        after = guess.fields()
        assert f["tops"][1] + 1 in (after["current"], after["key"]) or f["tops"][1] not in deck_of(after)


@pytest.mark.parametrize("seed", SEVERAL)
def test_nothing_that_others_get_depends_on_cards_they_have_not_seen(seed: int) -> None:
    state, seat, _ = at_actions(seed)
    knower = (seat + 1) % 4
    deck = deck_of(state.fields())
    worlds = [foretold(state, (deck[i], deck[-1 - i]), knower) for i in range(5)]
    for viewer in (seat, (seat + 2) % 4, (seat + 3) % 4, None):
        alike(worlds, viewer)
    assert SNAKES.view(worlds[0], knower)["cards"]["top"] == [BOOK.item_names[deck[0]], BOOK.item_names[deck[-1]]]


def test_guesses_put_any_card_on_top_of_the_deck_that_may_be_there() -> None:
    state, seat, _ = at_actions(3)
    knower, other = (seat + 1) % 4, (seat + 2) % 4
    deck = deck_of(state.fields())
    world = foretold(state, deck[:2], knower)
    tops = [tuple(world.determinize(other, i).fields()["tops"][:2]) for i in range(GUESSES)]
    assert all(first != second for first, second in tops)
    for place in (0, 1):
        even(Counter(pair[place] for pair in tops), dict.fromkeys(deck, 1.0))
    half = changed(world, top_eyes=[1 << knower, 1 << other, 0, 0])  # each knows one of the two
    guessed = [half.determinize(other, i).fields()["tops"][:2] for i in range(GUESSES)]
    assert {second for _, second in guessed} == {deck[1]}
    even(Counter(first for first, _ in guessed), {card: 1.0 for card in deck if card != deck[1]})
    assert {tuple(half.determinize(seat, i).fields()["tops"][:2])[1] for i in range(GUESSES)} == set(deck)


# Leaders.


def half_known(f: Fields) -> list[int]:
    """The seats of Leaders who have shown one side."""
    return [lord for lord, block in enumerate(f["leader"]) if block and not f["open"] >> lord & 1]


def shown(f: Fields, lord: int) -> tuple[str, int]:
    """Which side of a Leader is up, and what it shows."""
    side = "christened" if f["christian"] >> lord & 1 else "pagan"
    return side, TABLES[side][f["leader"][lord] - 1]


def sides(f: Fields, lord: int) -> tuple[int, int]:
    """What both sides of a Leader show."""
    block = f["leader"][lord] - 1
    return TABLES["pagan"][block], TABLES["christened"][block]


def evenly_seated(f: Fields, chance: Random) -> dict[int, int]:
    """Blocks for the half-known seats, all that fit equally likely: drawn again until no block is drawn twice."""
    lords = half_known(f)
    blocks = [block for block in range(TABLES["leaders"]) if f["cup"] >> block & 1]
    blocks += [f["leader"][lord] - 1 for lord in lords]
    groups: dict[tuple[str, int], list[int]] = {}
    for lord in lords:
        groups.setdefault(shown(f, lord), []).append(lord)
    while True:
        seated: dict[int, int] = {}
        for (side, value), members in groups.items():
            fitting = [block for block in blocks if TABLES[side][block] == value]
            seated |= dict(zip(members, chance.sample(fitting, len(members)), strict=True))
        if len(set(seated.values())) == len(seated):
            return seated


def with_christians(state: State, seed: int, count: int) -> State:
    """The position with some Leaders whose Christian side is up and whose Pagan side nobody has seen."""
    f = state.fields()
    lords = Random(seed).sample([lord for lord in half_known(f) if not f["christian"] >> lord & 1], count)
    return changed(state, christian=f["christian"] | sum(1 << lord for lord in lords))


@pytest.mark.parametrize("christians", [0, 1, 3, 5])
@pytest.mark.parametrize("seed", SEVERAL[: extent(1, 3)])
def test_every_world_behind_the_leaders_is_about_equally_likely(seed: int, christians: int) -> None:
    """Each block sits on each seat as often as when the blocks are seated evenly in another way."""
    state = with_christians(played_to(seed, ids.ACTIONS, turns=3), seed, christians)
    f = state.fields()
    lords = half_known(f)
    chance = Random(seed)
    fair: dict[int, Counter[int]] = {lord: Counter() for lord in lords}
    found: dict[int, Counter[int]] = {lord: Counter() for lord in lords}
    cup: Counter[int] = Counter()
    for i in range(GUESSES):
        guess = state.determinize(state.seat, i).fields()
        seated = evenly_seated(f, chance)
        for lord in lords:
            found[lord][guess["leader"][lord] - 1] += 1
            fair[lord][seated[lord]] += 1
        cup[guess["cup"].bit_count()] += 1
    assert set(cup) == {f["cup"].bit_count()}
    for lord in lords:
        for block in fair[lord].keys() | found[lord].keys():
            ours, theirs = found[lord][block], fair[lord][block]
            spread = (ours + theirs + 2) ** 0.5
            assert abs(ours - theirs) < 5 * spread, f"lord {lord}, block {block}: {ours} times, not {theirs}"


@pytest.mark.parametrize("seed", SEVERAL)
def test_known_sides_of_leaders_are_kept_in_every_guess(seed: int) -> None:
    state = with_christians(played_to(seed, ids.ACTIONS, turns=3), seed, 2)
    known = half_known(state.fields())[0]
    state = changed(state, open=state.fields()["open"] | 1 << known)
    f = state.fields()
    for i in range(300):
        guess = state.determinize(i % 4, i)
        g = guess.fields()
        assert sides(g, known) == sides(f, known)
        assert all(shown(g, lord) == shown(f, lord) for lord in half_known(f))
        assert SNAKES.rules.conserved(g) == []
        assert SNAKES.view(guess, i % 4) == SNAKES.view(state, i % 4)


def test_no_view_shows_the_far_side_of_a_leader() -> None:
    state = played_to(4, ids.ACTIONS, turns=3)
    f = state.fields()
    for viewer in (*range(4), None):
        view = SNAKES.view(state, viewer)
        lords = {i: area["chief"] for i, area in enumerate(view["areas"])}
        lords |= {ids.KING + i: king for i, king in enumerate(view["kings"])} | {ids.HIGH_KING: view["high_king"]}
        assert all((lords[lord]["other_side"] is None) for lord in half_known(f))
        assert sum(lord["other_side"] is not None for lord in lords.values()) == f["open"].bit_count()


# All of it at once.


@pytest.mark.parametrize("seed", SEVERAL)
def test_a_guess_keeps_what_a_seat_has_seen_until_it_is_gone(seed: int) -> None:
    """Over whole games with both Gifts in play: what a seat saw is in all its guesses and in no other seat's view."""
    looked = foreseen = 0
    for number in range(40 if fidchell.COMPILED else 12):
        state = with_gift(with_gift(played_to(seed * 50 + number, ids.ACTIONS), 0, KNOWLEDGE), 1, PROPHECY)
        chance = Random(number)
        while not state.done:
            f = state.fields()
            for seat in range(4):
                mine = [where for where, eyes in enumerate(f["eyes"]) if f["druid"][where] > 1 and eyes >> seat & 1]
                tops = [i for i in range(f["top_count"]) if f["top_eyes"][i] >> seat & 1]
                if (mine or tops) and chance.random() < 0.1:
                    g = state.determinize(seat, chance.getrandbits(63)).fields()
                    assert [g["druid"][where] for where in mine] == [f["druid"][where] for where in mine]
                    assert [g["tops"][i] for i in tops] == [f["tops"][i] for i in tops]
            options = state.options(state.seat)
            wanted = [a for a in options if a == ids.LOOK or a == ids.PLAY + ids.CARDS + PROPHECY]
            looked += ids.LOOK in wanted
            foreseen += ids.PLAY + ids.CARDS + PROPHECY in wanted
            state.take(state.seat, wanted[0] if wanted else chance.choice(options))
    assert looked > 5 and foreseen > 5
