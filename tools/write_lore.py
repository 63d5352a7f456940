"""Writes `locales/en/GAME-lore.ftl`, what the page says about rules and cards, from the `primer.py` of each game.

python tools/write_lore.py           writes them
python tools/write_lore.py --check   checks whether they are up to date
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fidchell.games.inis.view.primer import messages as inis_messages
from fidchell.games.snakes.view.primer import messages as snakes_messages

ENGLISH = Path(__file__).parent.parent / "src/fidchell/locales/en"
HEAD = """### {title} in English: what the rules and the cards are for, in our own words.
###
### This file is made: tools/write_lore.py writes it from lore.py and primer.py in games/{key}/view. To change a text,
### change it there and run the tool again. Translations are written by hand; these messages have no arguments.
"""
GAMES = {"inis": ("Inis", inis_messages), "snakes": ("Banish the Snakes", snakes_messages)}


def quoted(text: str) -> str:
    """A text as the value of a message; Fluent has a meaning for braces, and for some characters at line starts."""
    if "\n" in text or text != text.strip():
        raise ValueError(f"a text must be one line without leading or trailing spaces, not {text!r}")
    plain = re.sub("[{}]", r'{"\g<0>"}', text)
    return f'{{"{plain[0]}"}}{plain[1:]}' if plain[0] in ".[*" else plain


def made(key: str) -> str:
    """The whole file of a game."""
    title, messages = GAMES[key]
    lines = [HEAD.format(title=title, key=key)]
    for group, texts in messages().items():
        lines += [f"## {group}", "", *(f"{name} = {quoted(text)}" for name, text in texts.items()), ""]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    for key in GAMES:
        path, text = ENGLISH / f"{key}-lore.ftl", made(key)
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path.name} is out of date: run python tools/write_lore.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
