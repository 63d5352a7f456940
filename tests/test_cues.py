"""Every event that the server can send is shown by the page in one way, or is silent on purpose."""

import pytest

from fidchell.core.cues import KINDS
from tools import write_cues


def test_the_tables_are_up_to_date() -> None:
    assert write_cues.main(["--check"]) == 0


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_every_event_has_a_cue_and_no_other_thing_has(key: str) -> None:
    found = write_cues.cues()[key]
    assert set(found) == {text.name for text in write_cues.texts(key)}
    assert set(found.values()) <= set(KINDS)


def test_kinds_say_when_the_board_follows() -> None:
    assert {kind.board for kind in KINDS.values()} == {"", "start", "end"}
    assert KINDS["card"].milliseconds == 1200 and KINDS["move"].board == "end"
