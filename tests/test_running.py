"""Running it: what a start says and where things are kept, and how it ends, by a refusal, a lack or Ctrl-C."""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from patience import HANGS, until
from tableside import Postgres, Redis, Server, free_port

import fidchell
from fidchell import cli
from fidchell.checks import cases
from fidchell.completion import SHELLS, script
from fidchell.table.server.settings import settle

pytestmark = pytest.mark.once

FIDCHELL = [sys.executable, "-m", "fidchell"]
SECRET = "hazelnut"
REDIS = "redis://127.0.0.1:1"  # where nobody listens; it is not asked before the database


def ran(*words: str, **around: str) -> subprocess.CompletedProcess[str]:
    """A command that has run to its end."""
    return subprocess.run([*FIDCHELL, *words], capture_output=True, text=True, env=os.environ | around, timeout=HANGS)


def failure(*words: str, **around: str) -> str:
    """The one sentence with which a command fails."""
    done = ran(*words, **around)
    lines = [line for line in done.stderr.splitlines() if "run uncompiled" not in line]
    assert done.returncode == 1 and done.stdout == "", (done.returncode, done.stdout, done.stderr)
    assert len(lines) == 1 and lines[0].startswith("fidchell: "), done.stderr
    assert SECRET not in done.stderr
    return lines[0]


