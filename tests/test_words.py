"""Every action has one number and one name."""

from fidchell.games.inis import ids, words


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
    numbers = list(words.PLAIN_WORDS)
    for name, length in families.items():
        numbers += range(getattr(ids, name), getattr(ids, name) + length)
    assert sorted(numbers) == list(range(ids.ACTIONS)) == sorted(words.WORDS)


def test_names_are_unique_and_make_words() -> None:
    assert len(set(words.CARD_NAMES)) == len(words.CARD_NAMES) == ids.CARDS
    assert len(set(words.PLACE_NAMES)) == len(words.PLACE_NAMES) == ids.PLACES
    assert words.to_words(words.to_action("  Play   GEIS ")) == "play geis"
