"""The middleware before all endpoints, for HTTP and WebSocket: rate limits, origins, the size of
bodies, and the security headers."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from msgspec import json

from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.server.addresses import is_loopback
from codex_naturalis.server.api.failures import STATUS, headers_of
from codex_naturalis.server.moderation.networks import BlockedNetworks
from codex_naturalis.server.people.limits import Action, Limits
from codex_naturalis.server.settings import ServerSettings

MOST_BODY = 1024 * 1024 + 16 * 1024
"""A record of one megabyte, and the JSON around it."""
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
        networks: BlockedNetworks | None = None,
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
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
            check_origin(scope, self.settings)
            receive = limit_body(scope, receive) if http else receive
        except Refused as refused:
            await refuse(refused, scope, receive, send)
        else:
            await self.app(scope, receive, send)


def client_address(scope: Scope, settings: ServerSettings) -> str:
    """The address that rate limits count by. Behind a proxy it is the last hop in the header,
    because clients can forge all hops before it. For IPv6 it is the /64 network, because one host
    may use all of its addresses."""
    client = scope.get("client")
    peer = client[0] if client else "unknown"
    hops = _header(scope, b"x-forwarded-for") if settings.behind_proxy else None
    for claim in (hops.rpartition(",")[2].strip() if hops else peer, peer):
        try:
            address = ip_address(claim)
        except ValueError:
            continue
        if isinstance(address, IPv6Address):
            network = IPv6Network((int(address), 64), strict=False)
            return str(address.ipv4_mapped or network)
        return str(address)
    return peer


def scheme_of(scope: Scope, settings: ServerSettings) -> str:
    """`http` or `https`, also for a WebSocket."""
    scheme = scope["scheme"]
    if settings.behind_proxy and (said := _header(scope, b"x-forwarded-proto")):
        scheme = said.rpartition(",")[2].strip().lower()
    return {"ws": "http", "wss": "https"}.get(scheme, scheme)


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


def limit_body(scope: Scope, receive: Receive) -> Receive:
    """Refuse a body that is too large: by its Content-Length, or while it is received."""
    too_large = Refused(
        Code.TOO_LARGE,
        f"a body may have at most {MOST_BODY} bytes",
        parameters={"kilobytes": MOST_BODY // 1024},
    )
    announced = _header(scope, b"content-length") or ""
    if announced.isdecimal() and int(announced) > MOST_BODY:
        raise too_large
    received = 0

    async def receive_limited() -> ReceiveMessage:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > MOST_BODY:
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
    if not asset and (scheme == "https" or is_loopback(_host_of(scope))):
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
        # The rest of the body is not read.
        (b"connection", b"close"),
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


def _host_of(scope: Scope) -> str:
    """Without the port."""
    host = _header(scope, b"host") or ""
    return host.partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def _header(scope: Scope, name: bytes) -> str | None:
    """Several headers of one name are joined to one list (RFC 9110, 5.3)."""
    values = [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]
    return ", ".join(values) if values else None