# A database out of reach.


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Databases that cannot be used, by what is wrong with them."""
    (tmp_path / "letter").write_text("Dear Aoife, this is a letter and no database. " * 20)
    (tmp_path / "folder").mkdir()
    return {
        "no folder": f"sqlite:///{tmp_path}/no/such/tables.db",
        "a file for a folder": f"sqlite:///{tmp_path}/letter/tables.db",
        "nobody may write": "sqlite:////proc/tables.db",
        "a folder": f"sqlite:///{tmp_path}/folder",
        "no database": f"sqlite:///{tmp_path}/letter",
        "nobody listens": f"postgresql://aoife:{SECRET}@127.0.0.1:{free_port()}/tables",
    }


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("no folder", "no/such is not a usable folder"),
        ("a file for a folder", "letter is not a usable folder"),
        ("nobody may write", "/proc/tables.db cannot be used: unable to open database file"),
        ("a folder", "folder cannot be used: unable to open database file"),
        ("no database", "letter cannot be used: file is not a database"),
        ("nobody listens", "Connection refused"),
    ],
)
def test_a_server_whose_database_is_out_of_reach_says_so_and_ends(
    which: str, said: str, places: dict[str, str]
) -> None:
    assert said in failure("serve", "--port", "0", "--db", places[which])


def test_a_folder_that_was_misspelt_is_not_made(places: dict[str, str], tmp_path: Path) -> None:
    failure("serve", "--port", "0", "--db", places["no folder"])
    assert not (tmp_path / "no").exists()


def test_several_workers_end_together_if_the_database_is_out_of_reach(places: dict[str, str]) -> None:
    words = ("serve", "--workers", "2", "--redis", REDIS, "--port", str(free_port()), "--db", places["nobody listens"])
    assert "Connection refused" in failure(*words)


def test_admin_says_the_same(places: dict[str, str], tmp_path: Path) -> None:
    for words in (["tables"], ["repair", "--apply"], ["backup", str(tmp_path / "copy")]):
        assert "file is not a database" in failure("admin", *words, "--db", places["no database"])
    assert "Connection refused" in failure("admin", "tables", "--db", places["nobody listens"])
    assert not (tmp_path / "copy").exists()


def test_a_database_that_accepts_and_never_answers_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"postgresql://aoife:{SECRET}@127.0.0.1:{silent.getsockname()[1]}/tables?connect_timeout=2"
        assert "cannot be used: connection timeout expired" in failure("serve", "--port", "0", "--db", url)


def test_the_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    assert ran("admin", "import", "/dev/null", "--db", db).returncode == 2
    server = Server(db).start()
    assert server.stop() == 0
    later = f"import sqlite3; sqlite3.connect({str(tmp_path / 'tables.db')!r}, isolation_level=None)"
    subprocess.run([sys.executable, "-c", f"{later}.execute('UPDATE versions SET version_num = 9999')"], check=True)
    assert "does not fit this version of fidchell" in failure("serve", "--port", "0", "--db", db)


@pytest.mark.postgres
def test_a_wrong_password_is_told_and_never_shown(cluster: Postgres) -> None:
    url = cluster.new_database()
    rules = cluster.folder / "data" / "pg_hba.conf"
    rules.write_text(f"host all doorman 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE ROLE doorman LOGIN PASSWORD 'another'")
        connection.execute("SELECT pg_reload_conf()")
    wrong = url.replace("postgres@", f"doorman:{SECRET}@")

    def is_refused() -> bool:
        try:
            psycopg.connect(wrong).close()
        except psycopg.OperationalError:
            return True
        return False

    until(is_refused)
    for words in (["serve"], ["serve", "--workers", "2", "--redis", REDIS], ["admin", "tables"]):
        port = ["--port", str(free_port())] if words[0] == "serve" else []
        assert 'password authentication failed for user "doorman"' in failure(*words, *port, "--db", wrong)


# The start.


class Run:
    """A server whose words can be heard as they come."""

    def __init__(self, *words: str, **around: str) -> None:
        self.process = subprocess.Popen(
            [*FIDCHELL, "serve", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | around,
            start_new_session=True,
        )

    def hears(self, what: str) -> str:
        """The next line that has something in it."""
        assert self.process.stdout
        said = []
        for line in self.process.stdout:
            said.append(line)
            if what in line:
                return line
        raise AssertionError(f"it ended without {what!r}: {said}")

    def ends(self, number: int) -> tuple[int, str]:
        """The exit status after a signal to all its processes, and what was said last."""
        os.killpg(self.process.pid, number)
        said, _ = self.process.communicate(timeout=HANGS)
        return self.process.returncode, said


def served(*words: str, **around: str) -> tuple[Run, str]:
    """A server that has just said where it is, and where."""
    run = Run(*words, **around)
    found = re.search(r"http://\S+", run.hears("Fidchell is at"))
    assert found
    return run, found[0]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A new database in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


def check_start(run: Run, url: str, kind: str, workers: int) -> None:
    """Check that a server answers as soon as it says where it is, and what the logs tell of its start."""
    assert httpx.get(f"{url}ready", timeout=HANGS).text == "ready"
    line = run.hears("the server has started")
    assert SECRET not in line
    told = json.loads(line)
    wanted = {"version": fidchell.__version__, "compiled": fidchell.COMPILED, "database": kind, "workers": workers}
    assert {name: told[name] for name in wanted} == wanted and told["address"] == url


def test_the_address_is_told_once_it_serves_and_ctrl_c_ends_it(file: str) -> None:
    run, url = served("--port", "0", "--json-logs", "--db", file)
    check_start(run, url, "sqlite", 1)
    status, said = run.ends(signal.SIGINT)
    assert status == 130 and "Traceback" not in said


def test_a_server_that_is_asked_to_end_has_not_failed(file: str) -> None:
    run, _ = served("--port", "0", "--db", file)
    status, said = run.ends(signal.SIGTERM)
    assert status == 0 and "Traceback" not in said


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_several_workers_tell_the_address_once_and_end_together(
    number: int, status: int, cluster: Postgres, redis: Redis
) -> None:
    db = cluster.new_database().replace("postgres@", f"postgres:{SECRET}@")
    run, url = served("--workers", "2", "--redis", redis.url, "--port", str(free_port()), "--json-logs", "--db", db)
    check_start(run, url, "postgresql", 2)
    ended, said = run.ends(number)
    assert ended == status and "Traceback" not in said and "Fidchell is at" not in said


def test_a_port_that_is_taken_is_one_sentence_and_opens_no_page(file: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = failure("serve", "--port", port, "--db", file, "--open", BROWSER=looker(tmp_path))
    assert said.endswith(f"cannot listen at 127.0.0.1, port {port}: Address already in use; choose another with --port")
    assert not (tmp_path / "seen").exists() and not (tmp_path / "tables.db").exists()


def test_the_page_is_opened_once_it_can_be_seen(file: str, tmp_path: Path) -> None:
    run, url = served("--port", "0", "--db", file, "--open", BROWSER=looker(tmp_path))
    seen = until(lambda: (tmp_path / "seen").exists() and (tmp_path / "seen").read_text())
    assert seen == f"{url} ok"
    run.ends(signal.SIGTERM)


def looker(folder: Path) -> str:
    """A browser, as webbrowser starts one, that writes down where it was and whether the server was well."""
    program = folder / "browser.py"
    program.write_text(
        "import os, sys, urllib.request as web\n"
        "text = sys.argv[1] + ' ' + web.urlopen(sys.argv[1] + 'health').read().decode()\n"
        f"open({str(folder / 'part')!r}, 'w').write(text)\n"
        f"os.rename({str(folder / 'part')!r}, {str(folder / 'seen')!r})\n"
    )
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(program))} %s"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('heads') / 'tables.db'}").start()
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize("path", ["/", "/health", "/ready", "/learn", "/t/some", "/favicon.svg", "/nowhere"])
def test_head_is_answered_like_get_without_a_body(path: str, server: Server) -> None:
    whole, head = (httpx.request(way, server.url + path, timeout=HANGS) for way in ("GET", "HEAD"))
    assert whole.content and not head.content
    assert head.status_code == whole.status_code == (404 if path == "/nowhere" else 200)
    changing = ("date", "set-cookie")
    assert {k: v for k, v in head.headers.items() if k not in changing} == {
        k: v for k, v in whole.headers.items() if k not in changing
    }


# Where tables are kept.


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own, with the data elsewhere."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def test_tables_are_kept_where_xdg_data_home_says(home: Path) -> None:
    assert settle([], {}).db == f"sqlite:///{home}/data/fidchell/tables.db"
    run, _ = served("--port", "0")
    assert (home / "data" / "fidchell" / "tables.db").exists()
    assert run.ends(signal.SIGTERM)[0] == 0
    assert ran("admin", "tables").returncode == 0


def test_without_it_tables_are_kept_where_they_always_were(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    usual = {"darwin": "Library/Application Support"}.get(sys.platform, ".local/share")
    assert settle([], {}).db == f"sqlite:///{home}/{usual}/fidchell/tables.db"


def test_tables_of_an_early_version_are_still_found(home: Path) -> None:
    early = home / ".local" / "share" / "fidchell" / "tables.db"
    early.parent.mkdir(parents=True)
    early.touch()
    assert settle([], {}).db == f"sqlite:///{early}"
    newer = home / "data" / "fidchell" / "tables.db"
    newer.parent.mkdir(parents=True)
    newer.touch()
    assert settle([], {}).db == f"sqlite:///{newer}"


def test_the_usual_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = failure("serve", "--port", "0", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path / "file"))
    assert "tables cannot be stored in" in said and "Not a directory; name another file with --db" in said


# What is said.


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    rules = "rules compiled" if fidchell.COMPILED else "rules not compiled"
    assert ran("--version").stdout.startswith(f"fidchell {fidchell.__version__} ({rules}, Python ")
    assert "(rules not compiled, " in ran("--version", FIDCHELL_PURE="1").stdout


def test_no_cases_are_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cases, "HERE", tmp_path / "nowhere")
    assert cli.main(["cases"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.splitlines()[-1].startswith("fidchell: no cases came with this installation")


@pytest.mark.parametrize(
    ("library", "words", "extra"),
    [
        ("pyarrow", "selfplay inis --players random --out games", "research"),
        ("numpy", "arena inis --players policy:file=some.npz,random --games 2", "research"),
        ("pyspiel", "arena inis --players openspiel:sims=5,random --games 2", "peers"),
        ("ray", "arena inis --players random,random --games 2 --ray", "ray"),
        ("gymnasium", "bench research", "research"),
        ("uvicorn", "serve", ""),
        ("sqlalchemy", "admin tables", ""),
        ("shtab", "completion bash", ""),
    ],
)
def test_a_command_without_its_library_names_what_to_install(
    library: str, words: str, extra: str, tmp_path: Path
) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; from fidchell.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, stdin=subprocess.DEVNULL)
    lines = [line for line in done.stderr.splitlines() if "run uncompiled" not in line]
    assert done.returncode in (1, 2) and len(lines) == 1, done.stderr
    assert "pip install 'fidchell" in lines[0] and extra in lines[0]


@pytest.mark.parametrize(
    ("library", "module"),
    [
        ("numpy", "vector"),
        ("gymnasium", "gymnasium"),
        ("gymnasium", "gymnasium_vector"),
        ("pettingzoo", "pettingzoo.inis_v1"),
        ("pyspiel", "openspiel"),
        ("pyarrow", "folder"),
    ],
)
def test_a_module_for_researchers_without_its_library_names_what_to_install(library: str, module: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import fidchell.research.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1].lower()
    assert last.startswith(f"modulenotfounderror: this needs {'openspiel' if library == 'pyspiel' else library}, ")
    assert last.endswith("try: pip install 'fidchell[research]'")


# Shells.


def words_after(lines: list[str], tmp_path: Path) -> list[set[str]]:
    """What a real bash offers at the end of each line."""
    (tmp_path / "script").write_text(script("bash"))
    asked = [f"COMP_WORDS=({line}); COMP_CWORD={len(shlex.split(line)) - 1}; offer" for line in lines]
    program = [
        "source ./script",
        'offer() { COMPREPLY=(); "$(complete -p fidchell | sed "s/.*-F //; s/ .*//")"; echo "${COMPREPLY[*]}"; }',
        *asked,
    ]
    done = subprocess.run(["bash", "-c", "\n".join(program)], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return [set(line.split()) for line in done.stdout.splitlines()]


def test_bash_completes_every_command_and_its_flags(tmp_path: Path) -> None:
    rooms = list(cli.ROOMS)
    commands, *flags = words_after(["fidchell ''", *(f"fidchell {name} --" for name in rooms)], tmp_path)
    assert commands == set(rooms)
    for name, offered in zip(rooms, flags, strict=True):
        wanted = {flag for action in cli.flags_of(name)._actions for flag in action.option_strings}
        assert offered == {flag for flag in wanted if flag.startswith("--")}, name


def test_bash_completes_what_follows(tmp_path: Path) -> None:
    (tmp_path / "game.txt").touch()
    lines = ["fidchell pl", "fidchell play sn", "fidchell admin in", "fidchell admin inspect --s", "fidchell replay ga"]
    assert words_after([*lines, "fidchell play --resume ga"], tmp_path) == [
        {"play"},
        {"snakes"},
        {"inspect"},
        {"--secrets", "--settings"},
        {"game.txt"},
        {"game.txt"},
    ]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    said = capsys.readouterr().out
    assert all(re.search(rf"\b{name}\b", said) for name in (*cli.ROOMS, "inspect", "no-colour", "connections"))


# Ctrl-C.


@pytest.mark.parametrize(
    "words",
    [
        "laws inis --games 1000000",
        "soak snakes --games 100000000",
        "bench inis --rounds 1000000",
        "trial inis --positions 1000000",
        "survey snakes --games 10000000 --jobs 1",
    ],
)
def test_ctrl_c_ends_a_command_with_130_and_no_word(words: str) -> None:
    """The signal comes when the command is under way: all is imported, and its first line is run."""
    program = (
        "import sys; from fidchell import cli; from fidchell.core.registry import game; game('inis'); game('snakes');"
        f"cli.room({words.split()[0]!r}); cli.speed_note = lambda: print('begun', flush=True); sys.exit(cli.main())"
    )
    run = subprocess.Popen(
        [sys.executable, "-c", program, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert run.stdout and run.stdout.readline() == "begun\n"
    run.send_signal(signal.SIGINT)
    said, complaint = run.communicate(timeout=HANGS)
    assert (run.returncode, said, complaint) == (130, "", "")


def test_ctrl_c_ends_the_cases(tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "fidchell", "cases", "-v", *[str(cases.HERE)] * 200]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert run.stdout and run.stdout.readline().startswith("passed ")
    run.send_signal(signal.SIGINT)
    _, complaint = run.communicate(timeout=HANGS)
    assert run.returncode == 130 and "Traceback" not in complaint


@pytest.mark.linux
def test_ctrl_c_reaches_no_process_that_shares_the_work_not_even_while_it_starts() -> None:
    command = [*FIDCHELL, "arena", "inis", "--players", "random,random", "--games", "4000", "--jobs", "2"]
    run = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    until(lambda: len(children.read_text().split()) >= 2)
    os.killpg(run.pid, signal.SIGINT)
    _, complaint = run.communicate(timeout=HANGS)
    assert run.returncode == 130 and "Traceback" not in complaint and "stopped after" in complaint
