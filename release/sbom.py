"""What a release consists of, as CycloneDX 1.6 in JSON (a software bill of materials): the Python
packages of a server, as requirements-server.lock pins them, and the parts of the pages. With
--development also the tools that build and test it, marked as `excluded`. The same locks give the
same text.

    ./codex sbom --output codex-naturalis.cdx.json
    ./codex sbom --development
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from uuid import NAMESPACE_URL, UUID, uuid5

import click
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentScope, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from codex_naturalis import __version__
from release.licences import licence_of, licences
from release.lock import EVERYTHING, SERVER, Pin, read_lock
from release.web_lock import PACKAGES, WebPackage, read_web_lock

PROJECT = "codex-naturalis"
PAGES = "codex-naturalis-web"


def python_component(pin: Pin, scope: ComponentScope) -> Component:
    return Component(
        name=pin.name,
        version=pin.version,
        bom_ref=f"pypi:{pin.name}@{pin.version}",
        scope=scope,
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=one) for one in pin.hashes],
        licenses=licences(licence_of(pin.name)),
        purl=PackageURL("pypi", None, pin.name, pin.version),
    )


def web_component(package: WebPackage) -> Component:
    group, _, name = package.name.rpartition("/")
    return Component(
        name=name,
        group=group or None,
        version=package.version,
        bom_ref=f"npm:{package.place}@{package.version}",
        scope=ComponentScope.EXCLUDED if package.development else ComponentScope.REQUIRED,
        hashes=[HashType(alg=HashAlgorithm.SHA_512, content=package.sha512)],
        licenses=licences(package.licence),
        purl=PackageURL("npm", group or None, name, package.version),
    )


def bill(development: bool) -> Bom:
    """All components, and who depends on whom."""
    itself = Component(
        name=PROJECT,
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref=PROJECT,
        licenses=licences("MIT"),
        purl=PackageURL("pypi", None, PROJECT, __version__),
    )
    pages = Component(
        name=PAGES,
        version=__version__,
        type=ComponentType.APPLICATION,
        bom_ref=PAGES,
        licenses=licences("MIT"),
    )
    bom = Bom(metadata=BomMetaData(component=itself), serial_number=serial_number(development))
    bom.components.add(pages)
    bom.register_dependency(itself, [pages])
    _add_python(bom, itself, development)
    _add_web(bom, pages, development)
    return bom


def serial_number(development: bool) -> UUID:
    """Of these very locks."""
    digest = sha256(f"{__version__} {development}".encode())
    for lock in (SERVER, EVERYTHING, PACKAGES):
        digest.update(lock.read_bytes())
    return uuid5(NAMESPACE_URL, digest.hexdigest())


def _add_python(bom: Bom, itself: Component, development: bool) -> None:
    on_the_server = {(pin.name, pin.version) for pin in read_lock(SERVER)}
    pins = read_lock(EVERYTHING if development else SERVER)
    made: dict[str, list[Component]] = {PROJECT: [itself]}
    for pin in pins:
        served = (pin.name, pin.version) in on_the_server
        scope = ComponentScope.REQUIRED if served else ComponentScope.EXCLUDED
        made.setdefault(pin.name, []).append(python_component(pin, scope))
    _join(bom, made, {pin.name: pin.wanted_by for pin in pins})


def _join(
    bom: Bom, made: Mapping[str, list[Component]], wanted_by: Mapping[str, Iterable[str]]
) -> None:
    for name, users in wanted_by.items():
        for component in made[name]:
            bom.components.add(component)
            bom.register_dependency(component)
        for user in users:
            for one in made[user]:
                bom.register_dependency(one, made[name])


def _add_web(bom: Bom, pages: Component, development: bool) -> None:
    direct, packages = read_web_lock()
    shown = [one for one in packages if development or not one.development]
    made = {one.place: web_component(one) for one in shown}
    bom.register_dependency(pages, [made[place] for place in direct if place in made])
    for one in shown:
        bom.components.add(made[one.place])
        wanted = [made[place] for place in one.wants if place in made]
        bom.register_dependency(made[one.place], wanted)


def written(bom: Bom) -> str:
    told = json.loads(JsonV1Dot6(bom).output_as_string())
    # When it was written says nothing, and would make each text another one.
    del told["metadata"]["timestamp"]
    return json.dumps(told, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


@click.command(
    help="\b\n" + (__doc__ or "").partition("\n\n")[0],
    epilog="\b\nExamples:\n  ./codex sbom --output codex-naturalis.cdx.json"
    "\n  ./codex sbom --development",
)
@click.option("--development", is_flag=True, help="Also what builds and tests it.")
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Else to stdout.")
def main(development: bool, output: Path | None) -> None:
    text = written(bill(development))
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, "utf-8")
    except OSError as error:
        raise click.ClickException(f"{output}: {error.strerror}") from None
    components = len(json.loads(text)["components"])
    click.echo(f"{components} components are in {output}.", err=True)


if __name__ == "__main__":
    main(prog_name="./codex sbom")
