"""What the commands of moderation share: the person, the time, the reason, and the decision."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from codex_naturalis.cli.data_folder import Place
from codex_naturalis.cli.data_store import moment, with_store
from codex_naturalis.cli.output import one_line, say, say_json

if TYPE_CHECKING:
    from codex_naturalis.server.moderation.deciding import Deciding
    from codex_naturalis.server.ports.moderation_store import DecisionRow
    from codex_naturalis.server.ports.store import Store

Answer = TypeVar("Answer")

_HOURS = {"h": 1, "d": 24, "w": 24 * 7}
_LONGEST = 87_600
FOR_GOOD = "good"

reason_option = click.option("--reason", required=True, metavar="TEXT", help="The person sees it.")


def _hours(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    if value in (None, FOR_GOOD):
        return None
    match = re.fullmatch(r"([1-9]\d{0,4})([hdw])", str(value))
    hours = 0 if match is None else int(match[1]) * _HOURS[match[2]]
    if not 1 <= hours <= _LONGEST:
        raise click.BadParameter("a time is such as 12h, 7d or 4w, ten years at most", ctx, param)
    return hours


time_option = click.option(
    "--for",
    "hours",
    callback=_hours,
    metavar="TIME",
    default=FOR_GOOD,
    show_default=True,
    help="How long: such as 12h, 7d or 4w.",
)


def deciding_of(store: Store) -> Deciding:
    from codex_naturalis.server.moderation.deciding import Deciding
    from codex_naturalis.server.system_clock import SystemClock

    return Deciding(store, SystemClock())


def decide(
    place: Place,
    as_json: bool,
    work: Callable[[Store, Deciding], Awaitable[DecisionRow]],
) -> None:
    """Make a decision in a store, and say which."""

    async def run(store: Store) -> dict[str, Any]:
        row = await work(store, deciding_of(store))
        return await shown(store, row)

    made = with_store(place, run)
    if as_json:
        say_json(made)
    else:
        say(in_one_line(made))


async def shown(store: Store, row: DecisionRow) -> dict[str, Any]:
    """A decision with the names of people, for output."""
    ids = [one for one in (row.by, row.person) if one is not None]
    people = await store.people.many(ids)
    renaming = (await store.moderation.renamings([row.id])).get(row.id)
    return {
        "id": row.id,
        "at": row.at,
        "kind": row.kind,
        "by": None if row.by is None or row.by not in people else people[row.by].name,
        "person": row.person,
        "name": None if row.person not in people else people[row.person].name,
        "reason": row.reason,
        "until": row.until,
        "of": row.of,
        "table": row.table,
        "network": (await store.moderation.networks([row.id])).get(row.id),
        "old_name": None if renaming is None else renaming.old,
    }


def in_one_line(made: dict[str, Any]) -> str:
    about = made["name"] or made["network"] or made["table"] or ""
    until = "" if made["until"] is None else f" until {moment(made['until'])}"
    of = "" if made["of"] is None else f" of {made['of']}"
    by = "" if made["by"] is None else f" by {made['by']}"
    reason = f": {made['reason']}" if made["reason"] else ""
    return one_line(
        f"{made['id']}  {moment(made['at'])}  {made['kind']}{of}  {about}{until}{by}{reason}"
    )
