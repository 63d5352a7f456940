"""Bot accounts: declared, seated where their owners allow it, told of their tables, and nobody in votes."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from patience import HANGS, until_async
from tableside import AFRESH, Person, Postgres, Redis, Server, in_time, line_to, play_on
from tableside import Seat as Line

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[1] / "examples/bot_account.py"


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('bots') / 'tables.db'}"
    else:
        address = request.getfixturevalue("cluster").new_database()
    serving = Server(address, "--no-limits", "--grace", "0.5", "--pace", "0.01").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


def refused(answer: httpx.Response, status: int, name: str) -> None:
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, f"refused-{name}"), answer.text


class Program:
    """A program that plays a bot account."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.headers = {"authorization": f"Bearer {token}"}
        self.web = httpx.AsyncClient(base_url=server.url, timeout=HANGS, limits=AFRESH, headers=self.headers)

    @asynccontextmanager
    async def events(self, last: str = "") -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """Its stream of events; the first one says whether it goes on."""
        async with self.web.stream("GET", "/api/me/events", headers={"last-event-id": last}) as stream:
            assert stream.status_code == 200
            yield read(stream)

    async def seat(self, table: str, seat: str) -> Line:
        """A socket to a table, as a seat."""
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/wire?seat={seat}"
        return Line(await line_to(url, **self.headers), None, table, seat)  # type: ignore[arg-type]


async def read(stream: httpx.Response) -> AsyncIterator[dict[str, Any]]:
    """The events of a stream, each with its id."""
    number = ""
    async for line in stream.aiter_lines():
        field, _, value = line.partition(": ")
        number = value if field == "id" else number
        if field == "data":
            yield json.loads(value) | {"id": number}


async def heard(events: AsyncIterator[dict[str, Any]]) -> dict[str, Any]:
    """The next event."""
    return await asyncio.wait_for(anext(events), HANGS)


async def registered(person: Person) -> None:
    await person.post("/api/account", {"name": person.name, "password": "a long password"})


async def declared(server: Server, person: Person, name: str, **rules: Any) -> Program:
    """A bot of a person, and the program that plays it."""
    await registered(person)
    assert (await person.post("/api/me/bots", {"name": name})).status_code == 201
    if rules:
        assert (await person.post(f"/api/me/bots/{name}", rules)).status_code == 200
    made = await person.post(f"/api/me/bots/{name}/tokens", {"name": "program", "scopes": ["read", "play"]})
    return Program(server, made.json()["token"])


