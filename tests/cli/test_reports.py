"""Decisions by command: `people mute` and its like, and `reports`; beside a server and without."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from codex_naturalis.protocol.moderation import ReportKind
from codex_naturalis.server.ports.moderation_store import AppealRow, ReportedLine, ReportRow
from codex_naturalis.server.store import SqliteStore
from tests.cli.conftest import Run
from tests.cli.test_store_commands import STORE, add, server

pytestmark = pytest.mark.slow

AT = ("--data", "data")
WHY = ("--reason", "Insults in chat.")


def written(work: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    """By a server that comes and goes."""
    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(STORE))
        try:
            return runner.run(_as_coroutine(work(store)))
        finally:
            runner.run(store.close())


async def _as_coroutine(work: Awaitable[Any]) -> Any:
    return await work


@pytest.fixture
def data(folder: Path) -> Path:
    """A data folder that knows Ada, Bruno and Carla."""
    for name in ("Ada", "Bruno", "Carla"):
        add(name)
    return folder / "data"


@pytest.fixture
def report(data: Path) -> int:
    """Ada has reported Bruno, with a line of chat."""
    row = ReportRow("id-Bruno", ReportKind.INSULT, 5, "id-Ada", "He is rude.", "t", 3)
    lines = (ReportedLine(3, "id-Bruno", "learn to play", 4),)
    number: int = written(lambda store: store.moderation.report(row, lines))
    return number


def answer(run: Run, *words: str) -> Any:
    return json.loads(run(*words, *AT, "--json").stdout)


@pytest.mark.parametrize("live", [True, False])
def test_sanctions_and_their_end(run: Run, data: Path, live: bool) -> None:
    """A mute and a ban are in force for their time, and end by a command with a reason."""
    with server() if live else nullcontext():
        made = answer(run, "people", "mute", "bruno", "--for", "7d", *WHY)
        assert (made["kind"], made["name"], made["reason"]) == ("mute", "Bruno", WHY[1])
        assert made["until"] - made["at"] == 7 * 24 * 3_600_000
        assert answer(run, "people", "ban", "Bruno", *WHY)["until"] is None
        shown = answer(run, "people", "show", "Bruno")
        assert (shown["muted"], shown["banned"]) == ({"until": made["until"]}, {"until": None})
        assert answer(run, "people", "unmute", "Bruno", *WHY)["of"] == made["id"]
        answer(run, "people", "unban", "Bruno", *WHY)
        shown = answer(run, "people", "show", "Bruno")
        assert (shown["muted"], shown["banned"]) == (None, None)
        kinds = [one["kind"] for one in answer(run, "reports", "log")]
        assert kinds == ["lift", "lift", "ban", "mute"]
        again = run("people", "unban", "Bruno", *WHY, *AT, code=1)
        assert again.stderr == "Error: there is no ban of Bruno\n"


def test_a_new_name(run: Run, data: Path) -> None:
    """A neutral one, or the one that is given if it is free and allowed."""
    made = answer(run, "people", "rename", "Bruno", *WHY)
    assert made["old_name"] == "Bruno"
    assert made["name"] != "Bruno"
    assert answer(run, "people", "rename", "Carla", "--to", "Fern", *WHY)["name"] == "Fern"
    taken = run("people", "rename", "Ada", "--to", "fern", *WHY, *AT, code=1)
    assert taken.stderr == "Error: the name 'fern' is taken\n"
    run("people", "rename", "Ada", "--to", "tybor", *WHY, *AT, code=1)


def test_addresses(run: Run, data: Path) -> None:
    """A network is blocked and free again; this computer never is blocked."""
    block = ("people", "block-address", "192.0.2.7/24")
    assert answer(run, *block, "--for", "2h", *WHY)["network"] == "192.0.2.0/24"
    assert answer(run, "people", "blocked-addresses")[0]["network"] == "192.0.2.0/24"
    assert "192.0.2.0/24  until" in run("people", "blocked-addresses", *AT).stdout
    run(*block, *WHY, *AT, code=1)
    answer(run, "people", "unblock-address", "192.0.2.0/24", *WHY)
    assert answer(run, "people", "blocked-addresses") == []
    run("people", "unblock-address", "192.0.2.0/24", *WHY, *AT, code=1)
    for own in ("127.0.0.1", "::1", "0.0.0.0/0", "everybody"):
        refused = run("people", "block-address", own, *WHY, *AT, code=1).stderr
        assert "cannot be blocked" in refused


@pytest.mark.parametrize("live", [True, False])
def test_a_report_is_decided(run: Run, data: Path, report: int, live: bool) -> None:
    """It is listed and shown with its chat; the decision closes it, once; an undo opens it."""
    with server() if live else nullcontext():
        (one,) = answer(run, "reports", "list")["reports"]
        assert (one["id"], one["name"], one["reporter"]) == (report, "Bruno", "Ada")
        assert "insult  Bruno, by Ada: He is rude." in run("reports", "list", *AT).stdout
        assert (
            "> 1970-01-01 00:00  Bruno: learn to play"
            in run("reports", "show", str(report), *AT).stdout
        )
        decide = ("reports", "decide", str(report), "--do", "warn", *WHY)
        made = answer(run, *decide, "--tell")
        assert answer(run, "reports", "list")["reports"] == []
        assert run(*decide, *AT, code=1).stderr == "Error: this report has been decided\n"
        answer(run, "reports", "undo", str(made["id"]))
        (one,) = answer(run, "reports", "list")["reports"]
        run("reports", "pass-on", str(report), *AT)
        assert answer(run, "reports", "list")["reports"][0]["for_host"]


def test_an_appeal_is_answered(run: Run, data: Path) -> None:
    """By the host's command, once."""
    made = answer(run, "people", "mute", "Bruno", *WHY)
    appeal = AppealRow(made["id"], "id-Bruno", 9, "I am sorry.")
    written(lambda store: store.moderation.appeal(appeal))
    assert "appeal against" in run("reports", "list", *AT).stdout
    answering = ("reports", "answer", str(made["id"]), "--lift", *WHY)
    assert answer(run, *answering)["kind"] == "lift"
    assert answer(run, "people", "show", "Bruno")["muted"] is None
    run(*answering, *AT, code=1)


@pytest.mark.parametrize("time", ["7", "0d", "d", "-3d", "99999w", "7 d"])
def test_what_is_no_time(run: Run, data: Path, time: str) -> None:
    run("people", "mute", "Bruno", "--for", time, *WHY, *AT, code=2)


def test_a_reason_is_needed(run: Run, data: Path) -> None:
    run("people", "ban", "Bruno", *AT, code=2)
    run("people", "ban", "Bruno", "--reason", "  ", *AT, code=1)
    assert answer(run, "reports", "log") == []
