"""The pages of the site that are not in docs/, such as cases and changelog; a hook named in mkdocs.yml.

Pages link to other files by their path in the repository, so that the links also work in a checkout. Here each link is
rewritten to where the site has the file: a page, the cited case itself, or else the repository.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from os.path import normpath, relpath
from pathlib import Path
from typing import Any

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
GAMES = {"inis": "Inis", "snakes": "Banish the Snakes"}
# Files outside docs/ that become pages, and where.
TAKEN_IN = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/README.md": "reference/load.md",
}
FENCED = re.compile(r"^( *```.*?^ *```\n)", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)(?:(\s+)“([^”]+)”)?")


@dataclass(frozen=True)
class Case:
    """A case as written in its file."""

    title: str
    text: str

    @property
    def anchor(self) -> str:
        """The anchor for links to it."""
        return slug(self.title)


def slug(title: str) -> str:
    """A title as a URL slug."""
    return re.sub(r"[^a-z0-9]+", "-", " ".join(title.split()).lower()).strip("-")


def parts(text: str) -> list[str | Case]:
    """The remarks and cases of a file, in order."""
    found: list[str | Case] = []
    for block in re.split(r"(?m)^(?=- case:)|\n(?=\n# )", text):
        if block.startswith("- case:"):
            found.append(Case(str(yaml.safe_load(block)[0]["case"]), block.strip()))
        elif block.strip():
            found.append(re.sub(r"(?m)^#+ ?", "", block.strip()))
    return found


def case_files() -> list[Path]:
    """All case files."""
    return [path for key in GAMES for path in sorted((ROOT / "cases" / key).glob("*.yaml"))]


def case_title(path: Path) -> str:
    """The title of the page of a case file."""
    return path.stem.replace("-", " ").capitalize()


def case_page(path: Path) -> str:
    """A case file as a page; not in the search index, which it would swamp."""
    lines = ["---", "search:", "  exclude: true", "---", f"# {GAMES[path.parent.name]}: {case_title(path).lower()}"]
    for part in parts(path.read_text(encoding="utf-8")):
        if isinstance(part, Case):
            lines.append(f"## {part.title} {{ #{part.anchor} }}\n\n```yaml\n{part.text}\n```")
        else:
            lines.append(part)
    return "\n".join(lines[:4]) + "\n" + "\n\n".join(lines[4:]) + "\n"


def case_index() -> str:
    """All case files, with the number of cases in each."""
    lines = ["# Cases", "Every ruling, file by file. [How to write a case](../how-to/cases.md) explains the language."]
    for key, title in GAMES.items():
        files = [path for path in case_files() if path.parent.name == key]
        counts = {path: sum(isinstance(part, Case) for part in parts(path.read_text("utf-8"))) for path in files}
        lines.append(f"## {title}\n\n{sum(counts.values())} cases.")
        lines.append("\n".join(f"- [{case_title(path)}]({key}/{path.stem}.md): {counts[path]}" for path in files))
    return "\n\n".join(lines) + "\n"


def decisions() -> dict[str, str]:
    """The pages of decisions, with their titles."""
    paths = sorted((ROOT / "docs/decisions").glob("0*.md"))
    return {path.name: path.read_text("utf-8").partition("\n")[0].removeprefix("# ") for path in paths}


def decision_index() -> str:
    """All decisions, one line each."""
    about = "Choices that are not obvious, each with its reason. A decision keeps its number."
    return f"# Decisions\n\n{about}\n\n" + "".join(f"- [{title}]({name})\n" for name, title in decisions().items())


@cache
def taken_in() -> dict[str, str]:
    """Where files outside docs/ are on the site: the pages made from them, and the cases."""
    pages = {name: page for name, page in TAKEN_IN.items() if (ROOT / name).exists()}
    for path in case_files():
        pages[path.relative_to(ROOT).as_posix()] = f"cases/{path.parent.name}/{path.stem}.md"
    folders = {"cases": "cases/index.md", "docs/decisions": "decisions/index.md"}
    return pages | folders | {f"cases/{key}": "cases/index.md" for key in GAMES}


def section(nav: list[Any], title: str) -> list[Any]:
    """The pages of a section."""
    return next(entry[title] for entry in nav if isinstance(entry, dict) and title in entry)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the cases and the decisions to the navigation, and set the addresses of the site and its source."""
    assert config.nav is not None
    cases: list[Any] = ["cases/index.md"]
    for key, title in GAMES.items():
        names = [path for path in case_files() if path.parent.name == key]
        cases.append({title: [{case_title(path): f"cases/{key}/{path.stem}.md"} for path in names]})
    section(config.nav, "Reference").append({"Cases": cases})
    pages = [{title: f"decisions/{name}"} for name, title in decisions().items()]
    section(config.nav, "Explanation").append({"Decisions": ["decisions/index.md", *pages]})
    config.extra["social"] = [{"icon": "fontawesome/brands/git-alt", "link": repository(), "name": "Source"}]
    return config


@cache
def repository() -> str:
    """The address of the source, from pyproject.toml."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    return str(urls["Source"])


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages made here."""
    for name, page in taken_in().items():
        path = ROOT / name
        if path.suffix == ".yaml":
            files.append(File.generated(config, page, content=case_page(path)))
        elif path.suffix == ".md":
            files.append(File.generated(config, page, content=path.read_text("utf-8")))
    files.append(File.generated(config, "cases/index.md", content=case_index()))
    files.append(File.generated(config, "decisions/index.md", content=decision_index()))
    files.append(File.generated(config, "favicon.svg", abs_src_path=str(ROOT / "web/public/favicon.svg")))
    return files


@cache
def origin(page: str) -> str:
    """The file of the repository that a page of the site stands for."""
    names = {to: name for name, to in taken_in().items() if name.endswith((".md", ".yaml"))}
    return names.get(page, f"docs/{page}")


def led(target: str, page: str, title: str | None) -> str:
    """The target of a link on a page of the site."""
    path, _, anchor = target.partition("#")
    if re.match(r"\w+:", target) or not path or page in ("cases/index.md", "decisions/index.md"):
        return target
    there = normpath(Path(origin(page)).parent / path)
    pages = taken_in()
    if there in pages:
        to = pages[there]
        anchor = slug(title) if title and there.endswith(".yaml") else anchor
    elif there.startswith("docs/"):
        to = there.removeprefix("docs/")
    else:
        return f"{repository()}/blob/main/{there}"
    return relpath(to, Path(page).parent) + (f"#{anchor}" if anchor else "")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite the links of a page to their places on the site."""

    def replaced(found: re.Match[str]) -> str:
        target, space, title = found.groups()
        return f"]({led(target, page.file.src_uri, title)})" + (f"{space}“{title}”" if title else "")

    pieces = FENCED.split(markdown)
    return "".join(piece if FENCED.fullmatch(piece) else LINK.sub(replaced, piece) for piece in pieces)
