"""Checks the messages of each language: prints one finding per line, and exits with 1 if there are any.

python tools/check_messages.py             checks every language
python tools/check_messages.py fr pl       checks these
python tools/check_messages.py --unused    checks that the page and the messages for it alone agree
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from fidchell.core.registry import game, keys

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src/fidchell/locales"
SOURCES = ROOT / "web/src"
MASTER = "en"
SAME = "same.txt"  # beside the languages: messages that may be the same as in English
FUNCTIONS = {"NUMBER", "DATETIME"}
COUNTING = {"zero", "one", "two", "few", "many"}  # plural categories, which show that a message selects on a number
NEEDED = {"pl": ("one", "few", "many", "other"), "ru": ("one", "few", "many", "other")}
TWO_FORMS = ("one", "other")  # of the other languages
TAG = re.compile(r"</?[a-zA-Z][^<]*>|<br")
LETTER = re.compile(r"[^\W\d_]")
PAGE_FILES = ("page*.ftl", "learn.ftl", "gallery.ftl")
FAMILY = "(?:page|learn|gallery)-"
MENTION = re.compile(rf"(?<!class=)([\"'`])({FAMILY}[a-z0-9-]+)\1")
COMPOSED = re.compile(rf"`({FAMILY}[a-z0-9-]*\$\{{[^`\n]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


class Parts(Visitor):
    """The parts of a message: variables, words, plurals, and anything forbidden."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()  # variables in the text, not only in selectors
        self.words = ""
        self.plurals: list[tuple[str, set[str], str]] = []  # the variable, its categories, the default
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: D102
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: D102
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: D102
        self.terms.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: D102
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: D102
        self.words += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: D102
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: D102
        self.words += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: D102
        named = {str(each.key.name) for each in node.variants if isinstance(each.key, ast.Identifier)}
        if named & COUNTING:
            asked = Parts()
            asked.visit(node.selector)
            self.plurals += [(name, named, last(node)) for name in asked.variables]
        self.generic_visit(node)


def last(node: ast.SelectExpression) -> str:
    """The default variant."""
    (found,) = (each.key for each in node.variants if each.default)
    return str(found.name if isinstance(found, ast.Identifier) else found.value)


@dataclass
class Said:
    """One message of a language."""

    file: str
    text: str  # its value, as Fluent writes it
    attributes: frozenset[str]
    parts: Parts


@dataclass
class Language:
    """All messages of a language, and what could not be read."""

    name: str
    files: set[str] = field(default_factory=set)
    said: dict[str, Said] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def read(self, path: Path) -> None:
        """Add the messages of a file."""
        self.files.add(path.name)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = str(entry.content).strip().partition("\n")[0]
                self.faults.append(f"{path.name}: cannot be read: {line!r} ({entry.annotations[0].message})")
            elif isinstance(entry, ast.Term):
                self.faults.append(f"{path.name}: -{entry.id.name} is a term; write it out in the messages")
            elif isinstance(entry, ast.Message):
                self.add(entry, path.name)

    def add(self, entry: ast.Message, file: str) -> None:
        """Add a message."""
        name, parts = entry.id.name, Parts()
        if name in self.said:
            self.faults.append(f"{file}: {name} is already defined in {self.said[name].file}")
        if entry.value is None:
            self.faults.append(f"{file}: {name} has attributes but no text")
            return
        parts.visit(entry)
        whole = ast.Message(ast.Identifier("x"), entry.value)
        attributes = frozenset(each.id.name for each in entry.attributes)
        self.said[name] = Said(file, FluentSerializer().serialize_entry(whole), attributes, parts)


def language(name: str, locales: Path) -> Language:
    """A language with all its files."""
    found = Language(name)
    for path in sorted((locales / name).glob("*.ftl")):
        found.read(path)
    return found


# Names: the messages that an argument may refer to.


@cache
def lookups() -> dict[str, dict[str, str]]:
    """By game and argument: the prefix of the names' message ids."""
    return {key: dict(game(key).messages.names) for key in keys()}


def kinds_of(message: str, argument: str) -> list[str]:
    """The kinds of names that an argument of a message can be."""
    own = [key for key in lookups() if message.startswith(f"{key}-")] or list(lookups())
    return sorted({lookups()[key][argument] for key in own if argument in lookups()[key]})


