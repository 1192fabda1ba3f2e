"""What every process that serves needs: a port, an event loop, and one line for what went wrong."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from importlib.util import find_spec

import uvicorn

from codex_naturalis.engine.errors import CodexError

BACKLOG = 2048


class CannotServe(CodexError):
    """Why a server did not start, in one line."""


def family_of(host: str, port: int) -> int:
    try:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except socket.gaierror as error:
        raise CannotServe(f"{host}: no such host ({error.strerror})") from error


def listen(host: str, port: int) -> socket.socket:
    """Before the app is built: a taken port should cost nothing, and 0 takes a free one."""
    family = family_of(host, port)
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CannotServe(
            f"cannot listen on {host} port {port}: {reason}; --port 0 picks a free one"
        ) from error


@asynccontextmanager
async def beside(config: uvicorn.Config, listener: socket.socket) -> AsyncGenerator[None]:
    """Another server, for as long as the first one runs."""
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup([listener])
    try:
        yield
    finally:
        await server.shutdown([listener])


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if find_spec("uvloop") is None:
        return None
    import uvloop  # noqa: PLC0415

    return uvloop.new_event_loop


def innermost(error: Exception) -> Exception:
    """A task group wraps what one of its tasks raised."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def words_of(fault: Exception) -> str:
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return " ".join(str(fault).split())
