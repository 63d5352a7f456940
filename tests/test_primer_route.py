"""What the page asks a server about the cards and rules of a game."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from patience import HANGS
from tableside import Server

from fidchell.core.registry import game
from fidchell.games.snakes.content.book import default

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    serving = Server(f"sqlite:///{tmp_path_factory.mktemp('primer') / 'tables.db'}", "--no-limits").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


def asked(server: Server, path: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(base_url=server.url, timeout=HANGS) as web:
            return await web.get(path)

    return asyncio.run(ask())


@pytest.mark.parametrize("key", ["inis", "snakes"])
def test_a_primer_is_told_to_everybody_and_may_be_kept_a_while(server: Server, key: str) -> None:
    told = asked(server, f"/api/games/{key}/primer")
    assert told.status_code == 200 and told.json() == game(key).messages.primer({})
    assert "max-age=" in told.headers["cache-control"]


def test_a_primer_is_of_the_content_that_is_asked_for(server: Server) -> None:
    told = asked(server, f"/api/games/snakes/primer?content={default().key}")
    assert told.json() == game("snakes").messages.primer({})


@pytest.mark.parametrize("path", ["/api/games/chess/primer", "/api/games/snakes/primer?content=none-of-it"])
def test_what_nobody_knows_is_refused_in_words(server: Server, path: str) -> None:
    told = asked(server, path)
    assert 400 <= told.status_code < 500 and told.json()["error"]["id"].startswith("refused-")
