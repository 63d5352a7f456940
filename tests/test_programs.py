"""What other people's programs rely on: acknowledgements, refusals, versions, and pages on other sites."""

from collections.abc import Iterator
from random import Random

import httpx
import pytest
from patience import HANGS
from tableside import Person, Seat, Server, in_time, play_on

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    address = f"sqlite:///{tmp_path_factory.mktemp('programs') / 'tables.db'}"
    serving = Server(address, "--no-limits", "--origins", "https://friend.example, https://other.example").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


async def two_seats(person: Person) -> tuple[str, list[Seat]]:
    """A table with two seats of one person, both connected."""
    table = (await person.set_table("inis", "mm"))["id"]
    seats = [await person.seat(table, name) for name in ("green", "blue")]
    for seat in seats:
        await seat.until("update")
    return table, seats


def test_an_acknowledgement_tells_the_new_version(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            table, seats = await two_seats(person)
            chance, sealed = Random(1), 0
            while not sealed:
                await play_on(seats, chance, 1)
                asked = [seat for seat in seats if "pass" in seat.options and seat.update["ask"].get("sealed")]
                if len(asked) < 2:
                    continue
                before = asked[0].update["version"]
                answer = await asked[0].act("pass")
                sealed = answer["type"] == "done"
                assert sealed and answer["version"] == before + 1
                again = await person.seat(table, asked[0].name, seen=answer["version"])
                update = await again.until("update")
                assert update["version"] == answer["version"] and "events" not in update
                assert update["ask"]["answered"] == "pass"
                await asked[1].act("pass")
                await asked[0].until("update")
                assert asked[0].update["version"] > answer["version"]

    in_time(story())


def test_a_refusal_lists_the_options(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            _, seats = await two_seats(person)
            (asked,) = [seat for seat in seats if seat.options][:1]
            answer = await asked.act("fly away")
            assert answer["error"]["id"] == "refused-illegal"
            assert answer["error"]["args"]["options"] == asked.options
            assert answer["text"].startswith("there is no") or asked.options[0] in answer["text"]
            order = await asked.ask(type="orders", orders=[{"kind": "win"}])
            assert "pass-until-my-turn" in order["error"]["args"]["known"]

    in_time(story())


def test_a_client_may_ask_for_a_version_of_the_protocol(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            assert (await person.web.get("/api/games", headers={"fidchell-protocol": "1"})).status_code == 200
            wrong = await person.web.get("/api/games", headers={"fidchell-protocol": "99"})
            assert (wrong.status_code, wrong.json()["error"]) == (
                400,
                {"id": "refused-unknown-protocol", "args": {"known": ["1"]}},
            )
            table = (await person.set_table("inis", "mm"))["id"]
            later = await person.seat(table, "green&protocol=99")
            refused = await later.until("refused")
            assert refused["error"] == {"id": "refused-unknown-protocol", "args": {"known": ["1"]}}
            today = await person.seat(table, "green&protocol=1")
            assert (await today.until("welcome"))["protocol"] == 1

    in_time(story())


def test_pages_of_sites_that_are_named_may_use_the_server(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            ask = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
            asked = await person.web.options("/api/tables", headers={"origin": "https://friend.example"} | ask)
            told = asked.headers
            assert asked.status_code == 204
            assert told["access-control-allow-origin"] == "https://friend.example"
            assert told["access-control-allow-credentials"] == "true"
            assert "POST" in told["access-control-allow-methods"]
            assert {"authorization", "content-type", "fidchell-protocol"} <= set(
                told["access-control-allow-headers"].replace(" ", "").lower().split(",")
            )
            friend = {"origin": "https://friend.example"}
            answer = await person.web.post("/api/me", json={"name": "Bran"}, headers=friend)
            assert answer.status_code == 201  # without the proof that only our own page can read
            assert answer.headers["access-control-allow-origin"] == "https://friend.example"
            refused = await person.web.get("/api/tables/nowhere", headers=friend)
            assert refused.status_code == 404
            assert refused.headers["access-control-allow-origin"] == "https://friend.example"

    in_time(story())


def test_pages_of_all_other_sites_may_not(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url) as person:
            stranger = {"origin": "https://stranger.example"}
            ask = {"access-control-request-method": "POST"}
            asked = await person.web.options("/api/tables", headers=stranger | ask)
            assert "access-control-allow-origin" not in asked.headers
            read = await person.web.get("/api/me", headers=stranger)
            assert "access-control-allow-origin" not in read.headers
            wrote = await person.web.post("/api/me", json={"name": "Bran"}, headers=stranger)
            assert (wrote.status_code, wrote.json()["error"]["id"]) == (403, "refused-foreign-origin")
            bare = await person.web.post("/api/me", json={"name": "Bran"})
            assert bare.status_code == 403  # our own page proves that it sends a request

    in_time(story())


def test_every_language_is_there_for_programs(server: Server) -> None:
    games = httpx.get(f"{server.url}/api/games", timeout=HANGS).json()
    files = {"table", *(name for game in games for name in game["messages"])}
    for language in ("en", "fr", "es", "pl", "ru"):
        for name in files:
            found = httpx.get(f"{server.url}/page/locales/{language}/{name}.ftl", timeout=HANGS)
            assert found.status_code == 200 and " = " in found.text, (language, name)
