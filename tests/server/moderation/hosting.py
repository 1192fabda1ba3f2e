"""A server with a host and a moderator, as the host's commands make them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Role
from codex_naturalis.server.ports.moderation_store import DecisionRow, NewDecision
from codex_naturalis.server.store import SqliteStore
from tests.server.serving import serving
from tests.server.visiting import Visitor, account


class Place(Struct):
    url: str
    data: Path
    host: Visitor
    moderator: Visitor
    ioana: Visitor
    grigor: Visitor

    @property
    def people(self) -> tuple[Visitor, ...]:
        return (self.host, self.moderator, self.ioana, self.grigor)


@asynccontextmanager
async def hosted(folder: Path, **settings: Any) -> AsyncGenerator[Place]:
    """With four accounts; Ada is the host, Zoé a moderator."""
    data = folder / "data"
    async with (
        serving(data, **settings) as url,
        account(url, "Ada") as host,
        account(url, "Zoé") as moderator,
        account(url, "Ioana") as ioana,
        account(url, "Grigor88") as grigor,
    ):
        place = Place(url, data, host, moderator, ioana, grigor)
        await give_role(place, host, Role.HOST)
        await give_role(place, moderator, Role.MODERATOR)
        yield place


async def give_role(place: Place, person: Visitor, role: Role | None) -> None:
    await by_command(
        place, NewDecision(DecisionKind.ROLE, 1, None, person.id, "For the test.", role=role)
    )
    async with asyncio.timeout(30):
        while (await person.http.get("/api/me")).json()["role"] != role:
            await asyncio.sleep(0.05)


async def by_command(place: Place, decision: NewDecision) -> DecisionRow:
    """As a command writes it, beside the running server."""
    store = await SqliteStore.beside(place.data / "codex.sqlite3")
    try:
        return await store.moderation.decide(decision)
    finally:
        await store.close()


async def decided(by: Visitor, kind: str, about: Visitor | None, **more: Any) -> dict[str, Any]:
    """Decide over the endpoint; it must be accepted."""
    body = {"kind": kind, "reason": "Insults in chat.", **more}
    if about is not None:
        body["person"] = about.id
    answer = await by.http.post("/api/moderation/decisions", json=body)
    assert answer.status_code == 201, answer.text
    entry: dict[str, Any] = answer.json()
    return entry


async def reported(by: Visitor, about: Visitor, kind: str = "insult", **more: Any) -> int:
    body = {"person": about.id, "kind": kind, **more}
    answer = await by.http.post("/api/reports", json=body)
    assert answer.status_code == 201, answer.text
    number: int = answer.json()["id"]
    return number
