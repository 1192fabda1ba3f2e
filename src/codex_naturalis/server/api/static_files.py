"""Files in memory, plain and gzipped, as responses that browsers may cache; and large JSON
responses, gzipped for clients that accept it."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any

from litestar import MediaType, Request, Response
from msgspec import Struct, json

IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
REVALIDATE = "no-cache"

COMPRESSIBLE = {
    ".css": "text/css",
    ".csv": "text/csv",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Media types by file extension."""
INCOMPRESSIBLE = {
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
UNKNOWN_TYPE = "application/octet-stream"
LEAST_COMPRESSED = 256
"""Bytes; smaller files are not compressed."""

AnyRequest = Request[Any, Any, Any]


class StaticFile(Struct, frozen=True):
    media_type: str
    cache: str
    etag: str
    plain: bytes
    gzipped: bytes | None
    """None if compression does not make it smaller."""


def static_file(name: str, body: bytes, cache: str) -> StaticFile:
    """A file with its media type, compressed once for all requests."""
    suffix = PurePosixPath(name).suffix.lower()
    gzipped = (
        gzip.compress(body, mtime=0)
        if suffix in COMPRESSIBLE and len(body) >= LEAST_COMPRESSED
        else body
    )
    return StaticFile(
        media_type=COMPRESSIBLE.get(suffix) or INCOMPRESSIBLE.get(suffix, UNKNOWN_TYPE),
        cache=cache,
        # Weak, because it is the same for the plain and the gzipped file.
        etag=f'W/"{sha256(body).hexdigest()[:24]}"',
        plain=body,
        gzipped=gzipped if len(gzipped) < len(body) else None,
    )


def file_response(request: AnyRequest, file: StaticFile, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": file.cache, "etag": file.etag}
    if file.gzipped is not None:
        headers["vary"] = "accept-encoding"
    if file.etag in _items(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = file.plain
    if file.gzipped is not None and accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        body = file.gzipped
    return Response(body, status_code=status, headers=headers, media_type=file.media_type)


def json_response(request: AnyRequest, value: object) -> Response[Any]:
    """For large, repetitive JSON. Not for secrets: the compressed size gives hints about the
    content."""
    body = json.encode(value)
    headers = {"vary": "accept-encoding"}
    if accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, compresslevel=5, mtime=0)
    return Response(body, headers=headers, media_type=MediaType.JSON)


def accepts_gzip(request: AnyRequest) -> bool:
    for item in _items(request.headers.get("accept-encoding", "").lower()):
        coding, _, weight = item.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "").rstrip("0.") != "q="
    return False


def _items(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
