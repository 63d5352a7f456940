"""The Dockerfile and the compose file: linted, and what they would run is run here in a clean folder.

No container runtime is needed. `proofs/test_container.py` also does what the Dockerfile does to build the image.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from dockerfile import DOCKERFILE, ROOT, Container, stages
from patience import HANGS, until
from tableside import Postgres, Redis, free_port

NEEDS = ("check_jsonschema",)
BIN = Path(sys.executable).parent
COMPOSE = ROOT / "compose.yaml"
HOSTING = ROOT / "docs/how-to/hosting.md"
SOCKET = "/var/run/postgresql"
REDIS = "/var/run/redis/redis.sock"

pytestmark = pytest.mark.once


def linted(path: Path) -> str:
    """What hadolint finds."""
    return subprocess.run([BIN / "hadolint", "--no-color", path], capture_output=True, text=True, timeout=HANGS).stdout


def fits(path: Path) -> bool:
    """Whether a compose file has the form that it should have."""
    words: list[str | Path] = [BIN / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", path]
    return subprocess.run(words, capture_output=True, timeout=HANGS).returncode == 0


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    return found


def test_the_dockerfile_is_clean() -> None:
    assert linted(DOCKERFILE) == ""


def test_a_worse_dockerfile_is_found(tmp_path: Path) -> None:
    worse = tmp_path / "Dockerfile"
    worse.write_text(re.sub(r"^FROM python:\S+", "FROM python", DOCKERFILE.read_text(), flags=re.MULTILINE))
    assert "DL3006" in linted(worse)


def test_the_compose_file_has_the_right_form(tmp_path: Path) -> None:
    worse = tmp_path / "compose.yaml"
    worse.write_text(COMPOSE.read_text().replace("condition: service_healthy", "condition: perhaps"))
    assert fits(COMPOSE) and not fits(worse)


def test_the_image_is_small_in_steps_and_not_roots() -> None:
    build, image = stages(DOCKERFILE.read_text())
    assert build.base == image.base
    assert sum(word in ("RUN", "COPY", "ADD") for word, _ in image.steps) <= 2
    assert image.last("USER").split(":")[0] not in ("0", "root")
    assert image.all("VOLUME") == ["/data"] and image.all("EXPOSE") == [image.variables["FIDCHELL_PORT"]]


def test_what_the_image_runs_serves_is_well_and_ends(tmp_path: Path) -> None:
    container = Container(BIN, tmp_path, free_port(), {})
    try:
        assert httpx.get(f"{container.url}/health", timeout=HANGS).text == "ok"
        until(container.is_well)
        assert (tmp_path / "tables.db").exists(), "tables belong in the volume"
    finally:
        status = container.stop()
    assert status == 0
    assert not container.is_well(), "a server that is gone is not well"


@pytest.mark.postgres
@pytest.mark.redis
def test_what_compose_runs_reaches_its_database_by_a_socket_alone(
    cluster: Postgres, redis: Redis, tmp_path: Path
) -> None:
    services = composed()["services"]
    database, server = services["database"]["environment"], dict(services["server"]["environment"])
    where = ["-h", str(cluster.folder), "-p", str(cluster.port), "-U", "postgres"]
    cluster.call("createuser", *where, database["POSTGRES_USER"])
    cluster.call("createdb", *where, "--owner", database["POSTGRES_USER"], database["POSTGRES_DB"])
    assert server["FIDCHELL_DB"].endswith(f"?host={SOCKET}")
    server["FIDCHELL_DB"] = server["FIDCHELL_DB"].replace(SOCKET, f"{cluster.folder}&port={cluster.port}")
    assert server["FIDCHELL_REDIS"] == services["thinkers"]["environment"]["FIDCHELL_REDIS"] == f"unix://{REDIS}"
    server["FIDCHELL_REDIS"] = redis.url
    container = Container(BIN, tmp_path, free_port(), server)
    try:
        until(container.is_well)
        assert httpx.get(f"{container.url}/api/games", timeout=HANGS).status_code == 200
    finally:
        status = container.stop()
    assert status == 0 and not (tmp_path / "tables.db").exists()


def test_the_services_share_what_they_need() -> None:
    found = composed()
    for name, service in found["services"].items():
        kept = [volume.partition(":") for volume in service["volumes"]]
        assert {volume for volume, _, _ in kept} <= found["volumes"].keys(), name
        assert "ports" not in service, "nothing but the proxy on the machine is open to others"
    services = found["services"]
    assert all(f"socket:{SOCKET}" in services[name]["volumes"] for name in ("server", "database"))
    assert all("redis:/var/run/redis" in services[name]["volumes"] for name in ("server", "thinkers"))
    assert "redis:/data" in services["redis"]["volumes"] and "/data/redis.sock" in services["redis"]["command"]
    assert services["thinkers"]["command"] == ["fidchell", "think"]
    assert found["services"]["server"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "pg_isready" in found["services"]["database"]["healthcheck"]["test"]


def test_the_page_on_hosting_uses_them() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    named = set(re.findall(r"docker compose exec (?:--\S+ )*(\w+)", page))
    assert "docker compose up --detach" in page and "docker build --tag fidchell ." in page
    assert named and named <= composed()["services"].keys()
