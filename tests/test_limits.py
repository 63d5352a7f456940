"""Limits: the same for sockets and polls, by person and by network, and never at another person's cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tableside import Person, Server, in_time

from fidchell.table.live import rate_limit
from fidchell.table.live.inbox import id_of
from fidchell.table.live.rate_limit import RateLimits, network

ADDRESSES = {
    "192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:0db8:0001:0002",
    "2001:db8:1:2:ffff::9": "2001:0db8:0001:0002",
    "2001:db8:1:3::1": "2001:0db8:0001:0003",
    "::ffff:192.0.2.7": "192.0.2.7",
    "somewhere": "somewhere",
    "": "",
}


def test_a_network_is_an_address_or_a_prefix() -> None:
    assert {address: network(address) for address in ADDRESSES} == ADDRESSES


def test_those_who_have_rested_are_forgotten_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rate_limit, "monotonic", lambda: now)
    limits = RateLimits(1.0, 10.0)
    assert [limits.spend("busy") for _ in range(12)] == [True] * 10 + [False] * 2
    for i in range(rate_limit.SWEPT - 1):
        limits.spend(f"guest {i}")
    now = 2.0  # all guests have rested, the busy one has not
    assert limits.spend("one more") and limits.known.keys() == {"busy", "one more"}
    assert [limits.spend("busy") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        (b'{"type":"act","id":"a7","nonsense":[1,2]}', "a7"),
        (b'{"id":7}', ""),
        (b"[]", ""),
        (b"\xff", ""),
        (b"[" * 100_000, ""),
        (b'{"id":"x","y":' + b"[" * 3000 + b"]" * 3000 + b"}", "x"),
    ],
)
def test_a_message_that_is_refused_unread_still_has_its_id(frame: bytes, name: str) -> None:
    assert id_of(frame) in (name, "") and (id_of(frame) == name or len(frame) > 1000)


# At a server.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose people may send one message a second, three at once."""
    db = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'tables.db'}"
    serving = Server(db, "--messages", "1").start()
    yield serving
    serving.stop()


def said(count: int, name: str) -> dict[str, Any]:
    """A poll that says something several times."""
    messages = [{"type": "say", "id": f"{name}{i}", "text": "hello"} for i in range(count)]
    return {"seat": "green", "messages": messages}


@pytest.mark.once
def test_polls_obey_the_limits_of_sockets(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            table = (await person.set_table("inis", "mm"))["id"]
            answers: list[str] = []
            for i in range(5):
                found = await person.post(f"/api/tables/{table}/poll", said(20, f"p{i}"))
                answers += [answer.get("error", answer)["id"] for answer in found.json()[1:-1]]
            assert len(answers) == 100 and answers.count("refused-too-fast") >= 90

    in_time(story())


@pytest.mark.once
def test_a_flood_on_many_lines_is_one_persons_flood(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person, Person(server.url, "Bran") as other:
            table = (await person.set_table("inis", "mm"))["id"]
            lines = [await person.seat(table, "green") for _ in range(4)]
            for line in lines:
                await line.until("update")
                for _ in range(10):
                    await line.say(type="ping")
            refused = [await line.until("refused") for line in lines]
            assert {each["error"]["id"] for each in refused} == {"refused-too-fast"}
            assert all(each["id"].startswith(line.prefix) for each, line in zip(refused, lines, strict=True))
            theirs = (await other.set_table("inis", "mm"))["id"]
            calm = await other.seat(theirs, "green")
            await calm.until("update")
            await calm.say(type="ping", id="calm")
            assert (await calm.until("pong"))["id"] == "calm"

    in_time(story())


@pytest.mark.once
def test_a_stranger_who_guesses_passwords_locks_nobody_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Attempts count by network: here the proxy says where each comes from."""
    db = f"sqlite:///{tmp_path_factory.mktemp('guessing') / 'tables.db'}"
    serving = Server(db, "--proxied").start()

    async def story() -> None:
        async with Person(serving.url, "Maeve") as owner, Person(serving.url, "Ailill") as stranger:
            made = await owner.post("/api/account", {"name": "Maeve", "password": "of Connacht, 1"})
            assert made.status_code == 201
            guess = {"name": "Maeve", "password": "is it this?"}
            far = {"x-forwarded-for": "203.0.113.9"}
            answers = [await stranger.post("/api/sign-in", guess, headers=far) for _ in range(14)]
            assert answers[0].status_code == 401 and answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) > 0
            near = {"x-forwarded-for": "198.51.100.1"}
            right = {"name": "Maeve", "password": "of Connacht, 1"}
            assert (await owner.post("/api/sign-in", right, headers=near)).status_code == 201

    in_time(story())
    serving.stop()


@pytest.mark.once
def test_a_new_password_ends_all_other_sessions_and_their_connections(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Emer") as person, Person(server.url, "Emer too") as device:
            first = {"name": "Emer", "password": "of Lusca, daughter"}
            assert (await person.post("/api/account", first)).status_code == 201
            assert (await device.post("/api/sign-in", first)).status_code == 201
            table = (await person.set_table("inis", "mm"))["id"]
            line = await device.seat(table, "green")
            await line.until("update")
            wrong = await person.post("/api/account/password", {"old": "guess guess", "new": "of Forgall, 2"})
            assert wrong.status_code == 401 and (await device.get("/api/me"))["name"] == "Emer"
            done = await person.post("/api/account/password", {"old": first["password"], "new": "of Forgall, 2"})
            assert done.status_code == 200 and (await person.get("/api/me"))["account"]
            assert (await device.web.get("/api/me")).status_code == 401
            await line.reading
            assert line.ended
            assert (await device.post("/api/sign-in", first)).status_code == 401

    in_time(story())


@pytest.mark.once
def test_guests_have_few_bots_and_unwatched_bots_rest(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Scathach") as guest:
            for _ in range(2):
                await guest.set_table("inis", "m0")
            third = await guest.ask_for_table("inis", "m0")
            assert third.status_code == 429 and third.json()["error"]["id"] == "refused-too-many-bots"
            alone = await guest.ask_for_table("inis", "00")
            assert alone.status_code == 403 and alone.json()["error"]["id"] == "refused-bots-alone"
            await guest.set_table("inis", "mm")
            made = await guest.post("/api/account", {"name": "Scathach", "password": "of the shadows"})
            assert made.status_code == 201
            table = (await guest.set_table("inis", "00"))["id"]
            resting = [(await guest.get(f"/api/tables/{table}"))["version"] for _ in range(5)]
            assert len(set(resting)) == 1
            watching = await guest.seat(table)
            for _ in range(5):
                await watching.until("update")
            assert (await guest.get(f"/api/tables/{table}"))["version"] > resting[0]

    in_time(story())
