"""`reports`: what people have reported, and deciding about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.data_folder import Place, store_option
from codex_naturalis.cli.data_store import moment, with_store
from codex_naturalis.cli.deciding import (
    decide,
    deciding_of,
    in_one_line,
    reason_option,
    shown,
    time_option,
)
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json

if TYPE_CHECKING:
    from codex_naturalis.server.moderation.deciding import Deciding
    from codex_naturalis.server.ports.moderation_store import (
        AppealRow,
        DecisionRow,
        ReportedLine,
        ReportRow,
    )
    from codex_naturalis.server.ports.store import Store

KINDS = ("warn", "mute", "ban", "rename", "close-table", "dismiss")
_number = click.IntRange(1, 2**53)
_numbers = click.argument("reports", nargs=-1, required=True, type=_number, metavar="REPORT…")
_decision = click.argument("decision", type=_number)


@click.group(epilog="Example:  ./codex reports list --data codex-data")
def command() -> None:
    """Reports of people on a server, and decisions.

    Works on the store, with or without a running server; a running one follows within
    seconds.
    """


@command.command("list", epilog="Example:  ./codex reports list --json")
@store_option
@json_option
def listing(*, place: Place, as_json: bool) -> None:
    """List open reports and appeals, the oldest first."""

    async def read(store: Store) -> dict[str, Any]:
        reports = await store.moderation.open_reports()
        appeals = await store.moderation.open_appeals()
        names = await _names(store, reports, [row.person for row in appeals])
        return {
            "reports": [_report(row, names) for row in reports],
            "appeals": [_appeal(row, names) for row in appeals],
        }

    found = with_store(place, read)
    if as_json:
        say_json(found)
        return
    for one in found["reports"]:
        say(_line(one))
    for one in found["appeals"]:
        said = f"appeal against {one['decision']} by {one['name']}: {one['text']}"
        say(one_line(f"{moment(one['at'])}  {said}"))


@command.command("show", epilog="Example:  ./codex reports show 17")
@click.argument("report", type=_number)
@store_option
@json_option
def show(*, report: int, place: Place, as_json: bool) -> None:
    """Show a report with the chat around it."""

    async def read(store: Store) -> dict[str, Any]:
        row = await store.moderation.reported(report)
        if row is None:
            raise Failure(f"there is no report {report}")
        lines = await store.moderation.lines(report)
        names = await _names(store, [row], [line.person for line in lines])
        return {**_report(row, names), "lines": [_chat(line, names) for line in lines]}

    found = with_store(place, read)
    if as_json:
        say_json(found)
        return
    say(_line(found))
    for line in found["lines"]:
        mark = ">" if line["number"] == found["line"] else " "
        say(one_line(f"{mark} {moment(line['at'])}  {line['name']}: {line['text']}"))


@command.command(
    "decide",
    epilog='Example:  ./codex reports decide 17 18 --do mute --for 7d --reason "Insults." --tell',
)
@_numbers
@click.option(
    "--do", "kind", type=click.Choice(KINDS), required=True, help="dismiss: nothing was wrong."
)
@time_option
@reason_option
@click.option("--tell", is_flag=True, help="Whoever has reported may know what came of it.")
@store_option
@json_option
def decide_reports(
    *,
    reports: Sequence[int],
    kind: str,
    hours: int | None,
    reason: str,
    tell: bool,
    place: Place,
    as_json: bool,
) -> None:
    """Decide about open reports of one person; that closes them."""

    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.protocol.moderation import DecisionKind, DecisionRequest
        from codex_naturalis.server.moderation.rank import COMMAND

        first = await store.moderation.reported(reports[0])
        if first is None:
            raise Failure(f"there is no report {reports[0]}")
        done = DecisionKind(kind.replace("-", "_"))
        closing = done is DecisionKind.CLOSE_TABLE
        wanted = DecisionRequest(
            done,
            reason,
            person=first.person,
            hours=hours,
            reports=tuple(reports),
            tell=tell,
            table=first.table if closing else None,
        )
        return await deciding.decide(COMMAND, wanted)

    decide(place, as_json, work)


@command.command("pass-on", epilog="Example:  ./codex reports pass-on 17 18")
@_numbers
@store_option
@json_option
def pass_on(*, reports: Sequence[int], place: Place, as_json: bool) -> None:
    """Leave reports to the host: moderators no longer see them."""

    async def work(store: Store) -> None:
        from codex_naturalis.server.moderation.rank import COMMAND

        await deciding_of(store).pass_on(COMMAND, reports)

    with_store(place, work)
    if as_json:
        say_json({"reports": list(reports)})
    else:
        say(f"passed on: {', '.join(map(str, reports))}")


@command.command(
    "answer", epilog='Example:  ./codex reports answer 41 --lift --reason "It was a misreading."'
)
@_decision
@click.option("--lift/--uphold", "lift", required=True, help="Whether the decision ends.")
@reason_option
@store_option
@json_option
def answer(*, decision: int, lift: bool, reason: str, place: Place, as_json: bool) -> None:
    """Answer the appeal against a decision."""

    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.server.moderation.rank import COMMAND

        return await deciding.answer(COMMAND, decision, not lift, reason)

    decide(place, as_json, work)


@command.command("undo", epilog="Example:  ./codex reports undo 41")
@_decision
@store_option
@json_option
def undo(*, decision: int, place: Place, as_json: bool) -> None:
    """Undo a decision of a command, within ten minutes: its reports are open again."""

    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.server.moderation.rank import COMMAND

        return await deciding.undo(COMMAND, decision)

    decide(place, as_json, work)


@command.command("log", epilog="Example:  ./codex reports log --limit 20")
@click.option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True)
@store_option
@json_option
def log(*, limit: int, place: Place, as_json: bool) -> None:
    """List all decisions, the newest first. Nothing in the log is ever changed or deleted."""

    async def read(store: Store) -> list[dict[str, Any]]:
        from codex_naturalis.server.ports.moderation_store import DecisionQuery

        rows = await store.moderation.decisions(DecisionQuery(limit=limit))
        return [await shown(store, row) for row in rows]

    found = with_store(place, read)
    if as_json:
        say_json(found)
        return
    for one in found:
        say(in_one_line(one))


async def _names(
    store: Store, reports: Sequence[ReportRow], others: Sequence[str]
) -> dict[str | None, str]:
    ids = {row.person for row in reports} | {row.reporter for row in reports} | {*others}
    rows = await store.people.many(sorted(one for one in ids if one is not None))
    return {person: row.name for person, row in rows.items()}


def _report(row: ReportRow, names: dict[str | None, str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "at": row.at,
        "kind": row.kind,
        "person": row.person,
        "name": names.get(row.person),
        "reporter": names.get(row.reporter),
        "text": row.text,
        "table": row.table,
        "line": row.line,
        "facts": row.facts,
        "for_host": row.for_host,
        "decision": row.decision,
    }


def _appeal(row: AppealRow, names: dict[str | None, str]) -> dict[str, Any]:
    return {
        "decision": row.decision,
        "at": row.at,
        "person": row.person,
        "name": names.get(row.person),
        "text": row.text,
    }


def _chat(line: ReportedLine, names: dict[str | None, str]) -> dict[str, Any]:
    return {
        "number": line.number,
        "at": line.at,
        "name": names.get(line.person),
        "text": line.text,
    }


def _line(one: dict[str, Any]) -> str:
    by = one["reporter"] or "the server"
    host = "  (for the host)" if one["for_host"] else ""
    text = one["text"] or (one["facts"] if one["facts"] != "{}" else "")
    said = f"{one['id']}  {moment(one['at'])}  {one['kind']}  {one['name']}, by {by}{host}: {text}"
    return one_line(said)
