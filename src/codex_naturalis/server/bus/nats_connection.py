"""One connection to a NATS server, made by nats-py. It is never mended: `nats` makes the next one,
so that there is one way to connect, after a break as at the start."""

from __future__ import annotations

import asyncio
import logging
import ssl
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from nats import errors
from nats.aio.client import Client

from codex_naturalis.server.bus_address import BusAddress
from codex_naturalis.server.ports.bus import BusAway, BusRefused

logger = logging.getLogger(__name__)

MOST_PENDING = 16_000_000
"""Bytes that wait to be sent, beyond which hints are lost: a server that does not read must not
fill the memory."""
CONNECTING = 2
"""Seconds; a bus that is closed meanwhile ends only then."""
PING_EVERY = 5
"""Seconds; a server that has answered none of two pings is gone."""
CLOSING = 2.0
_DENIED = ("authorization", "authentication", "user authentication")


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Of a file in TOML: `user` and `password`, or `token`."""

    user: str = ""
    password: str = ""
    token: str = ""


class Connection(Client):
    def __init__(self, encrypted: bool) -> None:
        super().__init__()
        self._encrypted = encrypted

    def _connect_command(self) -> bytes:
        """Neither credentials nor anything else goes out in the open where `tls://` was asked for:
        nats-py leaves it to the server whether there is TLS."""
        if self._encrypted and not self._server_info.get("tls_required"):
            raise errors.SecureConnRequiredError
        return super()._connect_command()

    async def _close(self, status: int, do_cbs: bool = True) -> None:
        """What is unsent would be written into a broken connection, and the error would keep
        nats-py from saying that it has closed."""
        self._pending.clear()
        self._pending_data_size = 0
        await super()._close(status, do_cbs)

    async def settle(self, timeout: int = CONNECTING) -> None:
        """Returns when the server has taken all that was said before. The ping of `flush` alone
        overtakes what still waits to be written. Raises nats.errors.Error."""
        await self._flush_pending(force_flush=True)
        await self.flush(timeout)

    async def end(self, *, flushed: bool = False) -> None:
        with suppress(TimeoutError, errors.Error):
            async with asyncio.timeout(CLOSING):
                if flushed and self.is_connected:
                    await self.settle()
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(CLOSING):
                await self.close()


async def connect(
    address: BusAddress,
    credentials: Path | None,
    ca: Path | None,
    name: str,
    failed: Callable[[Exception], None],
    closed: Callable[[], None],
) -> Connection:
    """Raises BusRefused or BusAway."""
    user, password, token = _credentials(address, credentials)
    trust = _trust(ca) if address.encrypted else None
    seen: list[Exception] = []

    async def on_error(error: Exception) -> None:
        seen.append(error)
        del seen[:-1]
        failed(error)

    async def on_closed() -> None:
        closed()

    connection = Connection(address.encrypted)
    try:
        await connection.connect(
            servers=list(address.servers),
            user=user,
            password=password,
            token=token,
            tls=trust,
            name=name,
            error_cb=on_error,
            closed_cb=on_closed,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            reconnect_time_wait=0,
            connect_timeout=CONNECTING,
            ping_interval=PING_EVERY,
            pending_size=2 * MOST_PENDING,
            flush_timeout=CLOSING,
        )
    except (OSError, errors.Error) as error:
        await connection.end()
        raise _told(error, seen, address) from error
    except BaseException:
        await connection.end()
        raise
    return connection


def _credentials(
    address: BusAddress, file: Path | None
) -> tuple[str | None, str | None, str | None]:
    """User, password and token. The file is read each time, so that it can be changed."""
    if file is None:
        if address.user and not address.password:
            return None, None, address.user
        return address.user or None, address.password or None, None
    try:
        found = msgspec.convert(tomllib.loads(file.read_text()), Credentials)
    except OSError as error:
        raise BusRefused(f"{file}: {error.strerror}") from error
    except (ValueError, msgspec.ValidationError) as error:
        # Without the text of the error, which may quote a password.
        reason = "write user and password, or token, as lines of TOML"
        raise BusRefused(f"{file}: these are no credentials: {reason}") from error
    return found.user or None, found.password or None, found.token or None


def _trust(ca: Path | None) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=ca)
    except (OSError, ssl.SSLError) as error:
        reason = "this is no certificate" if isinstance(error, ssl.SSLError) else error.strerror
        raise BusRefused(f"{ca}: {reason}") from error


def _told(error: Exception, seen: list[Exception], address: BusAddress) -> BusRefused | BusAway:
    """nats-py says in the end only that no server is left."""
    cause = seen[-1] if isinstance(error, errors.NoServersError) and seen else error
    where = f"the bus at {address.shown}"
    if isinstance(cause, ssl.SSLCertVerificationError):
        reason = cause.verify_message or "verification failed"
        return BusRefused(f"{where} has a certificate that is not trusted: {reason}")
    if isinstance(cause, errors.SecureConnRequiredError):
        return BusRefused(f"{where} does not ask for TLS, and tls:// goes nowhere without")
    if isinstance(cause, errors.AuthorizationError) or any(
        word in str(cause).lower() for word in _DENIED
    ):
        return BusRefused(f"{where} refuses these credentials")
    if isinstance(cause, ssl.SSLError):
        return BusRefused(f"{where} and this node find no common TLS: {cause.reason}")
    reason = "it does not answer" if isinstance(cause, TimeoutError) else str(cause)
    return BusAway(f"{where} cannot be reached: {reason}")
