"""The page knows no rule: what only the server may know is not written in it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fidchell.core.registry import game
from fidchell.games.inis import ids as inis_ids
from fidchell.games.snakes.view.worth import RESULT_POINTS

PAGE = Path(__file__).parents[1] / "web/src"
SHARED = ("seat", "shell", "learn", "replay", "net", "generic")
# By game: where its rules might be written (`art` only draws), and cards that are named like what they build.
FOLDERS = {key: (key, *SHARED) for key in ("inis", "snakes")}
PIECES: dict[str, set[str]] = {"inis": {"citadel", "sanctuary", "festival"}, "snakes": set()}
PARSING = r"(?:split|slice|substring|startsWith|endsWith|match|replace\w*)\("
NOTATION = (rf"\.(?:action|what|moment)\b[\w?.]*\.{PARSING}", r"\.(?:action|what|moment)\s*[!=]==?\s*[\"'`]")
# What the page once worked out by itself: who wins, who is next, what counts, where clans gather.
RULES = {
    "inis": (
        rf"(?:[<>]=?\s*|goal\w*\s*=\s*){inis_ids.GOAL}\b",
        r"clockwise\"\s*\?\s*-?1",
        r"GATHERING",
        r"\.id\.slice",
    ),
    "snakes": (
        r"[\"'`](?:convert|play|move|make relic|bring relic|king of) [\w$]",  # the notation of an option
        r"[\"'`]final effort\b",
        rf"[<>]=?\s*(?:{'|'.join(map(str, RESULT_POINTS))})\b",
        r"<\s*odds\.(?:failure|success)",
        r"LEADERS",
        r"\.find\(.*!\w+\.fallen",
        r"-\?\\d\+\$/",  # the number at the end of an option
        r"green\|blue",
    ),
}


def sources(key: str) -> Iterator[tuple[str, str]]:
    """The files of the page that show a game, without tests and generated types."""
    for folder in FOLDERS[key]:
        for path in sorted((PAGE / folder).rglob("*")):
            if path.suffix in (".ts", ".svelte") and not path.name.endswith((".test.ts", "view.ts")):
                yield str(path.relative_to(PAGE)), path.read_text(encoding="utf-8")


def sentences(key: str) -> list[str]:
    """The questions and moments of a game in words; the page knows questions by their ids."""
    casework = game(key).casework
    assert casework
    return [rf"[\"'`]{re.escape(words)}[\"'`]" for words in casework.asks if " " in words]


def cards(key: str) -> list[str]:
    """The names of a game's cards; what a card does is the server's business."""
    names = game(key).messages.primer({})["cards"].keys() - PIECES[key]
    return [rf"[\"'`]{re.escape(name)}[\"'`]" for name in sorted(names)]


def casts(key: str) -> list[str]:
    """Casts to a type of a view; types come from the server, checked by guards."""
    names = re.findall(r"^export interface (\w+)", (PAGE / key / "view.ts").read_text(encoding="utf-8"), re.M)
    return [rf"\bas (?:unknown as )?(?:{'|'.join(names)})\b"]


@cache
def forbidden(key: str, shared: bool) -> re.Pattern[str]:
    """All that may not be in the page; what is named like a card may be something else in a folder for all games."""
    patterns = [*sentences(key), *casts(key), *NOTATION, *RULES[key], *([] if shared else cards(key))]
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns))


def found(path: str, text: str, key: str) -> list[str]:
    """What is in a text of the page that may not be there."""
    together = forbidden(key, path.partition("/")[0] in SHARED)
    return [line.strip() for line in text.splitlines() if together.search(line)]


@pytest.mark.parametrize("key", FOLDERS)
def test_the_page_contains_nothing_that_only_the_server_may_know(key: str) -> None:
    read = dict(sources(key))
    assert len(read) > 50
    faults = [f"{path}: {line}" for path, text in read.items() for line in found(path, text, key)]
    assert faults == []


PLANTED = {
    "inis": (
        'if (about.what === "settle a clan") return;',
        'const BEGINNINGS = ["a clash begins"];',
        'const gathers = ["conquest", "battle-of-moytura"].includes(said.card);',
        'const [verb, card] = option.action.split(" ");',
        'if (option.action === "pass") return;',
        "const view = scene.update?.view as unknown as InisView;",
        "const met = count >= 6;",
        'const step = view.crows === "clockwise" ? 1 : -1;',
        "const verb = option.id.slice(8);",
    ),
    "snakes": (
        'if (about.what === "begin the turn") return;',
        "const play = scene.options.find((each) => each.action === `play ${card}`);",
        'const [first = "", second = ""] = option.action.split(" ");',
        "const fate = i < odds.failure ? low : high;",
        "const value = Number(/-?\\d+$/.exec(shown)?.[0] ?? 0);",
        'const LEADERS = ["chief", "king", "high king"];',
        "const next = view?.britain.regions.find((region) => !region.fallen);",
        "const won = view.score >= 19;",
        "const about = (scene.update?.ask?.about ?? {}) as SnakesAsk;",
        'if (card === "patricks-breastplate") return 2;',
    ),
}


@pytest.mark.parametrize(("key", "line"), [(key, line) for key, lines in PLANTED.items() for line in lines])
def test_a_rule_that_is_written_into_the_page_is_found(key: str, line: str) -> None:
    """Each of these lines was in the page once, or one like it."""
    assert found(f"{key}/Board.svelte", f"const a = 1;\n  {line}\nconst b = 2;", key) == [line]
