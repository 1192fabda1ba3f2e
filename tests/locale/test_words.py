"""The catalogue of words: complete in every language, and used as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from codex_naturalis.bots import NAMES
from codex_naturalis.bots.evaluated_move import PARTS
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.protocol.cases import CASES, cases_of
from codex_naturalis.protocol.refusals import Code
from tests.browser.words import words_of

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src/codex_naturalis/locale"
WEB = ROOT / "web/src"
TOPICS = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "de": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
"""The categories of CLDR; a fraction's is not needed where only whole numbers are counted."""
NEEDED = {"cs": {"one", "few"}, "ru": {"one", "few"}}


def messages(language: str, topic: str) -> dict[str, ast.Message]:
    text = (LOCALE / language / topic).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    faults = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not faults, f"{language}/{topic}: {faults}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Names(Visitor):
    """The arguments that a message takes, the messages in it, and the categories it tells apart."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.variants.append(keys)
        self.generic_visit(node)


def names_in(message: ast.Message) -> Names:
    names = Names()
    names.visit(message)
    return names


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_word(language: str) -> None:
    """Law: each language has the messages of English, in the same files."""
    assert sorted(path.name for path in (LOCALE / language).glob("*.ftl")) == TOPICS
    for topic in TOPICS:
        assert list(messages(language, topic)) == list(messages("en", topic)), topic


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_messages_take_no_argument_that_english_has_not(language: str) -> None:
    """Law: a translation uses what it is given: nothing else, and every sign and name."""
    for topic in TOPICS:
        english = messages("en", topic)
        for name, message in messages(language, topic).items():
            assert names_in(message).arguments == names_in(english[name]).arguments, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    """Law: whatever is counted has the forms that the language needs, and none it has not."""
    for topic in TOPICS:
        for name, message in messages(language, topic).items():
            for variants in names_in(message).variants:
                if variants & {"one", "few", "many"}:
                    assert variants <= PLURALS[language], name
                    assert variants >= NEEDED.get(language, {"one"}), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_without_a_fault(language: str) -> None:
    """Law: with its arguments each message formats, for 1, 2, 5 and 21 of whatever it counts."""
    for topic in TOPICS:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource((LOCALE / language / topic).read_text(encoding="utf-8")))
        words = messages(language, topic)
        for name, message in words.items():
            assert message.value is not None, name
            for number in (1, 2, 5, 21):
                given = dict.fromkeys(arguments(words, name), number)
                pattern = bundle.get_message(name).value
                assert pattern is not None
                said, faults = bundle.format_pattern(pattern, given)
                assert not faults, (name, faults)
                assert str(said).strip(), name


def spoken() -> Iterator[tuple[Path, str]]:
    """Every id that the client says, with where; dynamic ones up to their first hole."""
    pattern = re.compile(r"""\bt\(\s*(?:"([a-z][\w-]*)"|`([a-z][\w-]*)(\$\{)?)""")
    for path in sorted(WEB.rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            for match in pattern.finditer(path.read_text(encoding="utf-8")):
                yield path, match[1] or match[2] + ("…" if match[3] else "")


def test_the_client_says_what_there_is() -> None:
    """Law: every id in the client's source is a message; a dynamic one begins some."""
    ids = {name for topic in TOPICS for name in messages("en", topic)}
    found = 0
    for path, said in spoken():
        found += 1
        where = path.relative_to(ROOT)
        if said.endswith("…"):
            assert any(name.startswith(said[:-1]) for name in ids), f"{where}: {said}"
        else:
            assert said in ids, f"{where}: {said}"
    assert found > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    """Law: a bot is called something, no two alike, and there is a sentence about each."""
    words = words_of(language)
    for what in ("name", "about"):
        assert len({words(f"bots-{what}-{name}") for name in NAMES}) == len(NAMES)


def test_every_part_of_a_value_has_words() -> None:
    """Law: what a bot counts by is named, wherever its hints are shown."""
    parts = {f"hint-part-{re.sub('[^a-z]+', '-', part)}" for part in PARTS}
    assert parts <= set(messages("en", "hints.ftl"))


def test_every_refusal_has_words() -> None:
    """Law: a person reads a reason, never a code: there is a text for each code and each case."""
    codes = {f"refusal-{code}" for code in Code}
    cases = {f"refusal-{code}-{case}" for code, cases in CASES.items() for case in cases if case}
    written = {*messages("en", "refusals.ftl"), *messages("en", "records.ftl")}
    assert written == codes | cases | {"refusal-again"}


def test_refusals_say_only_what_they_are_told() -> None:
    """Law: the text of a case takes parameters of the case; the text of a code, which also stands
    for unknown cases, takes those that every case has."""
    words = messages("en", "refusals.ftl") | messages("en", "records.ftl")
    for code in Code:
        for case, names in cases_of(code).items():
            if case:
                assert arguments(words, f"refusal-{code}-{case}") <= set(names), (code, case)
            assert arguments(words, f"refusal-{code}") <= set(names), (code, case)


def arguments(words: dict[str, ast.Message], name: str) -> set[str]:
    """What a message takes, with the messages that it contains."""
    names = names_in(words[name])
    return names.arguments.union(*(arguments(words, other) for other in names.messages))
