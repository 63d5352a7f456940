"""How games of Banish the Snakes end with one bot in every seat, counted by level and number of Saints.

`fidchell survey snakes --games 500 --seed 1 --players 1,2,3 --level standard`
"""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from fidchell.arena.process_pool import each
from fidchell.bots.player import make
from fidchell.bots.seeds import derived
from fidchell.checks.laws import fixed_by
from fidchell.core.errors import BadOption
from fidchell.core.events import unpacked
from fidchell.core.flags import Flags, number
from fidchell.core.information_state import information_state_of
from fidchell.core.parts import Options
from fidchell.core.registry import Game, game
from fidchell.games.snakes import ids

RESULTS = ("total victory", "partial victory", "partial defeat", "total defeat")
ENDINGS = ("all flock", "britain", "deck", "acolyte")
LOST_ENDINGS = ENDINGS[1:]
THIRDS = ("early", "middle", "late")
MEANS = ("turns", "deaths", "score", "kings toppled")
GAME = "snakes"
SHARE = 25  # games that one worker plays at a time


@dataclass(frozen=True)
class Wanted:
    """Some games of one cell of the table: a level and a number of Saints."""

    key: str
    bot: str
    level: str
    players: int
    content: str | None  # the path of a content file
    seeds: tuple[int, ...]


@dataclass
class EventCounts:
    """What happened during a game."""

    turn: int = 0
    kings: int = 0  # Kings and High Kings toppled
    fell: dict[int, int] = field(default_factory=dict)  # the turns in which regions of Britain fell

    def hear(self, events: Iterable[int]) -> None:
        """Count what some events say."""
        for told in map(unpacked, events):
            if told.kind == ids.TURN_BEGAN:
                self.turn = told.a
            elif told.kind == ids.REGION_FELL:
                self.fell[told.a] = max(self.turn, 1)
            elif told.kind == ids.LEADER_FELL and told.a >= ids.KING:
                self.kings += 1


