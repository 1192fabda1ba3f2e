"""The commands of `people` that decide about somebody, or about an address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.data_folder import Place, store_option
from codex_naturalis.cli.data_store import moment, person_named, with_store
from codex_naturalis.cli.deciding import decide, reason_option, time_option
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json

if TYPE_CHECKING:
    from codex_naturalis.server.moderation.deciding import Deciding
    from codex_naturalis.server.ports.moderation_store import DecisionRow
    from codex_naturalis.server.ports.store import Store


def _about_person(
    place: Place, as_json: bool, name: str, kind: str, *, new_name: str | None = None, **more: Any
) -> None:
    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.protocol.moderation import DecisionKind, DecisionRequest
        from codex_naturalis.server.moderation.rank import COMMAND

        person = await person_named(store, name)
        wanted = DecisionRequest(DecisionKind(kind), person=person.id, **more)
        return await deciding.decide(COMMAND, wanted, new_name=new_name)

    decide(place, as_json, work)


def _end(place: Place, as_json: bool, name: str, kind: str, reason: str) -> None:
    """Lift the mute or ban that is in force."""

    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.server.moderation.rank import COMMAND
        from codex_naturalis.server.moderation.standing import standing_of
        from codex_naturalis.server.ports.moderation_store import DecisionQuery
        from codex_naturalis.server.system_clock import SystemClock

        person = await person_named(store, name)
        about = await store.moderation.decisions(DecisionQuery(person=person.id, limit=500))
        found = getattr(standing_of(about, SystemClock().now()), kind)
        if found is None:
            raise Failure(f"there is no {kind} of {person.name}")
        return await deciding.lift(COMMAND, found.id, reason)

    decide(place, as_json, work)


@click.command(epilog='Example:  ./codex people warn Grigor88 --reason "Insults in chat."')
@click.argument("name")
@reason_option
@store_option
@json_option
def warn(*, name: str, reason: str, place: Place, as_json: bool) -> None:
    """Leave somebody a note that they must read."""
    _about_person(place, as_json, name, "warn", reason=reason)


@click.command(epilog='Example:  ./codex people mute Grigor88 --for 7d --reason "Insults in chat."')
@click.argument("name")
@time_option
@reason_option
@store_option
@json_option
def mute(*, name: str, hours: int | None, reason: str, place: Place, as_json: bool) -> None:
    """Keep somebody from chatting. They may play."""
    _about_person(place, as_json, name, "mute", reason=reason, hours=hours)


@click.command(epilog='Example:  ./codex people unmute Grigor88 --reason "A mistake."')
@click.argument("name")
@reason_option
@store_option
@json_option
def unmute(*, name: str, reason: str, place: Place, as_json: bool) -> None:
    """Let somebody chat again."""
    _end(place, as_json, name, "mute", reason)


@click.command(epilog='Example:  ./codex people ban Grigor88 --for 4w --reason "Threats."')
@click.argument("name")
@time_option
@reason_option
@store_option
@json_option
def ban(*, name: str, hours: int | None, reason: str, place: Place, as_json: bool) -> None:
    """Keep somebody away: connections are closed, seats given up.

    A banned person may sign in to read the reason, to appeal, and to take the own data along or
    delete the account.
    """
    _about_person(place, as_json, name, "ban", reason=reason, hours=hours)


@click.command(epilog='Example:  ./codex people unban Grigor88 --reason "Sorry was said."')
@click.argument("name")
@reason_option
@store_option
@json_option
def unban(*, name: str, reason: str, place: Place, as_json: bool) -> None:
    """Let somebody come back."""
    _end(place, as_json, name, "ban", reason)


@click.command(epilog='Example:  ./codex people rename xX_h8_Xx --reason "The name is hateful."')
@click.argument("name")
@click.option("--to", "new_name", metavar="NAME", help="The new name.  [default: a neutral one]")
@reason_option
@store_option
@json_option
def rename(*, name: str, new_name: str | None, reason: str, place: Place, as_json: bool) -> None:
    """Give somebody another name. Nobody can take the old one."""
    _about_person(place, as_json, name, "rename", reason=reason, new_name=new_name)


def _about_network(place: Place, as_json: bool, network: str, kind: str, **more: Any) -> None:
    async def work(store: Store, deciding: Deciding) -> DecisionRow:
        from codex_naturalis.protocol.moderation import DecisionKind, DecisionRequest
        from codex_naturalis.server.moderation.rank import COMMAND

        wanted = DecisionRequest(DecisionKind(kind), network=network, **more)
        return await deciding.decide(COMMAND, wanted)

    decide(place, as_json, work)


@click.command(
    "block-address",
    epilog='Example:  ./codex people block-address 192.0.2.0/24 --for 7d --reason "A flood."',
)
@click.argument("network")
@time_option
@reason_option
@store_option
@json_option
def block_address(
    *, network: str, hours: int | None, reason: str, place: Place, as_json: bool
) -> None:
    """Accept nothing from an address or a network. Never this computer, nor a trusted proxy."""
    _about_network(place, as_json, network, "block_address", reason=reason, hours=hours)


@click.command(
    "unblock-address",
    epilog='Example:  ./codex people unblock-address 192.0.2.0/24 --reason "It is over."',
)
@click.argument("network")
@reason_option
@store_option
@json_option
def unblock_address(*, network: str, reason: str, place: Place, as_json: bool) -> None:
    """Accept an address or a network again."""
    _about_network(place, as_json, network, "unblock_address", reason=reason)


@click.command("blocked-addresses", epilog="Example:  ./codex people blocked-addresses --json")
@store_option
@json_option
def blocked_addresses(*, place: Place, as_json: bool) -> None:
    """List the networks from which nothing is accepted."""

    async def read(store: Store) -> list[dict[str, Any]]:
        from codex_naturalis.server.system_clock import SystemClock

        blocks = await store.moderation.address_blocks(SystemClock().now())
        return [
            {"network": one.network, "until": one.until, "decision": one.decision} for one in blocks
        ]

    found = with_store(place, read)
    if as_json:
        say_json(found)
        return
    for one in found:
        until = "for good" if one["until"] is None else f"until {moment(one['until'])}"
        say(one_line(f"{one['network']}  {until}"))


COMMANDS = (
    warn,
    mute,
    unmute,
    ban,
    unban,
    rename,
    block_address,
    unblock_address,
    blocked_addresses,
)
