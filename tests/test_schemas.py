"""What describes the server to programs: it is served, well formed, true, and shown under our own content policy."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema
import pytest
from patience import HANGS
from tables import Sitting
from tableside import Server

from fidchell.core.registry import keys
from fidchell.table.live.updates import Updates
from fidchell.table.server import reference, wire
from tools import schemas

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(f"sqlite:///{tmp_path_factory.mktemp('schemas') / 'tables.db'}").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


def fetched(server: Server, path: str) -> Any:
    answer = httpx.get(server.url + path, timeout=HANGS)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_views_questions_and_events_fit_the_schema_of_their_game(key: str) -> None:
    schema = json.loads((reference.SCHEMAS / f"{key}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    judge = jsonschema.Draft202012Validator(schema)
    sitting, chance, events = Sitting(key, 3, 5), Random(5), 0
    for _ in range(60):
        if sitting.table.phase == "playing":
            sitting.act_at_random(chance)
        for viewer in (0, -1):
            found = json.loads(Updates(sitting.table, sitting.now).update(viewer, 0))
            given = {"view": found["view"], "events": found.get("events", [])[-5:]}
            events += len(given["events"])
            if found["ask"]:
                given["about"] = found["ask"]["about"]
            judge.validate(given)
    assert events > 100
    assert not judge.is_valid({"view": {}})
    assert not judge.is_valid({"events": [{"id": f"{key}-nonsense", "at": 1}]})


def test_the_wire_is_described_message_by_message() -> None:
    document = json.loads((reference.SCHEMAS / "asyncapi.json").read_text(encoding="utf-8"))
    names = {message["name"] for message in document["components"]["messages"].values()}
    assert {"authorize", "act", "undo", "ping", "welcome", "update", "done", "refused", "bye"} <= names
    judge = jsonschema.Draft202012Validator({**document, "$ref": "#/components/schemas/Done"})
    judge.validate(json.loads(wire.write(wire.Done("a", 3))))
    assert not judge.is_valid({"type": "done", "id": "a"})
    text = json.dumps(document)
    missing = {ref for ref in text.split('"$ref": "')[1:] if not found(document, ref.partition('"')[0])}
    assert not missing


def found(document: Any, ref: str) -> bool:
    """Whether a reference leads somewhere."""
    for part in ref.removeprefix("#/").split("/"):
        if part not in document:
            return False
        document = document[part]
    return True


def test_every_document_is_served(server: Server) -> None:
    for name in ("asyncapi.json", "errors.json", *(f"games/{key}" for key in reference.described())):
        stored = reference.SCHEMAS / f"{Path(name).stem}.json"
        assert fetched(server, f"/schema/{name}") == json.loads(stored.read_text(encoding="utf-8"))
    assert set(reference.described()) >= {"inis", "snakes"} and set(reference.described()) <= set(keys())
    unknown = httpx.get(f"{server.url}/schema/games/chess", timeout=HANGS)
    assert (unknown.status_code, unknown.json()["error"]["id"]) == (404, "refused-no-schema")


def test_the_page_of_the_interface_is_not_blank_under_our_policy(server: Server) -> None:
    answer = httpx.get(f"{server.url}/schema", headers={"accept": "text/html"}, follow_redirects=True, timeout=HANGS)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text and "style=" not in answer.text and "//" not in answer.text.split("<h2>")[0]
    for words in ("POST /api/tables", "GET /api/me", "/schema/asyncapi.json", "a token with the scope play"):
        assert words in answer.text
    assert httpx.get(f"{server.url}/schema/style.css", timeout=HANGS).headers["content-type"].startswith("text/css")


def test_the_http_interface_names_what_it_really_sends(server: Server) -> None:
    document = fetched(server, "/schema/openapi.json")
    assert document["components"]["securitySchemes"].keys() == {"session", "csrf", "token"}
    ways = document["paths"]["/api/tables"]["post"]["security"]
    assert {"session": [], "csrf": []} in ways and {"token": ["play"]} in ways
    assert all("token" not in way for way in document["paths"]["/api/me/tokens"]["post"]["security"])
    types = document["components"]["schemas"]
    assert types["About"]["properties"]["phase"]["enum"] == ["gathering", "playing", "over", "stopped"]
    assert "bot" in types["NewSeat"]["properties"]["kind"]["enum"]
    for item in document["paths"].values():
        for operation in item.values():
            assert {"4XX", "5XX"} <= operation["responses"].keys() and "400" not in operation["responses"]
    body = jsonschema.Draft202012Validator({**document, "$ref": "#/components/schemas/HttpRefusal"})
    for answer in (
        httpx.get(f"{server.url}/api/me", timeout=HANGS),
        httpx.get(f"{server.url}/api/tables/nowhere", timeout=HANGS),
        httpx.get(f"{server.url}/nowhere", timeout=HANGS),
        httpx.post(f"{server.url}/api/me", json={"wrong": 1}, timeout=HANGS),
        httpx.get(f"{server.url}/api/tables/x/replay/words", timeout=HANGS),
    ):
        assert answer.status_code >= 400
        body.validate(answer.json())


def test_the_catalogue_has_every_refusal_with_its_arguments() -> None:
    found = schemas.refusals()
    assert found["refused-illegal"]["arguments"] == ["action", "options", "rule", "seat"]
    assert found["refused-no-table"]["status"] == 404 and found["refused-store-down"]["status"] == 503
    english = {name for name in schemas.messages("table") if name.startswith("refused-")}
    assert found.keys() == english
