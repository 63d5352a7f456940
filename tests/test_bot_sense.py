"""The strongest level knows what it plays: in small positions it chooses what nobody who knows the game would doubt.

Most positions come in pairs that differ in one thing only, and with it the right choice differs.
"""

from dataclasses import replace
from typing import Any

import pytest

import fidchell
from fidchell.bots.advice import Candidate, advise
from fidchell.bots.levels import config_of
from fidchell.bots.player import Player, make
from fidchell.checks.script import CaseMatch
from fidchell.core.information_state import information_state_of
from fidchell.core.registry import game

SIMS = 4000 if fidchell.COMPILED else 600
SEEDS = range(5 if fidchell.COMPILED else 2)
SEATS = game("inis").seat_names


def begun(given: dict[str, Any], script: str = "", key: str = "inis") -> CaseMatch:
    """A position as in the cases, after a script."""
    rules = game(key)
    assert rules.casework
    scene = CaseMatch(rules, rules.casework.position(given))
    assert not rules.rules.conserved(scene.state.fields())
    scene.play(enumerate(script.splitlines(), 1))
    return scene


def merciless(seed: int) -> Player:
    return make(f"merciless:sims={SIMS}:time=1000", seed)


def choices(scene: CaseMatch, seat: str = "green") -> list[str]:
    """What the bot chooses with each seed; it has a choice."""
    seen = information_state_of(scene.state, SEATS.index(seat))
    assert len(seen.options) > 1
    return [scene.game.notation.to_words(merciless(seed).choose(seen)) for seed in SEEDS]


def always(choice: str, scene: CaseMatch) -> bool:
    found = choices(scene)
    assert found == [choice] * len(SEEDS), found
    return True


def crowned(given: dict[str, Any], seed: int) -> str:
    """Who wins in this season if the bot plays all seats, or nobody."""
    state = begun(given).state
    bot = merciless(seed)
    while not state.done and state.fields()["season"] == 1:
        seat = state.seats[0]
        state.take(seat, bot.choose(information_state_of(state, seat)))
    return SEATS[state.fields()["winner"]] if state.done else "nobody"


# The crown.

THREE_AT_HOME = {"hills": {"green": 2}, "moor": {"blue": 2}, "plains": {"orange": 2}}
SIX_SHRINES = {"clans": THREE_AT_HOME, "capital": "moor", "brenn": "blue", "sanctuaries": {"hills": 6}}


def test_the_crown_is_claimed_when_the_season_would_end_without_a_claim():
    assert always("claim", begun({**SIX_SHRINES, "turn": "green", "passes": 2, "hands": {"green": ["geis"]}}))


def test_the_champion_passes_with_cards_in_hand_when_that_ends_the_season():
    """Blue, on turn next if green plays anything, holds a Migration against the only clan that matters."""
    given = {
        **{"brenn": "orange", "turn": "green", "passes": 2, "capital": "cove", "sanctuaries": {"hills": 6}},
        "clans": {"hills": {"green": 1}, "moor": {"blue": 4}, "cove": {"orange": 2}, "plains": {"green": 3}},
    }
    hand = ["new-clans", "exploration", "citadel"]
    blue = {"hands": {"green": hand, "blue": ["migration"]}, "known": {"green": {"blue": ["migration"]}}}
    assert always("pass", begun({**given, **blue, "pretenders": ["green"]}))
    unclaimed = begun({**given, "hands": {"green": hand}})
    assert "pass" not in choices(unclaimed), "without a claim, which nobody could answer, the season must not end yet"


def test_a_tie_of_claims_keeps_another_from_the_crown():
    """Green cannot win by its claim, since the Brenn is orange; but blue, who has claimed, does not win either."""
    given = {
        **{"brenn": "orange", "turn": "green", "passes": 2, "pretenders": ["blue"]},
        **{"capital": "plains", "sanctuaries": {"hills": 6}},
        "clans": {"hills": {"green": 1, "blue": 1}, "moor": {"blue": 2}, "plains": {"orange": 2}},
    }
    assert always("claim", begun(given))
    assert {crowned(given, seed) for seed in SEEDS} == {"nobody"}


