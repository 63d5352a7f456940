"""What people like their page to be like: kept for each of them, small, and added to databases that are older."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic import command
from alembic.config import Config
from tableside import Postgres

from fidchell.table.server.accounts import LONGEST_TASTES, Accounts, Person, Tastes
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries
from fidchell.table.store.database import MIGRATIONS, connect, migrate
from fidchell.table.store.store import Store


def test_a_database_of_before_gets_the_new_table_and_keeps_its_people(database: str) -> None:
    engine = connect(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
    with engine.begin() as connection:
        user = queries.add_user("Aoife", 1)(connection)
    migrate(engine)
    with engine.begin() as connection:
        assert queries.tastes_of(user)(connection) is None
        queries.set_tastes(user, "{}")(connection)
        queries.set_tastes(user, '{"theme":"dark"}')(connection)
        assert queries.tastes_of(user)(connection) == '{"theme":"dark"}'
    engine.dispose()


def test_everybody_has_their_own_and_none_that_are_too_large(database: str) -> None:
    async def check() -> None:
        store = Store(database)
        store.open()
        accounts = Accounts(store)
        one, two = Person(1, "Aoife"), Person(2, "Bran")
        mine: Tastes = {"language": "ga", "sound": 0.5, "calm": True, "size": 2, "odd": "\0🐍"}
        assert await accounts.tastes(one) == {}
        assert await accounts.set_tastes(one, mine) == mine
        assert await accounts.tastes(one) == mine and await accounts.tastes(two) == {}
        with pytest.raises(Refusal, check=lambda why: why.name == "too-long"):
            await accounts.set_tastes(one, {"long": "x" * LONGEST_TASTES})
        assert await accounts.tastes(one) == mine
        await store.close()

    asyncio.run(check())


@pytest.mark.postgres
def test_two_servers_may_keep_them_at_once(cluster: Postgres) -> None:
    url = cluster.new_database()
    migrate(connect(url))

    def keep(which: int) -> None:
        engine = connect(url)
        with engine.begin() as connection:
            queries.set_tastes(7, str(which))(connection)
        engine.dispose()

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(keep, range(12)))
    engine = connect(url)
    with engine.connect() as connection:
        assert queries.tastes_of(7)(connection) in set(map(str, range(12)))
    engine.dispose()
