"""Endpoints of the browser client: its pages and files, the drawings, the pictures of links."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import quote

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import Words, words_of
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.api.authentication import services_at
from codex_naturalis.server.api.head import head_of, origin_of
from codex_naturalis.server.api.language import words_for
from codex_naturalis.server.api.pages import INDEX, MANIFEST, Route
from codex_naturalis.server.api.parameters import MOST_PLY
from codex_naturalis.server.api.security import client_address
from codex_naturalis.server.api.services import Services
from codex_naturalis.server.api.static_files import file_response, static_file
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.ports.store import StoreError
from codex_naturalis.server.previews.preview import HOME, Preview, general

logger = logging.getLogger(__name__)

GET_OR_HEAD = (HttpMethod.GET, HttpMethod.HEAD)
NEVER_PAGES = frozenset({"api", "art", "assets", "health", "metrics", "operation", "preview"})
FOR_A_MINUTE = "public, max-age=60"
EVERYWHERE = {"cross-origin-resource-policy": "cross-origin"}
"""Other sites show the picture of a link."""
PNG = ".png"

AnyRequest = Request[Any, Any, Any]


@route(["/", "/{path:path}"], http_method=GET_OR_HEAD, include_in_schema=False)
async def page_or_file(request: AnyRequest) -> Response[bytes]:
    """A path that is not a file gets the page: the client does its own routing."""
    services = services_at(request)
    pages = services.pages
    name = request.scope["path"].strip("/")
    if (file := pages.file(name)) is not None:
        return file_response(request, file)
    if name.partition("/")[0] in NEVER_PAGES:
        raise NotFoundException
    words = _words(request)
    if not pages.built:
        return file_response(request, pages.page("", words, ""), status=503)
    path = "" if name == INDEX else name
    found = pages.route(path)
    preview = general(words) if found is None else await _preview(request, path, words)
    art = (await services.artwork.drawings()).digest
    head = _head(request, services, preview, words, found or Route())
    status = 200 if found is not None and preview.found else 404
    response = file_response(request, pages.page(art, words, head), status=status)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


@route(f"/{MANIFEST}", http_method=GET_OR_HEAD, include_in_schema=False)
async def manifest(request: AnyRequest) -> Response[bytes]:
    response = file_response(request, services_at(request).pages.manifest(_words(request)))
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


@route("/art/{digest:str}/{name:str}", http_method=GET_OR_HEAD, include_in_schema=False)
async def drawing(
    request: AnyRequest, digest: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    drawings = await services_at(request).artwork.drawings()
    if digest != drawings.digest:
        raise Refused(
            Code.NOT_FOUND, "the drawings have changed: load the page again", case="drawing"
        )
    if (file := drawings.files.get(name)) is None:
        raise Refused(Code.NOT_FOUND, f"there is no drawing {name}", case="drawing")
    return file_response(request, file)


@route("/preview/{path:path}", http_method=GET_OR_HEAD, include_in_schema=False)
async def picture(request: AnyRequest) -> Response[bytes]:
    """The picture of the page at the same path."""
    services = services_at(request)
    name = request.scope["path"].removeprefix("/preview/")
    page = name.removesuffix(PNG)
    words = _words(request)
    if page != HOME and (not name.endswith(PNG) or services.pages.route(page) is None):
        raise NotFoundException
    preview = await services.previews.of("" if page == HOME else page, _ply(request), words)
    if not preview.found:
        raise NotFoundException
    if services.pictures.kept(preview.scene) is None:
        address = client_address(request.scope, services.settings)
        services.limits.check(Action.PICTURE, address)
    drawn = await services.pictures.picture(preview.scene)
    response = file_response(request, static_file(name, drawn, FOR_A_MINUTE))
    response.headers.update(EVERYWHERE)
    return response


async def _preview(request: AnyRequest, path: str, words: Words) -> Preview:
    """That of the page; where the store fails, a general one, so that the page itself opens."""
    try:
        return await services_at(request).previews.of(path, _ply(request), words)
    except StoreError:
        logger.exception("the preview of a page could not be made")
        return general(words)


def _head(
    request: AnyRequest, services: Services, preview: Preview, words: Words, found: Route
) -> str:
    origin = origin_of(request, services.settings)
    path = quote(request.scope["path"])
    files = (*found.files, *found.words.get(words.language, ()))
    return head_of(preview, words, origin, path, files)


def _words(request: AnyRequest) -> Words:
    """In the language of the link if it names one, else of the browser."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return words_of(wanted)
    return words_for(request)


def _ply(request: AnyRequest) -> int | None:
    text = request.query_params.get("ply", "")
    return min(int(text), MOST_PLY) if text.isascii() and text.isdigit() and len(text) < 6 else None


route_handlers = [page_or_file, manifest, drawing, picture]
