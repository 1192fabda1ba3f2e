"""The cases of the codes that have several reasons, each with the parameters of its text.

A code that is not here has one reason and no parameters. The case "" is a refusal without a case.
A client that does not know a case has the text of the code."""

from __future__ import annotations

from collections.abc import Mapping

from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.notation.headers import RECORD_CASES
from codex_naturalis.protocol.refusals import Code

Cases = Mapping[str, tuple[str, ...]]

_AGAIN = ("seconds",)

CASES: Mapping[Code, Cases] = {
    Code.NOT_YOUR_TURN: {"": (), "chosen": ()},
    Code.BAD_REQUEST: {
        "": (),
        "too_long": ("most",),
        "too_short": ("least",),
        "chat": (),
        "words": (),
        "report": (),
        "network": ("network",),
        "decision": (),
        "label": (),
        "title": (),
        "mail": (),
        "passkey": (),
        "days": ("most",),
    },
    Code.TOO_LARGE: {"": ("kilobytes",)},
    Code.RATE_LIMITED: {
        "": _AGAIN,
        "login": _AGAIN,
        "guest": _AGAIN,
        "register": _AGAIN,
        "create_table": _AGAIN,
        "chat": _AGAIN,
        "hint": _AGAIN,
        "import": _AGAIN,
        "review": _AGAIN,
        "analysis": _AGAIN,
        "report": _AGAIN,
        "recovery": _AGAIN,
        "mail": _AGAIN,
        "export": _AGAIN,
    },
    Code.UNAUTHENTICATED: {"": (), "ended": ()},
    Code.WRONG_PASSWORD: {"": (), "password": (), "code": (), "link": (), "passkey": ()},
    Code.WRONG_ORIGIN: {"": (), "host": ()},
    Code.FORBIDDEN: {
        "token": (),
        "no_stand_in": (),
        "rated_game": (),
        "role": (),
        "rank": (),
        "own_appeal": (),
        "company": (),
        "last_way_in": (),
        "mail": (),
    },
    Code.BANNED: {"until": ("until", "reason"), "for_good": ("reason",)},
    Code.MUTED: {"until": ("until", "reason"), "for_good": ("reason",)},
    Code.ADDRESS_BLOCKED: {"until": ("until",), "for_good": ()},
    Code.ALREADY_DECIDED: {"": (), "reported": (), "appeal": (), "ended": ()},
    Code.NOT_FOUND: {
        "page": (),
        "table": (),
        "game": (),
        "record": (),
        "step": ("steps",),
        "review": (),
        "person": (),
        "token": (),
        "seat": (),
        "drawing": (),
        "exercise": (),
        "analysis": (),
        "line": (),
        "decision": (),
        "session": (),
        "passkey": (),
    },
    Code.BAD_NAME: {
        "length": ("shortest", "longest"),
        "blanks": (),
        "no_letter": (),
        "character": ("character",),
        "accents": (),
        "script": (),
        "reserved": ("name",),
        "seat": (),
        "words": (),
        "taken_away": (),
    },
    Code.BAD_PASSWORD: {"length": ("shortest", "longest"), "name": (), "common": ()},
    Code.NEEDS_ACCOUNT: {"": (), "rated": (), "password": (), "analyses": ()},
    Code.BAD_SETTINGS: {
        "players": ("least", "most"),
        "solo_players": (),
        "solo_refill": (),
        "no_person": (),
        "unknown_bot": ("bot",),
        "rated_tybor": (),
        "rated_bots": (),
        "rated_device": (),
        "rated_stand_in": (),
        "no_bot": (),
        "origin": (),
    },
    Code.BAD_RECORD: {case: ("line", *names) for case, names in RECORD_CASES.items()}
    | {code.value: ("line", "move") for code in ViolationCode},
    Code.STARTED: {"": (), "rematch": ()},
    Code.NOT_YOUR_SEAT: {"": (), "chat": (), "handed": (), "claim": (), "leave": ()},
    Code.SEAT_TAKEN: {"": (), "rated": ()},
    Code.LIMIT_REACHED: {
        "tables": ("most",),
        "tokens": ("most",),
        "watching": ("most",),
        "connections": ("most",),
        "exercises": ("most",),
        "analyses": ("most",),
        "reports": ("most",),
        "blocks": ("most",),
        "passkeys": ("most",),
    },
    Code.TOO_LATE: {"": (), "undo": ("minutes",), "table": ()},
    Code.BUSY: {"": (), "hints": (), "reviews": (), "passwords": (), "guests": ()},
    Code.SHUTTING_DOWN: {"": (), "table": ()},
    Code.UNAVAILABLE: {"": (), "store": (), "hint": (), "review": ()},
}


def cases_of(code: Code) -> Cases:
    return CASES.get(code, {"": ()})
