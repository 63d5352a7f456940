"""Looking after tables: lists, secrets, moving house, corrected rules, copies, and all that beside a server."""

import json
import sqlite3
import subprocess
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import replace
from io import StringIO
from random import Random

import httpx
import pytest
from patience import HANGS
from sqlalchemy import select, update
from tableside import POSTGRES, Person, Server, in_time, play_on

from fidchell import cli
from fidchell.core.registry import Game, game
from fidchell.games.inis import GAME
from fidchell.table.live.inbox import GOODBYES
from fidchell.table.log.commands import sealed
from fidchell.table.log.entries import Acted, Away, Begin, Lend, Row, Seal, Sit, Spoken, Stop
from fidchell.table.log.table import Table, TableSetup, next_row
from fidchell.table.server.refusal import Refusal
from fidchell.table.store import queries
from fidchell.table.store.database import connect, migrate
from fidchell.table.store.schema import KEYS, LOG, TABLES, USERS

pytestmark = pytest.mark.once

SEED, INVITE = 123456789123, "invitation-key"
LATER = GAME.version + 1  # of corrected rules


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres(cluster):
    return cluster


def admin(db, *words):
    """What a command says, which must succeed."""
    status, said, refused = command(db, *words)
    assert status == 0, refused
    return said


def refusal(db, *words):
    """The sentence with which a command is refused."""
    status, said, refused = command(db, *words)
    assert status == 2 and said == "", said
    return refused


def command(db, *words):
    """The exit status of a command, what it says, and what it complains about."""
    said, refused = StringIO(), StringIO()
    with redirect_stdout(said), redirect_stderr(refused):
        status = cli.main(["admin", *words, "--db", db])
    return status, said.getvalue(), refused.getvalue()


# Tables made without a server.


def course(table, steps, chance):
    """So many rows of random play at a table."""
    rows: list[Row] = []
    while len(rows) < steps and table.phase == "playing":
        play = table.match
        seat = chance.choice([seat for seat in play.asked if play.is_awaited(seat)])
        words = table.game.notation.to_words(chance.choice(play.options_of(seat)))
        entries = sealed(table, Seal(seat, words), table.now) if play.window else (Acted(seat, words),)
        rows.append(next_row(table, entries, 1000 + table.rows))
        table.apply(rows[-1])
    return rows


def kept(db, name="first", steps=80, key="inis", users=(1, 1, 1), seed=SEED):
    """A table that was played for a while, in a database; the table."""
    options: dict[str, str | int] = GAME.settle_options({"players": 3}) if key == "inis" else {"players": 3}
    plan = TableSetup(name, key, options, seed, 1, invite=INVITE, version=game(key).version, created=500)
    table = Table(plan)
    first = Row(1, 1000, (*(Sit(seat, user, "", f"person {user}") for seat, user in enumerate(users)), Begin()))
    table.apply(first)
    rows = course(table, steps, Random(seed))
    engine = opened(db)
    with engine.begin() as connection:
        known = set(connection.execute(select(USERS.c.id)).scalars())
        for user in sorted(set(users) - known):
            login = "aoife" if user == 1 else None
            assert queries.add_user(f"person {user}", 400, login, "a password" if login else None)(connection) == user
        queries.add_table(plan, first, dict(enumerate(users)), table.phase)(connection)
        queries.add_rows(name, rows)(connection)
    engine.dispose()
    return table


def opened(db):
    engine = connect(db, 1)
    migrate(engine)
    return engine


def read(db, call):
    engine = opened(db)
    with engine.connect() as connection:
        found = call(connection)
    engine.dispose()
    return found


def write(db, statement):
    engine = opened(db)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def reloaded(db, name="first"):
    return read(db, queries.load(name))


# Looking.


def test_the_list_tells_phase_rows_and_people(db):
    kept(db)
    kept(db, "second", key="snakes", steps=5)
    lines = admin(db, "tables").splitlines()
    assert [line.split()[:3] for line in lines] == [["first", "inis", "playing"], ["second", "snakes", "playing"]]
    assert "81 rows" in lines[0] and "person 1, person 1, person 1" in lines[0]
    assert admin(db, "tables", "--phase", "over") == ""


def test_a_running_game_keeps_its_secrets_unless_they_are_asked_for(db):
    table = kept(db, steps=20)
    said = admin(db, "inspect", "first", "--log", "--as", "public")
    hand = table.match.game.view(table.match.state, 0)["own"]["hand"]
    assert "awaited: " in said and str(SEED) not in said and INVITE not in said
    assert "hand:" not in said and "take " not in said and hand
    assert "green holds secrets; --secrets shows them" in refusal(db, "inspect", "first", "--as", "green")
    all_of_it = admin(db, "inspect", "first", "--log", "--as", "green", "--secrets")
    assert all_of_it.startswith("Secrets of a running game") and str(SEED) in all_of_it
    assert "hand:" in all_of_it and "act green action=" in all_of_it


