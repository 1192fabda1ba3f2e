"""The laws of the store, for every adapter: saved analyses."""

from __future__ import annotations

import msgspec
import pytest

from codex_naturalis.server.ports.store import AnalysisRow, Conflict, Store
from tests.conformance.stores import person

pytestmark = pytest.mark.anyio

TEXT = "Codex-Record: 1\n#! 3 ; „Notiz“\n"


def row(number: int, owner: str = "id-Ada", at: int = 0) -> AnalysisRow:
    return AnalysisRow(f"a{number}", owner, f"Title {number}", at or number, TEXT)


async def test_saved_and_given_back(store: Store) -> None:
    """Law: what was saved is given back to its owner and to nobody else, listed without its text,
    the last saved first."""
    for number in (1, 2):
        assert await store.analyses.save(row(number), most=5)
    assert await store.analyses.get("id-Ada", "a1") == row(1)
    assert await store.analyses.get("id-Ben", "a1") is None
    assert await store.analyses.get("id-Ada", "a9") is None
    assert await store.analyses.of("id-Ada") == [
        msgspec.structs.replace(row(number), text="") for number in (2, 1)
    ]
    assert await store.analyses.of("id-Ben") == []


async def test_replaced_and_removed(store: Store) -> None:
    """Law: an owner replaces and removes; another person does neither."""
    await store.analyses.save(row(1), most=5)
    changed = AnalysisRow("a1", "id-Ada", "New", 9, "Codex-Position: 1\n")
    assert await store.analyses.save(changed, most=1), "replacing needs no room"
    assert await store.analyses.get("id-Ada", "a1") == changed
    with pytest.raises(Conflict):
        await store.analyses.save(row(1, "id-Ben"), most=5)
    assert not await store.analyses.remove("id-Ben", "a1")
    assert await store.analyses.get("id-Ada", "a1") == changed
    assert await store.analyses.remove("id-Ada", "a1")
    assert not await store.analyses.remove("id-Ada", "a1")


async def test_not_more_than_the_most(store: Store) -> None:
    """Law: one more than the most of a person is not saved; other people have their own."""
    for number in range(3):
        assert await store.analyses.save(row(number), most=3)
    assert not await store.analyses.save(row(4), most=3)
    assert len(await store.analyses.of("id-Ada")) == 3
    assert await store.analyses.save(row(5, "id-Ben"), most=3)


async def test_they_go_with_their_owner(store: Store) -> None:
    """Law: when a person is deleted, so are the saved analyses, and only theirs."""
    await store.people.add(person("Ada"))
    await store.analyses.save(row(1), most=5)
    await store.analyses.save(row(2, "id-Ben"), most=5)
    await store.people.erase("id-Ada", "deleted 1", 10)
    assert await store.analyses.of("id-Ada") == []
    assert len(await store.analyses.of("id-Ben")) == 1
