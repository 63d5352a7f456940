"""API tokens: programs act in somebody's name, as far as each token allows, and until it ends."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from patience import HANGS, until_async
from tableside import AFRESH, Person, Server, in_time, line_to
from websockets.asyncio.client import ClientConnection

pytestmark = pytest.mark.once


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('tokens') / 'tables.db'}"
    else:
        address = request.getfixturevalue("cluster").new_database()
    serving = Server(address, "--no-limits", "--grace", "0.5").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


async def made(person: Person, *scopes: str) -> dict[str, Any]:
    """A token of a person, who gets an account first."""
    await person.post("/api/account", {"name": person.name, "password": "a long password"})
    answer = await person.post("/api/me/tokens", {"name": "my program", "scopes": list(scopes)})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def program(server: Server, token: str) -> httpx.AsyncClient:
    """A program that has a token, and neither cookies nor a proof against forgery."""
    return httpx.AsyncClient(
        base_url=server.url, timeout=HANGS, limits=AFRESH, headers={"authorization": f"Bearer {token}"}
    )


def refused(answer: httpx.Response, status: int, name: str) -> None:
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, f"refused-{name}"), answer.text


async def first(line: ClientConnection) -> dict[str, Any]:
    """The first message of a socket."""

    found: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), HANGS))
    return found


def test_a_token_does_what_its_scopes_allow_and_nothing_else(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Scathach") as person:
            reader, player, keeper = [
                program(server, (await made(person, *scopes))["token"])
                for scopes in (("read",), ("read", "play"), ("account",))
            ]
            wanted = {"game": "inis", "seats": [{"kind": "mine"}] * 2, "window": 0}
            assert (await reader.get("/api/me")).json()["name"] == "Scathach"
            refused(await reader.post("/api/tables", json=wanted), 403, "no-scope")
            refused(await keeper.get("/api/me"), 403, "no-scope")
            assert (await keeper.post("/api/me", json={"name": "Aife"})).json()["name"] == "Aife"
            assert (await player.get("/api/me")).json()["name"] == "Aife"
            refused(await player.post("/api/me", json={"name": "Emer"}), 403, "no-scope")
            table = (await player.post("/api/tables", json=wanted)).json()
            assert table["mine"] == ["green", "blue"]
            act = {"type": "act", "id": "p1", "token": 1, "action": "pass"}
            body = {"seat": "green", "seen": 0, "messages": [act]}
            where = f"/api/tables/{table['id']}/poll"
            _, answer, update = (await reader.post(where, json=body)).json()
            assert answer["error"] == {"id": "refused-no-scope", "args": {"scope": "play"}}
            assert update["type"] == "update"
            _, answer, _ = (await player.post(where, json=body)).json()
            assert answer.get("error", {}).get("id") != "refused-no-scope"

    in_time(story())


def test_no_token_makes_tokens_or_opens_a_session(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Nessa") as person:
            kept = await made(person, "read", "play", "account")
            web = program(server, kept["token"])
            more = {"name": "more", "scopes": ["account"]}
            refused(await web.post("/api/me/tokens", json=more), 403, "no-token-here")
            refused(await web.get("/api/me/tokens"), 403, "no-token-here")
            refused(await web.delete(f"/api/me/tokens/{kept['id']}"), 403, "no-token-here")
            for path in ("/api/me/link", "/api/sign-out/everywhere", "/api/sign-out"):
                refused(await web.post(path, json={}), 403, "no-token-here")
            words = {"old": "a long password", "new": "another password"}
            refused(await web.post("/api/account/password", json=words), 403, "no-token-here")
            assert not web.cookies.get("fidchell")

    in_time(story())


def test_a_token_is_no_cookie_and_a_session_no_token(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Deirdre") as person:
            token = (await made(person, "read", "play", "account"))["token"]
            web = program(server, token)
            assert (await web.get("/api/me")).status_code == 200
            assert (await web.post("/api/me", json={"name": "Deirdre II"})).status_code == 201  # which may be cached
            bare = httpx.AsyncClient(base_url=server.url, timeout=HANGS, cookies={"fidchell": token})
            refused(await bare.get("/api/me"), 401, "not-signed-in")
            refused(await bare.get(f"/api/me?token={token}&access_token={token}"), 401, "not-signed-in")
            session = program(server, person.web.cookies["fidchell"])
            refused(await session.get("/api/me"), 401, "bad-token")
            both = await person.web.get("/api/me", headers={"authorization": "Bearer nonsense"})
            refused(both, 401, "bad-token")  # the cookie does not count beside a token
            forged = await person.web.post("/api/me", json={"name": "X"}, headers={"authorization": "Basic x"})
            refused(forged, 401, "bad-token")

    in_time(story())


def test_only_its_fingerprint_is_stored_and_nobody_reads_it_again(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Grainne") as person:
            kept = await made(person, "play", "read")
            assert kept["scopes"] == ["read", "play"] and kept["token"].startswith("fidchell_")
            listed = await person.get("/api/me/tokens")
            assert [token["id"] for token in listed] == [kept["id"]] and "token" not in listed[0]
            if server.db.startswith("sqlite"):
                folder = server.db.removeprefix("sqlite:///").rpartition("/")[0]

                assert all(kept["token"].encode() not in path.read_bytes() for path in Path(folder).iterdir())

    in_time(story())


def test_guests_have_none_and_nobody_has_too_many(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Fand") as person:
            wanted = {"name": "x", "scopes": ["read"]}
            refused(await person.post("/api/me/tokens", wanted), 403, "no-account")
            await made(person, "read")
            refused(await person.post("/api/me/tokens", {"name": "x", "scopes": ["all"]}), 400, "bad-scope")
            for _ in range(19):
                assert (await person.post("/api/me/tokens", wanted)).status_code == 201
            refused(await person.post("/api/me/tokens", wanted), 429, "too-many-tokens")

    in_time(story())


@pytest.mark.parametrize("how", ["header", "message"])
def test_a_token_opens_sockets_until_it_ends(server: Server, how: str) -> None:
    async def story() -> None:
        async with Person(server.url, f"Liadan {how}") as person:
            kept, other = await made(person, "read", "play"), await made(person, "read")
            table = (await person.set_table("inis", "mm"))["id"]
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/wire?seat=green"

            async def opened(token: str) -> ClientConnection:
                if how == "header":
                    return await line_to(url, authorization=f"Bearer {token}")
                line = await line_to(url + "&auth=message")
                await line.send(f'{{"type": "authorize", "token": "{token}"}}')
                return line

            wrong = await opened("nonsense")
            assert (await first(wrong))["error"]["id"] == "refused-bad-token"
            line, spared = await opened(kept["token"]), await opened(other["token"])
            assert (await first(line))["viewer"] == (await first(spared))["viewer"] == "green"
            csrf = {"x-csrf": person.web.cookies["csrf"]}
            ended = await person.web.delete(f"/api/me/tokens/{kept['id']}", headers=csrf)
            assert ended.status_code == 204
            await until_async(lambda: line.close_code is not None, "the socket to end")
            assert line.close_code == 4403 and spared.close_code is None
            refused(await program(server, kept["token"]).get("/api/me"), 401, "bad-token")
            again = await opened(kept["token"])
            assert (await first(again))["error"]["id"] == "refused-bad-token"
            await person.post("/api/sign-out/everywhere")
            await until_async(lambda: spared.close_code is not None, "the other socket to end")
            refused(await program(server, other["token"]).get("/api/me"), 401, "bad-token")

    in_time(story())


def test_a_token_that_only_reads_cannot_play_over_a_socket(server: Server) -> None:
    async def story() -> None:
        async with Person(server.url, "Etain") as person:
            token = (await made(person, "read"))["token"]
            table = (await person.set_table("inis", "mm"))["id"]
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/wire?seat=green"
            line = await line_to(url, authorization=f"Bearer {token}")
            assert (await first(line))["type"] == "welcome"
            await line.send('{"type": "say", "id": "1", "text": "hello"}')
            while (answer := await first(line))["type"] != "refused":
                assert answer["type"] == "update"
            assert answer["error"]["id"] == "refused-no-scope"

    in_time(story())
