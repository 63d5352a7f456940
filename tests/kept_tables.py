"""The tables that 0.1.0 left behind, in a database of either kind at the revision of that time."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from tableside import Person

from fidchell.table.server.people_routes import COOKIE
from fidchell.table.store.database import MIGRATIONS, address, connect

KEPT = Path(__file__).parent / "kept" / "tables-0.1.0.db.gz"  # see the text beside it for how it was written
REVISION = "0002"
PEOPLE = 4  # the session key of number N is `kept-N`
# By name: the phase, and the mark of its state, as 0.1.0 found them.
TABLES = {
    "gathering-inis": ("gathering", 2895921552),
    "asking-inis": ("playing", 1468956986),
    "bots-inis": ("playing", 1599501379),
    "curtain-inis": ("playing", 56248675),
    "keyed-inis": ("playing", 4119409963),
    "keyed-snakes": ("playing", 540122047),
    "rewound-inis": ("playing", 2194580762),
    "seeded-inis": ("playing", 2297181891),
    "seeded-snakes": ("playing", 3920390279),
    "voting-snakes": ("playing", 265799881),
    "window-inis": ("playing", 995542208),
    "over-inis": ("over", 3138054457),
    "over-snakes": ("over", 4006450982),
    "stopped-snakes": ("stopped", 2661823997),
}


def put_kept(database: str, scratch: Path) -> None:
    """Put them into a new database, which stays at the revision of that time."""
    url = address(database)
    there = Path(str(url.database)) if url.get_backend_name() == "sqlite" else scratch / "kept.db"
    there.write_bytes(gzip.decompress(KEPT.read_bytes()))
    if url.get_backend_name() != "sqlite":
        pour(there, database)


def upgrade(database: str, revision: str) -> None:
    """Bring a database to a revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = connect(database)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()


def pour(source: Path, target: str) -> None:
    """Copy every row of a SQLite file into a PostgreSQL database at the same revision."""
    upgrade(target, REVISION)
    engine = connect(target)
    with closing(sqlite3.connect(source)) as old, engine.begin() as new:
        old.row_factory = sqlite3.Row
        for name in ("users", "keys", "tables", "seats", "log", "secrets", "tastes"):
            for found in old.execute(f'SELECT * FROM "{name}"'):
                row = dict(found)
                if "listed" in row:
                    row["listed"] = bool(row["listed"])
                columns = ", ".join(f'"{column}"' for column in row)
                new.execute(
                    text(f'INSERT INTO "{name}" ({columns}) VALUES ({", ".join(f":{column}" for column in row)})'), row
                )
        new.execute(text("SELECT setval('users_id_seq', (SELECT max(id) FROM users))"))
    engine.dispose()


async def visitor(url: str, number: int) -> Person:
    """One of the people who sat there, with the session of that time."""
    person = Person(url)
    person.web.cookies.set(COOKIE, f"kept-{number}", "127.0.0.1")
    await person.get("/api/games")
    return person
