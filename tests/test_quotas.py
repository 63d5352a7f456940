"""Quotas: uploads, continuations and rematches count as tables, and nobody fills the disk or keeps the hasher busy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from tables import Sitting
from tableside import Person, Server, in_time

from fidchell.core.match import Match
from fidchell.core.record import to_text
from fidchell.core.registry import game
from fidchell.table.log import commands
from fidchell.table.server import accounts as people
from fidchell.table.server import wire
from fidchell.table.server.accounts import Accounts
from fidchell.table.server.refusal import Refusal
from fidchell.table.store.store import Store

NEAR, FAR = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "203.0.113.9"}


def record(acts: int = 20) -> str:
    """The record of a game that has begun."""
    match, chance = Match(game("inis"), bytes(32), {"players": 2}), Random(1)
    for _ in range(acts):
        seat = match.state.seats[0]
        match.take(seat, chance.choice(match.state.options(seat)))
    return to_text(match)


async def upload(person: Person, text: str, **headers: str) -> httpx.Response:
    """The response to an upload."""
    headers |= {"x-csrf": person.web.cookies.get("csrf") or ""}
    return await person.web.post("/api/records", content=text, headers=headers)


def refusal(answer: httpx.Response) -> str:
    """The name of a refusal."""
    found: str = answer.json()["error"]["id"]
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a person may set up four tables a day."""
    db = f"sqlite:///{tmp_path_factory.mktemp('quotas') / 'tables.db'}"
    serving = Server(db, "--daily", "4", "--proxied").start()
    yield serving
    serving.stop()


@pytest.mark.once
def test_uploads_and_what_follows_from_them_count_as_tables(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Nuada") as person:
            made = await upload(person, record())
            assert made.status_code == 201 and made.json()["phase"] == "stopped"
            again = {"decisions": 3, "table": {"game": "inis", "seats": [{"kind": "mine"}] * 2}}
            answer = await person.post(f"/api/tables/{made.json()['id']}/continue", again)
            assert answer.status_code == 201
            table = answer.json()["id"]
            assert (await person.post(f"/api/tables/{table}/end")).status_code == 201
            assert (await person.post(f"/api/tables/{table}/rematch")).status_code == 201
            assert (await upload(person, record())).status_code == 201
            fifth = [
                await upload(person, record()),
                await person.post(f"/api/tables/{made.json()['id']}/continue", again),
                await person.ask_for_table("inis", "mm"),
            ]
            assert {(answer.status_code, refusal(answer)) for answer in fifth} == {(429, "refused-too-many-today")}

    in_time(story())


@pytest.mark.once
def test_one_network_uploads_only_so_fast(server: Server) -> None:
    async def story() -> None:
        answers = []
        for number in range(4):
            async with Person(server.url, f"guest {number}") as person:
                answers += [await upload(person, record(), **FAR) for _ in range(4)]
                last = await upload(person, record(), **NEAR)
        assert [answer.status_code for answer in answers[:10]] == [201] * 10
        assert refusal(answers[-1]) == "refused-too-fast" and last.status_code == 201

    in_time(story())


@pytest.mark.once
def test_a_guest_fills_only_so_much_of_the_disk(tmp_path_factory: pytest.TempPathFactory) -> None:
    db = f"sqlite:///{tmp_path_factory.mktemp('storage') / 'tables.db'}"
    serving = Server(db, "--storage", "1").start()

    async def story() -> None:
        async with Person(serving.url, "Bres") as person:
            text = record(1500)
            answers = [await upload(person, text) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]
            assert refusal(answers[-1]) == "refused-too-much-stored"
            assert (await person.post("/api/account", {"name": "Bres", "password": "the beautiful"})).status_code == 201
            assert (await upload(person, text)).status_code == 201

    in_time(story())
    serving.stop()


def test_a_log_that_is_far_too_long_takes_only_what_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting("inis", 2)
    monkeypatch.setattr(commands, "LONGEST_LOG", sitting.table.rows + 1)
    sitting.send(0, wire.Say("a", "hello"))
    for message in (wire.Say("b", "more"), wire.GiveOrders("c", []), wire.Undo("d")):
        with pytest.raises(Refusal, match="play on to the end"):
            sitting.send(0, message)
    seat = sitting.awaited()[0]
    assert sitting.act(seat, sitting.words(seat)[0])
    assert sitting.send(0, wire.Vote("e", "end"))


def test_passwords_wait_behind_those_of_their_own_network(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """One at a time, whoever asks; a newcomer's comes next, however many a stranger has sent."""
    monkeypatch.setattr(people, "TRIES", (1.0, 1000.0))

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        store.open()
        accounts = Accounts(store)
        done, running, most = [], 0, 0

        def fits(self: Accounts, kept: str, password: str) -> bool:
            nonlocal running, most
            running += 1
            most = max(most, running)
            done.append(password)
            running -= 1
            return False

        monkeypatch.setattr(Accounts, "fits", fits)
        wrong = [accounts.sign_in("Maeve", "guess", "203.0.113.9") for _ in range(50)]
        tasks = [asyncio.create_task(each) for each in [*wrong, accounts.sign_in("Maeve", "hers", "198.51.100.1")]]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(answer, Refusal) for answer in answers)
        assert most == 1 and len(done) == 51 and done.index("hers") < 25
        await store.close()

    in_time(story())


@pytest.mark.once
def test_whoever_asks_for_a_taken_name_again_and_again_is_stopped(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Lug") as person, Person(server.url, "Lug too") as other:
            wanted = {"name": "Lug", "password": "of the long arm"}
            assert (await person.post("/api/account", wanted, headers=NEAR)).status_code == 201
            answers = [await other.post("/api/account", wanted, headers=FAR) for _ in range(12)]
            assert refusal(answers[0]) == "refused-name-taken" and refusal(answers[-1]) == "refused-too-fast"

    in_time(story())
