"""The unit of `deploy/` is one that systemd takes, and lets a server do little."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from codex_naturalis.server.configuration import load_settings
from tests.debian import program

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parents[2] / "deploy"
MOST_EXPOSURE = 1.5
"""Of 10, as `systemd-analyze security` counts."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """With a program that is there."""
    program("systemd-analyze", "systemd")
    text = (DEPLOY / "codex.service").read_text()
    assert "/opt/codex/bin/codex-naturalis" in text
    unit = tmp_path / "codex.service"
    unit.write_text(text.replace("/opt/codex/bin/codex-naturalis", sys.executable))
    return unit


def test_the_unit_is_valid(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_is_hardened(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"exposure level for \S+: ([\d.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[1]) <= MOST_EXPOSURE


def test_the_settings_are_valid() -> None:
    """Those that the unit starts the server with."""
    settings = load_settings({}, {}, DEPLOY / "codex.toml")
    assert settings.proxies
    assert settings.public_url == "https://codex.example"
