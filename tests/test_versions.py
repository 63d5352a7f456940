"""What docs/explanation/versioning.md promises: kept records replay, and the numbers are as it says."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import fidchell
from fidchell.core.errors import BadRecord
from fidchell.core.record import FIRST_LINE, from_text, to_text
from fidchell.core.registry import game
from fidchell.research.text import SCHEMA
from fidchell.table.server.wire import PROTOCOL

KEPT = Path(__file__).parent / "kept"
PAGE = (Path(__file__).parent.parent / "docs/explanation/versioning.md").read_text(encoding="utf-8")
# By game and version of its rules: the digest of where the kept record ends. Whoever must change one has changed the
# rules: raise the version, keep a new record under its number, and leave the old one, which is then refused.
ENDS = {("inis", 1): "d847cb22fd97", ("snakes", 1): "ae93af3fc951"}

pytestmark = pytest.mark.both


def kept(key: str, version: int) -> str:
    return (KEPT / f"{key}.{version}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("key", "version"), ENDS)
def test_a_kept_record_replays_to_the_same_end_or_is_refused_by_its_number(key: str, version: int) -> None:
    if version != game(key).version:
        with pytest.raises(BadRecord, match=f"{key} version {version}; this is version {game(key).version}"):
            from_text(kept(key, version))
        return
    match = from_text(kept(key, version)).match
    assert match.done and to_text(match) == kept(key, version)
    fields = sorted(match.state.fields().items())
    assert hashlib.sha256(repr(fields).encode()).hexdigest()[:12] == ENDS[key, version]


def test_the_rules_of_today_have_a_kept_record() -> None:
    assert {(key, game(key).version) for key in ("inis", "snakes")} <= ENDS.keys()


def test_the_page_tells_the_versions_of_today() -> None:
    told = [line.split(" | ")[2] for line in PAGE.splitlines() if re.match(r"\| the |\| an ", line)]
    inis, snakes = game("inis"), game("snakes")
    assert inis.encoding and snakes.encoding and inis.encoding.version == snakes.encoding.version
    assert told == [
        fidchell.__version__,
        f"Inis {inis.version}, Banish the Snakes {snakes.version}",
        f"`{FIRST_LINE}`",
        f"{inis.encoding.version} for both games",
        str(PROTOCOL),
        str(SCHEMA),
    ]
