"""The licences of Python packages, as the installed ones say themselves."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.license import License

_PREFIX = "License :: OSI Approved :: "
_LONGEST = 60
"""Some have the whole text in the field of the name."""

NAMED = {
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""Names that mean one licence. `BSD License` may be one of several."""


@cache
def licence_of(name: str) -> str:
    """Empty if it is not known here: the package says none, or is for another platform."""
    try:
        told = distribution(name).metadata
    except PackageNotFoundError:
        return ""
    (expression,) = told.get_all("License-Expression") or [""]
    if expression:
        return str(expression)
    text = str(next(iter(told.get_all("License") or ()), ""))
    first = text.partition("\n")[0].strip()
    if first in NAMED:
        return NAMED[first]
    if _is_known(text):
        return text
    classified = [
        NAMED[one.removeprefix(_PREFIX)]
        for one in told.get_all("Classifier") or []
        if one.removeprefix(_PREFIX) in NAMED
    ]
    if classified:
        return " OR ".join(sorted(classified))
    return text if len(text) < _LONGEST else ""


def licences(text: str) -> Iterable[License]:
    """As CycloneDX has them: an SPDX id or expression if it is one, else a name."""
    return [LicenseFactory().make_from_string(text)] if text else []


def _is_known(text: str) -> bool:
    made = LicenseFactory().make_from_string(text) if text else None
    return made is not None and not getattr(made, "name", None)
