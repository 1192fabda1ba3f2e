"""Everything about me: to take along, and to leave nothing of it behind."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from codex_naturalis.notation.record import read_record
from codex_naturalis.server.keeping import Keeping
from codex_naturalis.server.store.export import NAMES
from codex_naturalis.server.store.metadata import METADATA
from codex_naturalis.server.store.own_data import _WITHOUT
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, Visitor, account, guest

pytestmark = pytest.mark.anyio

SEAT_NAMES = ("Granny Smith", "Uncle Bob")


async def hot_seat(visitor: Visitor) -> str:
    """A finished game of several people on one device, with a line of chat."""
    seats = [{"type": "human", "mine": True, "name": name} for name in SEAT_NAMES]
    answer = await visitor.http.post("/api/tables", json={"seats": seats, "shuffle_seats": False})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    async with visitor.line() as line:
        await line.do("watch", table=table)
        await line.do("say", table=table, text="what a lovely evening")
        await line.do("resign", table=table, seat=0)
        await line.rest()
    return table


async def everything(visitor: Visitor) -> tuple[dict[str, Any], dict[str, str]]:
    answer = await visitor.http.post("/api/me/export", json={"password": visitor.password})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as files:
        texts = {name: files.read(name).decode() for name in files.namelist()}
    return json.loads(texts.pop("everything.json")), texts


async def test_everything_about_me(tmp_path: Path) -> None:
    """Account, sessions, tokens, games as records, chat and reports; nothing secret, and nothing of
    others. For a guest too."""
    async with (
        serving(tmp_path / "data") as url,
        account(url, "Anna") as anna,
        guest(url) as other,
    ):
        table = await hot_seat(anna)
        theirs = await hot_seat(other)
        token, _ = await anna.token("read")
        about, records = await everything(anna)
        assert about["person"][0]["name"] == "Anna"
        assert [one["id"] for one in about["token"]] == [token]
        assert [one["text"] for one in about["chat"]] == ["what a lovely evening"]
        assert [game["table"] for game in about["games"]] == [table]
        assert len(about["session"]) == 1
        assert records.keys() == {f"records/{table}.codex"}
        assert read_record(records[f"records/{table}.codex"]).names == SEAT_NAMES
        said = json.dumps(about)
        assert "argon2" not in said
        assert other.id not in said
        about, records = await everything(other)
        assert records.keys() == {f"records/{theirs}.codex"}


async def test_a_stolen_cookie_takes_nothing_along(tmp_path: Path) -> None:
    """It needs the password; three times an hour."""
    async with serving(tmp_path / "data") as url, account(url, "Anna") as anna:
        answer = await anna.http.post("/api/me/export", json={})
        assert code(answer) == (401, "wrong_password")
        for status in (200, 200, 200, 429):
            answer = await anna.http.post("/api/me/export", json={"password": PASSWORD})
            assert answer.status_code == status


def test_no_table_is_left_out() -> None:
    """Law: each table of the store with a person in it is in what that person gets, or named among
    those that are given otherwise."""
    of_people = {table for table in METADATA.sorted_tables if "person" in table.c}
    left = {"links", "recovery_codes"}
    assert {table.name for table in of_people - NAMES.keys()} == left
    assert NAMES.keys() >= _WITHOUT


async def test_a_deleted_person_leaves_no_name(tmp_path: Path) -> None:
    """Neither in the store nor in memory: not in lists, tables, games and records, and not what
    they called the seats on their device. The games of others still replay."""
    data = tmp_path / "data"
    async with (
        serving(data) as url,
        account(url, "Annabella") as anna,
        guest(url) as other,
        other.line() as line,
    ):
        finished = await hot_seat(anna)
        kept = await hot_seat(other)
        waiting = await anna.table("me", "free", "free")
        both = await other.table("me", "free")
        async with anna.line() as hers:
            await hers.do("sit", table=both, seat=1, name="The Great Annabella")
        for table in (finished, both):
            await line.do("watch", table=table)
        paths = [f"/api/tables/{table}" for table in (finished, waiting, both, kept)]
        paths += [f"/api/tables/{finished}/record", f"/api/tables/{finished}/game", "/api/tables"]
        paths += [f"/api/people/{other.name}/games"]
        before = "".join([(await other.http.get(path)).text for path in paths])
        assert all(name in before for name in ("Annabella", *SEAT_NAMES))
        assert left_in(data, "Annabella") > 0
        gone = await anna.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        await line.rest()
        answers = [await other.http.get(path) for path in paths]
        assert [answer.status_code for answer in answers if answer.status_code >= 500] == []
        after = "".join(answer.text for answer in answers)
        assert "Annabella" not in after
        assert line.table.seats[1].name != "The Great Annabella"
        assert (await other.http.get(f"/api/tables/{kept}/record")).text.count("Granny") == 1
        hers_now = (await other.http.get(f"/api/tables/{finished}/record")).text
        assert "Granny" not in hers_now
        read_record(hers_now)
        assert left_in(data, "Annabella") == 0
        taken = await other.http.patch("/api/me", json={"name": "annabella"})
        assert code(taken) == (409, "name_taken")
    files = b"".join(path.read_bytes() for path in data.iterdir())
    assert b"Annabella" not in files
    assert b"annabella" not in files


def left_in(data: Path, name: str) -> int:
    """How many values of the store contain a name."""
    with closing(sqlite3.connect(data / "codex.sqlite3")) as store:
        tables = [
            row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return sum(
            name.casefold() in str(value).casefold()
            for table in tables
            for row in store.execute(f'SELECT * FROM "{table}"')
            for value in row
        )


async def test_what_is_kept_is_said(tmp_path: Path) -> None:
    """The periods of the host, for everybody to read."""
    keeping = Keeping(chat_days=7, session_idle_days=3, log_days=14, contact="host@codex.test")
    async with serving(tmp_path / "data", keeping=keeping) as url, guest(url) as visitor:
        said = (await visitor.http.get("/api/privacy")).json()
        assert said["chat_days"] == 7
        assert said["session_idle_days"] == 3
        assert said["log_days"] == 14
        assert said["backup_days"] is None
        assert said["contact"] == "host@codex.test"
        assert said["address_hours"] == 24
        assert said["mail"] is False
