"""The wheel carries all that is needed."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = """
import sys
wheel, packages = sys.argv[1:]
sys.path[:0] = [wheel, packages]
import codex_naturalis
from codex_naturalis.cli import main
from codex_naturalis.locale.words import words_of
assert words_of("de")("points", n=1) == "1 Punkt"
assert codex_naturalis.__file__.startswith(wheel), codex_naturalis.__file__
sys.argv = ["codex-naturalis", "simulate", "--games", "1", "--seed", "1", "--json"]
main()
"""


def test_the_wheel_plays_without_the_source(tmp_path: Path) -> None:
    """A wheel built here plays a game with our own folder out of reach."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        learned = [name for name in archive.namelist() if "/learned/seats-" in name]
    assert len(learned) == 4, "the weights for one to four seats"
    packages = sysconfig.get_path("purelib")
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", SCRIPT, str(wheel), packages],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert '"games"' in run.stdout
