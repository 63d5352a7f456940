"""Messages as readers get them: in each language, with names looked up."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import fidchell
from fidchell.core.notation import Message
from fidchell.core.registry import Game, keys

LOCALES = Path(fidchell.__file__).parent / "locales"
WORDED = [key for key in keys() if (LOCALES / f"en/{key}.ftl").exists()]  # games with messages of their own
LANGUAGES = ("en", "es", "fr", "pl", "ru")
TEXTS = ("score", "bonus")  # arguments that are neither names nor integers, and are inserted as they are


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


@cache
def name(language: str, message: str) -> dict[str, str]:
    """A name and its attributes, by the suffix of the argument."""
    found = bundle(language).get_message(message)
    assert found.value is not None, f"{message} is no name in {language}"
    patterns = {"": found.value, **{f"_{each}": value for each, value in found.attributes.items()}}
    return {each: str(bundle(language).format_pattern(value)[0]) for each, value in patterns.items()}


def held(told: Game, argument: str, value: str | int, language: str) -> dict[str, str | int]:
    """The values for an argument of a message: for a name, the name in that language and its attributes."""
    if not isinstance(value, str) or argument in TEXTS:
        return {argument: value}
    assert argument in told.messages.names, f"{argument} = {value!r} is neither a number nor a name"
    message = f"{told.messages.names[argument]}-{value.replace(' ', '-')}"
    assert bundle(language).has_message(message), f"no name for {value} in {language}"
    return {argument + each: text for each, text in name(language, message).items()}


def said(told: Game, message: Message, language: str = "en") -> str:
    """A message in a language, formatted as described at the top of the message files."""
    found: dict[str, str | int] = {}
    for argument, value in message[1].items():
        found |= held(told, argument, value, language)
    assert bundle(language).has_message(message[0]), f"{message[0]} is missing in {language}"
    pattern = bundle(language).get_message(message[0]).value
    assert pattern is not None, f"{message[0]} says nothing in {language}"
    text, errors = bundle(language).format_pattern(pattern, found)
    assert not errors, (language, message, errors)
    return str(text)