# Blocking.

ONE_CLAN_IN_THE_WAY = {
    **{"brenn": "orange", "turn": "green", "passes": 2, "pretenders": ["blue"], "sanctuaries": {"hills": 6}},
    **{"capital": "cove", "near": {"hills": ["moor", "plains"]}},
    "clans": {"hills": {"blue": 1}, "moor": {"green": 4}, "plains": {"blue": 2}, "cove": {"orange": 2}},
    "hands": {"green": ["migration", "citadel", "craftsmen-and-peasants"]},
}
SIX_SUBJECTS = {
    **{"brenn": "orange", "turn": "green", "passes": 2, "pretenders": ["blue"], "capital": "cove"},
    "clans": {
        **{"hills": {"blue": 4, "green": 3}, "moor": {"blue": 4, "orange": 3}},
        **{"cove": {"orange": 2}, "plains": {"green": 2}},
    },
    "hands": {"green": ["new-alliance"]},
}


def test_a_pretender_is_driven_out_of_its_sanctuaries_and_the_crown_is_claimed_there():
    assert always("play migration", begun({**ONE_CLAN_IN_THE_WAY, "hands": {"green": ["migration"]}}))
    assert {crowned(ONE_CLAN_IN_THE_WAY, seed) for seed in SEEDS} == {"green"}


def test_a_pretender_loses_its_subjects_to_one_clan_in_the_right_place():
    assert always("play new-alliance", begun(SIX_SUBJECTS))
    scene = begun(SIX_SUBJECTS, "green: play new-alliance\ngreen: ? name the new alliance")
    assert set(choices(scene)) <= {"place hills", "blue at hills"}
    assert {crowned(SIX_SUBJECTS, seed) for seed in SEEDS} == {"nobody"}


# Geis.

FIVE_SHRINES_OF_BLUE = {
    **{"brenn": "orange", "turn": "blue", "pretenders": ["blue"], "capital": "cove", "sanctuaries": {"hills": 5}},
    "clans": {"hills": {"blue": 2}, "moor": {"green": 3}, "cove": {"orange": 2}},
    "hands": {"green": ["geis"], "blue": ["sanctuary", "citadel"]},
    "known": {"green": {"blue": ["sanctuary", "citadel"]}},
}


def test_geis_strikes_the_card_that_decides_the_game_and_waits_for_it():
    assert always("play geis", begun(FIVE_SHRINES_OF_BLUE, "blue: play sanctuary; at hills\ngreen: ?"))
    assert always("pass", begun(FIVE_SHRINES_OF_BLUE, "blue: play citadel; at hills\ngreen: ?"))


# Peace.


def offered_peace(green: int, blue: int, sanctuaries: dict[str, int], pretenders: list[str]) -> CaseMatch:
    """Blue has begun a clash on the Hills with its last card and offers peace before the first manoeuvre."""
    given = {
        **{"brenn": "orange", "turn": "blue", "capital": "cove", "near": {"hills": ["moor"]}},
        "clans": {"hills": {"green": green, "blue": blue}, "moor": {"green": 1}, "cove": {"orange": 2, "blue": 1}},
        **{"sanctuaries": sanctuaries, "pretenders": pretenders, "hands": {"blue": ["warlord"]}},
    }
    return begun(given, "blue: play warlord; at hills; peace\ngreen: ? agree to peace")


def test_peace_is_refused_when_it_would_crown_the_other():
    assert always("refuse", offered_peace(3, 1, {"hills": 3, "cove": 3}, ["blue"]))


def test_peace_is_agreed_to_when_the_fight_would_cost_the_crown():
    assert always("agree", offered_peace(1, 3, {"hills": 3, "moor": 3}, ["green"]))


