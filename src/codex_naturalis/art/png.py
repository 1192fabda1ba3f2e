"""Converting a picture to PNG with a converter that is installed on the machine."""

from __future__ import annotations

import os
import re
import subprocess
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from codex_naturalis.engine.errors import CodexError

_PATIENCE = 120.0
"""Seconds that a converter may take."""
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_SIGNATURE = b"\x89PNG\r\n"
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


class CannotConvert(CodexError):
    """No converter is installed, or it failed."""


def to_png(svg: str) -> bytes:
    """The picture as PNG, in its own size. Raises CannotConvert."""
    if find_spec("cairosvg") is not None:
        found: bytes = import_module("cairosvg").svg2png(bytestring=svg.encode())
        return found
    if program := which("rsvg-convert"):
        return _piped([program, "--format=png"], svg)
    if program := which("inkscape"):
        return _piped([program, "--pipe", "--export-type=png", "--export-filename=-"], svg)
    for name in _BROWSERS:
        if program := which(name):
            return _by_browser(program, svg)
    raise CannotConvert(
        "no converter to PNG found: install the Python package cairosvg, or rsvg-convert"
        " (librsvg), Inkscape or Chromium"
    )


def _run(command: list[str], given: bytes) -> bytes:
    try:
        done = subprocess.run(
            command, input=given, capture_output=True, timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotConvert(f"{command[0]}: {error}") from error
    if done.returncode:
        words = done.stderr.decode(errors="replace").strip().splitlines()
        reason = words[-1] if words else f"exit code {done.returncode}"
        raise CannotConvert(f"{command[0]}: {reason}")
    return done.stdout


def _checked(program: str, picture: bytes) -> bytes:
    if not picture.startswith(_SIGNATURE):
        raise CannotConvert(f"{program}: gave no PNG")
    return picture


def _piped(command: list[str], svg: str) -> bytes:
    return _checked(command[0], _run(command, svg.encode()))


def _by_browser(browser: str, svg: str) -> bytes:
    """A headless browser draws the picture and takes a screenshot."""
    size = _SIZE.search(svg)
    width, height = map(float, size.groups()) if size else (1600.0, 800.0)
    with TemporaryDirectory(prefix="codex-", ignore_cleanup_errors=True) as folder:
        source, target = Path(folder, "drawing.svg"), Path(folder, "drawing.png")
        source.write_text(svg, encoding="utf-8")
        command = [
            browser,
            "--headless",
            "--disable-gpu",
            "--hide-scrollbars",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--force-device-scale-factor=1",
            "--default-background-color=00000000",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width:.0f},{height:.0f}",
            f"--screenshot={target}",
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # Chromium refuses root otherwise
            command.append("--no-sandbox")
        _run([*command, source.as_uri()], b"")
        return _checked(browser, target.read_bytes() if target.exists() else b"")
