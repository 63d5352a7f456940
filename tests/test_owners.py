"""One owner per table: leases, fencing, and what passes between servers."""

from __future__ import annotations

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import select, text

from fidchell.table.store.database import MIGRATIONS, connect, migrate
from fidchell.table.store.schema import METADATA, TABLES
from fidchell.table.store.shards import SHARDS, shard_of

OLD = "INSERT INTO tables (id, plan, owner, phase, listed, created) VALUES (:id, :plan, 1, :phase, :listed, 1)"


def test_old_tables_get_their_lane_and_shard(database: str) -> None:
    engine = connect(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = [{"id": f"t{n}", "plan": '{"game": "inis", "version": 1}', "listed": False} for n in range(1500)]
        connection.execute(text(OLD), [each | {"phase": "playing" if n % 2 else "over"} for n, each in enumerate(old)])
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(select(TABLES.c.id, TABLES.c.lane, TABLES.c.shard, TABLES.c.next_due)).all()
    engine.dispose()
    assert len(found) == 1500
    assert {lane for _, lane, _, _ in found} == {"inis-1"}
    assert all(shard == shard_of(name) for name, _, shard, _ in found)
    assert all((due == 0) == (int(name[1:]) % 2 == 1) for name, _, _, due in found)
    assert {shard for _, _, shard, _ in found} == set(range(SHARDS))


def test_the_schema_is_what_the_migrations_make(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection, opts={"version_table": "versions"}), METADATA)
    engine.dispose()
    assert not [change for change in found if change[0] not in ("remove_table", "remove_index")]