def test_peace_is_agreed_to_when_a_tie_is_all_there_is_to_save():
    assert always("agree", offered_peace(1, 3, {"hills": 6}, ["green", "blue"]))


def test_a_pretender_in_reach_is_attacked_and_not_offered_peace():
    given = {
        **{"brenn": "orange", "turn": "green", "capital": "cove", "near": {"hills": ["moor"]}},
        "clans": {"hills": {"green": 2, "blue": 1}, "moor": {"green": 1}, "cove": {"orange": 2}},
        **{"sanctuaries": {"hills": 6}, "pretenders": ["blue"], "parked": ["blue"]},
        "hands": {"green": ["warlord", "citadel"]},
    }
    assert always("attack blue", begun(given, "green: play warlord; at hills; ? make a manoeuvre"))


# Which cards to have.

WANTS_A_SANCTUARY = {
    **{"capital": "moor", "sanctuaries": {"hills": 5}},
    "clans": {"hills": {"green": 3}, "moor": {"green": 2}, "plains": {"blue": 1}, "cove": {"orange": 1}},
}
WANTS_A_CLAN = {
    "capital": "moor",
    "clans": {"hills": {"green": 3, "blue": 3}, "moor": {"green": 4, "orange": 3}, "plains": {"green": 1}},
}
WANTS_A_TERRITORY = {
    **{"capital": "forest", "island": ["hills", "moor", "plains", "cove", "forest", "valley", "swamp", "meadows"]},
    "clans": {
        **{"hills": {"green": 1}, "moor": {"green": 1}, "plains": {"green": 1}, "cove": {"green": 1}},
        **{"forest": {"green": 3}, "swamp": {"orange": 1}, "meadows": {"blue": 1}},
    },
}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (WANTS_A_SANCTUARY, {"take sanctuary"}),
        (WANTS_A_CLAN, {"take new-clans", "take new-alliance"}),
        (WANTS_A_TERRITORY, {"take conquest", "take exploration", "take migration"}),
    ],
)
def test_the_druid_fetches_the_card_that_fulfils_a_condition(given, wanted):
    hands = {"green": ["druid", "geis"], "blue": ["citadel"], "orange": ["craftsmen-and-peasants"]}
    scene = begun({**given, "hands": hands}, "green: play druid\ngreen: ? take a discarded action card")
    assert len(scene.state.options(0)) > 6
    assert set(choices(scene)) <= wanted


@pytest.mark.compiled
@pytest.mark.parametrize(("given", "wanted"), [(WANTS_A_SANCTUARY, "keep sanctuary"), (WANTS_A_CLAN, "keep new-clans")])
def test_in_the_draft_the_card_is_kept_that_fulfils_a_condition(given, wanted):
    """Two of four cards are kept; each of them is often worth keeping."""
    hands = {
        "green": ["druid", "bard", "citadel", "craftsmen-and-peasants"],
        "blue": ["geis", "conquest", "festival", "warlord"],
        "orange": ["exploration", "migration", "sanctuary", "new-clans"],
    }
    before = "green: keep druid\nblue: keep geis\norange: keep exploration"
    for seed in SEEDS:
        scene = begun({**given, "phase": "draft", "hands": hands}, before)
        bot = merciless(seed)
        kept: list[str] = []
        while len(kept) < 2:
            action = bot.choose(information_state_of(scene.state, 0))
            kept.append(scene.game.notation.to_words(action))
            scene.state.take(0, action)
        assert wanted in kept


