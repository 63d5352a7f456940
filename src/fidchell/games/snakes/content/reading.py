"""Reads content files and checks first the JSON, then its form; each fault is a plain sentence."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from fidchell.checks.strict import advice, brief
from fidchell.core.errors import FidchellError

SCHEMA = Path(__file__).parents[3] / "content/snakes/schema.json"
BYTES = 5_000_000
DIGITS = 18  # of one number
DEEPEST = 20  # nesting of lists and mappings
LARGEST = 50_000  # values in all
SHOWN = 200  # faults listed; of any more, only the number is given
KEY_LENGTH = 60
KINDS = {
    "object": "a mapping",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "null": "null",
}

Step: TypeAlias = str | int
Steps: TypeAlias = tuple[Step, ...]


class BadContent(FidchellError):
    """A content file that cannot be used; the message lists every fault found."""


@dataclass(frozen=True)
class Fault:
    """Something wrong with a file: the field, and what was found and expected there."""

    at: str
    says: str

    def __str__(self) -> str:
        return f"{self.at}: {self.says}" if self.at else self.says


@dataclass(frozen=True)
class Misfit:
    """A fault of form, and the path to it."""

    steps: Steps
    fault: Fault


def refuse_all(source: str, faults: Iterable[Fault]) -> NoReturn:
    """Refuse a file with all its faults, one per line."""
    lines = list(dict.fromkeys(f"{source}: {fault}" for fault in faults))
    more = [f"{source}: and {len(lines) - SHOWN} more faults"] if len(lines) > SHOWN else []
    raise BadContent("\n".join(lines[:SHOWN] + more))


# Text.


def text_of(path: str | Path) -> str:
    """The text of a file."""
    try:
        with Path(path).open("rb") as file:
            found = file.read(BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadContent(f"{path}: the file cannot be read: {reason}; give the path of a content file") from None
    if len(found) > BYTES:
        raise BadContent(f"{path}: the file is larger than {BYTES:,} bytes; expected a content file")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: byte {error.start + 1} is not UTF-8; save the file as UTF-8") from None


def parsed(text: str, source: str) -> Any:
    """The document in a text; invalid JSON and duplicate keys are refused."""
    if len(text) > BYTES:
        raise BadContent(f"{source}: the text is longer than {BYTES:,} characters; expected a content file")
    doubled: list[tuple[dict[str, Any], list[str]]] = []

    def mapping(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            doubled.append((found, [key for key in found if keys.count(key) > 1]))
        return found

    try:
        document = json.loads(text, object_pairs_hook=mapping, parse_int=whole_number, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise BadContent(f"{source}: line {error.lineno}, column {error.colno}: {json_fault(error)}") from None
    except RecursionError:
        raise BadContent(f"{source}: {too_deep()}") from None
    except FidchellError as error:
        raise BadContent(f"{source}: {error}") from None
    if len(list(islice(parts(document), LARGEST + 1))) > LARGEST:
        raise BadContent(f"{source}: found more than {LARGEST:,} values; expected a content file")
    faults = [*depth_faults(document), *text_faults(document), *key_faults(document, doubled)]
    if faults:
        refuse_all(source, faults)
    return document


def json_fault(error: json.JSONDecodeError) -> str:
    """What is wrong with the JSON, and what was found there."""
    found = error.doc[error.pos : error.pos + 12].split("\n")[0]
    return (
        f"this is not JSON: {error.msg[:1].lower()}{error.msg[1:]}, found {brief(found) if found else 'nothing more'}"
    )


def whole_number(digits: str) -> int:
    """Read a whole number; one with too many digits is refused."""
    if len(digits) > DIGITS:
        raise FidchellError(f"found a number of {len(digits)} digits; expected at most {DIGITS}")
    return int(digits)


def no_number(word: str) -> NoReturn:
    """Refuse NaN and Infinity."""
    raise FidchellError(f"found {word}; expected a number, and JSON has no {word}")


def too_deep() -> str:
    """The message for a file that is nested too deeply."""
    return f"expected at most {DEEPEST} lists and mappings within each other"


def parts(document: object) -> Iterator[tuple[Steps, object]]:
    """Every part of a document with the path to it, down to one level below the greatest depth allowed."""
    waiting: list[tuple[Steps, object]] = [((), document)]
    while waiting:
        steps, value = waiting.pop()
        yield steps, value
        if len(steps) <= DEEPEST:
            inner: Iterable[tuple[Step, object]] = ()
            if isinstance(value, dict):
                inner = value.items()
            elif isinstance(value, list):
                inner = enumerate(value)
            waiting += reversed([((*steps, step), part) for step, part in inner])


def depth_faults(document: object) -> list[Fault]:
    """The fault of lists and mappings that are nested too deeply."""
    deep = any(len(steps) > DEEPEST for steps, _ in parts(document))
    return [Fault("", too_deep())] if deep else []


def text_faults(document: object) -> list[Fault]:
    """Texts and keys with unprintable characters."""
    found = []
    for steps, value in parts(document):
        keys = list(value) if isinstance(value, dict) else []
        for word in [*keys, *([value] if isinstance(value, str) else [])]:
            if not word.isprintable():
                expected = "expected a text on one line without control characters"
                found.append(Fault(named(steps, document), f"found {word[:KEY_LENGTH]!a}; {expected}"))
    return found


def key_faults(document: object, doubled: list[tuple[dict[str, Any], list[str]]]) -> list[Fault]:
    """Duplicate keys, of which the first value would be lost."""
    keys = {id(mapping): twice for mapping, twice in doubled}
    found = [
        Fault(named(steps, document), f"the key {brief(key)} is written twice; expected each key once")
        for steps, value in parts(document)
        for key in (keys.get(id(value), []) if isinstance(value, dict) else [])
    ]
    lost = len(doubled) - sum(isinstance(value, dict) and id(value) in keys for _, value in parts(document))
    if lost and not found:
        found.append(Fault("", "keys are written twice; expected each key once"))
    return found


# Form.


@cache
def validator() -> Any:
    """The validator of a document's form, for which 1.0 is not a whole number."""
    checker = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    kind: Any = extend(Draft202012Validator, type_checker=checker)  # type: ignore[no-untyped-call]
    return kind(json.loads(SCHEMA.read_text(encoding="utf-8")))


