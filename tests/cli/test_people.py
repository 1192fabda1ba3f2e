"""`people`, on a data folder that a server has open and on one at rest."""

import json
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_store_commands import add, server

pytestmark = pytest.mark.slow


@pytest.fixture
def data(folder: Path) -> Path:
    """A data folder that knows Ada and Bruno."""
    add("Ada")
    add("Bruno")
    return folder / "data"


@pytest.mark.parametrize("live", [True, False])
def test_roles_are_given_by_command(run: Run, data: Path, live: bool) -> None:
    """Also while a server has the store open; the list, the person and the log of decisions show
    it."""
    with server() if live else nullcontext():
        assert run("people", "role", "--data", "data", "ada", "moderator").stdout == (
            "Ada: moderator\n"
        )
        listed = json.loads(run("people", "list", "--data", "data", "--json").stdout)
        assert {one["name"]: one["role"] for one in listed} == {"Ada": "moderator", "Bruno": None}
        shown = json.loads(run("people", "show", "--data", "data", "id-Ada", "--json").stdout)
        assert shown["role"] == "moderator"
        assert [one["kind"] for one in shown["decisions"]] == ["role"]
        gone = run("people", "role", "--data", "data", "Ada", "none", "--json").stdout
        assert json.loads(gone) == {"id": "id-Ada", "name": "Ada", "role": None}


def test_people_for_readers(run: Run, data: Path) -> None:
    """A table, and one person in a few lines."""
    lines = run("people", "list", "--data", "data", "--search", "BRU").stdout.splitlines()
    assert len(lines) == 2
    assert lines[1].split()[:2] == ["Bruno", "account"]
    assert "open reports: 0" in run("people", "show", "--data", "data", "Bruno").stdout


def test_what_is_refused(run: Run, data: Path) -> None:
    """In one line that says why."""
    words = ("people", "role", "--data", "data")
    assert run(*words, "Nobody", "host", code=1).stderr == "Error: nobody is called Nobody\n"
    run(*words, "Ada", "king", code=2)
    missing = run("people", "list", "--data", "nowhere", code=1)
    assert missing.stderr == "Error: nowhere/codex.sqlite3: there are no data of a server here\n"


def test_beside_an_older_server(run: Run, data: Path) -> None:
    """A store whose server has not upgraded it yet is left alone."""
    with server():
        with closing(sqlite3.connect("data/codex.sqlite3")) as other:
            other.execute("UPDATE alembic_version SET version_num = '0007'")
            other.commit()
        refused = run("people", "list", "--data", "data", code=1)
    assert refused.stderr == (
        "Error: data/codex.sqlite3: a server of an older version is using it; "
        "stop that server first\n"
    )
