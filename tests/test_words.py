"""Every action has one number and one name."""

import pytest

from fidchell.core.errors import IllegalAction
from fidchell.core.registry import game, keys
from fidchell.games.inis import ids
from fidchell.games.inis.view import notation
from fidchell.games.snakes import ids as snakes_ids
from fidchell.games.snakes.view import notation as snakes_words

pytestmark = pytest.mark.both


def test_the_families_of_actions_neither_overlap_nor_leave_gaps() -> None:
    families = {
        "NUMBER": 13,
        "ATTACK": ids.SEATS,
        "NAME": ids.SEATS,
        "PLACE": ids.PLACES,
        "AT": ids.PLACES,
        "ORIGIN": ids.PLACES,
        "TILE": ids.PLACES,
        "PLAY": ids.CARDS,
        "DISCARD_CARD": ids.CARDS,
        "KEEP": ids.CARDS,
        "TAKE": ids.CARDS,
        "GIVE": ids.ADVANTAGE,
        "PUT_ASIDE": ids.ADVANTAGE,
        "CLAN": ids.PLACES * ids.SEATS,
        "TO": ids.PLACES * ids.CLANS,
        "FROM": ids.PLACES * ids.CLANS,
        "SITE": ids.SITES,
    }
    numbers = list(notation.PLAIN_WORDS)
    for name, length in families.items():
        numbers += range(getattr(ids, name), getattr(ids, name) + length)
    assert sorted(numbers) == list(range(ids.ACTIONS)) == sorted(notation.WORDS)


def test_names_are_unique_and_make_words() -> None:
    assert len(set(notation.CARD_NAMES)) == len(notation.CARD_NAMES) == ids.CARDS
    assert len(set(notation.PLACE_NAMES)) == len(notation.PLACE_NAMES) == ids.PLACES
    assert notation.NOTATION.to_words(notation.NOTATION.to_action("  Play   GEIS ")) == "play geis"


def test_the_families_of_actions_of_the_snakes_neither_overlap_nor_leave_gaps() -> None:
    families = {
        "CONVERT_PEOPLE": snakes_ids.KINDS,
        "MOVE": snakes_ids.AREAS,
        "AT": snakes_ids.AREAS,
        "KING_OF": snakes_ids.PROVINCES,
        "NAME": snakes_ids.SEATS,
        "HEAL_SEAT": snakes_ids.SEATS,
        "BRING": snakes_ids.RELICS,
        "SAINT": snakes_ids.SAINTS,
        "PLAY": snakes_ids.ITEMS,
        "DROP": snakes_ids.ITEMS,
        "GIVE": snakes_ids.ITEMS,
        "TAKE": snakes_ids.ITEMS,
        "CHOOSE": snakes_ids.ITEMS,
    }
    numbers = list(snakes_words.PLAIN_WORDS)
    for name, length in families.items():
        numbers += range(getattr(snakes_ids, name), getattr(snakes_ids, name) + length)
    assert sorted(numbers) == list(range(snakes_ids.ACTION_COUNT))


@pytest.mark.parametrize("key", keys())
def test_every_number_has_words_of_its_own_and_no_other_has_any(key: str) -> None:
    entry = game(key)
    said = [entry.notation.to_words(action) for action in range(entry.actions)]
    assert [entry.notation.to_action(words.upper()) for words in said] == list(range(entry.actions))
    for nothing in (-1, entry.actions):
        with pytest.raises((IllegalAction, KeyError)):
            entry.notation.to_words(nothing)
    with pytest.raises(IllegalAction):
        entry.notation.to_action("play the piano")
