"""Messages and the code that says them: every id in Python is a message, and every message is said
by the pages or by Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.locale.test_words import LOCALE, ROOT, TOPICS, WEB, messages, names_in

PACKAGE = ROOT / "src/codex_naturalis"
LITERAL = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
TEMPLATE = re.compile(r"`((?:[\w-]|\$\{[^}]*\})*-(?:[\w-]|\$\{[^}]*\})*)`")
"""An id of which parts are computed."""
COMPUTED = re.compile(r"[a-z]\w*-[\w-]*…")
PART = "([A-Za-z0-9_-]+)"
HOLE = re.compile(r"\$\{[^}]*\}")


def python_files() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def texts_in(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be; one that is computed up to there, with an ellipsis."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.IfExp(_, first, second):
            yield from texts_in(first)
            yield from texts_in(second)
        case ast.JoinedStr([ast.Constant(str(text)), *_]):
            yield f"{text}…"
        case _:
            pass


def said_in(tree: ast.Module) -> Iterator[str]:
    """The ids of the messages that a file says outright."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("words") | ast.Attribute(_, "words"), [first, *_]):
                yield from texts_in(first)
            case _:
                pass


def known() -> set[str]:
    return {name for topic in TOPICS for name in messages("en", topic)}


def test_python_says_what_there_is() -> None:
    """Law: every id in Python is a message; one that is computed begins some."""
    ids = known()
    found = 0
    for path, tree in python_files():
        for said in said_in(tree):
            found += 1
            where = f"{path.relative_to(ROOT)}: {said}"
            if said.endswith("…"):
                assert any(name.startswith(said[:-1]) for name in ids), where
            else:
                assert said in ids, where
    assert found > 100


class Mentions:
    """Whatever stands in quotes anywhere in the code, and what computed texts look like."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.patterns: set[str] = set()
        for _, tree in python_files():
            for node in ast.walk(tree):
                if isinstance(node, ast.expr):
                    self._add(texts_in(node))
        for path in WEB.rglob("*"):
            if path.suffix in {".ts", ".svelte", ".html"}:
                code = path.read_text(encoding="utf-8")
                self._add(LITERAL.findall(code))
                self._add(HOLE.sub("…", text) for text in TEMPLATE.findall(code))

    def _add(self, texts: Iterable[str]) -> None:
        for text in texts:
            if COMPUTED.match(text):
                self.patterns.add(re.escape(text).replace("…", PART))
            else:
                self.texts |= {text, re.sub("[^a-z0-9]+", "-", text)}

    def say(self, name: str) -> bool:
        """Whether a text stands in the code, or is put together of parts that do."""
        if name in self.texts or name.isdigit():
            return True
        found = (re.fullmatch(pattern, name) for pattern in self.patterns)
        return any(match and all(map(self.say, match.groups())) for match in found)


def test_every_message_is_said() -> None:
    """Law: no message is left over that neither the pages nor Python say, nor another message."""
    mentions = Mentions()
    words = [message for topic in TOPICS for message in messages("en", topic).values()]
    inside = set().union(*(names_in(message).messages for message in words))
    unsaid = sorted(name for name in known() - inside if not mentions.say(name))
    assert not unsaid, "\n".join(unsaid)


def test_pages_carry_no_words_of_the_terminal() -> None:
    """Law: a topic that the pages leave out exists, and no page says a message of it."""
    left_out = re.search(r"NOT_HERE = \[(.*)\]", (WEB.parent / "words.ts").read_text("utf-8"))
    assert left_out is not None
    said = {
        text
        for path in WEB.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        for text in LITERAL.findall(path.read_text(encoding="utf-8"))
    }
    for topic in re.findall(r'"(\w+)"', left_out[1]):
        if (LOCALE / "en" / f"{topic}.ftl").exists():
            assert not said & {*messages("en", f"{topic}.ftl")}, topic
