"""`fidchell admin`: administering the tables of a server, while it runs or is stopped."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_urlsafe

from sqlalchemy import URL, Connection, Engine, func, insert, or_, select, true
from sqlalchemy.exc import DBAPIError, IntegrityError

from fidchell.core.errors import BadOption, OutOfReach
from fidchell.table.admin import export as exports
from fidchell.table.admin import repair, telling
from fidchell.table.admin.arguments import HOURS, flags
from fidchell.table.log import entries as log
from fidchell.table.log.clocks import clock
from fidchell.table.log.entries import Row
from fidchell.table.log.moments import is_seat
from fidchell.table.log.table import GATHERING, PLAYING, STOPPED
from fidchell.table.server.accounts import LINK, Person, fingerprint
from fidchell.table.server.settings import settle
from fidchell.table.store import queries, retention
from fidchell.table.store.copying import copied, refuse_existing, write_privately
from fidchell.table.store.database import address, connect, first_line, migrate
from fidchell.table.store.schema import KEYS, LOG, TABLES, USERS

HOUR = 3_600_000
TRIES = 8
SECRETS = "Secrets of a running game: its players should not read this."
SITE = "append it to the address of your server, such as https://games.example.org"


def run(words: list[str]) -> int:
    """The command."""
    asked = flags().parse_args(words)
    named = {"--settings": asked.settings, "--db": asked.db}
    settings = settle([word for flag, value in named.items() if value for word in (flag, value)])
    try:
        asked.rules = retention.rules(settings)
        COMMANDS[asked.command](settings.db, asked)
    except DBAPIError as why:
        raise BadOption(f"the database refused: {first_line(why.orig)}") from None
    return 0


# The database.


def opened(db: str, new: bool = False) -> Engine:
    """Open the database and migrate it; create it only if `new`."""
    url = address(db)
    if not new:
        refuse_missing(url)
    engine = connect(db, many=1, limits=False)
    migrate(engine)
    return engine


def refuse_missing(url: URL) -> None:
    """Refuse a SQLite file that does not exist."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise BadOption(f"there is no database {url.database}; name one with --db")


@contextmanager
def reading(db: str) -> Iterator[Connection]:
    """A connection with one consistent snapshot of the database."""
    engine = opened(db)
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield connection
            connection.commit()
    finally:
        engine.dispose()


@contextmanager
def writing(db: str, new: bool = False) -> Iterator[Connection]:
    """A connection whose changes are committed together or not at all."""
    engine = opened(db, new)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def refuse_unless_alone(db: str) -> None:
    """Refuse while a server has the SQLite file open: the file can leave WAL mode only if nothing else has it open."""
    url = address(db)
    if url.get_backend_name() != "sqlite":
        return  # PostgreSQL has a lock for each table
    refuse_missing(url)
    alone = sqlite3.connect(str(url.database), timeout=0.2, isolation_level=None)
    try:
        alone.execute("PRAGMA journal_mode=DELETE")
        alone.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError:
        raise BadOption("a server has this database open and would not notice the change; stop it first") from None
    except sqlite3.DatabaseError as why:
        raise OutOfReach(f"the database {url.database} cannot be used: {why}") from None
    finally:
        alone.close()


def no_table(name: str) -> BadOption:
    """The refusal of an unknown table."""
    return BadOption(f"there is no table {name[:40]!r}; `fidchell admin tables` lists them")


# The commands.


def list_tables(db: str, asked: Namespace) -> None:
    """List the tables."""
    with reading(db) as connection:
        for line in telling.listed(connection, asked.phase):
            print(line)


def inspect(db: str, asked: Namespace) -> None:
    """Show a table."""
    with reading(db) as connection:
        found = telling.table_and_rows(connection, asked.table)
        if found is None:
            raise no_table(asked.table)
        table, rows = found
        owner = telling.owner_of(connection, table.plan)
    viewer, goes_on = telling.as_whom(table, asked.viewer), not table.revealed
    if goes_on and is_seat(viewer) and not asked.secrets:
        raise BadOption(f"the game is still running, and {asked.viewer} holds secrets; --secrets shows them anyway")
    lines = [SECRETS] if goes_on and asked.secrets else []
    lines += telling.told(table, rows, owner, asked.secrets)
    lines += list(telling.course(table.plan, rows, viewer, asked.secrets))[0 if asked.log else -telling.LATEST :]
    print("\n".join(lines))
    if asked.viewer:
        print(telling.view(table, viewer), end="")


def export(db: str, asked: Namespace) -> None:
    """Write tables to a file."""
    if bool(asked.table) == asked.all:
        raise BadOption("give either TABLE FILE or --all FILE")
    refuse_existing(asked.file)
    with reading(db) as connection:
        every = select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
        names = list(connection.execute(every).scalars()) if asked.all else [asked.table]
        bundle = exports.packed(connection, names)
    write_privately(asked.file, exports.written(bundle))
    print(f"{len(names)} tables written to {asked.file}. It holds seeds and hands of running games: keep it private.")


