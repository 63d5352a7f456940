"""Decisions that bots think about in other processes, as plain data: what a person in the seat would know, and no more.

Neither side trusts the other. A thinker refuses by name what does not fit its rules, and answers with a number or a few
statistics; the server takes no answer that it could not have given itself.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from secrets import randbits
from typing import Annotated, Any

import msgspec

from fidchell.bots.advice import STRONGEST, Advice, Candidate, advise
from fidchell.bots.levels import LADDER, config_of
from fidchell.bots.player import make
from fidchell.core.errors import FidchellError
from fidchell.core.information_state import InformationState, information_state_of
from fidchell.core.limits import TABLE
from fidchell.core.parts import CONTENT
from fidchell.core.registry import Game, game, home_of, keys
from fidchell.core.types import Action

FORMAT = 1  # of the requests below
SEED_BITS = 48
LONGEST_SEARCH = 5.0  # seconds
SECONDS = re.compile(r"\d{1,2}(\.\d{1,6})?")
HINT_SECONDS = 1.0  # time limit of one hint
AT_TABLE = {"at_table": True}  # the options are those at a table
NOT_A_STATE = (TypeError, ValueError, OverflowError, KeyError, AttributeError)  # what restoring wrong fields raises


class BadJob(FidchellError):
    """A request or a reply that does not fit the rules of this program."""


class ThinkRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a seat: its information state, and which bot is to decide; without a level, to advise."""

    game: str
    version: int  # of its rules
    seat: Annotated[int, msgspec.Meta(ge=0, lt=TABLE)]
    level: str
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << SEED_BITS)]
    fields: dict[str, int | bool | list[int]]

    @property
    def content(self) -> int:
        """The digest of the content that the game is played with, 0 if games of its kind have none."""
        digest = self.fields.get(CONTENT)
        return digest if isinstance(digest, int) else 0


class ThinkReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action or advice, or why there is none."""

    action: int = -1
    advice: Advice | None = None
    refused: str = ""


@cache
def fitting() -> str:
    """A name for the rules of this program; only servers and thinkers that have the same name work together."""
    shapes = {key: [game(key).version, game(key).actions, *shape(game(key))] for key in keys()}
    return blake2b(msgspec.json.encode([FORMAT, shapes]), digest_size=6).hexdigest()


def shape(found: Game) -> list[tuple[str, int]]:
    """The names and sizes of the fields of a game's states."""
    fields = found.boxed(found.settle_options()).fields()
    return [(name, len(value) if isinstance(value, list) else 0) for name, value in sorted(fields.items())]


# What a server sends.


def requested(seen: InformationState, level: str = "") -> ThinkRequest:
    """The request for a bot of a level to decide, or for advice.

    It has the fields of a state that the seat cannot tell from the real one: always the same for all such states.
    """
    found = game(home_of(seen.home))
    fields = seen.determinize(0).fields() | AT_TABLE
    return ThinkRequest(found.key, found.version, seen.seat, level, randbits(SEED_BITS), fields)


def accepted(raw: object, seen: InformationState) -> ThinkReply:
    """A reply, if it is one that this program could have given itself."""
    try:
        reply = msgspec.convert(raw, ThinkReply)
    except msgspec.ValidationError as why:
        raise BadJob(f"this is no reply: {str(why)[:200]}") from None
    if reply.refused:
        raise BadJob(reply.refused[:200])
    if reply.advice and not sensible(reply.advice, seen):
        raise BadJob("this advice is about another decision")
    if not reply.advice and reply.action not in seen.options:
        raise BadJob(f"action {reply.action} is not among the options")
    return reply


def sensible(advice: Advice, seen: InformationState) -> bool:
    """Whether advice is about this decision: its options, and actions and seats that exist."""
    return advice.seat == seen.seat and bool(advice.options) and all(possible(each, seen) for each in advice.options)


def possible(candidate: Candidate, seen: InformationState) -> bool:
    """Whether a candidate is one of the options, with chances for the seats there are."""
    found = game(home_of(seen.home))
    return (
        candidate.action in seen.options
        and len(candidate.chances) == seen.num_players
        and list(candidate.by) == list(found.strategy.aims)
        and all(0 <= seat < seen.num_players and 0 <= action < found.actions for seat, action in candidate.line)
    )


# What a thinker does.


def understood_request(raw: object) -> ThinkRequest:
    """A request, refused by name unless this program can think about it."""
    try:
        request = msgspec.convert(raw, ThinkRequest)
    except msgspec.ValidationError as why:
        raise BadJob(f"this is no request of format {FORMAT}: {str(why)[:200]}") from None
    found = game(request.game)
    if request.version != found.version:
        here = f"this thinker has version {found.version}"
        raise BadJob(f"the rules of {found.key} have version {request.version}, and {here}; upgrade the older one")
    if request.level and not is_level(request.level):
        raise BadJob(f"there is no level {request.level[:40]!r}; choose one of: {', '.join(LADDER)}")
    return request


def is_level(spec: str) -> bool:
    """Whether a spec names a level, perhaps with less time than usual, such as `expert:time=0.5`."""
    name, _, time = spec.partition(":time=")
    return name in LADDER and (not time or (bool(SECONDS.fullmatch(time)) and float(time) <= LONGEST_SEARCH))


def seen_by(request: ThinkRequest) -> InformationState:
    """The information state in a request, refused if no game could have it."""
    try:
        return information_state_of(game(request.game).restored(request.fields), request.seat)
    except NOT_A_STATE as why:
        raise BadJob(f"this is no state of {request.game}: {str(why)[:200]}") from None


def answer_to(request: ThinkRequest) -> ThinkReply:
    """Think about a request, in this thread."""
    seen = seen_by(request)
    if request.level:
        return ThinkReply(chosen(request.level, seen, request.seed))
    return ThinkReply(advice=advised(seen, request.seed))


def chosen(level: str, seen: InformationState, seed: int) -> Action:
    """The action that a bot of a level chooses."""
    return make(level, seed).choose(seen)


def advised(seen: InformationState, seed: int) -> Advice:
    """What the strongest bot advises."""
    return advise(seen, seed, replace(config_of(STRONGEST, home_of(seen.home)), time=HINT_SECONDS))


# Contents that a thinker does not have.


def content_text(request: ThinkRequest) -> str:
    """The content that a request is played with, as text; empty if games of its kind have none."""
    editions = game(request.game).editions
    return editions.text(request.content) if editions else ""


def lacks_content(request: ThinkRequest) -> bool:
    """Whether this program does not have the content of a request yet."""
    try:
        content_text(request)
    except FidchellError:
        return True
    return False


def learn_content(request: ThinkRequest, text: str) -> None:
    """Read the content of a request; refused if it is another one."""
    editions = game(request.game).editions
    if not editions or editions.read(text) != request.content:
        raise BadJob(f"the content with the digest {request.content} is not what was sent for it")


def plain(data: ThinkRequest | ThinkReply) -> Any:
    """A request or a reply as plain data."""
    return msgspec.to_builtins(data)