@pytest.mark.compiled
@pytest.mark.parametrize("owner", ["green", "blue"])
def test_the_last_card_passed_on_in_the_draft_is_not_the_one_that_wins(owner):
    """Whoever of the two neighbours has it, needs one more sanctuary."""
    given = {
        **{"phase": "draft", "brenn": "orange", "capital": "cove", "sanctuaries": {"hills": 5}},
        "clans": {"hills": {owner: 3}, "moor": {"blue" if owner == "green" else "green": 2}, "cove": {"orange": 2}},
        "hands": {
            "green": ["sanctuary", "citadel", "conquest", "craftsmen-and-peasants"],
            "blue": ["druid", "exploration", "festival", "geis"],
            "orange": ["migration", "new-alliance", "new-clans", "bard"],
        },
    }
    before = """green: keep sanctuary
blue: keep druid
orange: keep migration
green: keep bard; keep sanctuary
blue: keep citadel; keep druid
orange: keep exploration; keep migration"""
    scene = begun(given, before)
    assert scene.game.notation.to_action("give sanctuary") in scene.state.options(0)
    assert "give sanctuary" not in choices(scene)


# Passing to wait.


@pytest.mark.compiled
def test_seats_pass_with_cards_in_hand_and_come_back_in_the_same_season():
    rules = game("inis")
    state = rules.new(1, rules.settle_options({"players": 3}))
    bots = [make("merciless:sims=400:time=1000", seed) for seed in range(3)]
    waiting: dict[int, int] = {}  # the season in which a seat passed with a card that it could have played
    passed = returned = 0
    while not state.done:
        seat = state.seats[0]
        seen = information_state_of(state, seat)
        action = bots[seat].choose(seen)
        words = [rules.notation.to_words(option) for option in seen.options]
        if rules.casework and "turn" in rules.casework.ask(state):
            season = state.fields()["season"]
            if rules.notation.to_words(action) != "pass":
                returned += waiting.pop(seat, 0) == season
            elif any(word.startswith("play ") for word in words):
                waiting[seat] = season
                passed += 1
        state.take(seat, action)
    assert passed > 10 and returned > 3, (passed, returned)


# Advice.


def counsel(given: dict[str, Any], key: str = "inis") -> Candidate:
    config = replace(config_of("merciless", key), sims=SIMS, time=1000.0)
    return advise(information_state_of(begun(given, key=key).state, 0), 1, config).options[0]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("given", "card", "way"),
    [
        (WANTS_A_SANCTUARY, "sanctuary", "sanctuaries"),
        (WANTS_A_CLAN, "new-clans", "subjects"),
        (WANTS_A_TERRITORY, "migration", "territories"),
    ],
)
def test_advice_sees_the_way_to_win_that_lacks_one_step(given, card, way):
    hands = {"green": [card, "citadel"], "blue": ["bard"], "orange": ["festival"]}
    config = replace(config_of("merciless", "inis"), sims=SIMS, time=1000.0)
    options = advise(information_state_of(begun({**given, "hands": hands}).state, 0), 1, config).options
    step = next(option for option in options if game("inis").notation.to_words(option.action) == f"play {card}")
    assert max(step.by, key=step.by.__getitem__) == way
    assert step.by[way] > 0.7 * step.chances[0] > 0.3


# Banish the Snakes.

LAST_PEOPLE = {  # all Ireland but one block is one flock, yet Druids and Dolmens leave few points
    **{"players": 1, "where": {"green": "laigin"}, "points": 1, "everywhere": {"flocks": "all", "druid": "hidden"}},
    "areas": {
        "laigin": {
            **{"people": ["flock -2", "flock -2", "flock -3", "flock -3", "-3"], "flocks": 0},
            **{"druid": "none", "chief": "-1"},
        },
        "ulaid": {"dolmens": 6},
    },
}


@pytest.mark.parametrize("prepared", [0, 3])
def test_the_last_action_point_of_the_game_goes_into_the_attempt_that_wins_it(prepared):
    given = {**LAST_PEOPLE, "prepared": prepared, "deck": []}
    assert always("convert people -3", begun(given, key="snakes"))
    best = counsel(given, "snakes")
    assert best.by["total victory"] == pytest.approx(best.chances[0])
    assert best.chances[0] == pytest.approx((2 + prepared) / 6, abs=0.05 if fidchell.COMPILED else 0.15)
