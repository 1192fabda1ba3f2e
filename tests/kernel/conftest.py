"""One process of the test run compiles the kernel, the others load it."""

import pytest

from codex_naturalis.kernel.build.readiness import entries, load


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    for part in entries():
        if part.name in ("half-moves", "random games"):
            load(part)
