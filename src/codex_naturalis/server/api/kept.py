"""Files in memory, plain and gzipped, as answers that a browser may keep; and large answers,
gzipped where the asker can unpack them."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any

from litestar import MediaType, Request, Response
from msgspec import Struct, json

FOR_EVER = "public, max-age=31536000, immutable"
"""For what has another name when it changes."""
ASK_AGAIN = "no-cache"

TEXTS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""By the end of a name; these are worth compressing, the others are compressed already."""
OTHERS = {
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".m4a": "audio/mp4",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"
SMALLEST = 256
"""Bytes; less is not worth unpacking."""

AnyRequest = Request[Any, Any, Any]


class Kept(Struct, frozen=True):
    media_type: str
    cache: str
    etag: str
    plain: bytes
    gzipped: bytes | None
    """None where it would be no smaller."""


def keep(name: str, body: bytes, cache: str) -> Kept:
    """A file under its name, compressed once for all who ask."""
    suffix = PurePosixPath(name).suffix.lower()
    packed = gzip.compress(body, mtime=0) if suffix in TEXTS and len(body) >= SMALLEST else body
    return Kept(
        media_type=TEXTS.get(suffix) or OTHERS.get(suffix, UNKNOWN),
        cache=cache,
        # Weak: the same for what is packed and what is not.
        etag=f'W/"{sha256(body).hexdigest()[:24]}"',
        plain=body,
        gzipped=packed if len(packed) < len(body) else None,
    )


def answer(request: AnyRequest, kept: Kept, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": kept.cache, "etag": kept.etag}
    if kept.gzipped is not None:
        headers["vary"] = "accept-encoding"
    if kept.etag in _words(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = kept.plain
    if kept.gzipped is not None and takes_gzip(request):
        headers["content-encoding"] = "gzip"
        body = kept.gzipped
    return Response(body, status_code=status, headers=headers, media_type=kept.media_type)


def packed(request: AnyRequest, value: object) -> Response[Any]:
    """JSON that is large and much the same from line to line. Not for secrets: the size of what
    is packed tells of its content."""
    body = json.encode(value)
    headers = {"vary": "accept-encoding"}
    if takes_gzip(request):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, compresslevel=5, mtime=0)
    return Response(body, headers=headers, media_type=MediaType.JSON)


def takes_gzip(request: AnyRequest) -> bool:
    for wish in _words(request.headers.get("accept-encoding", "").lower()):
        coding, _, weight = wish.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
