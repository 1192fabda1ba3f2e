"""What a release consists of, by `./codex sbom`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import cyclonedx.schema
import jsonschema_rs
import pytest
from click.testing import CliRunner

from release.lock import EVERYTHING, SERVER, read_lock
from release.sbom import main
from release.web_lock import read_web_lock

SCHEMAS = Path(os.fspath(cyclonedx.schema.__file__)).parent / "_res"
ADDRESS = "http://cyclonedx.org/schema/"


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SCHEMAS / f"{name}.SNAPSHOT.schema.json").read_text())
    return found


def told(*words: str) -> dict[str, Any]:
    run = CliRunner().invoke(main, words)
    assert run.exit_code == 0, run.output
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("words", [(), ("--development",)])
def test_it_is_valid_and_always_the_same(words: tuple[str, ...]) -> None:
    """By the schema of CycloneDX 1.6; two runs give the same text."""
    registry = jsonschema_rs.Registry(
        [(f"{ADDRESS}{name}.SNAPSHOT.schema.json", schema(name)) for name in ("spdx", "jsf-0.82")]
    )
    bom = told(*words)
    jsonschema_rs.Draft7Validator(schema("bom-1.6"), registry=registry).validate(bom)
    assert told(*words) == bom
    references = [one["bom-ref"] for one in bom["components"]]
    assert len(set(references)) == len(references)
    known = {*references, bom["metadata"]["component"]["bom-ref"]}
    for one in bom["dependencies"]:
        assert {one["ref"], *one.get("dependsOn", ())} <= known


@pytest.mark.parametrize(("lock", "words"), [(SERVER, ()), (EVERYTHING, ("--development",))])
def test_every_pin_is_in_it(lock: Path, words: tuple[str, ...]) -> None:
    """Law: name, version, all hashes and the address of every package of the locks, once; what
    only builds or tests is marked as excluded."""
    components = {one["bom-ref"]: one for one in told(*words)["components"]}
    del components["codex-naturalis-web"]
    served = {pin.name for pin in read_lock(SERVER)}
    for pin in read_lock(lock):
        one = components.pop(f"pypi:{pin.name}@{pin.version}")
        assert (one["name"], one["version"]) == (pin.name, pin.version)
        assert one["purl"] == f"pkg:pypi/{pin.name}@{pin.version}"
        assert sorted(digest["content"] for digest in one["hashes"]) == sorted(pin.hashes)
        assert one["scope"] == ("required" if pin.name in served else "excluded")
    for package in read_web_lock()[1]:
        if words or not package.development:
            one = components.pop(f"npm:{package.place}@{package.version}")
            assert [digest["content"] for digest in one["hashes"]] == [package.sha512]
            assert one["purl"].startswith("pkg:npm/")
            assert one["licenses"]
    assert components == {}


def test_most_licences_are_known() -> None:
    """Whatever is installed here says its licence, but for very few."""
    components = told()["components"]
    unknown = [one["name"] for one in components if not one.get("licenses")]
    assert set(unknown) <= {"colorama", "tzdata", "resvg-py"}, unknown


def test_it_is_written_to_a_file(tmp_path: Path) -> None:
    """The same text as on stdout; a folder that is not there is named."""
    path = tmp_path / "bom.json"
    assert CliRunner().invoke(main, ["--output", str(path)]).exit_code == 0
    assert json.loads(path.read_text("utf-8")) == told()
    missing = CliRunner().invoke(main, ["--output", str(tmp_path / "none" / "bom.json")])
    assert missing.exit_code == 1
    assert "No such file or directory" in missing.stderr
