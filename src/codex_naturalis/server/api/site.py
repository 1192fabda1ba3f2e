"""Endpoints of the browser client: its page, its files and the drawings."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.pages import INDEX
from codex_naturalis.server.api.static_files import file_response

GET_OR_HEAD = (HttpMethod.GET, HttpMethod.HEAD)
NEVER_PAGES = frozenset({"api", "art", "assets", "health", "metrics"})

AnyRequest = Request[Any, Any, Any]


@route(["/", "/{path:path}"], http_method=GET_OR_HEAD, include_in_schema=False)
async def page_or_file(request: AnyRequest) -> Response[bytes]:
    """A path that is not a file gets the page: the client does its own routing."""
    services = services_at(request)
    pages = services.pages
    name = request.scope["path"].strip("/")
    if (file := pages.file(name)) is not None:
        return file_response(request, file)
    if name not in ("", INDEX) and not _wants_page(request, name):
        raise NotFoundException
    if not pages.built:
        return file_response(request, pages.page(""), status=503)
    return file_response(request, pages.page((await services.artwork.drawings()).digest))


def _wants_page(request: AnyRequest, name: str) -> bool:
    top = name.partition("/")[0]
    return top not in NEVER_PAGES and "text/html" in request.headers.get("accept", "")


@route("/art/{digest:str}/{name:str}", http_method=GET_OR_HEAD, include_in_schema=False)
async def drawing(
    request: AnyRequest, digest: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    drawings = await services_at(request).artwork.drawings()
    if digest != drawings.digest:
        raise Refused(Code.NOT_FOUND, "the drawings have changed: load the page again")
    if (file := drawings.files.get(name)) is None:
        raise Refused(Code.NOT_FOUND, f"there is no drawing {name}")
    return file_response(request, file)


route_handlers = [page_or_file, drawing]