def misfits(document: object) -> list[Misfit]:
    """Every fault of form, in the order of the file."""
    found = [misfit for error in validator().iter_errors(document) for misfit in told(error, document)]
    order = {steps: place for place, (steps, _) in enumerate(parts(document))}
    return sorted(dict.fromkeys(found), key=lambda misfit: order.get(misfit.steps, order.get(misfit.steps[:-1], 0)))


def told(error: ValidationError, document: object) -> Iterator[Misfit]:
    """A validation error in plain sentences: one, or one for each missing or unknown field."""
    steps = tuple(error.absolute_path)
    value: Any = error.instance
    schema: Any = error.schema
    if "propertyNames" in error.absolute_schema_path:
        yield misfit((*steps, value), steps, document, f"found the key {brief(value)}; expected {expected(schema)}")
    elif error.validator == "required":
        required: Any = error.validator_value
        for key in (key for key in required if key not in value):
            yield misfit((*steps, key), steps, document, f"the field {key!r} is missing")
    elif error.validator == "additionalProperties":
        for key in (key for key in value if key not in schema.get("properties", {})):
            says = f"there is no field {brief(key)} here; {advice(key, schema.get('properties', {}))}"
            yield misfit((*steps, key), steps, document, says)
    else:
        yield misfit(steps, steps, document, f"found {amount_of(value)}; expected {expected(schema)}")


def misfit(steps: Steps, shown: Steps, document: object, says: str) -> Misfit:
    """A fault of form at a place."""
    return Misfit(steps, Fault(named(shown, document), says))


def amount_of(value: object) -> str:
    """A value for a message; long values are only counted."""
    if isinstance(value, list | dict) and value:
        what, unit = ("a list", "entry entries") if isinstance(value, list) else ("a mapping", "key keys")
        return f"{what} with {len(value)} {unit.split()[len(value) > 1]}"
    return json.dumps(value) if value is None or isinstance(value, bool) else brief(value)


def expected(schema: Any) -> str:
    """What a part of the schema expects."""
    if "description" in schema:
        return str(schema["description"])
    if "enum" in schema:
        return "one of " + ", ".join(map(repr, schema["enum"]))
    kind = KINDS[schema["type"]]
    return f"{kind} from {schema['minimum']} to {schema['maximum']}" if "minimum" in schema else kind


def named(steps: Steps, document: object) -> str:
    """A path in writing, with the number of the card it leads to."""
    found = ""
    for place, step in enumerate(steps):
        if isinstance(step, int):
            found += f"[{step}]"
            if steps[:place] == ("event_cards",):
                found += card_number(document, step)
        else:
            word = step if len(step) <= KEY_LENGTH else step[:KEY_LENGTH] + "…"
            word = word if word.isprintable() else ascii(word)
            found += f".{word}" if found else word
    return found


def card_number(document: Any, index: int) -> str:
    """The number of a card, to go with its position in the list."""
    entry = document["event_cards"][index]
    number = entry.get("no") if isinstance(entry, dict) else None
    return f" (No. {number})" if isinstance(number, int) and not isinstance(number, bool) and 0 < number < 1000 else ""


def hangs_on(steps: Steps, need: str) -> bool:
    """Whether a fault there affects a needed field: `event_cards`, `event_cards.*.no`, `event_cards.`.

    The last of these needs only the list itself, whatever it contains.
    """
    wanted = need.split(".")
    return all(want in ("*", str(step)) for step, want in zip(steps, wanted, strict=False))
