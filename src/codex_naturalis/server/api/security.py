"""The middleware before all endpoints, for HTTP and WebSocket: rate limits, origins, the size of
bodies, and the security headers."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from msgspec import json

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.addresses import is_loopback
from codex_naturalis.server.api.failures import STATUS, headers_of
from codex_naturalis.server.api.hosts import Hosts, name_of
from codex_naturalis.server.api.network_address import network_of
from codex_naturalis.server.housekeeping.disk_floor import DiskFloor
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.people.limits import Limits
from codex_naturalis.server.people_limits import Action
from codex_naturalis.server.settings import ServerSettings

DENIED = 4403
"""The close code of a refused socket if the handshake cannot be answered with a status."""

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_OF_ALL_FILES = ("x-content-type-options", "cross-origin-resource-policy")
"""The others are about pages; a page loads dozens of files under /assets/."""
_HSTS = "max-age=31536000"
_OPENER = "same-origin"
_CHEAP = ("/art/", "/assets/")
"""Without a rate limit: they are in memory, and a table loads a hundred drawings."""
_KEEPS_NOTHING = ("/api/sessions", "/api/study", "/api/analysis/", "/api/exercises/progress")
"""Signing in is what people need who want to play on."""
HEALTH = "/health"
OF_OPERATORS = "/operation/"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}


class Guard:
    """Wraps the whole app including its routing, so that paths without a route are guarded too:
    `app.asgi_handler = Guard(app.asgi_handler, settings, limits)`."""

    def __init__(
        self,
        app: ASGIApp,
        settings: ServerSettings,
        limits: Limits,
        floor: DiskFloor | None = None,
        networks: BlockedNetworks | None = None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.floor = floor
        self._hosts = Hosts(settings)
        self.networks = networks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        http = scope["type"] == ScopeType.HTTP
        if http:
            send = with_headers(scope, send, scheme_of(scope, self.settings))
        try:
            if self.networks is not None:
                self.networks.check(client_address(scope, self.settings))
            if not scope["path"].startswith(_CHEAP):
                self.limits.check(Action.REQUEST, client_address(scope, self.settings))
            check_host(scope, self._hosts)
            check_origin(scope, self.settings)
            if self.floor is not None and keeps_something(scope):
                self.floor.check()
            receive = limit_body(scope, receive, self.settings.wire.body_bytes) if http else receive
        except Refused as refused:
            self.limits.saw(refused, None, client_address(scope, self.settings))
            await refuse(refused, scope, receive, send)
        else:
            await self.app(scope, receive, send)


def keeps_something(scope: Scope) -> bool:
    """Whether a request may leave something on the disk that is not play."""
    if scope["type"] != ScopeType.HTTP:
        return False
    method, path = scope["method"], scope["path"]
    changes = method not in _SAFE and method != "DELETE"
    return changes and path.startswith("/api/") and not path.startswith(_KEEPS_NOTHING)


def client_address(scope: Scope, settings: ServerSettings) -> str:
    """The address that rate limits count by (`Forwarded` has asked the proxy)."""
    client = scope.get("client")
    return network_of(client[0]) if client else "unknown"


def scheme_of(scope: Scope, settings: ServerSettings) -> str:
    """`http` or `https`, also for a WebSocket."""
    scheme = scope["scheme"]
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


def check_host(scope: Scope, hosts: Hosts) -> None:
    """Refuse what was asked under a name that is not ours."""
    host = _header(scope, b"host") or ""
    path = scope["path"]
    # Those who watch over a server ask each node by its address; there is nothing to learn.
    known = path == HEALTH or (
        hosts.knows_of_operators(host) if path.startswith(OF_OPERATORS) else hosts.knows(host)
    )
    if not known:
        raise Refused(
            Code.WRONG_ORIGIN,
            "this server is not known by that name; its host can say --public-url",
            case="host",
        )


def check_origin(scope: Scope, settings: ServerSettings) -> None:
    """Refuse requests and sockets of pages of other sites, as Go's CrossOriginProtection does.
    Programs that are not browsers send neither header, and pass."""
    if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
        return
    site = _header(scope, b"sec-fetch-site")
    origin = _header(scope, b"origin")
    if site in {"same-origin", "none"} or (site is None and origin is None):
        return
    scheme = scheme_of(scope, settings)
    own = f"{scheme}://{_header(scope, b'host') or ''}".removesuffix(_DEFAULT_PORTS.get(scheme, ""))
    if origin is None or origin.lower() not in {own.lower(), *map(str.lower, settings.origins)}:
        raise Refused(Code.WRONG_ORIGIN, "pages of other sites may not do this")


def limit_body(scope: Scope, receive: Receive, most: int) -> Receive:
    """Refuse a body that is too large: by its Content-Length, or while it is received."""
    too_large = Refused(
        Code.TOO_LARGE,
        f"a body may have at most {most} bytes",
        parameters={"kilobytes": most // 1024},
    )
    announced = _header(scope, b"content-length") or ""
    if announced.isdecimal() and int(announced) > most:
        raise too_large
    received = 0
    whole = False

    async def receive_limited() -> ReceiveMessage:
        nonlocal received, whole
        message = await receive()
        if message["type"] == "http.disconnect" and not whole:
            raise Refused(Code.BAD_REQUEST, "the client went before its body was complete")
        if message["type"] == "http.request":
            whole = not message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > most:
                raise too_large
        return message

    return receive_limited


def with_headers(scope: Scope, send: Send, scheme: str) -> Send:
    """Add the security headers; headers that a handler has set stay."""
    asset = scope["path"].startswith("/assets/")
    headers = {name: _HEADERS[name] for name in (_OF_ALL_FILES if asset else _HEADERS)}
    if scheme == "https":
        headers["strict-transport-security"] = _HSTS
    # Elsewhere browsers ignore it, and complain.
    if not asset and (scheme == "https" or is_loopback(name_of(_header(scope, b"host") or ""))):
        headers["cross-origin-opener-policy"] = _OPENER
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = list(message["headers"])
            named = {name.lower() for name, _ in own}
            message["headers"] = own + [
                (name.encode(), value.encode())
                for name, value in headers.items()
                if name.encode() not in named
            ]
        await send(message)

    return send_with_headers


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    body = json.encode(refused.refusal)
    status = STATUS[refused.code]
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode()) for name, value in headers_of(refused).items()),
    ]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
        return
    await receive()
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": DENIED, "reason": refused.reason})


def _header(scope: Scope, name: bytes) -> str | None:
    """Several headers of one name are joined to one list (RFC 9110, 5.3)."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return ", ".join(values) if values else None
