"""How failures leave: what is not read, what is not there, and what is our own fault."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated

import pytest
from httpx import AsyncClient
from httpx import Response as Answer
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.failures import STATUS
from codex_naturalis.server.ports.store import Damaged
from tests.server.endpoints import code, open_endpoints


class Inner(Struct, forbid_unknown_fields=True):
    size: Annotated[int, Meta(ge=1)]


class Outer(Struct, forbid_unknown_fields=True):
    name: str
    inner: Inner
    more: list[Inner] = []


@post("/api/echo")
async def echo(data: JSONBody[Outer]) -> Outer:
    return data


@get("/api/fail/{how:str}")
async def fail(how: FromPath[str]) -> None:
    raise {
        "store": Damaged("the disk is full"),
        "bug": RuntimeError("a secret detail"),
        "busy": Refused(Code.BUSY, "later"),
    }[how]


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    async with open_endpoints(tmp_path, echo, fail) as endpoints, endpoints.browser() as browser:
        yield browser


BAD_BODIES = [
    (b"", "body: it is missing"),
    (b"{", "body"),
    (b"\xff", "body"),
    (b"[]", "body"),
    (b"null", "body"),
    (b'"\\ud800"', "body"),
    (b'{"name": "a"}', "inner"),
    (b'{"name": 5, "inner": {"size": 1}}', "name"),
    (b'{"name": "a", "inner": {"size": 0}}', "inner.size"),
    (b'{"name": "a", "inner": {"size": 1, "colour": 2}}', "colour"),
    (b'{"name": "a", "inner": {"size": 1}, "more": [{"size": 1}, {"size": "x"}]}', "more[1]"),
    (b'{"name": "a", "inner": {"size": 1e400}}', "out of range"),
    (b'{"name":' * 100_000, "nested too deeply"),
    (b"[" * 1_000_000, "nested too deeply"),
]


@pytest.mark.anyio
async def test_bad_bodies(browser: AsyncClient) -> None:
    """A body that is not what the endpoint takes is refused, with the place and the reason."""
    for body, place in BAD_BODIES:
        answer = await browser.post("/api/echo", content=body)
        assert code(answer) == (400, "bad_request"), body[:80]
        assert place in answer.json()["reason"]


@pytest.mark.anyio
async def test_nothing_there(browser: AsyncClient) -> None:
    """An unknown path and a method that a path does not have are refusals like all others."""
    answer = await browser.get("/api/nothing")
    assert code(answer) == (404, "not_found")
    assert "/api/nothing" in answer.json()["reason"]
    answer = await browser.put("/api/guests", json={})
    assert code(answer) == (405, "method_not_allowed")
    assert "POST" in answer.headers["allow"]


@pytest.mark.anyio
async def test_failures_of_ours(browser: AsyncClient, caplog: pytest.LogCaptureFixture) -> None:
    """A store that fails is a line of the log, a fault in the code is there with its traceback; the
    person hears that it is not their fault, and no detail."""
    caplog.set_level(logging.INFO)

    async def asked(how: str) -> Answer:
        return await browser.get(f"/api/fail/{how}")

    store = await asked("store")
    assert code(store) == (503, "unavailable")
    assert "disk" not in store.text
    assert int(store.headers["retry-after"]) > 0
    bug = await asked("bug")
    assert code(bug) == (500, "internal")
    assert "secret" not in bug.text
    assert "Traceback" not in bug.text
    (failed,) = [one for one in caplog.records if "the disk is full" in one.getMessage()]
    assert failed.exc_info is None  # a full disk fails under every request
    assert [str(one.exc_info[1]) for one in caplog.records if one.exc_info] == ["a secret detail"]
    assert code(await asked("busy")) == (503, "busy")


def test_every_code_has_a_status() -> None:
    """Each code leaves by a status that HTTP knows for refusals."""
    assert set(STATUS) == set(Code)
    assert set(STATUS.values()) <= {400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503}
