"""Requests over HTTP: encode, send, decode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar
from urllib.parse import quote

import httpx
import msgspec

from codex_naturalis.client.errors import BadAnswer, Closed, Uncertain, Unreachable, error_of

T = TypeVar("T")
Query = Mapping[str, str | int | bool | Sequence[str] | None]

_NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
_ATTEMPTS = 2
"""A restarted server has closed the connections that were kept open. A GET changes nothing, so it
is sent again on a new connection."""


def segment(text: str) -> str:
    """A name or an id as one segment of a path."""
    return quote(text, safe="")


class Http:
    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client

    async def get(self, path: str, kind: type[T], query: Query | None = None) -> T:
        return _decoded(await self._get(path, query), kind)

    async def get_text(self, path: str) -> str:
        return (await self._get(path, None)).text

    async def exchange(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Send what changes something, and return the decoded answer."""
        return _decoded(await self._send(method, path, body), kind)

    async def send(self, method: str, path: str, body: object = None) -> None:
        """Send what changes something and has no answer but success."""
        await self._send(method, path, body)

    async def _get(self, path: str, query: Query | None) -> httpx.Response:
        self._check_open()
        given = {name: value for name, value in (query or {}).items() if value is not None}
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                return _checked(await self._client.get(path, params=given))
            except httpx.DecodingError as error:
                raise BadAnswer(f"GET {path}: {_description(error)}") from error
            except httpx.TransportError as error:
                if attempt == _ATTEMPTS or isinstance(error, _NEVER_SENT):
                    raise Unreachable(f"GET {path}: {_description(error)}") from error
        raise AssertionError

    async def _send(self, method: str, path: str, body: object) -> httpx.Response:
        self._check_open()
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            response = await self._client.request(method, path, content=content, headers=headers)
        except _NEVER_SENT as error:
            raise Unreachable(f"{method} {path}: {_description(error)}") from error
        except httpx.DecodingError as error:
            raise BadAnswer(f"{method} {path}: {_description(error)}") from error
        except httpx.TransportError as error:
            raise Uncertain(f"{method} {path} was sent, then: {_description(error)}") from error
        return _checked(response)

    def _check_open(self) -> None:
        if self._client.is_closed:
            raise Closed("the client has been closed")


def _checked(response: httpx.Response) -> httpx.Response:
    if response.is_success:
        return response
    raise error_of(response.status_code, response.headers, response.content)


def _decoded(response: httpx.Response, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(response.content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswer(f"{response.request.url.path}: {error}") from error


def _description(error: httpx.RequestError) -> str:
    return str(error) or type(error).__name__
