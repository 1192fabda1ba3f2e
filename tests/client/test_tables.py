"""Finished games and uploaded records: read, replayed, studied."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from codex_naturalis.client import Refused
from codex_naturalis.engine.state import Mode
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import Study
from tests.client.playing import guests, play_out, seated
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


async def test_tables_records_and_replays(tmp_path: Path) -> None:
    """What a finished game leaves behind can be read, replayed, and uploaded."""
    async with serving(tmp_path / "data") as url, guests(url, 1) as people:
        client, _ = people[0]
        (stream,) = await seated(people, mode=Mode.SOLO_EASY)
        with pytest.raises(Refused) as refused:
            await client.tables.record(stream.id)
        assert refused.value.code is Code.NOT_FINISHED
        made = await play_out(stream, Random(5))
        record = await client.tables.record(stream.id)
        step = await client.tables.replay(stream.id, 1, seat=0)
        assert (step.plies, step.mover, step.move) == (len(made), 0, made[0])
        assert (await client.tables.replay(stream.id, 0)).seat is None
        uploaded = await client.records.upload(record)
        assert (uploaded.plies, uploaded.over) == (len(made), True)
        assert await client.records.text(uploaded.id) == record
        assert await client.records.replay(uploaded.id, 1, seat=0) == step
        whole = await client.tables.game(stream.id)
        assert [open_step.move for open_step in whole.steps[1:]] == made
        assert (await client.records.game(uploaded.id)).steps == whole.steps
        assert await client.records.study(Study(record, seat=0, ply=1)) == step
        assert (await client.records.attempt(Study(record, seat=0, ply=1))).step == step
        refusal = (await client.records.attempt(Study(record, moves=("<R",)))).refusal
        assert refusal is not None
        assert refusal.code is Code.GAME_OVER
        assert stream.id not in [line.id for line in await client.tables.running()]
        with pytest.raises(Refused) as refused:
            await client.records.upload(record + "0 nonsense\n")
        assert refused.value.code is Code.BAD_RECORD
        assert (await client.tables.get(stream.id)).result == stream.table.result
