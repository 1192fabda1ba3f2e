"""The OpenAPI document. Litestar knows the doors, msgspec knows its types: Litestar's own account
of them loses bounds, refuses what is right and allows what is unknown."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, json

from codex_naturalis.protocol import people, reasons, refusals, replays, reviews, tables

_MODULES: tuple[ModuleType, ...] = (people, tables, reasons, refusals, replays, reviews)


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = openapi_schema["components"]
        schemas = {**parts["schemas"], **_schemas()}
        whole = {**openapi_schema, "components": {**parts, "schemas": schemas}}
        whole["paths"] = {
            path: {method: _without_body_at_204(door) for method, door in doors.items()}
            for path, doors in openapi_schema["paths"].items()
        }
        return super().render(request, whole)


def _schemas() -> dict[str, Any]:
    """Every noun that goes through the doors, by its name."""
    nouns = [
        item
        for module in _MODULES
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Struct) and item is not Struct
    ]
    return json.schema_components(nouns, ref_template="#/components/schemas/{name}")[1]


def _without_body_at_204(door: dict[str, Any]) -> dict[str, Any]:
    """Litestar promises a JSON null there; HTTP allows nothing at all."""
    responses = {
        status: {key: part for key, part in said.items() if (status, key) != ("204", "content")}
        for status, said in door["responses"].items()
    }
    return {**door, "responses": responses}
