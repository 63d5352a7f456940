"""What happened, in sentences for one viewer."""

from itertools import groupby

from fidchell.core.match import Entry, Match
from fidchell.core.types import Seat


def sentences(match: Match, viewer: Seat | None, start: int = 0) -> list[str]:
    """What happened since a position in the log, in sentences for a viewer."""
    return merged([said for entry in match.entries(start) for said in told(match, entry, viewer)])


def merged(said: list[str]) -> list[str]:
    """Sentences, with repeated ones merged."""
    counted = [(sentence, len(list(again))) for sentence, again in groupby(said)]
    return [f"{sentence}." if count == 1 else f"{sentence} ({count} times)." for sentence, count in counted]


def told(match: Match, entry: Entry, viewer: Seat | None) -> list[str]:
    """What one decision led to, in sentences for a viewer, without full stops."""
    reports = (match.game.viewing.report(match.state, event, viewer) for event in entry.events)
    return [f"{sentence[0].upper()}{sentence[1:]}" for sentence in reports if sentence]
