"""Turns every failure of a request into a Refusal: a code and a reason, never a traceback."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.enums import ParamType
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from codex_naturalis.protocol.refusals import Code, Refusal, Refused
from codex_naturalis.server.people.limits import TooMany
from codex_naturalis.server.ports.store import StoreError

logger = logging.getLogger(__name__)

_STATUS: dict[int, tuple[Code, ...]] = {
    400: (Code.BAD_REQUEST, Code.UNKNOWN_PROTOCOL),
    401: (Code.UNAUTHENTICATED, Code.WRONG_PASSWORD),
    403: (
        Code.FORBIDDEN,
        Code.SECOND_FACTOR,
        Code.NEEDS_PROOF,
        Code.BANNED,
        Code.MUTED,
        Code.ADDRESS_BLOCKED,
        Code.NO_SCOPE,
        Code.WRONG_ORIGIN,
        Code.NEEDS_ACCOUNT,
        Code.NOT_YOUR_SEAT,
        Code.NO_SPECTATORS,
    ),
    404: (Code.NOT_FOUND, Code.NO_SUCH_SEAT),
    405: (Code.METHOD_NOT_ALLOWED,),
    413: (Code.TOO_LARGE,),
    422: (
        Code.BAD_NAME,
        Code.BAD_PASSWORD,
        Code.BAD_SETTINGS,
        Code.BAD_RECORD,
        Code.UNREADABLE,
    ),
    429: (Code.RATE_LIMITED,),
    500: (Code.INTERNAL,),
    503: (Code.UNAVAILABLE, Code.BUSY, Code.SHUTTING_DOWN),
}
STATUS: Mapping[Code, int] = dict.fromkeys(Code, 409) | {
    code: status for status, codes in _STATUS.items() for code in codes
}
"""All other codes are 409: the request is valid, but not in the current state."""
_RETRY_SECONDS = 5

AnyRequest = Request[Any, Any, Any]


def headers_of(refused: Refused) -> dict[str, str]:
    """The headers that HTTP requires with a status."""
    match STATUS[refused.code]:
        case 401:
            return {"WWW-Authenticate": "Bearer"}
        case 429 | 503:
            wait = refused.retry_after if isinstance(refused, TooMany) else _RETRY_SECONDS
            return {"Retry-After": str(wait)}
        case _:
            return {}


def refusals(*codes: Code) -> dict[int, ResponseSpec]:
    """`responses=` of an endpoint: the codes it may answer with, and those of all endpoints."""
    by_status: dict[int, list[Code]] = {}
    for code in dict.fromkeys((*codes, *_OF_ALL_ENDPOINTS)):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            Refusal,
            generate_examples=False,
            description=f"{HTTPStatus(status).phrase}: {', '.join(f'`{code}`' for code in codes)}",
        )
        for status, codes in sorted(by_status.items())
    }


_OF_ALL_ENDPOINTS = (
    Code.BAD_REQUEST,
    Code.WRONG_ORIGIN,
    Code.TOO_LARGE,
    Code.RATE_LIMITED,
    Code.UNAVAILABLE,
)


def on_refused(request: AnyRequest, refused: Refused) -> Response[Refusal]:
    return Response(refused.refusal, status_code=STATUS[refused.code], headers=headers_of(refused))


def on_invalid(request: AnyRequest, error: ValidationException) -> Response[Refusal]:
    faults = [_fault_text(fault) for fault in error.extra or () if isinstance(fault, dict)]
    return on_refused(request, bad_request("; ".join(faults) or error.detail))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """A request that Litestar itself has refused."""
    status = error.status_code
    if status >= 500:
        logger.error("%s %s: %s", request.method, request.url.path, error.detail)
        return on_refused(request, Refused(Code.INTERNAL, _OUR_FAULT))
    code = _STATUS.get(status, (Code.BAD_REQUEST,))[0]
    reason = {
        Code.NOT_FOUND: f"there is nothing at {request.url.path}",
        Code.METHOD_NOT_ALLOWED: f"{request.method} is not allowed here",
    }.get(code, error.detail)
    if isinstance(error.__cause__, SerializationException):
        reason = f"body: {reason}"
    case = "page" if code is Code.NOT_FOUND else ""
    response = on_refused(request, Refused(code, reason, case=case))
    response.headers.update(error.headers or {})
    return response


def on_too_deep(request: AnyRequest, error: RecursionError) -> Response[Refusal]:
    """The decoder gives up on JSON that is nested too deeply."""
    return on_refused(request, Refused(Code.BAD_REQUEST, "the body is nested too deeply"))


def on_not_utf8(request: AnyRequest, error: UnicodeDecodeError) -> Response[Refusal]:
    """msgspec raises it for text in a JSON body."""
    return on_refused(request, Refused(Code.BAD_REQUEST, "the body is not UTF-8"))


def on_store(request: AnyRequest, error: StoreError) -> Response[Refusal]:
    logger.error("%s %s: the store failed", request.method, request.url.path, exc_info=error)
    return on_refused(
        request,
        Refused(
            Code.UNAVAILABLE,
            "the server cannot save or read at the moment: try again soon",
            case="store",
        ),
    )


def on_unexpected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    logger.error("%s %s: unexpected error", request.method, request.url.path, exc_info=error)
    return on_refused(request, Refused(Code.INTERNAL, _OUR_FAULT))


def bad_request(reason: str) -> Refused:
    """A request that its decoder has refused; a text that is too long or too short is something
    that a person may have written."""
    if match := _LENGTH.search(reason):
        sign, length = match.groups()
        case, name = ("too_long", "most") if sign == "<=" else ("too_short", "least")
        return Refused(Code.BAD_REQUEST, reason, case=case, parameters={name: int(length)})
    return Refused(Code.BAD_REQUEST, reason)


_LENGTH = re.compile(r"Expected `str` of length (<=|>=) (\d+)")
_OUR_FAULT = "something went wrong in the server; it is not your fault, and it has been logged"


def _fault_text(fault: dict[str, Any]) -> str:
    key, source, message = fault.get("key"), fault.get("source"), fault.get("message", "invalid")
    source = source.value if isinstance(source, ParamType) else source
    where = "body" if key in (None, "data") else f"{source} {key}" if source else str(key)
    # When a parameter is missing, the message of Litestar is only its quoted key.
    return f"{where}: {'it is missing' if message == repr(key) else message}"


exception_handlers: ExceptionHandlersMap = {
    Refused: on_refused,
    ValidationException: on_invalid,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    UnicodeDecodeError: on_not_utf8,
    StoreError: on_store,
    Exception: on_unexpected,
}
