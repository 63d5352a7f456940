"""Writes the page's tables of cues, and the page of the reference about them, from what the games declare.

python tools/write_cues.py           writes web/src/state/kinds.ts, web/src/GAME/cues.ts and docs/reference/scenes.md
python tools/write_cues.py --check   checks whether they are up to date
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from fidchell.core.cues import KINDS
from fidchell.core.events import EventText
from fidchell.core.registry import FOLDER, game, keys

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web/src"
PAGE = ROOT / "docs/reference/scenes.md"
MARK = "<!-- from the tables: tools/write_cues.py -->"


def cues() -> dict[str, dict[str, str]]:
    """By game: the kind of cue of each event, in games that declare them."""
    names = {key: f"{FOLDER}.{key}.view.cues" for key in keys() if find_spec(f"{FOLDER}.{key}.view")}
    return {key: import_module(name).CUES for key, name in names.items() if find_spec(name)}


def texts(key: str) -> list[EventText]:
    """How the events of a game are told, each once."""
    return list({text.name: text for text in import_module(f"{FOLDER}.{key}.view.event_text").TALES}.values())


def kinds_script() -> str:
    """The kinds of cues in TypeScript."""
    rows = [
        f'  {name}: {{ length: {kind.milliseconds}, board: "{kind.board}" }}, // {kind.about}'
        for name, kind in KINDS.items()
    ]
    return "\n".join(
        [
            "// Made by tools/write_cues.py from fidchell/core/cues.py: change that one.",
            "",
            "/** How long each kind of cue takes at the normal pace, in milliseconds, and when the board follows. */",
            "export const KINDS = {",
            *rows,
            "} as const;",
            "",
            "export type Kind = keyof typeof KINDS;",
            "",
        ]
    )


def cues_script(key: str, found: dict[str, str]) -> str:
    """The cues of a game in TypeScript."""
    rows = [f'  {name if name.isidentifier() else json.dumps(name)}: "{kind}",' for name, kind in found.items()]
    return "\n".join(
        [
            f"// Made by tools/write_cues.py from fidchell/games/{key}/view/cues.py: change that one.",
            'import type { Kind } from "../state/kinds";',
            "",
            "/** How each event is shown, by its id without the name of the game. */",
            "export const CUES: Readonly<Record<string, Kind>> = {",
            *rows,
            "};",
            "",
        ]
    )


def tables() -> str:
    """The tables of the reference."""
    lines = ["## Kinds", "", "| Kind | Seconds | What one sees |", "|---|---|---|"]
    lines += [f"| {name} | {kind.milliseconds / 1000:g} | {kind.about} |" for name, kind in KINDS.items()]
    for key, found in cues().items():
        lines += ["", f"## {game(key).title}", "", "| Event | As a sentence | Kind |", "|---|---|---|"]
        lines += [f"| {text.name} | {text.sentence} | {found.get(text.name, '')} |" for text in texts(key)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """What every generated file should contain."""
    written = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return {
        WEB / "state/kinds.ts": kinds_script(),
        **{WEB / key / "cues.ts": cues_script(key, found) for key, found in cues().items()},
        PAGE: f"{written}{MARK}\n\n{tables()}",
    }


def main(words: list[str]) -> int:
    """The command."""
    stale = {
        path: text for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" not in words:
        for path, text in stale.items():
            path.write_text(text, encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is out of date; run: python tools/write_cues.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
