"""The games of an order: the same deals for all players, and every player in every seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from fidchell.arena.order import SEATS, ContestOrder
from fidchell.bots.seeds import derived
from fidchell.core.parts import Options


@dataclass(frozen=True)
class Fixture:
    """One game to be played, with everything it depends on."""

    table: int  # which of the order's tables
    number: int  # which game of that table
    deal: int
    game: str
    options: Options
    seed: int
    players: tuple[str, ...]  # by seat
    entrants: tuple[int, ...]  # by seat: the index of its player in the table's list
    seeds: tuple[int, ...]  # by seat, for the bots

    @property
    def name(self) -> str:
        """The name of the game within its order."""
        return f"{self.table}/{self.number}"


def fixtures(order: ContestOrder, games: int) -> list[Fixture]:
    """`games` games for every table, deal by deal; a longer list begins with the shorter one."""
    tables = list(enumerate(order.tables))
    return [fixture(order, table, players, number) for number in range(games) for table, players in tables]


def fixture(order: ContestOrder, table: int, players: tuple[str, ...], number: int) -> Fixture:
    """A game of a table: its deal, and who sits where."""
    deal, turn = divmod(number, rotations(players))
    if order.seats:
        players *= order.seats[deal % len(order.seats)]
    entrants = tuple((seat + turn) % len(players) for seat in range(len(players)))
    return Fixture(
        table=table,
        number=number,
        deal=deal,
        game=order.game,
        options={**order.options, SEATS: len(players)},
        seed=derived(order.seed, "deal", deal),
        players=tuple(players[entrant] for entrant in entrants),
        entrants=entrants,
        seeds=tuple(derived(order.seed, "bot", deal, entrant) for entrant in entrants),
    )


def rotations(players: Sequence[str]) -> int:
    """The number of different seatings when all players move on by the same number of seats."""
    seats = len(players)
    return next(turn for turn in range(1, seats + 1) if [*players[turn:], *players[:turn]] == list(players))
