"""The voice of the catalogue: the words it avoids, and how numbers and short words are set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.locale.test_words import ROOT, TOPICS, WEB, messages

HOLE = "\ufffc"
"""Stands for what a message is given."""

FORBIDDEN = (
    "half-moves?",
    "lay|lays|laid|laying",
    "slots?",
    "arrangements?",
    "lies",
    "slantwise",
    "amid",
    "errs",
    "whoever",
    "of no account",
    "at its foot",
    "by lot",
    "goals?",
)
"""What nobody says at the table, or says with another word: place, spot, pattern, objective."""
VOICE = re.compile(rf"\b(?:{'|'.join(FORBIDDEN)})\b|@", re.IGNORECASE)

SECONDS = f"{HOLE}\u00a0"
"""What stands before an s that is the unit, not the preposition."""
CLINGING = re.compile(
    rf"(?<![\w’'{HOLE}-])([kvzouai]|(?<!{SECONDS})s)(?=[ \n]+(\S*))", re.IGNORECASE
)
"""A Czech word of one letter before a space where a line may break, and the word after it."""

NUMERALS = "lining-nums tabular-nums !important"
RESETTING = {"all", "font", "font-variant", "font-variant-numeric", "font-feature-settings"}
PSEUDO_ELEMENT = re.compile(r"::[\w-]+|(?<!:):(?:before|after|first-line|first-letter)\b")


class Texts(Visitor):
    """What a message shows: one text for each variant, and holes where it shows something given."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append("".join(map(self._shown, node.elements)))
        self.generic_visit(node)

    @staticmethod
    def _shown(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element.expression, ast.StringLiteral):
            return str(element.expression.parse()["value"])
        return HOLE


def shown(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language, with its file and id."""
    for topic in TOPICS:
        for name, message in messages(language, topic).items():
            texts = Texts()
            texts.visit(message)
            for text in texts.found:
                yield f"{language}/{topic}: {name}", text


def faults(language: str, wrong: re.Pattern[str]) -> list[str]:
    """Where a pattern is found: file, id, and what it found."""
    return [
        f"{where}: {' '.join(match.groups() or (match[0],))}"
        for where, text in shown(language)
        for match in wrong.finditer(text)
    ]


def test_every_message_is_read() -> None:
    """Law: no message of English escapes the tests of this file."""
    read = {where.rpartition(" ")[2] for where, _ in shown("en")}
    assert read == {name for topic in TOPICS for name in messages("en", topic)}


def test_english_keeps_its_voice() -> None:
    """Law: a thing has one name, and it is a word that people say."""
    found = faults("en", VOICE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "word", ["Half-moves", "lay", "laid", "Slot", "lies", "Whoever", "17f@1,1"]
)
def test_what_the_voice_avoids_is_found(word: str) -> None:
    """Case: a word that is avoided, whatever its case and wherever it stands."""
    assert VOICE.search(f"The card ({word}).")


@pytest.mark.parametrize("word", ["player", "display", "delay", "families", "goalkeeper"])
def test_words_that_only_contain_another_are_free(word: str) -> None:
    """Case: part of a word is no word."""
    assert not VOICE.search(f"The {word}.")


def test_czech_words_of_one_letter_stay_with_the_next() -> None:
    """Law: after k, s, v, z, o, u, a and i stands a space at which no line breaks (U+00A0)."""
    found = faults("cs", CLINGING)
    assert not found, f"{len(found)} such spaces:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Karta a z\u00a0ruky", ["a"]),
        ("K rohu, a z ruky", ["K", "a", "z"]),
        (f"v {HOLE}", ["v"]),
        (f"o\u00a0{HOLE}\u00a0s později", []),
        (f"{HOLE}\u00a0a stůl", ["a"]),
        ("ruka a\u00a0stůl", []),
        ("A: povoleno", []),
    ],
)
def test_words_of_one_letter_are_found(text: str, found: list[str]) -> None:
    """Case: several in a row, one before something given, and the seconds, which are no word."""
    assert [match[1] for match in CLINGING.finditer(text)] == found


def declarations(text: str) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """The declarations of a style sheet: the rules around each, its property and its value."""
    rules: list[str] = []
    read = ""
    for char in re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL):
        if char == "{":
            rules.append(" ".join(read.split()))
        elif char in ";}":
            name, colon, value = read.partition(":")
            if colon:
                yield tuple(rules), name.strip(), " ".join(value.split())
            if char == "}":
                rules.pop()
        else:
            read += char
            continue
        read = ""


def resets(text: str, reached: set[str]) -> list[str]:
    """The declarations that change the numerals of an element, or of a pseudo-element out of reach
    of the rule for all."""
    return [
        f"{' '.join(rules)} {{ {name}: {value} }}"
        for rules, name, value in declarations(text)
        if name in RESETTING
        and "@font-face" not in rules
        and (
            name in {"font-variant-numeric", "font-feature-settings"}
            or "!important" in value
            or set(PSEUDO_ELEMENT.findall(rules[-1])) - reached
        )
    ]


def style_sheets() -> Iterator[tuple[Path, str]]:
    for path in sorted(WEB.rglob("*")):
        text = path.read_text(encoding="utf-8") if path.suffix in {".css", ".svelte"} else ""
        if path.suffix == ".svelte":
            text = "\n".join(re.findall(r"<style\b[^>]*>(.*?)</style>", text, re.DOTALL))
        if text:
            yield path, text


def test_numerals_are_lining_everywhere() -> None:
    """Law: one rule gives every element lining numerals, stronger than any `font` shorthand, which
    would reset them, and no other rule takes them away."""
    base = WEB / "ui/style/base.css"
    found = [
        (rules, value)
        for rules, name, value in declarations(base.read_text(encoding="utf-8"))
        if name == "font-variant-numeric"
    ]
    assert found == [(("*, ::marker",), NUMERALS)]
    assert base.name in (WEB / "main.ts").read_text(encoding="utf-8")
    wrong = [
        f"{path.relative_to(ROOT)}: {reset}"
        for path, text in style_sheets()
        for reset in resets(text, {"::marker"})
        if path != base or not reset.startswith("*, ::marker")
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("p { font: 700 15px/1 var(--sans); }", False),
        ("p { font-size: 15px; color: red !important }", False),
        ("li::marker { font: 700 15px serif }", False),
        ("p { font: 700 15px serif !important }", True),
        ("@media print { p { all: unset !important; } }", True),
        ("p { font-variant-numeric: oldstyle-nums }", True),
        ("p { font-feature-settings: 'onum' }", True),
        ("p::before { color: red; font: 700 15px serif }", True),
        ("p:after { font: 700 15px serif }", True),
        ("@font-face { font-feature-settings: 'onum' }", False),
    ],
)
def test_what_resets_numerals_is_found(text: str, wrong: bool) -> None:
    """Case: a shorthand is harmless where the rule for all is stronger, and only there."""
    assert bool(resets(text, {"::marker"})) == wrong
