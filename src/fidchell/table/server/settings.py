"""The settings of a server: each by flag, by environment variable or in a file, in this order of strength."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from fidchell.core.errors import BadOption
from fidchell.core.flags import Flags

PREFIX = "FIDCHELL_"
FIRST_HOME = Path("~/.local/share/fidchell")  # where early versions kept tables on every system


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    db: str = ""  # where the tables are kept
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    origins: str = ""  # further origins that may use the server, with commas; its own may always
    secure: bool = False  # whether the server is reached by https
    proxied: bool = False  # whether a proxy in front tells the address of the client
    grace: float = 60.0  # seconds until somebody who has gone counts as having left
    beat: int = 20  # seconds between two heartbeats
    thinkers: int = 0  # threads in which bots think; 0 for all cores but one
    idle: float = 900.0  # seconds until a table that nobody uses leaves the memory
    requests: int = 600  # requests a minute from one address
    messages: float = 20.0  # messages a second over one connection, in the long run
    connections: int = 40  # connections of one person
    watchers: int = 200  # connections to one table
    tables: int = 50  # tables of one person that are not over
    limits: bool = True  # whether the four limits above hold
    log: str = "info"
    json_logs: bool = False
    open: bool = False  # whether to open the page in a browser


ABOUT = {
    "db": "where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file of your own)",
    "host": "the address to listen at",
    "port": "the port to listen at; 0 takes any that is free",
    "workers": "processes that serve; more than one needs PostgreSQL",
    "origins": "further origins that may use the server, with commas between them",
    "secure": "the server is reached by https, so cookies travel only there",
    "proxied": "a proxy in front of the server tells the address of each client",
    "grace": "seconds until somebody who has gone counts as having left",
    "beat": "seconds between two heartbeats",
    "thinkers": "threads in which bots think; 0 is all cores but one",
    "idle": "seconds until a table that nobody uses leaves the memory",
    "requests": "requests a minute that one address may make",
    "messages": "messages a second that one connection may send, in the long run",
    "connections": "connections that one person may have",
    "watchers": "connections that one table may have",
    "tables": "tables of one person that may be open at once",
    "limits": "the limits on requests, messages, connections and tables",
    "log": "how much is logged: debug, info, warning or error",
    "json_logs": "log as JSON, one object a line",
    "open": "open the page in a browser",
}


def flags() -> Flags:
    """The command line of the server."""
    parser = Flags(
        prog="fidchell serve",
        description="Serve tables for people and bots.",
        epilog="Each setting can also be given as environment variable, such as FIDCHELL_PORT=8000, or in a TOML file"
        " that --settings names, such as port = 8000; a flag is stronger than the environment, that than the file.",
    )
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with settings")
    for field in msgspec.structs.fields(Settings):
        name = "--" + field.name.replace("_", "-")
        if field.type is bool:
            parser.add_argument(name, action="store_const", const="true", dest=field.name, help=ABOUT[field.name])
            no = "--no-" + field.name.replace("_", "-")
            parser.add_argument(
                no, action="store_const", const="false", dest=field.name, help=f"not: {ABOUT[field.name]}"
            )
        else:
            usual = "" if field.name == "db" else f" (default: {field.default})"
            parser.add_argument(name, metavar=field.name.upper(), dest=field.name, help=ABOUT[field.name] + usual)
    return parser


def settle(words: list[str], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings that flags, environment and file give together."""
    given = vars(flags().parse_args(words))
    around = os.environ if environment is None else environment
    found: dict[str, Any] = from_file(given.pop("settings") or around.get(PREFIX + "SETTINGS", ""))
    names = {field.name for field in msgspec.structs.fields(Settings)}
    found |= {name: around[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in around}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as why:
        raise BadOption(f"a setting cannot be used: {why}") from None
    return checked(settings)


def from_file(path: str) -> dict[str, Any]:
    """The settings in a file."""
    if not path:
        return {}
    try:
        found = tomllib.loads(Path(path).read_text())
    except (OSError, ValueError) as why:
        raise BadOption(f"the settings in {path} cannot be read: {why}") from None
    unknown = found.keys() - ABOUT.keys()
    if unknown:
        raise BadOption(f"{path} has the unknown setting {min(unknown)!r}; there are {', '.join(ABOUT)}")
    return found


def checked(settings: Settings) -> Settings:
    """The settings, if they go together; with the usual database where none is named."""
    bounds = {"port": (0, 65_535), "workers": (1, 64), "beat": (1, 3600), "grace": (0, 86_400), "thinkers": (0, 256)}
    for name, (least, most) in bounds.items():
        if not least <= getattr(settings, name) <= most:
            raise BadOption(f"{name} should be from {least} to {most}, not {getattr(settings, name)}")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise BadOption(f"log should be debug, info, warning or error, not {settings.log!r}")
    if settings.workers > 1 and not settings.db.startswith("postgresql"):
        raise BadOption("several workers need PostgreSQL; name it by --db postgresql://… or leave --workers out")
    if settings.workers > 1 and settings.port == 0:
        raise BadOption("several workers need one port; name it by --port")
    return settings if settings.db else msgspec.structs.replace(settings, db=f"sqlite:///{usual_file()}")


def own_folder() -> Path:
    """Where this program keeps what is somebody's own, as their system has it; XDG_DATA_HOME can name another place."""
    return user_data_path("fidchell", appauthor=False)


def usual_file() -> Path:
    """Where tables are kept if nothing is said: in somebody's own folder, or still where an early version put them."""
    usual, first = own_folder() / "tables.db", FIRST_HOME.expanduser() / "tables.db"
    return first if first.exists() and not usual.exists() else usual
