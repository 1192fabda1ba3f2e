"""The spectators' delay holds for requests too."""

from __future__ import annotations

from pathlib import Path

import pytest
from httpx import AsyncClient

from tests.server.clock import HeldClock
from tests.server.serving import serving
from tests.server.visiting import guest, set_up

pytestmark = pytest.mark.anyio


async def test_a_delayed_table_over_requests(tmp_path: Path) -> None:
    """Of a game that spectators see half a minute late, a stranger learns by a request the version
    and the clocks of half a minute ago; a player those of now; when it is over all see the end."""
    clock = HeldClock()
    async with (
        serving(tmp_path / "data", clock=clock) as url,
        guest(url) as one,
        guest(url) as two,
        guest(url) as stranger,
        AsyncClient(base_url=url, timeout=60) as nobody,
        one.line() as first,
        two.line() as second,
    ):
        table = await one.table(
            "me",
            "free",
            spectator_delay=30,
            visibility="open",
            clock={"type": "real_time", "minutes": 5, "increment": 0},
        )
        await second.do("sit", table=table, seat=1)
        await set_up(table, [first, second])

        async def seen(http: AsyncClient) -> tuple[int, object]:
            state = (await http.get(f"/api/tables/{table}")).json()
            return state["version"], state["clocks"] and state["clocks"]["left"]

        now = await seen(one.http)
        assert now == await seen(two.http)
        assert now[0] > 3
        for late in (stranger.http, nobody):
            assert await seen(late) == (0, None)
        clock.advance(31)
        for late in (stranger.http, nobody):
            version, _ = await seen(late)
            assert version == now[0]
        clock.advance(10)
        await first.do("resign", table=table, seat=0)
        assert (await seen(nobody))[0] == (await seen(one.http))[0] == now[0] + 1
