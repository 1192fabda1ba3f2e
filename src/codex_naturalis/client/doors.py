"""The doors of the server over HTTP: encode, knock, decode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar
from urllib.parse import quote

import httpx
import msgspec

from codex_naturalis.client.errors import BadAnswer, Uncertain, Unreachable, refusal_of

T = TypeVar("T")
Query = Mapping[str, str | int | bool | Sequence[str] | None]

_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_KNOCKS = 2
"""A connection that was kept open may have been closed by a server that started anew: what
changes nothing is asked again, on a new one."""


def segment(text: str) -> str:
    """A name or an id as one part of a path."""
    return quote(text, safe="")


class Doors:
    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http

    async def get(self, path: str, kind: type[T], query: Query | None = None) -> T:
        return _understood(await self._ask(path, query), kind)

    async def text(self, path: str) -> str:
        return (await self._ask(path, None)).text

    async def send(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        return _understood(await self._change(method, path, body), kind)

    async def tell(self, method: str, path: str, body: object = None) -> None:
        await self._change(method, path, body)

    async def _ask(self, path: str, query: Query | None) -> httpx.Response:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        for knock in range(1, _KNOCKS + 1):
            try:
                return _successful(await self._http.get(path, params=given))
            except httpx.TransportError as error:
                if knock == _KNOCKS or isinstance(error, _NEVER_SENT):
                    raise Unreachable(f"GET {path}: {_words(error)}") from error
        raise AssertionError

    async def _change(self, method: str, path: str, body: object) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except _NEVER_SENT as error:
            raise Unreachable(f"{method} {path}: {_words(error)}") from error
        except httpx.TransportError as error:
            raise Uncertain(f"{method} {path} was sent, then: {_words(error)}") from error
        return _successful(response)


def _successful(response: httpx.Response) -> httpx.Response:
    if response.is_success:
        return response
    raise refusal_of(response.status_code, response.headers, response.content)


def _understood(response: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(response.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswer(f"{response.request.url.path}: {error}") from error


def _words(error: httpx.TransportError) -> str:
    return str(error) or type(error).__name__