async def set_with(person: Person, *seats: str) -> httpx.Response:
    """Ask for a table: mine, open, or the names of bots."""
    kinds = [{"kind": seat} if seat in ("mine", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return await person.post("/api/tables", {"game": "inis", "seats": kinds, "window": 0})


def test_a_bot_is_seated_told_and_plays(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner One") as owner, Person(server.url, "Guest One") as guest:
            bot = await declared(server, owner, "Bran", shared=True)
            async with bot.events() as events:
                assert (await heard(events))["resumed"] is False
                assert "Bran" in [each["name"] for each in await guest.get("/api/bots")]
                about = (await set_with(guest, "mine", "bran")).json()
                chair = about["chairs"][1]
                assert (chair["name"], chair["keeper"], chair.get("bot", "")) == ("Bran", "Owner One", "")
                told = [await heard(events), await heard(events)]
                assert [each["type"] for each in told] == ["seated", "started"]
                assert {(each["table"], each["seat"]) for each in told} == {(about["id"], "blue")}
                seats = [await guest.seat(about["id"], "green"), await bot.seat(about["id"], "blue")]
                for seat in seats:
                    await seat.until("update")
                assert await play_on(seats, Random(1), 40) == 40
                turn = await heard(events)
                assert (turn["type"], turn["table"]) == ("turn", about["id"])
            async with bot.events(turn["id"]) as events:
                assert (await heard(events))["resumed"] is True
                assert (await heard(events))["type"] == "turn"
                assert (await guest.post(f"/api/tables/{about['id']}/end")).status_code == 201  # it plays alone
                while (last := await heard(events))["type"] != "ended":
                    assert last["type"] == "turn"
                assert last["outcome"] == "ended"
            async with bot.events("nonsense-1") as events:
                assert (await heard(events))["resumed"] is False

    in_time(story())


def test_only_those_may_seat_it_whom_its_owner_allows(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Two") as owner, Person(server.url, "Guest Two") as guest:
            bot = await declared(server, owner, "Cian")
            refused(await set_with(owner, "mine", "Cian"), 409, "bot-away")
            async with bot.events() as events:
                await heard(events)
                refused(await set_with(guest, "mine", "Cian"), 404, "no-bot")
                refused(await set_with(guest, "mine", "Nobody"), 404, "no-bot")
                assert "Cian" not in [each["name"] for each in await guest.get("/api/bots")]
                assert (await set_with(owner, "mine", "Cian")).status_code == 201
                refused(await set_with(owner, "mine", "Cian"), 409, "bot-busy")
                refused(await guest.post("/api/me/bots/Cian", {"shared": True}), 404, "no-bot")
                refused(await guest.post("/api/me/bots", {"name": "Mine"}), 403, "no-account")
                await registered(guest)
                refused(await guest.post("/api/me/bots", {"name": "CIAN"}), 409, "name-taken")
                for number in range(5):
                    assert (await guest.post("/api/me/bots", {"name": f"Mine {number}"})).status_code == 201
                refused(await guest.post("/api/me/bots", {"name": "Mine 5"}), 429, "too-many-own-bots")

    in_time(story())


def test_nobody_meets_a_bot_beside_its_owner(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Three") as owner, Person(server.url, "Guest Three") as guest:
            bot = await declared(server, owner, "Dian", shared=True, tables=5)
            twin = await declared(server, owner, "Etan", shared=True, tables=5)
            async with bot.events() as events, twin.events() as others:
                await heard(events)
                await heard(others)
                refused(await set_with(owner, "mine", "Dian", "open"), 409, "own-bot")
                refused(await set_with(guest, "mine", "Dian", "Etan"), 409, "own-bot")
                refused(await set_with(guest, "mine", "Dian", "Dian"), 409, "own-bot")
                assert (await set_with(owner, "mine", "Dian", "Etan")).status_code == 201
                about = (await set_with(guest, "mine", "Dian", "open")).json()
                seat = f"/api/tables/{about['id']}/seats/{about['chairs'][2]['seat']}"
                refused(await owner.post(seat, {"invite": about["invite"]}), 409, "own-bot")

    in_time(story())


def test_a_bot_does_nothing_but_play(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Four") as owner, Person(server.url, "Guest Four") as guest:
            bot = await declared(server, owner, "Fial", shared=True)
            wanted = {"game": "inis", "seats": [{"kind": "mine"}] * 2}
            refused(await bot.web.post("/api/tables", json=wanted), 403, "bots-only-play")
            refused(await bot.web.post("/api/me", json={"name": "Human"}), 403, "no-scope")
            refused(await bot.web.post("/api/me/bots", json={"name": "Child"}), 403, "no-token-here")
            scopes = {"name": "x", "scopes": ["account"]}
            refused(await owner.post("/api/me/bots/Fial/tokens", scopes), 400, "bad-scope")
            refused(await owner.post("/api/sign-in", {"name": "Fial", "password": ""}), 400, "http")
            refused(await owner.post("/api/sign-in", {"name": "Fial", "password": "None"}), 401, "wrong-password")
            table = await guest.set_table("inis", "mm")
            watching = await bot.seat(table["id"], "")
            await watching.until("update")
            said = await watching.ask(type="say", text="I am a person")
            assert said["error"]["id"] == "refused-bots-only-play"

    in_time(story())


def test_a_bot_is_nobody_in_votes_and_consent(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Five") as owner, Person(server.url, "Guest Five") as guest:
            bot = await declared(server, owner, "Gael", shared=True)
            async with bot.events() as events:
                await heard(events)
                about = (await set_with(guest, "mine", "Gael")).json()
            seats = [await guest.seat(about["id"], "green"), await bot.seat(about["id"], "blue")]
            for seat in seats:
                await seat.until("update")
            await play_on(seats, Random(2), 30)
            mine, its = seats
            vote = await its.ask(type="vote", choice="end")
            assert vote["error"]["id"] == "refused-no-vote"
            await its.wire.close()
            await until_async(lambda: mine.update["chairs"][1].get("away") or pump(mine), "the bot to be away")
            await mine.ask(type="vote", choice="end")
            while mine.update["phase"] != "stopped":
                await mine.until("update")

    in_time(story())


def pump(seat: Line) -> bool:
    """Read what has arrived."""
    while not seat.arrived.empty():
        message = seat.arrived.get_nowait()
        if message:
            seat.noticed(message)
    return False


def test_streams_are_few_and_end_with_their_token(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Six") as owner:
            bot = await declared(server, owner, "Hag")
            async with bot.events() as one, bot.events() as two, bot.events() as three:
                for events in (one, two, three):
                    await heard(events)
                refused(await bot.web.get("/api/me/events"), 429, "too-many-streams")
                await owner.post("/api/sign-out/everywhere")
                for events in (one, two, three):
                    with pytest.raises(StopAsyncIteration):
                        await heard(events)
            refused(await bot.web.get("/api/me/events"), 401, "bad-token")

    in_time(story())


def test_the_sample_plays_where_it_is_seated(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Owner Seven") as owner:
            bot = await declared(server, owner, "Iuchar")
            words = [sys.executable, str(EXAMPLE), "--server", server.url, "--once"]
            given = os.environ | {"FIDCHELL_TOKEN": bot.headers["authorization"].removeprefix("Bearer ")}
            with subprocess.Popen(words, env=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
                try:
                    while not (await owner.get("/api/me/bots"))[0]["here"]:
                        assert running.poll() is None
                    seats = [{"kind": "bot", "bot": "Iuchar"}, {"kind": "bot", "level": "beginner"}]
                    made = await owner.post("/api/tables", {"game": "snakes", "seats": seats, "window": 0})
                    assert made.status_code == 201, made.text
                    out, err = await asyncio.to_thread(running.communicate, None, HANGS)
                finally:
                    running.kill()
            assert running.returncode == 0 and made.json()["id"].encode() in out, err.decode()

    in_time(story())


def test_the_sample_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 75


@pytest.mark.postgres
@pytest.mark.redis
def test_events_come_from_whichever_server_owns_the_table(cluster: Postgres, redis: Redis) -> None:
    async def story(one: Server, two: Server) -> None:
        async with Person(one.url, "Owner Eight") as owner:
            bot = await declared(two, owner, "Lug", tables=20)
            async with bot.events() as events:
                assert (await heard(events))["resumed"] is False
                about = (await set_with(owner, "mine", "Lug")).json()  # which the first server owns
                told = [await heard(events), await heard(events)]
                assert [(each["type"], each["table"]) for each in told] == [
                    ("seated", about["id"]),
                    ("started", about["id"]),
                ]
                await owner.post("/api/sign-out/everywhere")
                with pytest.raises(StopAsyncIteration):
                    while True:  # its turn may have come before
                        await heard(events)

    db, flags = cluster.new_database(), ("--no-limits", "--redis", redis.url)
    first, second = Server(db, *flags).start(), Server(db, *flags).start()
    try:
        in_time(story(first, second))
    finally:
        first.stop()
        second.stop()