def test_what_is_not_there_is_refused(db, tmp_path):
    assert f"there is no database {tmp_path / 'tables.db'}" in refusal(db, "tables")
    kept(db, steps=1)
    assert "there is no table 'nowhere'" in refusal(db, "inspect", "nowhere")
    assert "there is no table 'nowhere'" in refusal(db, "end", "nowhere")
    assert "there is no table 'nowhere'" in refusal(db, "repair", "nowhere")
    assert "there is no one called 'Bran'" in refusal(db, "link", "Bran")
    assert "either TABLE FILE or --all FILE" in refusal(db, "export", str(tmp_path / "x"))


# Moving house.


def exported(db, path):
    """The export of all tables of a database."""
    admin(db, "export", "--all", str(path))
    return json.loads(path.read_text())


def named(parcel):
    """The tables of an export, with the names of people for their numbers."""
    names = {human["id"]: human["name"] for human in parcel["people"]}
    for table in parcel["tables"]:
        table["plan"]["owner"] = names[table["plan"]["owner"]]
        for entry in (entry for row in table["rows"] for entry in row["entries"] if "user" in entry):
            entry["user"] = names[entry["user"]]
    return parcel["tables"]


def move(source, target, path):
    """Move all tables to another database; what was exported, and what was said."""
    parcel = exported(source, path)
    return parcel, admin(target, "import", str(path))


def test_tables_move_to_another_database(db, tmp_path):
    table = kept(db, users=(1, 2, 2))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    parcel, said = move(db, other, tmp_path / "a.json")
    assert "person 1: a new guest, number 1" in said and "table first: playing, 81 rows" in said
    assert named(parcel) == named(exported(other, tmp_path / "b.json"))
    again = reloaded(other)
    assert again.match.state.fields() == table.match.state.fields() and again.chairs == table.chairs
    assert "a password" not in (tmp_path / "a.json").read_text()
    assert (tmp_path / "a.json").stat().st_mode & 0o077 == 0


@pytest.mark.postgres
def test_tables_move_to_postgresql_and_back(db, tmp_path, postgres):
    kept(db, users=(1, 2, 3))
    kept(db, "second", key="snakes", steps=30, users=(2, 2, 2))
    there, back = postgres.new_database(), f"sqlite:///{tmp_path / 'back.db'}"
    first, _ = move(db, there, tmp_path / "a.json")
    second, _ = move(there, back, tmp_path / "b.json")
    third = exported(back, tmp_path / "c.json")
    assert named(first) == named(second) == named(third)
    assert reloaded(back).match.state.fields() == reloaded(db).match.state.fields()


def test_a_table_that_is_here_is_refused_or_comes_under_a_new_name(db, tmp_path):
    kept(db)
    admin(db, "export", "first", str(tmp_path / "a.json"))
    assert "table first already exists; --as-new" in refusal(db, "import", str(tmp_path / "a.json"))
    said = admin(db, "import", str(tmp_path / "a.json"), "--as-new")
    assert "person 1: number 1 here" in said  # the same database, so the same numbers
    assert len(admin(db, "tables").splitlines()) == 2
    assert "already exists; name a new file" in refusal(db, "export", "first", str(tmp_path / "a.json"))


