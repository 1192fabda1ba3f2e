"""The locks agree with each other and with pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from release.lock import EVERYTHING, ROOT, SERVER, read_lock

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DEVELOPMENT = ("pytest", "mypy", "ruff", "playwright", "hypothesis", "uv", "pip-audit", "fonttools")


def asked(requirements: Iterable[str]) -> set[str]:
    """The names of requirements, those of our own extras included."""
    names: set[str] = set()
    for requirement in requirements:
        found = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", requirement)
        assert found is not None
        if found[1] == PROJECT["name"]:
            for extra in found[2].split(","):
                names |= asked(PROJECT["optional-dependencies"][extra])
        else:
            names.add(re.sub(r"[-_.]+", "-", found[1]).lower())
    return names


def test_the_server_gets_the_very_versions_that_are_tested() -> None:
    """Law: every pin of the server's lock is in the lock of everything, with the same hashes."""
    everything = {(pin.name, pin.version): pin for pin in read_lock(EVERYTHING)}
    for pin in read_lock(SERVER):
        same = everything[pin.name, pin.version]
        assert (same.marker, same.hashes) == (pin.marker, pin.hashes)
        assert set(pin.wanted_by) <= set(same.wanted_by)


def test_the_server_gets_what_it_needs_and_no_more() -> None:
    """Law: what pyproject.toml asks for, for one node or several, is pinned, and every pin is
    wanted by one that is."""
    wanted = asked((*PROJECT["dependencies"], f"{PROJECT['name']}[cluster]"))
    pins = read_lock(SERVER)
    names = {pin.name for pin in pins}
    assert wanted <= names
    assert {pin.name for pin in pins if PROJECT["name"] in pin.wanted_by} == wanted
    for pin in pins:
        assert set(pin.wanted_by) & (names | {PROJECT["name"]}), pin.name
    assert not names & set(DEVELOPMENT)


@pytest.mark.parametrize("lock", [EVERYTHING, SERVER], ids=lambda lock: lock.name)
def test_a_lock_has_hashes_and_names_no_host(lock: Path) -> None:
    """Every pin can be checked, and may come from anywhere; all of it is read here."""
    text, pins = lock.read_text("utf-8"), read_lock(lock)
    assert "://" not in text
    assert all(pin.hashes for pin in pins)
    assert len(pins) == len(re.findall(r"^\S+==", text, re.MULTILINE))
    assert sum(len(pin.hashes) for pin in pins) == text.count("--hash=sha256:")
