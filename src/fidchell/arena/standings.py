"""The standings of bots that play against each other."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from fidchell.arena.bout import Played, pace
from fidchell.arena.columns import columns, percent, signed
from fidchell.arena.fixture import Fixture, rotations
from fidchell.arena.order import ContestOrder
from fidchell.arena.ratings import Meeting, Range, by_deal, elo

WON = 1.0  # the result of a winner


def standings(order: ContestOrder, games: Sequence[tuple[Fixture, Played]]) -> list[dict[str, Any]]:
    """For each table, its players and their results; Elo is computed over all tables together."""
    rated = elo(meetings(games), order.players[0] if order.ladder else order.players[-1])
    tables = []
    for number, players in enumerate(order.tables):
        held = [(fixture, played) for fixture, played in games if fixture.table == number]
        rows = [row(held, players, player, rated[player]) for player in dict.fromkeys(players)]
        deals = len({fixture.deal for fixture, _ in held})
        tables.append({"games": len(held), "deals": deals, "seatings": rotations(players), "rows": rows})
    return tables


def row(games: Sequence[tuple[Fixture, Played]], players: Sequence[str], player: str, rated: Range) -> dict[str, Any]:
    """All figures of a player at a table; with several seats there, it wins with any of them."""
    seats = players.count(player)
    won = [(fixture.deal, player in winners(fixture, played)) for fixture, played in games]
    rate = rate_of(won)
    return {
        "player": player,
        "seats": seats,
        "games": len(won),
        "wins": sum(win for _, win in won),
        "draws": sum(not winners(fixture, played) for fixture, played in games),
        "win_rate": rate.plain(),
        "fair": round(seats / len(players), 4),
        "win_rate_a_seat": rate.over(seats).plain(),
        "elo": rated.plain(1),
        **pace(games, player),
    }


def rate_of(won: Sequence[tuple[int, bool]]) -> Range:
    """The win rate, given the deal and the result of each game."""
    deals: defaultdict[int, list[bool]] = defaultdict(list)
    for deal, win in won:
        deals[deal].append(win)
    return by_deal((len(wins), sum(wins)) for wins in deals.values())


def winners(fixture: Fixture, played: Played) -> list[str]:
    """The winner of a game, nobody if it was drawn."""
    return [player for player, result in zip(fixture.players, played.results, strict=True) if result == WON]


def meetings(games: Sequence[tuple[Fixture, Played]]) -> dict[int, list[Meeting]]:
    """By deal: the scores of players against each other."""
    found: defaultdict[int, list[Meeting]] = defaultdict(list)
    for fixture, played in games:
        found[fixture.deal] += scores(fixture, played)
    return found


def scores(fixture: Fixture, played: Played) -> Iterator[Meeting]:
    """The winner beats everyone else at the table; in a drawn game, every pair draws."""
    first = winners(fixture, played)
    for one, other in combinations(range(len(fixture.players)), 2):
        players = fixture.players[one], fixture.players[other]
        won = played.results[one] == WON, played.results[other] == WON
        if players[0] != players[1] and (any(won) or not first):
            yield *players, 0.5 + (won[0] - won[1]) / 2


PACE_HEAD = ("decisions", "ms mean", "ms most")
TIMES = "\N{MULTIPLICATION SIGN}"


def lines(tables: Sequence[dict[str, Any]]) -> list[str]:
    """The standings as text."""
    told = []
    for table in tables:
        several = any(each["seats"] > 1 for each in table["rows"])
        by_seat = ("% a seat", "95 %") if several else ()
        head = ("player", "games", "wins", "draws", "win %", "95 %", *by_seat, "fair %", "Elo", "95 %", *PACE_HEAD)
        told += [title(table), *columns(head, [cells(each, several) for each in table["rows"]]), ""]
    return told


def title(table: dict[str, Any]) -> str:
    """The number of games, deals and seatings at a table."""
    seatings = "one seating" if table["seatings"] == 1 else f"{table['seatings']} seatings"
    rest = ", the last not in all of them" if table["games"] % table["seatings"] else ""
    return f"{table['games']} games: {table['deals']} deals, each in {seatings}{rest}"


def cells(each: dict[str, Any], several: bool) -> list[str]:
    """A row of the table; figures per seat only if a player has several."""
    name = each["player"] if each["seats"] == 1 else f"{each['player']} {TIMES}{each['seats']}"
    counts = [str(each[key]) for key in ("games", "wins", "draws")]
    by_seat = percent(each["win_rate_a_seat"]) if several else ()
    rates = [*percent(each["win_rate"]), *by_seat, f"{100 * each['fair']:.1f}"]
    return [name, *counts, *rates, *signed(each["elo"]), *pace_cells(each)]


def pace_cells(each: dict[str, Any]) -> list[str]:
    """The decisions and thinking time of a player, as text."""
    return [f"{each['decisions']:.1f}", f"{each['ms_mean']:.2f}", f"{each['ms_most']:.1f}"]