def names_of(kind: str, english: Language) -> list[str]:
    """The ids of the names of a kind: messages without variables, in the file of the table or of a game."""
    files = {"table.ftl", *(f"{key}.ftl" for key in lookups())}
    return [
        name
        for name, said in english.said.items()
        if name.startswith(f"{kind}-") and said.file in files and not said.parts.variables
    ]


def nameless(english: Language) -> list[str]:
    """The names in the options of a game that have no message; names from content files need none."""
    found = []
    for key in keys():
        entry = game(key)
        if entry.editions or f"{key}.ftl" not in english.files:
            continue
        options = [entry.notation.option(action)[1] for action in range(entry.actions)]
        named = {
            f"{entry.messages.names[arg]}-{name}"
            for args in options
            for arg, name in args.items()
            if arg in entry.messages.names
        }
        found += [f"{key}.ftl: {name} is missing" for name in sorted(named - english.said.keys())]
    return found


def attributes_of(kind: str, spoken: Language, english: Language) -> frozenset[str]:
    """The attributes that every name of a kind has in a language."""
    found = [spoken.said[name].attributes for name in names_of(kind, english) if name in spoken.said]
    return frozenset.intersection(*found) if found else frozenset()


# Findings.


def uneven_names(spoken: Language, english: Language) -> Iterator[str]:
    """Names without an attribute that others of their kind have, and attributes of messages that are not names."""
    kinds = sorted({kind for names in lookups().values() for kind in names.values()})
    named = {kind: [name for name in names_of(kind, english) if name in spoken.said] for kind in kinds}
    for names in named.values():
        every: frozenset[str] = frozenset().union(*(spoken.said[name].attributes for name in names))
        for name in names:
            if lacking := every - spoken.said[name].attributes:
                yield f"{spoken.said[name].file}: {name} lacks .{' .'.join(sorted(lacking))}, unlike others of its kind"
    known = {name for names in named.values() for name in names}
    for name, said in spoken.said.items():
        if said.attributes and name not in known:
            yield f"{said.file}: {name} has attributes, which only names have"


def strange_arguments(name: str, said: Said, spoken: Language, english: Language) -> Iterator[str]:
    """Variables that are neither in the English message nor an attribute of a name."""
    allowed = english.said[name].parts.variables
    for variable in sorted(said.parts.variables - allowed):
        base, _, attribute = variable.rpartition("_")
        kinds = kinds_of(name, base)
        if base not in allowed or not kinds:
            yield f"uses ${variable}; English has {'$' + ', $'.join(sorted(allowed)) if allowed else 'none'}"
        for kind in kinds if base in allowed else ():
            if attribute not in attributes_of(kind, spoken, english):
                yield f"uses ${variable}, but not every {kind}-… has .{attribute}"


def lacking_plurals(name: str, said: Said, spoken: Language, english: Language) -> Iterator[str]:
    """Selections on a number that lack plural categories of the language."""
    needed = NEEDED.get(spoken.name, TWO_FORMS)
    for variable, found, resort in said.parts.plurals:
        if lacking := [category for category in needed if category not in found]:
            yield f"selects on ${variable} without [{'] ['.join(lacking)}]"
        if resort != "other":
            yield f"selects on ${variable} with *[{resort}]; it should be *[other]"
    counted = {variable for variable, found, _ in english.said[name].parts.plurals if "one" in found}
    for variable in sorted(counted - {variable for variable, _, _ in said.parts.plurals}):
        if variable not in said.parts.shown:  # a wording that fits every number shows it
            yield f"neither selects on ${variable} nor shows it, as English does"


def forbidden(said: Said, spoken: Language) -> Iterator[str]:
    """What no message may contain."""
    if TAG.search(said.parts.words):
        yield "contains a tag; messages are plain text"
    for name in sorted(said.parts.functions - FUNCTIONS):
        yield f"calls {name}(); there are only {' and '.join(sorted(FUNCTIONS))}"
    for name in sorted(said.parts.terms):
        yield f"refers to -{name}; write it out"
    for name in sorted(said.parts.references - spoken.said.keys()):
        yield f"refers to {name}, which does not exist"


def is_same(said: Said, master: Said) -> bool:
    """Whether a message that contains words is the same in English."""
    return said.text == master.text and bool(LETTER.search(master.parts.words))


