"""Tables instead of switches: one row for each kind of frame, one mark for each effect of a card.

A row names functions, or lambdas where a name would say no more; each gets what its parameters are called: `s`, `seat`,
`out`, `action`, the frame `f`, and the details of the frame by the names in its row. A function that `effect_of` marks
gets the parameters that `effects` lists. Compiled, `tools/compile_core.py` writes the tables out as C switches;
uncompiled, the functions are looked up. This module imports nothing from the package, so that the build can load it on
its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple, TypeVar

Function = Callable[..., Any]
Marked = TypeVar("Marked", bound=Function)
DETAILS = ("a_of(f)", "b_of(f)", "c_of(f)", "d_of(f)")


class Switch(NamedTuple):
    """A function that dispatches on the kind of a frame."""

    column: str  # of the rows: what it calls
    parameters: Mapping[str, str]  # with their types; "State" stands for the game's own class
    returns: str
    otherwise: object  # what it returns for a kind without an entry


FRAME = {"s": "State", "f": "Frame"}
# By the names that `frames` returns, in this order.
SWITCHES = {
    "options": Switch("offers", FRAME | {"seat": "Seat", "out": "Actions"}, "Count", 0),
    "answer": Switch("answers", FRAME | {"seat": "Seat", "action": "Action"}, "None", None),
    "run": Switch("does", FRAME, "None", None),
    "is_moot": Switch("moot", FRAME, "bool", False),
}


class Asks(NamedTuple):
    """A frame that asks its seat: the options, what an answer does, and when there is nothing to ask."""

    kind: int
    offers: Function
    answers: Function
    moot: Function | None = None
    details: str = ""
    seat: str = "seat"


class Happens(NamedTuple):
    """A frame that happens by itself."""

    kind: int
    does: Function
    details: str = ""
    seat: str = "seat"  # what the functions call the seat of the frame


def known(switch: Switch, details: str, seat: str) -> dict[str, str]:
    """What a function may ask for, by the names of parameters, as expressions."""
    names = details.split()
    if len(names) > len(DETAILS):
        raise ValueError(f"a frame has at most {len(DETAILS)} details, not {details!r}")
    given = {name: name for name in switch.parameters}
    whose = {seat: given.get("seat", "seat_of(f)")}
    return given | whose | dict(zip(names, DETAILS, strict=False))


def arguments(name: str, parameters: Sequence[str], found: Mapping[str, str]) -> str:
    """The arguments of a call, or a refusal that says what cannot be passed."""
    if missing := [each for each in parameters if each not in found]:
        raise TypeError(f"{name} wants {', '.join(missing)}; its row offers {', '.join(found)}")
    return ", ".join(found[each] for each in parameters)


def adapted(called: Function, given: Iterable[str], found: Mapping[str, str], **names: Function) -> Function:
    """The function with the parameters of its switch; `names` are what the expressions in `found` call."""
    code = called.__code__
    wanted = code.co_varnames[: code.co_argcount - len(called.__defaults__ or ())]
    text = f"lambda {', '.join(given)}: called({arguments(called.__name__, wanted, found)})"
    made: Function = eval(text, {"called": called, **names})
    return made


def dispatch(switch: Switch, rows: Sequence[Asks | Happens]) -> Function:
    """The function that looks up the kind of a frame in a column of the rows."""
    from fidchell.core.frames import a_of, b_of, c_of, d_of, seat_of

    read = {"a_of": a_of, "b_of": b_of, "c_of": c_of, "d_of": d_of, "seat_of": seat_of}
    cells = {row.kind: (getattr(row, switch.column, None), row) for row in rows}
    found = {
        kind: adapted(cell, switch.parameters, known(switch, row.details, row.seat), **read)
        for kind, (cell, row) in cells.items()
        if cell
    }

    def look_up(s: Any, f: int, *rest: Any) -> Any:
        called = found.get(f & 255)
        return called(s, f, *rest) if called else switch.otherwise

    return look_up


Dispatched = tuple[Callable[..., int], Callable[..., None], Callable[..., None], Callable[..., bool]]


def frames(state: type, *rows: Asks | Happens) -> Dispatched:
    """The functions `options`, `answer`, `run` and `is_moot` of a game whose states are of the class `state`."""
    kinds = [row.kind for row in rows]
    if twice := {kind for kind in kinds if kinds.count(kind) > 1}:
        raise ValueError(f"two rows for the kinds {sorted(twice)}")
    options, answer, run, is_moot = (dispatch(switch, rows) for switch in SWITCHES.values())
    return options, answer, run, is_moot


def effect_of(card: int) -> Callable[[Marked], Marked]:
    """Mark a function as what a card does; one function may serve several cards."""

    def mark(function: Marked) -> Marked:
        function.__dict__.setdefault("effect_of", []).append(card)
        return function

    return mark


def effects(state: type, parameters: str, cards: int, *modules: ModuleType) -> Function:
    """A function with these parameters that does what a card does, by the marks in modules; each card needs one."""
    given = typed(parameters)
    found: dict[int, Function] = {}
    for function in (each for module in modules for each in vars(module).values()):
        for card in getattr(function, "effect_of", ()):
            if card in found:
                raise ValueError(f"two functions are marked as the effect of card {card}")
            found[card] = adapted(function, given, {name: name for name in given})
    if missing := [card for card in range(cards) if card not in found]:
        raise ValueError(f"no function is marked as the effect of the cards {missing}")
    names = ", ".join(given)
    made: Function = eval(f"lambda {names}: found[card]({names})", {"found": found})  # a row asks for them by name
    return made


def typed(parameters: str) -> dict[str, str]:
    """The parameters of the function that `effects` makes, with their types; the first is the state."""
    words = (each.split(":") for each in parameters.split(","))
    return {"s": "State"} | {name.strip(): kind.strip() for name, kind in words}


def written(name: str, state: str, cells: Mapping[str, str]) -> str:
    """The source of a switch on the kind of a frame, from the calls by kind, all as text."""
    switch = SWITCHES[name]
    answer = "" if switch.otherwise is None else "return "
    lines = [*head(name, state, switch.parameters, switch.returns), "    kind = f & 255"]
    lines += chain("kind", {kind: [answer + call] for kind, call in cells.items()})
    return "\n".join([*lines, f"    return {switch.otherwise}" if answer else "", ""])


def written_effects(name: str, state: str, parameters: str, cells: Mapping[str, str]) -> str:
    """The source of a switch on a card, from the calls by card, all as text."""
    branches = {card: [call] for card, call in cells.items()}
    return "\n".join([*head(name, state, typed(parameters), "None"), *chain("card", branches), ""])


def head(name: str, state: str, parameters: Mapping[str, str], returns: str) -> list[str]:
    """The first line of a function."""
    listed = ", ".join(f"{each}: {state if kind == 'State' else kind}" for each, kind in parameters.items())
    return [f"def {name}({listed}) -> {returns}:"]


def chain(what: str, cells: Mapping[str, Sequence[str]]) -> list[str]:
    """A chain of comparisons, which C compilers turn into a switch."""
    lines: list[str] = []
    for value, body in cells.items():
        lines += [f"    {'elif' if lines else 'if'} {what} == {value}:", *(f"        {line}" for line in body)]
    return lines
