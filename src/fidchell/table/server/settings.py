"""The settings of a server: by flag, environment variable or file, in this order of precedence."""

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
from fidchell.table.server.logs import LEVELS

PREFIX = "FIDCHELL_"
FIRST_HOME = Path("~/.local/share/fidchell")  # where early versions stored tables on every system


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    db: str = ""  # where the tables are kept
    redis: str = ""  # what several servers or workers talk through
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    origins: str = ""  # further origins that may use the server, comma-separated; its own is always allowed
    secure: bool = False  # whether the server is reached over https
    proxied: bool = False  # whether a proxy in front passes on the client's address
    grace: float = 60.0  # seconds until a disconnected person counts as having left
    beat: int = 20  # seconds between two heartbeats
    pace: float = 0.3  # seconds that a bot takes at least for a decision
    thinkers: int = 0  # threads for bots; 0 means all cores but one
    think: bool = True  # whether bots think in the server itself when no `fidchell think` is there
    idle: float = 900.0  # seconds until an unused table is dropped from memory
    requests: int = 600  # requests a minute from one address
    messages: float = 20.0  # sustained messages a second on one connection
    connections: int = 40  # connections of one person
    network: int = 300  # connections of one network without an account
    patience: float = 30.0  # seconds that a client may take to send a request
    watchers: int = 200  # connections to one table
    tables: int = 50  # unfinished tables of one person
    daily: int = 200  # tables that one person may set up in a day, uploads among them
    storage: int = 50  # megabytes of logs that one person's tables may have; guests have a tenth
    keep_gathering: int = 7  # days until a table that never began is deleted; here and below 0 means never
    keep_playing: int = 180  # days without any action until a game is ended as abandoned
    keep_guests: int = 90  # days until a game that has ended is deleted, if only guests played
    keep_accounts: int = 0  # days until it is deleted, if somebody with an account played
    limits: bool = True  # whether the limits above apply
    log: str = "info"
    json_logs: bool = False
    open: bool = False  # whether to open the page in a browser


ABOUT = {
    "db": "where to store tables: sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in your data folder)",
    "redis": "the Redis or Valkey that several workers or machines share: redis://HOST:PORT (default: none)",
    "host": "the address to listen on",
    "port": "the port to listen on; 0 picks a free one",
    "workers": "worker processes; more than one needs PostgreSQL and Redis",
    "origins": "further origins that may use the server, comma-separated",
    "secure": "the server is reached over https, so cookies are sent only there",
    "proxied": "a proxy in front of the server passes on the address of each client",
    "grace": "seconds until a disconnected person counts as having left",
    "beat": "seconds between heartbeats",
    "pace": "seconds that a bot takes at least for a decision, so that its speed does not tell what it holds",
    "thinkers": "threads for bots; 0 means all cores but one",
    "think": "with Redis: let bots think in the server itself as long as no `fidchell think` is there",
    "idle": "seconds until an unused table is dropped from memory",
    "requests": "requests a minute allowed from one address",
    "messages": "sustained messages a second allowed on one connection",
    "connections": "connections allowed for one person",
    "network": "connections allowed for all people of one network who have no account",
    "patience": "seconds that a client may take to send a request, or to read the response",
    "watchers": "connections allowed to one table",
    "tables": "unfinished tables allowed for one person",
    "daily": "tables that one person may set up in a day, uploads and rematches among them",
    "storage": "megabytes that the tables of one account may fill; those of a guest a tenth of it",
    "keep_gathering": "days until a table that never began is deleted; 0 means never",
    "keep_playing": "days without any action until a game is ended as abandoned; 0 means never",
    "keep_guests": "days until a game that has ended is deleted, if only guests played; 0 means never",
    "keep_accounts": "days until a game that has ended is deleted, if an account played; 0 means never",
    "limits": "the limits on requests, messages, connections and tables",
    "log": "the log level: debug, info, warning or error",
    "json_logs": "log as JSON, one object per line",
    "open": "open the page in a browser",
}


def flags() -> Flags:
    """The command line of the server."""
    parser = Flags(
        prog="fidchell serve",
        description="Serve tables for people and bots.",
        epilog="A setting can also be given as an environment variable, such as FIDCHELL_PORT=8000, or in a TOML file"
        " named by --settings, such as port = 8000. Flags override the environment, which overrides the file.",
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
            usual = "" if field.name in ("db", "redis") else f" (default: {field.default})"
            parser.add_argument(name, metavar=field.name.upper(), dest=field.name, help=ABOUT[field.name] + usual)
    return parser


def settle(words: list[str], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings from flags, environment and file combined."""
    given = vars(flags().parse_args(words))
    around = os.environ if environment is None else environment
    found: dict[str, Any] = from_file(given.pop("settings") or around.get(PREFIX + "SETTINGS", ""))
    names = {field.name for field in msgspec.structs.fields(Settings)}
    found |= {name: around[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in around}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as why:
        raise BadOption(f"invalid setting: {why}") from None
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
        raise BadOption(f"{path} has the unknown setting {min(unknown)!r}; choose from: {', '.join(ABOUT)}")
    return found


def checked(settings: Settings) -> Settings:
    """The settings, checked, with the default database if none is named."""
    bounds = {
        "port": (0, 65_535),
        "workers": (1, 64),
        "beat": (1, 3600),
        "grace": (0, 86_400),
        "pace": (0.01, 5),
        "patience": (0.01, 3600),
        "thinkers": (0, 256),
        **dict.fromkeys(("keep_gathering", "keep_playing", "keep_guests", "keep_accounts"), (0, 36_500)),
    }
    for name, (least, most) in bounds.items():
        if not least <= getattr(settings, name) <= most:
            raise BadOption(f"{name} must be from {least} to {most}, not {getattr(settings, name)}")
    if settings.log not in LEVELS:
        raise BadOption(f"log must be debug, info, warning or error, not {settings.log!r}")
    if settings.workers > 1 and not settings.db.startswith("postgresql"):
        raise BadOption("several workers need PostgreSQL; name it with --db postgresql://… or leave --workers out")
    if settings.redis and not settings.db.startswith("postgresql"):
        raise BadOption("Redis is for several servers of one PostgreSQL; name it with --db, or leave --redis out")
    if not settings.think and not settings.redis:
        raise BadOption("without --redis bots can think nowhere but in the server; leave --no-think out")
    if settings.workers > 1 and not settings.redis:
        raise BadOption("several workers need Redis; name it with --redis redis://HOST:PORT or leave --workers out")
    if settings.workers > 1 and settings.port == 0:
        raise BadOption("several workers need a fixed port; name it with --port")
    return settings if settings.db else msgspec.structs.replace(settings, db=f"sqlite:///{usual_file()}")


def own_folder() -> Path:
    """The user's data folder for this program, as is usual on their system; XDG_DATA_HOME overrides it."""
    return user_data_path("fidchell", appauthor=False)


def usual_file() -> Path:
    """The default database: in the user's data folder, or where an early version put it."""
    usual, first = own_folder() / "tables.db", FIRST_HOME.expanduser() / "tables.db"
    return first if first.exists() and not usual.exists() else usual
