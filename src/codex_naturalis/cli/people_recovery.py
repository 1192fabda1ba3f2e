"""`people recover`: a link with which somebody gets back into an account."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from codex_naturalis.cli.data_folder import Place, store_option
from codex_naturalis.cli.data_store import moment, person_named, with_store
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, one_line, say, say_json

if TYPE_CHECKING:
    from codex_naturalis.server.ports.store import Store


@click.command("recover", epilog="Example:  ./codex people recover Zoé --url https://codex.example")
@click.argument("name")
@click.option(
    "--url",
    default="http://127.0.0.1:8000",
    show_default=True,
    envvar="CODEX_PUBLIC_URL",
    metavar="URL",
    help="Where people find the server.",
)
@click.option(
    "--reset-second-factor", is_flag=True, help="Signing in no longer asks for a passkey."
)
@store_option
@json_option
def recover(*, name: str, url: str, reset_second_factor: bool, place: Place, as_json: bool) -> None:
    """Make a link that sets a new password, once, within a day.

    Be sure that it is their account before you give it to somebody. NAME is a name or an id.
    """
    made = with_store(place, lambda store: _made(store, name, url, reset_second_factor))
    if as_json:
        say_json(made)
        return
    say(one_line(f"{made['name']}, until {moment(made['until'])}:"))
    say(made["link"])


async def _made(store: Store, name: str, url: str, reset: bool) -> dict[str, Any]:
    from msgspec.structs import replace

    from codex_naturalis.protocol.people import PersonKind
    from codex_naturalis.server.people.random_secrets import hash_of, new_secret
    from codex_naturalis.server.people.recovery import HOST_FOR
    from codex_naturalis.server.ports.credential_store import LinkRow, Purpose
    from codex_naturalis.server.system_clock import SystemClock

    row = await person_named(store, name)
    if row.kind is not PersonKind.ACCOUNT or row.deleted is not None:
        raise Failure(f"{row.name} has no account: there is nothing to get back into")
    secret = new_secret()
    until = SystemClock().now() + HOST_FOR
    await store.credentials.add_link(LinkRow(hash_of(secret), row.id, Purpose.RECOVER, until))
    if reset and row.second_factor:
        await store.people.change(replace(row, second_factor=False))
    link = f"{url.rstrip('/')}/recover#{secret}"
    return {"id": row.id, "name": row.name, "link": link, "until": until}
