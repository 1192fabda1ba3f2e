"""Limits by person and by address, for endpoints."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection

from codex_naturalis.protocol.refusals import Refusal, Refused
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.failures import on_refused
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.telemetry.access import PERSON

Connection = ASGIConnection[Any, Any, Any, Any]


def check_pace(connection: Connection, action: Action, person: str, amount: int = 1) -> None:
    """Count one more of a person and of the address that it comes from. Raises TooMany."""
    services = services_at(connection)
    address = client_address(connection.scope, services.settings)
    services.limits.check(action, person, address, amount=amount)


def on_limit(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    """Answer a refusal, and note it if it is that of a limit."""
    services = services_at(request)
    person = request.scope["state"].get(PERSON)
    services.limits.saw(refused, person, client_address(request.scope, services.settings))
    return on_refused(request, refused)


def check_new_table(connection: Connection, person: str) -> None:
    """Count one more table. Raises TooMany."""
    services = services_at(connection)
    check_pace(connection, Action.CREATE_TABLE, person)
    services.limits.check(Action.TABLES, client_address(connection.scope, services.settings))
