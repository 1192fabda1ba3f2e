"""The OpenAPI document: operations from Litestar, schemas from msgspec, because Litestar's own
schemas of msgspec types drop bounds, reject valid values and allow unknown fields."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, json

from codex_naturalis.notation import setup
from codex_naturalis.protocol import (
    analyses,
    exercises,
    moderation,
    passkeys,
    people,
    privacy,
    reasons,
    recovery,
    refusals,
    replays,
    reviews,
    sessions,
    statistics,
    tables,
)

_MODULES: tuple[ModuleType, ...] = (
    analyses,
    moderation,
    people,
    passkeys,
    sessions,
    recovery,
    privacy,
    tables,
    reasons,
    refusals,
    replays,
    reviews,
    statistics,
    exercises,
    setup,
)


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = openapi_schema["components"]
        schemas = {**parts["schemas"], **_schemas()}
        whole = {**openapi_schema, "components": {**parts, "schemas": schemas}}
        whole["paths"] = {
            path: {
                method: _without_body_at_204(operation) for method, operation in operations.items()
            }
            for path, operations in openapi_schema["paths"].items()
        }
        return super().render(request, whole)


def _schemas() -> dict[str, Any]:
    """The schema of every struct of the protocol, by its name."""
    structs = [
        item
        for module in _MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Struct) and item is not Struct
    ]
    return json.schema_components(structs, ref_template="#/components/schemas/{name}")[1]


def _without_body_at_204(operation: dict[str, Any]) -> dict[str, Any]:
    """Litestar declares a JSON null for 204, but such a response has no body."""
    responses = {
        status: {key: part for key, part in said.items() if (status, key) != ("204", "content")}
        for status, said in operation["responses"].items()
    }
    return {**operation, "responses": responses}