@dataclass
class SurveyTally:
    """The counts of some games."""

    level: str
    players: int
    games: int = 0
    results: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)  # endings of the defeats, partial and total
    missed: Counter[str] = field(default_factory=Counter)  # endings of all but the total victories
    falls: Counter[str] = field(default_factory=Counter)  # in which third of a game the last region fell
    sums: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def count(self, seen: dict[str, Any], counts: EventCounts) -> None:
        """Count a game: its public view at the end, and what happened during it."""
        self.games += 1
        self.results[seen["result"]] += 1
        self.endings[seen["ending"]] += 1
        if seen["result"].endswith("defeat"):
            self.lost[seen["ending"]] += 1
        if seen["result"] != RESULTS[0]:
            self.missed[seen["ending"]] += 1
        last = len(seen["britain"]["regions"]) - 1
        if last in counts.fell:
            self.falls[THIRDS[min(3 * (counts.fell[last] - 1) // max(seen["turns"], 1), 2)]] += 1
        for name in MEANS[:3]:
            self.sums[name] += seen[name]
        self.sums["kings toppled"] += counts.kings

    def add(self, other: SurveyTally) -> None:
        """Add another tally of the same cell."""
        self.games += other.games
        for mine, others in zip(self.counters(), other.counters(), strict=True):
            mine.update(others)
        for name in MEANS:
            self.sums[name] += other.sums[name]

    def counters(self) -> tuple[Counter[str], ...]:
        """All counters."""
        return self.results, self.endings, self.lost, self.missed, self.falls

    def plain(self) -> dict[str, Any]:
        """The tally as plain values: shares in percent, and means."""
        return {
            "level": self.level,
            "players": self.players,
            "games": self.games,
            "results": shares(self.results, RESULTS),
            "endings": shares(self.endings, ENDINGS),
            "defeats_by_ending": shares(self.lost, LOST_ENDINGS),
            "all_but_total_victory_by_ending": shares(self.missed, LOST_ENDINGS),
            "last_region_fell": shares(self.falls, THIRDS),
            "means": {name: round(self.sums[name] / max(self.games, 1), 2) for name in MEANS},
        }


def shares(counted: Counter[str], names: Iterable[str]) -> dict[str, float]:
    """The share of each name, in percent."""
    total = sum(counted.values())
    return {name: round(100 * counted[name] / total, 1) if total else 0.0 for name in names}


def seed_of(seed: int, level: str, players: int, i: int) -> int:
    """The seed of one game; it does not depend on which other cells are played."""
    return derived(seed, level, players, i)


def survey(wanted: Wanted) -> SurveyTally:
    """Play some games and count them."""
    played = game(wanted.key)
    chosen: Options = {"players": wanted.players, "level": wanted.level}
    options = played.settle_options(chosen | fixed_by(played, wanted.content))
    tally = SurveyTally(wanted.level, wanted.players)
    for seed in wanted.seeds:
        play_one(played, options, wanted.bot, seed, tally)
    return tally


def play_one(played: Game, options: Options, bot: str, seed: int, tally: SurveyTally) -> None:
    """Play one game with a bot in every seat, and count it."""
    state = played.new(seed, options)
    players = [make(bot, seed + seat) for seat in range(int(options["players"]))]
    counts = EventCounts()
    state.listen(True)
    while not state.done:
        seat = state.seat
        state.take(seat, players[seat].choose(information_state_of(state, seat)))
        counts.hear(state.heard())
    state.listen(False)
    tally.count(played.view(state, None), counts)


def cells(chosen: Any) -> Iterator[Wanted]:
    """The games that a command line asks for, in portions."""
    for level in listed(chosen.level, "level"):
        for players in listed(chosen.players, "players"):
            seeds = [seed_of(chosen.seed, str(level), int(players), i) for i in range(chosen.games)]
            for first in range(0, chosen.games, SHARE):
                portion = tuple(seeds[first : first + SHARE])
                yield Wanted(chosen.game, chosen.bot, str(level), int(players), chosen.content, portion)


def listed(words: str, name: str) -> list[str | int]:
    """The values of an option in a comma-separated list; duplicates count once."""
    option = next(option for option in game(GAME).options if option.name == name)
    return list(dict.fromkeys(option.parse(word) for word in words.split(",")))


def counted(portions: Sequence[Wanted], jobs: int) -> list[SurveyTally]:
    """Play all portions, with at most `jobs` processes; one tally per cell, in the order given."""
    tallies = {(portion.level, portion.players): SurveyTally(portion.level, portion.players) for portion in portions}
    for part in each(survey, portions, jobs):
        tallies[part.level, part.players].add(part)
    return list(tallies.values())


HEAD = (
    "level      saints  games | total  part.  part.  total | ended by        |"
    " of the defeats | of all but t.v.| Britain fell   | means\n"
    "                         | vict.  vict.  def.   def.  | all Br. de. ac. |"
    " Brit deck acol | Brit deck acol | early mid late |"
    " turns deaths score kings"
)


def row(tally: SurveyTally) -> str:
    """A row of the table."""
    seen = tally.plain()
    results = " ".join(f"{seen['results'][name]:6.1f}" for name in RESULTS)
    endings = " ".join(f"{seen['endings'][name]:3.0f}" for name in ENDINGS)
    lost = " ".join(f"{seen['defeats_by_ending'][name]:4.0f}" for name in LOST_ENDINGS)
    missed = " ".join(f"{seen['all_but_total_victory_by_ending'][name]:4.0f}" for name in LOST_ENDINGS)
    fell = " ".join(f"{seen['last_region_fell'][name]:4.0f}" for name in THIRDS)
    means = "{turns:6.1f} {deaths:6.1f} {score:5.1f} {kings toppled:5.1f}".format_map(seen["means"])
    return (
        f"{tally.level:<10} {tally.players:>6} {tally.games:>6} | {results} |"
        f" {endings} | {lost} | {missed} | {fell} |{means}"
    )


def flags() -> Flags:
    """The command line of the survey."""
    parser = Flags(
        prog="fidchell survey", description="Let one bot play every seat of many games, and count how they end."
    )
    parser.add_argument("game", help=f"only {GAME} can be surveyed")
    parser.add_argument(
        "--games", type=int, default=100, help="number of games per level and number of Saints (default: %(default)s)"
    )
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: %(default)s)")
    parser.add_argument("--players", default="1,2,3,4,5,6", help="numbers of Saints, separated by commas")
    parser.add_argument("--level", default="beginner,standard,advanced", help="levels, separated by commas")
    parser.add_argument("--bot", default="planner", help="the bot in every seat (default: %(default)s)")
    parser.add_argument("--content", help="use this content file")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="number of processes (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser


def run(words: list[str]) -> int:
    """Survey the game named on the command line."""
    chosen = flags().parse_args(words)
    check(chosen)
    tallies = counted(list(cells(chosen)), chosen.jobs)
    if chosen.json:
        print(json.dumps([tally.plain() for tally in tallies], indent=2))
        return 0
    print(
        f"bot {chosen.bot}, seed {chosen.seed}; shares in percent; "
        f"Britain fell: in which third of a game its last region did\n{HEAD}"
    )
    for tally in tallies:
        print(row(tally))
    return 0


def check(chosen: Any) -> None:
    """Refuse a wrong command line, before any game is played."""
    if game(chosen.game).key != GAME:
        raise BadOption(f"only {GAME} can be surveyed, not {chosen.game}")
    if chosen.games < 1 or chosen.jobs < 1:
        raise BadOption("--games and --jobs should be 1 or more")
    chosen.seed = number(chosen.seed, "the seed")
    make(chosen.bot, 0)
    fixed_by(game(GAME), chosen.content)