def bring_in(db: str, asked: Namespace) -> None:
    """Import the tables of a file into this database."""
    try:
        text = asked.file.read_bytes()
    except OSError as why:
        raise BadOption(f"{asked.file} cannot be read: {why.strerror}") from None
    bundle = exports.read(text)
    with writing(db, new=True) as connection:
        arrival = exports.unpacked(connection, bundle, asked.as_new)
        links = [sign_in(connection, guest.id, guest.name, HOURS) for guest in arrival.guests if asked.links]
    print("\n".join([*arrival.told, *links]))


def mend(db: str, asked: Namespace) -> None:
    """Replay tables, and with --apply continue them under the current rules."""
    if asked.apply:
        refuse_unless_alone(db)
    engine = opened(db)
    with engine.connect() as connection:
        names = repair.wanted(connection, asked.table, asked.over)
    if asked.table and not names:
        raise no_table(asked.table)
    for name in names:
        with engine.begin() as connection:
            finding = repair.examined(connection, name)
            done = f": {repair.mended(connection, finding, asked.accept)}" if asked.apply else ""
        print(f"{name}  {finding.plan.game:<7} {finding}{done}")
    engine.dispose()


def backup(db: str, asked: Namespace) -> None:
    """Copy the database while it is in use."""
    copied(db, asked.file)
    print(f"The database is copied to {asked.file}. It holds everything: keep it private.")


def end(db: str, asked: Namespace) -> None:
    """End a table."""
    for _ in range(TRIES):
        try:
            with writing(db) as connection:
                stop(connection, asked.table)
            break
        except IntegrityError:
            continue  # another row was written in the meantime
    else:
        raise BadOption("the table is too busy; try again")
    print(f"Table {asked.table} has ended. With SQLite, the people there see it when something next happens.")


def clearing(db: str, asked: Namespace) -> None:
    """List what the server will clear."""
    with reading(db) as connection:
        for rule in asked.rules:
            for each in every_expired(connection, rule):
                print(f"{each.table}  {rule.what:<6} {rule.told}, {rule.days} days; last {telling.when(each.last)}")


def every_expired(connection: Connection, rule: retention.Retention) -> Iterator[retention.Found]:
    """All tables that a rule applies to."""
    now, after = clock(), ""
    while True:
        found, after = retention.expired(rule, now, true(), after)(connection)
        yield from found
        if not after:
            return


def stop(connection: Connection, table: str) -> None:
    """Append the end to the log of a table, and notify the servers."""
    phase = connection.execute(select(TABLES.c.phase).where(TABLES.c.id == table)).scalar()
    if phase is None:
        raise no_table(table)
    if phase not in (GATHERING, PLAYING):
        raise BadOption(f"table {table} is already {phase}")
    last, at = connection.execute(select(func.max(LOG.c.number), func.max(LOG.c.at)).where(LOG.c.table == table)).one()
    row = Row(last + 1, max(clock(), at), (log.Stop("admin"),))
    connection.execute(insert(LOG).values(queries.row_values(table, row)))
    queries.set_phase(table, STOPPED)(connection)
    repair.announce(connection, table)


def link(db: str, asked: Namespace) -> None:
    """Make a sign-in link."""
    if asked.hours < 1:
        raise BadOption("--hours must be at least 1")
    with writing(db) as connection:
        person = somebody(connection, asked.person)
        print(sign_in(connection, person.id, person.name, asked.hours))


def somebody(connection: Connection, called: str) -> Person:
    """The person with this number, account or name."""
    columns = select(USERS.c.id, USERS.c.name, USERS.c.login)
    number = int(called) if called.isascii() and called.isdigit() and len(called) < 10 else 0
    by_name = columns.where(or_(USERS.c.login == called.casefold(), USERS.c.name == called)).order_by(USERS.c.id)
    found = [Person(*row) for row in connection.execute(columns.where(USERS.c.id == number))]
    found = found or [Person(*row) for row in connection.execute(by_name)]
    accounts = [person for person in found if person.login == called.casefold()]
    if not found:
        raise BadOption(f"there is no one called {called[:40]!r}")
    if len(found) > 1 and len(accounts) != 1:
        numbers = ", ".join(str(person.id) for person in found[:20])
        raise BadOption(f"several people are called {called!r}; give one of their numbers: {numbers}")
    return accounts[0] if accounts else found[0]


def sign_in(connection: Connection, user: int, name: str, hours: int) -> str:
    """Make a sign-in key for a person; the line to print."""
    key = token_urlsafe(24)
    values = {"print": fingerprint(key), "user": user, "kind": LINK, "until": clock() + hours * HOUR}
    connection.execute(insert(KEYS).values(**values))
    return f"{name} (number {user}) can sign in once within {hours} hours: /#sign-in={key} ({SITE})"


COMMANDS: dict[str, Callable[[str, Namespace], None]] = {
    "tables": list_tables,
    "inspect": inspect,
    "export": export,
    "import": bring_in,
    "repair": mend,
    "backup": backup,
    "end": end,
    "clearing": clearing,
    "link": link,
}
