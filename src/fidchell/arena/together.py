"""Results of bots in shared games, which all seats win or lose together; each bot has all seats of its own table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from fidchell.arena.bout import Played, pace
from fidchell.arena.columns import columns, percent, signed
from fidchell.arena.fixture import Fixture
from fidchell.arena.order import ContestOrder
from fidchell.arena.ratings import paired, wilson
from fidchell.arena.standings import PACE_HEAD, WON, pace_cells

Deals = dict[int, tuple[Fixture, Played]]  # the games of one player, by deal


def together(order: ContestOrder, games: Sequence[tuple[Fixture, Played]]) -> dict[str, Any]:
    """The results of each player over all deals, and by number of seats."""
    words = results(games)
    held = {seats: [pair for pair in games if len(pair[0].players) == seats] for seats in order.seats}
    by_seats = {str(seats): rows(order, some, words) for seats, some in held.items() if some}
    return {"rows": rows(order, games, words), "by_seats": by_seats}


def rows(order: ContestOrder, games: Sequence[tuple[Fixture, Played]], words: Sequence[str]) -> list[dict[str, Any]]:
    """The results of each player in some games; all others are compared with the last."""
    held: list[Deals] = [{} for _ in order.players]
    for fixture, played in games:
        held[fixture.table][fixture.deal] = fixture, played
    others = [*[held[-1]] * (len(held) - 1), None]
    return [row(*each) for each in zip(order.players, held, [words] * len(held), others, strict=True)]


def results(games: Sequence[tuple[Fixture, Played]]) -> list[str]:
    """The words for all results that occurred, best first."""
    worth = {played.ending["result"]: played.results[0] for _, played in games}
    return sorted(worth, key=lambda word: (-worth[word], word))


def row(player: str, deals: Deals, words: Sequence[str], others: Deals | None) -> dict[str, Any]:
    """All figures of a player."""
    played = [played for _, played in deals.values()]
    counted = Counter(each.ending["result"] for each in played)
    versus = paired([(won(deals, deal), won(others, deal)) for deal in deals]) if others else None
    return {
        "player": player,
        "games": len(played),
        "results": {word: counted[word] for word in words},
        "wins": sum(each.results[0] == WON for each in played),
        "win_rate": wilson(fmean(each.results[0] == WON for each in played), len(played)).plain(),
        "score": round(fmean(each.ending["score"] or 0 for each in played), 2),
        "more_wins_than_last": versus.plain() if versus else None,
        **pace(deals.values(), player),
    }


def won(deals: Deals, deal: int) -> bool:
    """Whether a deal was won."""
    return deals[deal][1].results[0] == WON


def lines(report: Mapping[str, Any]) -> list[str]:
    """The figures as text."""
    told = table(report["rows"], "all tables")
    for seats, held in report["by_seats"].items():
        told += table(held, f"{seats} seat{'s' * (seats != '1')}")
    return told


def table(held: Sequence[dict[str, Any]], title: str) -> list[str]:
    """A table as text; the last column before the pace compares with the last player."""
    last = held[-1]["player"]
    head = ("player", "games", *held[0]["results"], "win %", "95 %", "score", f"more than {last}", "95 %", *PACE_HEAD)
    return [
        f"{title}: {held[0]['games']} deals, the same for everyone",
        *columns(head, [cells(each) for each in held]),
        "",
    ]


def cells(each: dict[str, Any]) -> list[str]:
    """A row as text."""
    results_ = [str(count) for count in each["results"].values()]
    versus = signed(each["more_wins_than_last"], 100, 1) if each["more_wins_than_last"] else ("", "")
    return [
        *(each["player"], str(each["games"]), *results_),
        *(*percent(each["win_rate"]), f"{each['score']:.2f}", *versus),
        *pace_cells(each),
    ]
