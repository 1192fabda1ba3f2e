"""The units of `deploy/` are such that systemd takes them, and let our programs do little."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.debian import program
from tests.deploy.parsing import settings_of

pytestmark = pytest.mark.slow

DEPLOY = Path(__file__).parents[2] / "deploy"
MOST_EXPOSURE = 1.5
"""Of 10, as `systemd-analyze security` counts."""


UNITS = ("codex", "codex-node", "codex-worker")
PROGRAM = "/opt/codex/bin/codex-naturalis"


def text_of(name: str) -> str:
    return (DEPLOY / f"{name}.service").read_text()


@pytest.fixture(params=UNITS)
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """With a program that is there."""
    program("systemd-analyze", "systemd")
    text = text_of(request.param)
    assert PROGRAM in text
    unit = tmp_path / f"{request.param}.service"
    unit.write_text(text.replace(PROGRAM, sys.executable))
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


@pytest.mark.parametrize("name", UNITS)
def test_all_are_hardened_alike(name: str) -> None:
    def hardening(text: str) -> str:
        return text[text.index("NoNewPrivileges") : text.index("IPAddressDeny")].partition("\n\n")[
            0
        ]

    assert hardening(text_of(name)) == hardening(text_of("codex"))


@pytest.mark.parametrize(("name", "config"), [("codex", "codex"), ("codex-node", "node")])
def test_the_settings_are_valid(name: str, config: str) -> None:
    """Those that the unit starts the server with."""
    words = started(name)
    assert words[-2:] == ["--config", f"/etc/codex/{config}.toml"]
    settings = settings_of([*words[:-1], str(DEPLOY / f"{config}.toml")], {})
    assert settings.proxies
    assert settings.public_url == "https://codex.example"
    assert settings.data == Path("/var/lib/codex")


def test_the_worker() -> None:
    bus = {"CODEX_BUS": "tls://worker:secret@bus.example"}
    settings = settings_of(started("codex-worker"), bus)
    assert settings.thinkers == 4
    assert settings.bus == bus["CODEX_BUS"]


def started(name: str) -> list[str]:
    """What the unit starts, without the program."""
    found = re.search(rf"^ExecStart={PROGRAM} (.+)$", text_of(name), re.MULTILINE)
    assert found is not None
    return found[1].split()
