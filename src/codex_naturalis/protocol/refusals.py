"""Refusals of commands and requests. Clients translate the code, its case and its parameters; the
reason is in English."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Code(StrEnum):
    """All codes of the socket and of REST: first those of the rules, then those of the server."""

    UNREADABLE = "unreadable"
    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    SETUP_NOT_OVER = "setup_not_over"
    SETUP_OVER = "setup_over"
    STARTER_FIRST = "starter_first"
    STARTER_CHOSEN = "starter_chosen"
    OBJECTIVE_CHOSEN = "objective_chosen"
    NOT_OFFERED = "not_offered"
    DRAW_FIRST = "draw_first"
    PLACE_FIRST = "place_first"
    NOT_IN_HAND = "not_in_hand"
    OFF_LATTICE = "off_lattice"
    OCCUPIED = "occupied"
    NOT_ADJACENT = "not_adjacent"
    HIDDEN_CORNER = "hidden_corner"
    COST = "cost"
    DECK_EMPTY = "deck_empty"
    SLOT_EMPTY = "slot_empty"

    BAD_REQUEST = "bad_request"
    TOO_LARGE = "too_large"
    RATE_LIMITED = "rate_limited"
    UNAUTHENTICATED = "unauthenticated"
    WRONG_PASSWORD = "wrong_password"
    SECOND_FACTOR = "second_factor"
    NEEDS_PROOF = "needs_proof"
    NO_SCOPE = "no_scope"
    WRONG_ORIGIN = "wrong_origin"
    FORBIDDEN = "forbidden"
    BANNED = "banned"
    MUTED = "muted"
    ADDRESS_BLOCKED = "address_blocked"
    ALREADY_DECIDED = "already_decided"
    NOT_FOUND = "not_found"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    UNKNOWN_PROTOCOL = "unknown_protocol"
    NAME_TAKEN = "name_taken"
    BAD_NAME = "bad_name"
    BAD_PASSWORD = "bad_password"
    NEEDS_ACCOUNT = "needs_account"
    BAD_SETTINGS = "bad_settings"
    BAD_RECORD = "bad_record"
    STALE = "stale"
    NOT_STARTED = "not_started"
    STARTED = "started"
    NOT_FINISHED = "not_finished"
    NOT_YOUR_SEAT = "not_your_seat"
    SEAT_TAKEN = "seat_taken"
    COLOUR_TAKEN = "colour_taken"
    NOT_CREATOR = "not_creator"
    SENT_AWAY = "sent_away"
    NO_SUCH_BOT = "no_such_bot"
    NO_TAKE_BACK = "no_take_back"
    TOO_LATE = "too_late"
    NO_HINTS = "no_hints"
    NO_SPECTATORS = "no_spectators"
    NOT_AWAY = "not_away"
    LIMIT_REACHED = "limit_reached"
    BUSY = "busy"
    SHUTTING_DOWN = "shutting_down"
    UNAVAILABLE = "unavailable"
    INTERNAL = "internal"


Parameters = dict[str, str | int]


class Detail(Struct, frozen=True):
    """One of several reasons: the rules give all of them (`why_not`)."""

    code: Code
    reason: str


class Refusal(Struct, frozen=True):
    """The body of every refused request over REST."""

    code: Code
    reason: str
    details: tuple[Detail, ...] = ()
    case: str = ""
    """Which of the cases of the code, where it has some: see `protocol/cases.py`."""
    parameters: Parameters = {}
    """What the text of the case is about: numbers, names, a word of the request."""


class Refused(Exception):
    """Raised to refuse a command or request; nothing has changed."""

    def __init__(
        self,
        code: Code,
        reason: str,
        details: tuple[Detail, ...] = (),
        retry_after: float | None = None,
        case: str = "",
        parameters: Parameters | None = None,
    ) -> None:
        self.code = code
        self.reason = reason
        self.details = details
        self.case = case
        self.parameters = parameters or {}
        self.retry_after = retry_after
        """Seconds after which to try again, if known."""
        super().__init__(f"{code}: {reason}")

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.code, self.reason, self.details, self.case, self.parameters)
