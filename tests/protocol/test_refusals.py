"""One enum of codes for REST and the socket."""

from __future__ import annotations

from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.protocol.refusals import Code


def test_every_reason_of_the_rules_has_its_code() -> None:
    """The codes begin with those of the rules, in their order and by their names and words."""
    codes = [(code.name, code.value) for code in Code]
    rules = [(reason.name, reason.value) for reason in ViolationCode]
    assert codes[: len(rules)] == rules
