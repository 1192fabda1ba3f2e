"""What the picture of a link shows. It goes as JSON to the process that draws it, and its hash is
the key of the picture."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct, json

from codex_naturalis.art import opening_preview, table_preview
from codex_naturalis.engine.view import View


class Opening(Struct, frozen=True, tag="opening"):
    """The site itself."""

    def draw(self) -> str:
        return opening_preview()


class TableScene(Struct, frozen=True, tag="table"):
    view: View
    """A spectator's: it has no hidden card."""
    names: tuple[str, ...]

    def __post_init__(self) -> None:
        assert self.view.seat is None, "only what a spectator may see"

    def draw(self) -> str:
        return table_preview(self.view, self.names)


Scene = Opening | TableScene


def encode_scene(scene: Scene) -> bytes:
    return json.encode(scene)


def decode_scene(body: bytes) -> Scene:
    scene: Scene = json.decode(body, type=Scene)
    return scene


def digest(body: bytes) -> str:
    """The same for the same picture."""
    return sha256(body).hexdigest()[:24]
