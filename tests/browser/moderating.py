"""People with accounts and roles at browsers, and what moderators have to decide about."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from codex_naturalis.protocol.moderation import DecisionKind
from codex_naturalis.protocol.people import Role
from codex_naturalis.server.ports.moderation_store import NewDecision
from codex_naturalis.server.store import SqliteStore
from tests.browser.person import Person, Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PASSWORD = "seven quiet meadows"
KNOWN = "localStorage.setItem('codex.known', '1')"
"""What a page keeps once somebody has a name here."""
INSULT = "learn to play, idiot"


class Place(Struct):
    """Four people with accounts: Ada is the host, Zoé a moderator."""

    ada: Person
    zoe: Person
    ioana: Person
    grigor: Person


async def sign_up(player: Person, name: str) -> str:
    """Returns the id."""
    await player.page.context.add_init_script(KNOWN)
    answer = await player.page.request.post(
        "/api/accounts", data={"name": name, "password": PASSWORD}
    )
    assert answer.ok, await answer.text()
    person: str = (await answer.json())["person"]["id"]
    return person


async def give_role(site: Site, player: Person, role: Role) -> None:
    """As a command writes it, beside the running server."""
    me = await (await player.page.request.get("/api/me")).json()
    decision = NewDecision(DecisionKind.ROLE, 1, None, me["person"]["id"], "Given.", role=role)
    store = await SqliteStore.beside(site.server.data / "codex.sqlite3")
    try:
        await store.moderation.decide(decision)
    finally:
        await store.close()
    while (await (await player.page.request.get("/api/me")).json())["role"] != role:
        pass


@asynccontextmanager
async def moderated(site: Site, **wishes: Any) -> AsyncIterator[Place]:
    """`wishes`: for all of them."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(site.person(number, **wishes)) for number in range(4)
        ]
        place = Place(*people)
        names = ("Ada", "Zoé", "Ioana", "Grigor88")
        for player, name in zip(people, names, strict=True):
            await sign_up(player, name)
        await give_role(site, place.ada, Role.HOST)
        await give_role(site, place.zoe, Role.MODERATOR)
        yield place


async def person_id(player: Person) -> str:
    me = await (await player.page.request.get("/api/me")).json()
    person: str = me["person"]["id"]
    return person


async def report(by: Person, about: Person, kind: str, text: str = "", **more: Any) -> None:
    body = {"person": await person_id(about), "kind": kind, "text": text, **more}
    answer = await by.page.request.post("/api/reports", data=body)
    assert answer.ok, await answer.text()


async def decide(by: Person, kind: str, about: Person, reason: str, **more: Any) -> int:
    """Returns the number of the decision."""
    body = {"person": await person_id(about), "kind": kind, "reason": reason, **more}
    answer = await by.page.request.post("/api/moderation/decisions", data=body)
    assert answer.ok, await answer.text()
    number: int = (await answer.json())["id"]
    return number


async def insult(place: Place, **settings: Any) -> str:
    """Grigor and Ioana at a table, where he insults her; its path."""
    seats = [{"type": "human", "mine": True}, {"type": "human"}]
    table = await place.ioana.make_table(seats=seats, shuffle_seats=False, **settings)
    await place.ioana.page.goto(table)
    await place.grigor.page.goto(table)
    await place.grigor.press(place.grigor.button("table-sit").first)
    await place.grigor.page.wait_for_selector("[data-turn=setup]")
    await place.ioana.page.wait_for_selector("[data-turn=setup]")
    async with place.ioana.elsewhere() as line:
        await line.do("say", table=table.rpartition("/")[2], text="good luck")
    async with place.grigor.elsewhere() as line:
        for text in ("you take forever", INSULT):
            await line.do("say", table=table.rpartition("/")[2], text=text)
    return table
