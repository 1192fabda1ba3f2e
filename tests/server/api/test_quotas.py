"""What one person and one address may make and keep, over sockets and requests."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from httpx import AsyncClient

from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.messages import Done
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.people_limits import Action, PeopleLimits
from tests.server.api.test_reviews import played
from tests.server.clock import HeldClock
from tests.server.serving import serving
from tests.server.visiting import guest, set_up

pytestmark = pytest.mark.anyio


async def test_rematches_are_tables(tmp_path: Path) -> None:
    """Who ends one game after the other and asks for a rematch makes as many tables as are allowed
    in that time, the first one included, and no more."""
    data = tmp_path / "data"
    async with serving(data, clock=HeldClock()) as url, guest(url) as one, one.line() as line:
        table = await one.table("me", mode="solo-easy")
        for _ in range(Action.CREATE_TABLE.rates[0].amount - 1):
            await line.do("resign", table=table, seat=0)
            await line.do("rematch", table=table, seat=0, agreed=True)
            state = (await one.http.get(f"/api/tables/{table}")).json()
            table = state["rematch"]
        await line.do("resign", table=table, seat=0)
        answer = await line.ask("rematch", table=table, seat=0, agreed=True)
        assert (answer.code, answer.case) == (Code.RATE_LIMITED, "create_table")


async def test_commands_over_many_sockets(tmp_path: Path) -> None:
    """Changes of tables are counted by person: four sockets are no more than one; commands that
    change nothing go on."""
    most = Action.CHANGE.rates[0].burst
    people = PeopleLimits(seat_changes=10_000)
    async with (
        serving(tmp_path / "data", clock=HeldClock(), people=people) as url,
        guest(url) as one,
        AsyncExitStack() as stack,
    ):
        table = await one.table("me", "free")
        lines = [await stack.enter_async_context(one.line()) for _ in range(4)]
        colours = ("red", "green")
        answers = [
            await line.ask("paint", table=table, seat=0, colour=colours[n % 2])
            for n in range(most // 4 + 1)
            for line in lines
        ]
        assert sum(isinstance(answer, Done) for answer in answers) == most
        assert {answer.code for answer in answers if not isinstance(answer, Done)} == {
            Code.RATE_LIMITED
        }
        await lines[0].rest()
        await lines[0].do("watch", table=table)


RECORD = write_record(played(6))


async def kept(url: str, record: str, times: int) -> list[tuple[int, str, str]]:
    """What a new guest is answered who sends a record so many times."""
    async with guest(url) as one:
        told = []
        for _ in range(times):
            answer = await one.http.post("/api/records", json={"record": record})
            body = answer.json()
            told.append((answer.status_code, body.get("code", ""), body.get("case", "")))
        return told


KEPT = (201, "", "")


async def test_records_are_counted(tmp_path: Path) -> None:
    async with serving(tmp_path / "data", people=PeopleLimits(guest_records=3)) as url:
        refused = (409, "limit_reached", "records")
        assert await kept(url, RECORD, 5) == [KEPT] * 3 + [refused] * 2
        assert await kept(url, RECORD, 1) == [KEPT], "somebody else has a quota of their own"


async def test_records_are_weighed(tmp_path: Path) -> None:
    """With all that is in them: headers that say nothing count too."""
    record = padded_record()
    async with serving(tmp_path / "data", people=PeopleLimits(guest_record_bytes=20_000)) as url:
        told = await kept(url, record, 10)
    number = 20_000 // len(record.encode())
    assert 0 < number < 9
    assert told == [KEPT] * number + [(409, "limit_reached", "record_bytes")] * (10 - number)


def padded_record() -> str:
    game = played(6)
    game.headers = {**game.headers, **{f"Padding-{n}": "x" * 150 for n in range(20)}}
    return write_record(game)


async def test_an_address_brings_so_many_bytes(tmp_path: Path) -> None:
    """Guests without number are one address."""
    size = len(RECORD.encode())
    people = PeopleLimits(record_bytes_per_address=max(1000, 4 * size))
    async with serving(tmp_path / "data", clock=HeldClock(), people=people) as url:
        told = [answer for _ in range(4) for answer in await kept(url, RECORD, 2)]
    most = people.record_bytes_per_address // size
    assert told == [KEPT] * most + [(429, "rate_limited", "")] * (8 - most)


async def test_below_the_floor_only_play_goes_on(tmp_path: Path) -> None:
    """With a floor that no disk reaches: a game that runs is played and saved, and who plays may
    look on; everything else is refused with its reason, and nothing is stored."""
    data = tmp_path / "data"
    async with serving(data) as url, guest(url) as one, guest(url) as two:
        table = await one.table("me", "free", "free")
        running = await one.table("me", "free")
        async with one.line() as first, two.line() as second:
            await second.do("sit", table=running, seat=1)
            await set_up(running, [first, second])
        cookies = [person.http.cookies for person in (one, two)]
    async with serving(data, disk_floor=10_000_000) as url, AsyncExitStack() as stack:
        one.url = two.url = url
        http = await stack.enter_async_context(
            AsyncClient(base_url=url, cookies=cookies[0], timeout=30)
        )
        first = await stack.enter_async_context(one.line())
        second = await stack.enter_async_context(two.line())
        seats = [{"type": "human", "mine": True}, {"type": "human"}]
        for path, body in (
            ("/api/guests", None),
            ("/api/tables", {"seats": seats}),
            ("/api/records", {"record": RECORD}),
            ("/api/accounts", {"name": "Anna", "password": "a good long passphrase"}),
        ):
            answer = await http.post(path, json=body)
            found = answer.json()
            assert (answer.status_code, found["code"], found["case"]) == (
                503,
                "unavailable",
                "disk",
            ), path
        for kind, fields in (
            ("sit", {"seat": 1}),
            ("paint", {"seat": 0, "colour": "red"}),
            ("say", {"text": "hello"}),
        ):
            answer = await first.ask(kind, table=table, **fields)
            assert (answer.code, answer.case) == (Code.UNAVAILABLE, "disk"), kind
        assert (await http.post("/api/study", json={"record": RECORD})).status_code == 200
        assert (await http.get(f"/api/tables/{running}")).status_code == 200
        before = len((await http.get("/api/tables")).json())
        for line, seat in ((first, 0), (second, 1)):
            await line.do("watch", table=running, seat=seat)
        await first.do("resign", table=running, seat=0)
        state = (await http.get(f"/api/tables/{running}")).json()
        assert state["status"] == "finished"
        assert len((await http.get("/api/tables")).json()) == before
