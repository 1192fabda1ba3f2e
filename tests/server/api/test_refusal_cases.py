"""Why something was refused: which case of the code, and what it is about."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.cases import cases_of
from codex_naturalis.protocol.messages import CommandRefused
from codex_naturalis.protocol.refusals import Code
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, guest

pytestmark = pytest.mark.anyio

RECORD = write_record(Game.new(seed=1))
LENGTHS = {"shortest": 2, "longest": 24}


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as url:
        yield url


@pytest.fixture
async def http(url: str) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(base_url=url, headers={"Origin": url}) as http:
        await http.post("/api/guests")
        yield http


def account(name: str, password: str = PASSWORD) -> tuple[str, dict[str, Any]]:
    return "/api/accounts", {"name": name, "password": password}


def table(*seats: str, **settings: Any) -> tuple[str, dict[str, Any]]:
    kinds: dict[str, dict[str, Any]] = {
        "me": {"type": "human", "mine": True},
        "free": {"type": "human"},
        "bot": {"type": "bot", "bot": "random"},
        "nobody": {"type": "bot", "bot": "nobody"},
    }
    return "/api/tables", {"seats": [kinds[seat] for seat in seats], **settings}


def record(old: str, new: str) -> tuple[str, dict[str, Any]]:
    assert old in RECORD
    return "/api/records", {"record": RECORD.replace(old, new, 1)}


@pytest.mark.parametrize(
    ("request_", "code", "case", "parameters"),
    [
        (account("A"), "bad_name", "length", LENGTHS),
        (account("A" * 25), "bad_name", "length", LENGTHS),
        (account("Anna  B"), "bad_name", "blanks", {}),
        (account("--"), "bad_name", "no_letter", {}),
        (account("Anna!"), "bad_name", "character", {"character": "!"}),
        (account("Anna\u202e"), "bad_name", "character", {"character": "U+202E"}),
        (account("\u0301Anna"), "bad_name", "accents", {}),
        (account("Ann\u0430"), "bad_name", "script", {}),
        (account("Tybor"), "bad_name", "reserved", {"name": "Tybor"}),
        (account("Anna", "short"), "bad_password", "length", {"shortest": 10, "longest": 200}),
        (account("Annabella B", "annabella b"), "bad_password", "name", {}),
        (account("Anna", "password123"), "bad_password", "common", {}),
        (account("Anna" * 99), "bad_request", "too_long", {"most": 200}),
        (table("me"), "bad_settings", "players", {"least": 2, "most": 4}),
        (table("me", "free", mode="solo-easy"), "bad_settings", "solo_players", {}),
        (table("me", mode="solo-easy", refill="other"), "bad_settings", "solo_refill", {}),
        (table("bot", "bot"), "bad_settings", "no_person", {}),
        (table("me", "nobody"), "bad_settings", "unknown_bot", {"bot": "nobody"}),
        (table("me", "free", rated=True), "needs_account", "rated", {}),
        (
            record("Seat-1:", "Seat-2:"),
            "bad_record",
            "seat_gap",
            {"line": 5, "header": "Seat-1"},
        ),
        (record("Mode: table", "Mode: chess"), "bad_record", "unknown_word", None),
        (record("Seat-1:", "Clock 5+3\nSeat-1:"), "bad_record", "unknown_line", {"line": 6}),
        (("/api/records", {"record": ""}), "bad_request", "too_short", {"least": 1}),
        (
            ("/api/records", {"record": f"{RECORD}0 17f@1,1\n"}),
            "bad_record",
            "setup_not_over",
            {"line": RECORD.count("\n") + 1, "move": "17f@1,1"},
        ),
        (("/api/nowhere", {}), "not_found", "page", {}),
    ],
)
async def test_requests(
    http: AsyncClient,
    request_: tuple[str, dict[str, Any]],
    code: str,
    case: str,
    parameters: dict[str, Any] | None,
) -> None:
    """Over HTTP, each of what a person may get wrong is told by its case."""
    path, body = request_
    refusal = (await http.post(path, json=body)).json()
    assert (refusal["code"], refusal["case"]) == (code, case)
    assert set(refusal["parameters"]) == set(cases_of(Code(code))[case])
    assert parameters is None or refusal["parameters"] == parameters


async def test_passwords(http: AsyncClient) -> None:
    """A name or password that is wrong when signing in; the password alone when it is changed."""
    path, body = account("Anna")
    assert (await http.post(path, json=body)).status_code == 201
    wrong = await http.post("/api/sessions", json={"name": "Anna", "password": "something else"})
    assert (wrong.json()["code"], wrong.json()["case"]) == ("wrong_password", "")
    change = {"old": "something else", "new": "another good passphrase"}
    wrong = await http.put("/api/me/password", json=change)
    assert (wrong.json()["code"], wrong.json()["case"]) == ("wrong_password", "password")


async def test_what_is_not_there(http: AsyncClient) -> None:
    """What was looked for is named."""
    for path, case in (
        ("/api/tables/nowhere", "table"),
        ("/api/records/nothing", "record"),
        ("/api/people/Nobody", "person"),
        ("/api/exercises/nothing", "exercise"),
        ("/api/tables/nowhere/game", "table"),
    ):
        refusal = (await http.get(path)).json()
        assert (refusal["code"], refusal["case"]) == ("not_found", case), path


async def test_too_often(http: AsyncClient) -> None:
    """What is done too often, and in how many seconds it may be done again."""
    answers = [
        (await http.post("/api/sessions", json={"name": "Anna", "password": PASSWORD}))
        for _ in range(6)
    ]
    refusal = answers[-1].json()
    assert (refusal["code"], refusal["case"]) == ("rate_limited", "login")
    assert refusal["parameters"]["seconds"] == int(answers[-1].headers["Retry-After"])


async def test_commands(url: str) -> None:
    """The same over the socket."""
    async with AsyncExitStack() as stack:
        host, other = [await stack.enter_async_context(guest(url)) for _ in range(2)]
        mine, theirs = [await stack.enter_async_context(one.line()) for one in (host, other)]
        here = await host.table("me", "free")

        async def told(line: Any, kind: str, **fields: Any) -> tuple[Code, str]:
            answer = await line.ask(kind, table=here, **fields)
            assert isinstance(answer, CommandRefused)
            assert set(answer.parameters) == set(cases_of(answer.code)[answer.case])
            return answer.code, answer.case

        assert await told(theirs, "say", text="hello") == (Code.NOT_YOUR_SEAT, "chat")
        assert await told(mine, "say", text="\x1b") == (Code.BAD_REQUEST, "chat")
        assert await told(mine, "say", text="a" * 501) == (Code.BAD_REQUEST, "too_long")
        assert await told(mine, "free_seat", seat=1) == (Code.NOT_FOUND, "seat")
        assert await told(theirs, "sit", seat=1, name="\x1b") == (Code.BAD_NAME, "seat")
        await theirs.do("sit", table=here, seat=1)
        assert await told(mine, "return", seat=0) == (Code.FORBIDDEN, "no_stand_in")
