"""The seven symbols, the sign of a covered corner, and the numerals, as plain paths.

Each symbol has a silhouette of its own: resources are coloured solids, objects are gold and ink.
"""

from __future__ import annotations

from codex_naturalis.art.pigments import BARE, INK, PIGMENTS, RUBRIC, VELLUM
from codex_naturalis.engine.symbols import Symbol

COVERED = "covered"
"""The eighth sign: two overlapping sheets, the common part red."""

_EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
_GOLD = f'fill="url(#gilt)" {_EDGE}'
_HIGHLIGHT = f'fill="none" stroke="{BARE}" stroke-width="4" stroke-linecap="round"'


def _mirrored(half: str) -> str:
    """A half and its mirror image."""
    return f'{half}<g transform="matrix(-1 0 0 1 100 0)">{half}</g>'


def _solid(kingdom: Symbol) -> str:
    return f'fill="{PIGMENTS[kingdom].mark}" {_EDGE}'


_FUNGI = (
    f'<path d="M38 54Q42 76 32 92Q50 99 68 92Q58 76 62 54Z" fill="{BARE}" {_EDGE}/>'
    '<path d="M5 53C5 24 27 5 50 5S95 24 95 53C95 63 80 64 70 60Q50 53 30 60C20 64 5 63 5 53Z"'
    f" {_solid(Symbol.FUNGI)}/>"
    '<path d="M28 30a9 7 0 1 0 .1 0ZM58 17a10 8 0 1 0 .1 0ZM76 38a7 6 0 1 0 .1 0Z"'
    f' fill="{BARE}"/>'
)
_PLANT = (
    f'<path d="M50 58Q52 80 44 97" fill="none" stroke="{INK}" stroke-width="9"'
    ' stroke-linecap="round"/>'
    f'<path d="M50 64C26 48 28 22 50 2C72 22 74 48 50 64Z" {_solid(Symbol.PLANT)}/>'
    + _mirrored(f'<path d="M49 76C34 86 8 74 3 38C30 36 48 50 49 76Z" {_solid(Symbol.PLANT)}/>')
    + f'<path d="M50 20V56M18 52L44 72M82 52L56 72" {_HIGHLIGHT}/>'
)
_ANIMAL = (
    '<path d="M50 48C66 48 84 68 84 81C84 93 72 97 62 93Q50 88 38 93C28 97 16 93 16 81'
    f'C16 68 34 48 50 48Z" {_solid(Symbol.ANIMAL)}/>'
    + _mirrored(
        '<path d="M35 4C26 8 24 22 27 33C30 43 43 44 45 33C47 21 43 9 35 4Z'
        f'M10 30C2 35 2 47 6 55C11 65 23 63 24 53C25 44 18 33 10 30Z" {_solid(Symbol.ANIMAL)}/>'
    )
)
_INSECT = (
    _mirrored(
        '<path d="M47 42C40 18 18 6 3 10C0 34 12 54 30 56C16 62 14 80 25 91C40 90 47 74 48 58Z"'
        f" {_solid(Symbol.INSECT)}/>"
        f'<path d="M14 22Q22 38 38 45M28 80Q34 70 42 62" {_HIGHLIGHT}/>'
        f'<path d="M49 30Q44 12 34 4" fill="none" {_EDGE} stroke-linecap="round"/>'
    )
    + f'<path d="M50 28C58 36 58 60 50 96C42 60 42 36 50 28Z" fill="{INK}"/>'
)
_QUILL = (
    '<path d="M34 76C14 50 44 10 97 3C95 20 91 30 84 37L73 38L80 44C72 54 66 59 58 63L48 61L53 68'
    f'C47 72 40 75 34 76Z" {_GOLD}/>'
    f'<path d="M88 12C62 24 42 48 30 76L8 98L5 95L20 70" fill="none" stroke="{INK}"'
    ' stroke-width="6" stroke-linejoin="round"/>'
    f'<path d="M5 97L12 80L22 88Z" fill="{INK}"/>'
)
_INKWELL = (
    '<path d="M36 24V38C12 44 4 66 10 86Q12 95 22 95H78Q88 95 90 86C96 66 88 44 64 38V24Z"'
    f" {_GOLD}/>"
    '<path d="M14 66Q50 56 86 66Q88 78 84 86Q82 90 76 90H24Q18 90 16 86Q12 78 14 66Z"'
    f' fill="{INK}"/>'
    f'<rect x="27" y="6" width="46" height="18" rx="6" {_GOLD}/>'
    f'<path d="M27 76Q26 82 30 84" {_HIGHLIGHT}/>'
)
_MANUSCRIPT = (
    f'<path d="M22 16H78V84H22Z" fill="{BARE}" {_EDGE}/>'
    f'<path d="M32 36H68M32 50H68M32 64H58" stroke="{INK}" stroke-width="6"/>'
    '<path d="M14 4H86Q94 4 94 14T86 24H14Q6 24 6 14T14 4ZM14 76H86Q94 76 94 86T86 96H14'
    f'Q6 96 6 86T14 76Z" {_GOLD}/>'
    f'<path d="M20 14H80M20 86H80" stroke="{INK}" stroke-width="3"/>'
)
_COVERED = (
    f'<path d="M4 40H66V96H4Z" fill="{BARE}" stroke="{INK}" stroke-width="6"/>'
    f'<path d="M34 4H96V62H34Z" fill="{VELLUM}" stroke="{INK}" stroke-width="6"/>'
    f'<path d="M34 40H66V62H34Z" fill="{RUBRIC}" stroke="{INK}" stroke-width="6"/>'
)

SIGNS: dict[str, str] = {
    Symbol.FUNGI.value: _FUNGI,
    Symbol.PLANT.value: _PLANT,
    Symbol.ANIMAL.value: _ANIMAL,
    Symbol.INSECT.value: _INSECT,
    Symbol.QUILL.value: _QUILL,
    Symbol.INKWELL.value: _INKWELL,
    Symbol.MANUSCRIPT.value: _MANUSCRIPT,
    COVERED: _COVERED,
}
"""By name, each in a box of 100 × 100."""

NUMERALS: dict[int, str] = {
    1: "M12 25L34 2H43V66Q43 72 54 73V80H17V73Q28 72 28 66V25Q22 29 15 32Z",
    2: "M9 24C9 9 21 1 33 1C48 1 57 11 57 24C57 39 44 48 30 64H45Q51 64 54 54H60L56 80H7V72"
    "C28 50 41 39 41 24C41 13 36 8 30 8Q23 8 20 13Q27 16 27 24Q26 32 18 32Q9 32 9 24Z",
    3: "M9 19C10 8 20 1 32 1C46 1 56 9 56 21Q56 33 42 38Q59 42 59 58C59 72 47 81 30 81"
    "C15 81 5 74 5 63Q5 53 15 53Q24 53 24 62Q24 68 19 71Q24 74 29 74Q43 73 43 58Q42 42 24 42"
    "V35Q41 35 41 21Q40 8 30 8Q24 8 20 12Q26 15 26 21Q26 30 17 30Q8 30 9 19Z",
    5: "M13 3H55L52 17H23L21 31Q27 28 34 28C50 28 60 38 60 53C60 70 48 81 30 81C15 81 5 74 5 63"
    "Q5 53 15 53Q24 53 24 62Q24 68 19 71Q24 74 29 74Q44 73 44 54Q43 36 30 36Q22 36 17 43L9 41Z",
}
"""The numbers of the cards, each in a box of 64 × 82."""