def same_findings(spoken: Language, english: Language, listed: set[str]) -> Iterator[str]:
    """Messages that were not translated, and entries of the list that are not needed."""
    both = {name: said for name, said in spoken.said.items() if name in english.said}
    same = {name for name, said in both.items() if is_same(said, english.said[name])}
    for name in (name for name in both if name in same - listed):
        yield f"{both[name].file}: {name} is as in English; translate it, or list it in {SAME}: {spoken.name} {name}"
    for name in sorted(listed - same):
        yield f"{SAME}: {spoken.name} {name} is not needed: it does not exist or differs from English"


def present(spoken: Language, english: Language) -> Iterator[str]:
    """Messages that are missing, extra, or in the wrong file."""
    for file in sorted(english.files - spoken.files):
        yield f"{file}: is missing, with {sum(said.file == file for said in english.said.values())} messages"
    for name, said in english.said.items():
        if name not in spoken.said and said.file in spoken.files:
            yield f"{said.file}: {name} is missing"
    for name, said in spoken.said.items():
        if name not in english.said:
            yield f"{said.file}: {name} is extra; English has none"
        elif said.file != english.said[name].file:
            yield f"{said.file}: {name} belongs in {english.said[name].file}"


def listed_same(locales: Path) -> dict[str, set[str]]:
    """By language, the messages that may be the same as in English."""
    path, found = locales / SAME, dict[str, set[str]]()
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.strip() and not line.startswith("#"):
            spoken, _, name = line.strip().partition(" ")
            found.setdefault(spoken, set()).add(name.strip())
    return found


def check(name: str, locales: Path = LOCALES) -> list[str]:
    """All findings in a language."""
    english, spoken = language(MASTER, locales), language(name, locales)
    found = [*spoken.faults, *uneven_names(spoken, english), *(nameless(english) if name == MASTER else ())]
    for message, said in spoken.said.items():
        if message in english.said:
            amiss = [*strange_arguments(message, said, spoken, english), *forbidden(said, spoken)]
            amiss += lacking_plurals(message, said, spoken, english)
            found += [f"{said.file}: {message} {each}" for each in amiss]
    if name != MASTER:
        found += [*present(spoken, english), *same_findings(spoken, english, listed_same(locales).get(name, set()))]
    return [f"{name}/{each}" if not each.startswith(SAME) else each for each in found]


# The page: the messages it mentions, and those for it alone.


def mentions(sources: Path) -> tuple[set[str], set[str]]:
    """The message ids in the sources of the page, and the templates of those that they compose."""
    whole, composed = set[str](), set[str]()
    for path in sorted((*sources.rglob("*.ts"), *sources.rglob("*.svelte"))):
        text = path.read_text(encoding="utf-8")
        whole |= {name for _, name in MENTION.findall(text)}
        composed |= set(COMPOSED.findall(text))
    return whole, {each for each in composed if not re.fullmatch(FAMILY, HOLE.sub("", each))}  # those name files


def fits(template: str, name: str) -> bool:
    """Whether an id matches a template."""
    return re.fullmatch("[a-z0-9-]+".join(map(re.escape, HOLE.split(template))), name) is not None


def check_page(sources: Path = SOURCES, locales: Path = LOCALES) -> list[str]:
    """Messages that the page never uses, and those that it uses but that do not exist."""
    english, (whole, composed) = Language(MASTER), mentions(sources)
    for path in sorted(path for pattern in PAGE_FILES for path in (locales / MASTER).glob(pattern)):
        english.read(path)
    names, files = english.said.keys(), {Path(file).stem for file in english.files}
    unused = [name for name in names if name not in whole and not any(fits(each, name) for each in composed)]
    vain = {each for each in composed if not any(fits(each, name) for name in names)}
    found = [f"{MASTER}/{english.said[name].file}: {name} is mentioned nowhere in the page" for name in unused]
    return found + [f"web/src: {name} has no message in English" for name in sorted(whole - names - files | vain)]


def languages(locales: Path = LOCALES) -> list[str]:
    """All languages."""
    return sorted(path.name for path in locales.iterdir() if path.is_dir())


def main(arguments: list[str]) -> int:
    """Check what the arguments name."""
    unknown = [name for name in arguments if name not in (*languages(), "--unused")]
    if unknown:
        print(f"there is no language {unknown[0]!r}; choose from: {', '.join(languages())}", file=sys.stderr)
        return 2
    if "--unused" in arguments:
        found = check_page()
    else:
        found = [each for name in arguments or languages() for each in check(name)]
    print("\n".join(found) if found else "all messages are fine")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
