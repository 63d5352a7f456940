"""Chance at a table: a key that is committed to, streams that nobody can predict, records that anyone can check."""

import hashlib
import struct
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tables import Sitting

from fidchell.bots.player import make
from fidchell.checks.laws import random_options
from fidchell.core.errors import BadOption, BadRecord
from fidchell.core.information_state import information_state_of
from fidchell.core.keys import commitment, new_key, next_key, read_key, stream_key
from fidchell.core.keystream import KeyStream
from fidchell.core.match import Match
from fidchell.core.record import from_text, to_text
from fidchell.core.registry import game, keys
from fidchell.table.log import entries as log

ROOT = Path(__file__).parent.parent
KEY = bytes(range(32))
each_game = pytest.mark.parametrize("title", keys())


def played(title: str, key: bytes, seed: int, back: bool = False) -> Match:
    """A game at a table, played at random to its end; it may go back once in the middle."""
    chance = Random(seed)
    match = Match(game(title), key, random_options(game(title), chance))
    while not match.done:
        seat = chance.choice(match.asked)
        match.act(seat, chance.choice(match.state.options(seat)))
        assert match.state.rng == 0 and not match.state.keyed, "a state at rest must not know what comes"
        if back and len(match.acts) == 6:
            match.rewind(3)
            match.reseed(next_key(match.key_at(3)))
            back = False
    return match


# The generator.


def chacha20(key: bytes, block: int) -> bytes:
    """One block of ChaCha20 as RFC 8439 describes it, with a nonce of zeros; written apart from ours."""
    start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [block, 0, 0, 0]
    work = start[:]
    for _ in range(10):
        for a, b, c, d in [
            *((i, i + 4, i + 8, i + 12) for i in range(4)),
            *((i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)),
        ]:
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                work[x] = (work[x] + work[y]) & 0xFFFFFFFF
                mixed = work[z] ^ work[x]
                work[z] = (mixed << turn | mixed >> (32 - turn)) & 0xFFFFFFFF
    return struct.pack("<16I", *((old + new) & 0xFFFFFFFF for old, new in zip(start, work, strict=True)))


def test_the_reference_is_the_one_of_the_standard() -> None:
    first = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    second = "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
    assert chacha20(bytes(32), 0).hex().startswith(first) and chacha20(bytes(32), 1).hex().startswith(second)


def test_a_stream_is_what_the_standard_says() -> None:
    stream = KeyStream()
    for key in (bytes(32), KEY, new_key()):
        stream.open(key)
        expected = b"".join(chacha20(key, block) for block in range(5))
        assert b"".join(number.to_bytes(8, "little") for number in stream.numbers(40)) == expected
    stream.close()
    assert stream.numbers(1)[0] == int.from_bytes(chacha20(bytes(32), 0)[:8], "little"), "no key is left behind"
    with pytest.raises(ValueError, match="32 bytes"):
        stream.open(b"short")


# Games.


@each_game
def test_a_keyed_game_is_determined_by_its_key_and_acts(title: str) -> None:
    match = played(title, KEY, 5, back=True)
    text = to_text(match)
    again = from_text(text).match
    assert again.state.fields() == match.state.fields() and to_text(again) == text
    assert text.split("\n")[2] == f"key: {KEY.hex()}" and text.count("\nkey: ") == 2
    other = Match(game(title), next_key(KEY), match.options)
    assert other.state.fields() != Match(game(title), KEY, match.options).state.fields()


@each_game
def test_every_act_has_a_stream_of_its_own(title: str) -> None:
    match = played(title, KEY, 2)
    streams = {match.stream(at) for at in range(len(match.acts))} | {stream_key(KEY, 0)}
    assert len(streams) == len(match.acts) + 1 and KEY not in streams


@each_game
def test_nothing_that_a_bot_gets_depends_on_the_key(title: str) -> None:
    """Two tables with equal pasts and different keys: the information states are equal in every field."""
    match = played(title, KEY, 3)
    cut = len(match.acts) // 3
    match.rewind(cut)
    seat = match.asked[0]
    one = information_state_of(match.seen_from(seat), seat)
    match.reseed(new_key())
    two = information_state_of(match.seen_from(seat), seat)
    for seed in range(5):
        guesses = one.determinize(seed), two.determinize(seed)
        assert guesses[0].fields() == guesses[1].fields() and not guesses[0].keyed
    assert make("random", 1).choose(one) == make("random", 1).choose(two)


def test_going_back_and_forth_leaves_the_past_as_it_was() -> None:
    match = played("inis", KEY, 4)
    whole = match.state.fields()
    acts = match.acts[:]
    match.rewind(len(acts) // 2)
    match.replay(acts)
    assert match.state.fields() == whole


# Records and commitments.


@pytest.mark.parametrize("text", ["", "00" * 31, "zz" * 32, "00" * 33, "AB" * 32, " " + "00" * 31])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="64 digits"):
        read_key(text)
    record = to_text(played("snakes", KEY, 1)).replace(KEY.hex(), text)
    with pytest.raises(BadRecord):
        from_text(record)


def test_an_outside_script_checks_the_commitment_and_every_later_key() -> None:
    match = played("inis", KEY, 6, back=True)
    script = ROOT / "examples/check_chance.py"
    told = hashlib.sha256(KEY).hexdigest()
    assert told == commitment(KEY)

    def checked(text: str, said: str) -> str:
        done = subprocess.run(
            [sys.executable, "-I", str(script), said], input=text, capture_output=True, text=True, check=False
        )
        return done.stdout + done.stderr

    record = to_text(match)
    assert "fits the record" in checked(record, told)
    assert "does not fit" in checked(record.replace(KEY.hex(), next_key(next_key(KEY)).hex()), told)
    forged = record.replace(next_key(KEY).hex(), new_key().hex())
    assert "a new key" in checked(forged, told)


def checked(record: str, *words: str) -> int:
    """The exit status of the outside script."""
    script = [sys.executable, str(ROOT / "examples/check_chance.py"), *words]
    return subprocess.run(script, input=record, text=True, capture_output=True).returncode


def test_a_key_that_came_after_the_last_act_is_in_the_record() -> None:
    match = played("inis", KEY, 1)
    match.rewind(5)
    match.reseed(next_key(KEY))
    again = from_text(to_text(match)).match
    assert again.reseeds == match.reseeds and again.reseeds


def test_a_continued_game_that_went_back_behind_its_beginning_can_be_checked() -> None:
    match, own = played("inis", KEY, 1), bytes(32)
    match.rewind(9)
    match.reseed(own)  # continued there
    match.rewind(4)
    match.reseed(next_key(own))  # and back to before
    record = to_text(match)
    assert checked(record, commitment(own)) == 1 and checked(record, commitment(own), own.hex()) == 0
    assert checked(record, commitment(own), KEY.hex()) == 1
    match.reseed(bytes(31) + b"x")  # a key that nobody promised
    assert checked(to_text(match), commitment(own), own.hex()) == 1


def test_a_table_commits_to_its_key_before_the_first_deal() -> None:
    sitting = Sitting("inis", 2, 0, key=KEY.hex())
    assert sitting.table.key == KEY.hex() and sitting.table.match.key_at(0) == KEY
    sitting.put(log.Reseed(secret=next_key(KEY).hex()))
    assert sitting.table.key == next_key(KEY).hex()
