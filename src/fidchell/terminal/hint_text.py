"""What the strongest bot would do in a seat, and why, as text."""

from fidchell.bots.advice import Candidate, advise
from fidchell.core.information_state import information_state_of
from fidchell.core.match import Match
from fidchell.core.registry import Game
from fidchell.core.types import Seat
from fidchell.terminal.paper import Paper

BEST = 3  # options shown
STEPS = 4  # decisions of the expected line shown


def hint(match: Match, seat: Seat, paper: Paper) -> list[str]:
    """The best options of a seat, with their chances and the expected continuation."""
    advice = advise(information_state_of(match.state, seat), seed=len(match.acts))
    told = [f"After {advice.simulations:,} simulated games from what {match.seat_name(seat)} can see:"]
    told += [sentence(option, seat, match.game) for option in advice.options[:BEST]]
    return [line for i, text in enumerate(told) for line in paper.wrap(text, "    ", "  · " if i else "")]


def sentence(option: Candidate, seat: Seat, game: Game) -> str:
    """One option: its chance, by which ways of winning, and the expected line."""
    ways = ", ".join(f"{percent(chance)} by {name}" for name, chance in option.by.items() if chance >= 0.01)
    whose = "we win" if game.shared else f"{game.seat_names[seat]} wins"
    follows = "; ".join(
        f"{game.seat_names[who]}: {game.notation.to_words(action)}" for who, action in option.line[1:STEPS]
    )
    told = f"{game.notation.to_words(option.action)}: {whose} {percent(option.chances[seat])}"
    told += f" ({ways})" if ways else ""
    told += f", tried {percent(option.share)} of the time"
    return f"{told}; then perhaps {follows}." if follows else f"{told}."


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.0f} %"
