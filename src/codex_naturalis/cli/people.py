"""`people`: who is on a server, and what the host may do about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.data_folder import Place, store_option
from codex_naturalis.cli.data_store import moment, person_named, with_store
from codex_naturalis.cli.deciding import deciding_of
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json
from codex_naturalis.cli.people_recovery import recover
from codex_naturalis.cli.sanctions import COMMANDS as DECISIONS

if TYPE_CHECKING:
    from codex_naturalis.server.ports.store import Store

NONE = "none"


@click.group(epilog="Example:  ./codex people list --data codex-data")
def command() -> None:
    """People of a server: roles, mutes, names, bans.

    Works on the store, with or without a running server; a running one follows within
    seconds.
    """


command.add_command(recover)


@command.command("list", epilog="Example:  ./codex people list --search otter --json")
@click.option("--search", default="", metavar="TEXT", help="Only names that contain this.")
@click.option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True)
@store_option
@json_option
def listing(*, search: str, limit: int, place: Place, as_json: bool) -> None:
    """List people, the newest first, with their role and what is decided about them."""
    found = with_store(place, lambda store: _listed(store, search, limit))
    if as_json:
        say_json(found)
        return
    from codex_naturalis.lab.text_table import text_table

    rows = [("name", "kind", "since", "role", "muted until", "banned until")]
    for one in found:
        ends = (_end(one["muted"]), _end(one["banned"]))
        role = one["role"] or ""
        rows.append((one_line(one["name"]), one["kind"], moment(one["since"]), role, *ends))
    say("\n".join(text_table(rows)))


@command.command("show", epilog="Example:  ./codex people show Grigor88")
@click.argument("name")
@store_option
@json_option
def show(*, name: str, place: Place, as_json: bool) -> None:
    """Show a person: role, reports and decisions. NAME is a name or an id."""
    shown = with_store(place, lambda store: _shown(store, name))
    if as_json:
        say_json(shown)
        return
    say(one_line(f"{shown['name']} ({shown['kind']}, id {shown['id']})"))
    say(f"since {moment(shown['since'])}, role: {shown['role'] or NONE}")
    say(f"muted until: {_end(shown['muted']) or '-'}")
    say(f"banned until: {_end(shown['banned']) or '-'}")
    say(f"open reports: {shown['open_reports']}")
    for one in shown["decisions"]:
        until = "" if one["until"] is None else f" until {moment(one['until'])}"
        line = f"{one['id']}  {moment(one['at'])}  {one['kind']}{until}: {one['reason']}"
        say(one_line(line))


@command.command("role", epilog="Example:  ./codex people role Zoé moderator")
@click.argument("name")
@click.argument("role", type=click.Choice(["host", "moderator", NONE]))
@store_option
@json_option
def role(*, name: str, role: str, place: Place, as_json: bool) -> None:
    """Make an account a host or a moderator, or neither.

    Moderators decide about reports; hosts also about moderators. Nobody can give a role on the
    pages of the server.
    """
    given = with_store(place, lambda store: _give_role(store, name, role))
    if as_json:
        say_json(given)
    else:
        say(one_line(f"{given['name']}: {given['role'] or 'no role'}"))


for _decision in DECISIONS:
    command.add_command(_decision)


async def _listed(store: Store, search: str, limit: int) -> list[dict[str, Any]]:
    return [await _person(store, row.id) for row in await store.people.named_like(search, limit)]


async def _shown(store: Store, name: str) -> dict[str, Any]:
    from codex_naturalis.server.ports.moderation_store import DecisionQuery

    row = await person_named(store, name)
    reports = await store.moderation.reports_of(person=row.id)
    decisions = await store.moderation.decisions(DecisionQuery(person=row.id, limit=500))
    return {
        **await _person(store, row.id),
        "open_reports": sum(report.decision is None for report in reports),
        "decisions": [
            {"id": one.id, "at": one.at, "kind": one.kind, "until": one.until, "by": one.by,
             "reason": one.reason, "of": one.of, "table": one.table}
            for one in decisions
        ],
    }  # fmt: skip


async def _person(store: Store, person: str) -> dict[str, Any]:
    from codex_naturalis.server.moderation.standing import standing_of
    from codex_naturalis.server.ports.moderation_store import DecisionQuery
    from codex_naturalis.server.system_clock import SystemClock

    row = await store.people.get(person)
    assert row is not None
    about = await store.moderation.decisions(DecisionQuery(person=person, limit=500))
    standing = standing_of(about, SystemClock().now())
    roles = await store.moderation.roles()
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "since": row.created,
        "role": roles.get(row.id),
        "muted": None if standing.mute is None else {"until": standing.mute.until},
        "banned": None if standing.ban is None else {"until": standing.ban.until},
    }


def _end(sanction: dict[str, int | None] | None) -> str:
    if sanction is None:
        return ""
    return "for good" if sanction["until"] is None else moment(sanction["until"])


async def _give_role(store: Store, name: str, role: str) -> dict[str, Any]:
    from codex_naturalis.protocol.people import PersonKind, Role

    row = await person_named(store, name)
    given = None if role == NONE else Role(role)
    if given is not None and row.kind is not PersonKind.ACCOUNT:
        raise Failure(f"{row.name} is a guest: only an account can have a role")
    await deciding_of(store).give_role(row, given)
    return {"id": row.id, "name": row.name, "role": given}
