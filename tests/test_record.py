"""Records are readable, replayable byte for byte, and refuse what they cannot be."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from patience import extent
from play import players_near, random_match

from fidchell.core.errors import BadRecord, FidchellError
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game, keys
from fidchell.games.snakes.content import book

pytestmark = pytest.mark.both

TEXT = to_text(random_match(11, players=3, eriu="anywhere"))
OURS = f"game: inis {game('inis').version}"


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seed", range(6))
def test_a_record_gives_the_match_again(seed: int, key: str) -> None:
    match = random_match(seed, 300 if seed % 2 else 100_000, key, players=players_near(key, 2 + seed % 3))
    loaded = from_text(to_text(match))
    assert loaded.note == ""
    assert to_text(loaded.match) == to_text(match)
    assert loaded.match.state.fields() == match.state.fields()
    assert list(loaded.match.entries()) == list(match.entries())


def test_a_record_reads_well() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == [
        "fidchell record 1",
        OURS,
        "seed: 11",
        "manner: table",
        "players: 3",
        "eriu: anywhere",
        "",
    ]
    assert lines[-1].startswith("end: ")


def test_a_record_names_its_content() -> None:
    match = random_match(5, 200, "snakes", players=6, level="advanced", saints="random")
    lines = to_text(match).splitlines()
    key = book.default().key
    assert lines[:8] == [
        "fidchell record 1",
        f"game: snakes {game('snakes').version}",
        "seed: 5",
        "manner: table",
        "players: 6",
        "level: advanced",
        "saints: random",
        f"content: {key}",
    ]


def test_a_record_of_content_that_is_not_loaded_says_which_and_how_to_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the file it loads; without, it names what it needs, and what is alike but another version."""
    meta = book.default().document["meta"]
    document = book.default().document | {"meta": meta | {"name": "our map"}}
    other = book.read(json.dumps(document), "map.json")
    monkeypatch.setattr(book, "SHELF", {book.default().digest: book.default()})
    book.shelve(other)
    match = random_match(5, 60, "snakes", content=other.key)
    text = to_text(match)
    assert f"content: {other.key}\n" in text and other.key.startswith("our-map-")
    loaded = from_text(text).match
    assert to_text(loaded) == text and loaded.state.fields() == match.state.fields()
    del book.SHELF[other.digest]
    with pytest.raises(FidchellError) as refusal:
        from_text(text)
    assert f"the content {other.key!r} is needed" in str(refusal.value) and "\n" not in str(refusal.value)
    assert "--content FILE" in str(refusal.value)
    ours = book.default().key
    with pytest.raises(FidchellError, match=f"{ours} has the same name but is another version of it"):
        from_text(text.replace(other.key, ours[:-8] + "00000000"))


def test_a_truncated_record_loads_up_to_the_last_whole_line() -> None:
    cut = TEXT[: len(TEXT) // 2].rstrip("\n")
    loaded = from_text(cut)
    whole = cut.rpartition("\n")[0] + "\n"
    assert "breaks off" in loaded.note
    assert to_text(loaded.match) == whole


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fidchell record 1", "once upon a time", "line 1: a record begins with 'fidchell record 1'"),
        (OURS, "game: chess 1", "there is no game 'chess'"),
        (OURS, "game: inis 99", f"made with inis version 99; this is version {game('inis').version}"),
        ("seed: 11", "seed: eleven", "the seed should be a number below 2**63, not 'eleven'"),
        ("seed: 11", f"seed: {2**63}", "the seed should be a number"),
        ("manner: table", "manner: rude", "the manner should be one of table, simulation"),
        ("eriu: anywhere", "eriu: nowhere", "eriu cannot be 'nowhere'"),
        ("eriu: anywhere", "mood: good", "inis has no option 'mood'"),
        ("eriu: anywhere", "eriu anywhere", "should read 'name: value'"),
        ("eriu: anywhere", "seed: 12", "each name once"),
        ("green: ", "red: ", "there is no seat 'red'; the seats: green, blue, orange"),
        (": place ", " place ", "should read 'seat: action'"),
        (": place ", ": lose ", "no action is called 'lose"),
        ("end: ", "end: nobody ", "the record says 'nobody"),
        ("green: ", "end: drawn\ngreen: ", "the record says that the game is over, but it goes on"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(old: str, new: str, said: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        from_text(TEXT.replace(old, new, 1))
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_nothing_follows_the_end() -> None:
    with pytest.raises(BadRecord, match="nothing may follow the line that says how the game ended"):
        from_text(TEXT + TEXT.splitlines()[-1] + "\n")


def test_a_long_line_is_not_repeated_whole() -> None:
    with pytest.raises(BadRecord) as refusal:
        from_text(TEXT.replace("green: ", "x" * 100_000, 1))
    assert len(str(refusal.value)) < 200


@settings(
    max_examples=extent(120, 1200),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.integers(0, len(TEXT)), st.integers(0, 12), st.text(max_size=6))
def test_whatever_is_done_to_a_record_it_loads_or_is_refused(start: int, length: int, put: str) -> None:
    try:
        from_text(TEXT[:start] + put + TEXT[start + length :])
    except FidchellError as refusal:
        assert "\n" not in str(refusal)


@pytest.mark.parametrize("line", ["", "content: default\n"])
def test_a_record_names_its_content_in_full(line):
    text = to_text(random_match(1, 3, "snakes"))
    named = next(part + "\n" for part in text.split("\n") if part.startswith("content: "))
    with pytest.raises(BadRecord, match="should name the content in full"):
        from_text(text.replace(named, line))