def test_an_account_keeps_its_seat_and_others_become_guests(db, tmp_path):
    kept(db, users=(1, 2, 2))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    engine = opened(other)
    with engine.begin() as connection:
        queries.add_user("somebody", 1)(connection)
        aoife = queries.add_user("Aoife", 1, "aoife", "another password")(connection)
    engine.dispose()
    exported(db, tmp_path / "a.json")
    said = admin(other, "import", str(tmp_path / "a.json"), "--links")
    assert [chair.user for chair in reloaded(other).chairs] == [aoife, aoife + 1, aoife + 1]
    assert f"person 2 (number {aoife + 1}) can sign in once" in said and said.count("/#sign-in=") == 1
    assert read(other, queries.tables_of(aoife, 9)) == ["first"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "something"}, "this is not a 'fidchell tables' file of version 1"),
        ({"version": 2}, "this is not a 'fidchell tables' file of version 1"),
        ({"people": []}, "the file does not say who person 1 is"),
        ({"tables": 7}, "this is not a file of exported tables"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(db, tmp_path, change, said):
    kept(db, steps=3)
    parcel = exported(db, tmp_path / "a.json")
    (tmp_path / "b.json").write_text(json.dumps(parcel | change))
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert said in refusal(other, "import", str(tmp_path / "b.json"))
    assert not (tmp_path / "other.db").exists()


# Corrected rules.


def correct(monkeypatch):
    """Correct the rules of Inis."""
    monkeypatch.setattr("fidchell.games.inis.GAME", replace(GAME, version=LATER))


def deal_otherwise(monkeypatch):
    """Correct the rules of Inis, as if it were about the first deal."""

    def other_deal(self, seed, options):
        state = dealt(self, seed, options)
        state.reseed(seed + 1)
        return state

    dealt = Game.new
    monkeypatch.setattr(Game, "new", other_deal)
    correct(monkeypatch)


def test_tables_of_old_rules_are_not_loaded(db, monkeypatch):
    kept(db)
    correct(monkeypatch)
    with pytest.raises(Refusal, match="older rules"):
        reloaded(db)


def test_a_table_that_replays_the_same_goes_on(db, monkeypatch):
    table = kept(db)
    assert admin(db, "repair") == "first  inis    same\n"
    correct(monkeypatch)
    assert f"same, rules {GAME.version} to {LATER}" in admin(db, "repair")
    assert f"now under rules {LATER}" in admin(db, "repair", "--apply")
    assert reloaded(db).match.state.fields() == table.match.state.fields()
    assert "nothing to do" in admin(db, "repair", "--apply")


def test_a_table_that_fails_goes_back_to_where_the_rules_still_hold(db, monkeypatch):
    kept(db)
    before = read(db, queries.rows_of("first"))
    deal_otherwise(monkeypatch)
    said = admin(db, "repair")
    assert "fails at row " in said and "; options: " in said
    fails = int(said.split("row ")[1].split(":")[0])
    assert 1 < fails < 40
    assert f"without its last {82 - fails} rows" in admin(db, "repair", "--apply")
    rows = read(db, queries.rows_of("first"))
    assert rows[:-1] == before  # nothing is cut from the log
    table = reloaded(db)
    assert table.phase == "playing" and table.rows == 82 and table.match.acts
    assert table.chairs[0].user == 1
    engine = opened(db)
    with engine.begin() as connection:
        queries.add_rows("first", course(table, 40, Random(1)))(connection)
    engine.dispose()
    assert "same: nothing to do" in admin(db, "repair", "--apply")
    assert reloaded(db).match.state.fields() == table.match.state.fields()
    assert "(counts no more)" in admin(db, "inspect", "first", "--log")


def test_talk_outlasts_a_correction(db, monkeypatch):
    table = kept(db)
    said = next_row(table, (Spoken("Bran", "well played"), Away(1), Lend(1, "casual")), 2000)
    engine = opened(db)
    with engine.begin() as connection:
        queries.add_rows("first", [said])(connection)
    engine.dispose()
    deal_otherwise(monkeypatch)
    admin(db, "repair", "--apply")
    assert reloaded(db).chairs[1].lent == "casual"
    assert "Bran: well played" in admin(db, "inspect", "first")


def test_a_table_that_comes_to_another_state_waits_for_consent(db):
    kept(db)
    write(db, update(LOG).where(LOG.c.number == 32).values(mark=1))
    assert "differs from row 32 (mark)" in admin(db, "repair")
    assert "left as it is: --accept" in admin(db, "repair", "--apply")
    assert len(read(db, queries.rows_of("first"))) == 81
    assert "goes on as it is now" in admin(db, "repair", "--apply", "--accept")
    assert "same: nothing to do" in admin(db, "repair", "--apply")


def test_what_has_no_beginning_or_is_over_is_left_alone(db, monkeypatch):
    kept(db, steps=3)
    table = kept(db, "ended", steps=80)
    engine = opened(db)
    with engine.begin() as connection:
        queries.add_rows("ended", [next_row(table, (Stop("agreed"),), 9000)])(connection)
        queries.set_phase("ended", "stopped")(connection)
    engine.dispose()
    write(db, update(LOG).where(LOG.c.number == 1, LOG.c.table == "first").values(body='[{"kind":"close"}]'))
    deal_otherwise(monkeypatch)
    said = admin(db, "repair", "--apply", "--over")
    assert "first  inis    fails at row 1: there is no open window" in said and "; end it" in said
    assert "it is over, and keeps the rules it was played under" in said


# Copies.


def test_a_copy_holds_everything(db, tmp_path):
    kept(db)
    admin(db, "backup", str(tmp_path / "copy.db"))
    copy = exported(f"sqlite:///{tmp_path / 'copy.db'}", tmp_path / "b.json")
    assert named(exported(db, tmp_path / "a.json")) == named(copy)
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert "already exists; name a new file" in refusal(db, "backup", str(tmp_path / "copy.db"))


@pytest.mark.postgres
def test_a_copy_of_postgresql_can_be_restored(db, tmp_path, postgres):
    kept(db)
    there, copy = postgres.new_database(), postgres.new_database()
    move(db, there, tmp_path / "a.json")
    admin(there, "backup", str(tmp_path / "copy.dump"))
    assert POSTGRES
    subprocess.run([POSTGRES / "pg_restore", f"--dbname={copy}", tmp_path / "copy.dump"], check=True)
    assert exported(there, tmp_path / "b.json") == exported(copy, tmp_path / "c.json")


# Beside a server.


async def beside(db, tmp_path):
    """End a table, copy the database, let somebody in and refuse a repair, all while a server runs."""
    server = Server(db).start()
    try:
        async with Person(server.url) as aoife, Person(server.url, "Bran") as bran:
            table = (await aoife.set_table("inis", "mm"))["id"]
            seats = [await aoife.seat(table, name) for name in ("green", "blue")]
            await play_on(seats, Random(1), 30)
            if db.startswith("sqlite"):
                assert "a server has this database open" in refusal(db, "repair", "--apply")
                admin(db, "backup", str(tmp_path / "copy.db"))
                assert sqlite3.connect(tmp_path / "copy.db").execute("SELECT count(*) FROM log").fetchone()[0] > 30
            else:
                write(db, update(LOG).where(LOG.c.number == 16, LOG.c.table == table).values(mark=1))
                assert "left as it is: a server is running it" in admin(db, "repair", "--apply", "--accept")
            assert f"Table {table} has ended" in admin(db, "end", table)
            if db.startswith("sqlite"):  # with PostgreSQL, the server notices by itself
                await seats[1].say(type="say", text="hello")
            await until_closed(seats[1])
            seat = await aoife.seat(table, "blue")
            assert (await seat.until("update"))["outcome"] == "admin"
            assert (await seat.ask(type="say", text="hello"))["type"] in ("update", "done")
            await seat.close()
            assert (await aoife.get(f"/api/tables/{table}"))["phase"] == "stopped"
            assert f"table {table} is already stopped" in refusal(db, "end", table)
            key = admin(db, "link", "Bran").partition("#sign-in=")[2].split()[0]
            assert (await aoife.post("/api/sign-in/link", {"key": key})).json()["name"] == "Bran"
            assert (await bran.post("/api/sign-in/link", {"key": key})).status_code == 400
            for seat in seats:
                await seat.close()
    finally:
        server.stop()


async def until_closed(seat):
    """The server reads the table anew, and lets everyone go who saw the old one."""
    with suppress(ConnectionError):
        while True:
            await seat.hear()
    assert seat.wire.close_code == GOODBYES["restart"]


def test_beside_a_running_server(db, tmp_path):
    in_time(beside(db, tmp_path))


@pytest.mark.postgres
def test_beside_a_running_server_with_postgresql(tmp_path, postgres):
    in_time(beside(postgres.new_database(), tmp_path))


def test_a_server_leaves_tables_of_old_rules_alone(db):
    async def look():
        server = Server(db).start()
        try:
            async with Person(server.url) as aoife:
                table = (await aoife.set_table("inis", "mm"))["id"]
                other = (await aoife.set_table("inis", "mm"))["id"]
            server.stop()
            old = read(db, queries.plan_of(table))
            write(db, update(TABLES).where(TABLES.c.id == table).values(plan=json.dumps(as_of(old, 0))))
            server.start()
            answer = await aoife_again(server, aoife, table)
            assert answer.status_code == 409 and answer.json()["error"]["id"] == "refused-old-rules"
            mine = await aoife_again(server, aoife, "mine")
            assert [about["id"] for about in mine.json()] == [other]
        finally:
            server.stop()

    in_time(look())


def as_of(plan, version):
    """A plan as JSON, of another version."""
    return {name: getattr(plan, name) for name in plan.__struct_fields__} | {"version": version}


async def aoife_again(server, person, path):
    async with httpx.AsyncClient(base_url=server.url, headers={"cookie": person.cookies()}, timeout=HANGS) as web:
        return await web.get(f"/api/tables/{path}")


def test_a_name_that_several_have_is_no_way_to_one_of_them(db):
    engine = opened(db)
    with engine.begin() as connection:
        for login in (None, None, "cu"):
            queries.add_user("Cu", 1, login)(connection)
        queries.add_user("Dana", 1)(connection)
        queries.add_user("Dana", 1)(connection)
    engine.dispose()
    assert "Cu (number 3) can sign in" in admin(db, "link", "cu")  # the account
    assert "several people are called 'Dana'; give one of their numbers: 4, 5" in refusal(db, "link", "Dana")
    assert "Dana (number 5) can sign in once within 2 hours" in admin(db, "link", "5", "--hours", "2")
    assert len(read(db, lambda connection: connection.execute(select(KEYS.c.print)).all())) == 2
