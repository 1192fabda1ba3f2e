"""One enum of codes for REST and the socket."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import codex_naturalis
from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.protocol.cases import CASES, cases_of
from codex_naturalis.protocol.refusals import Code

SOURCE = Path(codex_naturalis.__file__).parent


def test_every_reason_of_the_rules_has_its_code() -> None:
    """The codes begin with those of the rules, in their order and by their names and words."""
    codes = [(code.name, code.value) for code in Code]
    rules = [(reason.name, reason.value) for reason in ViolationCode]
    assert codes[: len(rules)] == rules


def test_cases_are_those_of_codes() -> None:
    """Law: a code in the table has a case at least, and no case or parameter has an odd name."""
    for code, cases in CASES.items():
        assert set(cases) - {""} or any(cases.values()), code
        for case, names in cases.items():
            assert all(re.fullmatch("[a-z_0-9]+", word) for word in (case or "x", *names)), code


def refusals_in(path: Path) -> Iterator[tuple[int, Code, str, set[str]]]:
    """Every refusal in a file whose code is written there: its line, code, case and parameters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) not in MADE:
            continue
        first = MADE[ast.unparse(node.func)]
        code = node.args[first] if len(node.args) > first else None
        if not isinstance(code, ast.Attribute) or ast.unparse(code.value) != "Code":
            continue
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        case, given = named.get("case"), named.get("parameters")
        if case is not None and not isinstance(case, ast.Constant):
            continue
        names = (
            {ast.literal_eval(key) for key in given.keys if key}
            if isinstance(given, ast.Dict)
            else set()
        )
        yield node.lineno, Code[code.attr], str(case.value) if case else "", names


MADE = {"Refused": 0, "CommandRefused": 1}
"""How a refusal is made, and which argument is its code."""


def test_every_refusal_has_the_parameters_of_its_case() -> None:
    """Law: the server refuses with a case of the table, and with what the case is about."""
    found = 0
    for path in sorted((SOURCE / "server").rglob("*.py")):
        for line, code, case, names in refusals_in(path):
            found += 1
            where = f"{path.relative_to(SOURCE)}:{line}: {code}"
            assert case in cases_of(code), f"{where} has no case {case!r}"
            assert names == set(cases_of(code)[case]), where
    assert found > 60
