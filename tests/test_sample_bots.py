"""The sample bots play whole games of each title on a real server."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from patience import HANGS
from tableside import Person, Server, in_time

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
TSC = ROOT / "web/node_modules/.bin/tsc"
TYPES = ROOT / "web/node_modules/@types"
STRICT = ["--strict", "--noUncheckedIndexedAccess", "--skipLibCheck", "--target", "es2022", "--lib", "es2023,dom"]
MODULES = ["--module", "esnext", "--moduleResolution", "bundler", "--rewriteRelativeImportExtensions"]
LONGEST = 75  # lines: a sample is read in one go


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    address = f"sqlite:///{tmp_path_factory.mktemp('bots') / 'tables.db'}"
    serving = Server(address, "--no-limits", "--pace", "0.01").start()
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.said(), serving.said()


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    async def made() -> str:
        async with Person(server.url, "Conall") as person:
            await person.post("/api/account", {"name": "Conall", "password": "a long password"})
            answer = await person.post("/api/me/tokens", {"name": "bot", "scopes": ["read", "play"]})
            return str(answer.json()["token"])

    return in_time(made())


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot in TypeScript, its types checked, as JavaScript."""
    out = tmp_path_factory.mktemp("script")
    (out / "package.json").write_text(json.dumps({"type": "module"}))
    types = ["--typeRoots", str(TYPES), "--types", "node", "--rootDir", str(ROOT), "--outDir", str(out)]
    words = [str(TSC), *STRICT, *MODULES, *types, str(EXAMPLES / "bot.ts")]
    done = subprocess.run(words, timeout=HANGS, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return out / "examples/bot.js"


def played(words: list[str], token: str) -> str:
    """What a bot says of the end of its game."""
    given = os.environ | {"FIDCHELL_TOKEN": token}
    done = subprocess.run(words, timeout=HANGS, capture_output=True, text=True, check=False, env=given)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["inis", "snakes"])
def test_the_bot_in_python_plays_a_whole_game(server: Server, token: str, game: str) -> None:
    words = [sys.executable, str(EXAMPLES / "bot.py"), "--server", server.url, "--game", game]
    assert played(words, token).strip()


@pytest.mark.parametrize("game", ["inis", "snakes"])
@pytest.mark.node
def test_the_bot_in_typescript_plays_a_whole_game(server: Server, token: str, script: Path, game: str) -> None:
    node = ["node"] if has_sockets() else ["node", "--experimental-websocket"]
    assert played([*node, str(script), server.url, game], token).strip()


def has_sockets() -> bool:
    """Whether Node has WebSockets without a flag."""
    done = subprocess.run(
        ["node", "-p", "typeof WebSocket"], timeout=HANGS, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() == "function"


@pytest.mark.parametrize("name", ["bot.py", "bot.ts"])
def test_a_sample_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= LONGEST
