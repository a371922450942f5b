"""Which problem an exception becomes that a handler, the framework or the database raises."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar.exceptions import HTTPException, ValidationException

from grandee.core.refusals import BadInput
from grandee.server.http import problems
from grandee.server.http.problems import Problem
from grandee.server.storage.database import DatabaseFault

logger = logging.getLogger("grandee.server")

HUNG_UP = "client disconnected prematurely"  # how the framework calls it, when a body did not come whole


def refused_request(fault: HTTPException) -> Problem:
    """What the framework refuses: malformed JSON, a wrong type, an unknown path, too long a body."""
    if is_without_body(fault):
        return Problem(400, "problem-malformed-type")
    if isinstance(fault, ValidationException) or fault.status_code == 400:
        return Problem(400, "problem-malformed", fault=detail_of(fault))
    known = {404: "problem-no-path", 405: "problem-method", 413: "problem-too-long", 415: "problem-malformed-type"}
    message = known.get(fault.status_code)
    if fault.detail == HUNG_UP:  # nobody reads the answer
        return Problem(408, "problem-slow")
    if message is None:
        logger.error("a request failed", exc_info=fault)
        return Problem(fault.status_code, "problem-failed")
    return Problem(fault.status_code, message)


def unreadable(_fault: Exception) -> Problem:
    """A body that is no text, or is nested without end."""
    return Problem(400, "problem-malformed", fault="JSON")


def is_without_body(fault: HTTPException) -> bool:
    """Whether nothing was sent where something is needed."""
    extra: Any = fault.extra
    return (
        isinstance(extra, list) and bool(extra) and (extra[0].get("key"), extra[0].get("message")) == ("data", "'data'")
    )


def detail_of(fault: HTTPException) -> str:
    """What is wrong, and where, without anything of the machine."""
    extra: Any = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return ", ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra[:3])
    return str(fault.detail)[:200]


def failed_database(fault: DatabaseFault) -> Problem:
    logger.error("the database failed", exc_info=fault)
    return Problem(503, "problem-database")


def failed_request(fault: Exception) -> Problem:
    logger.error("a request failed", exc_info=fault)
    return Problem(500, "problem-failed")


PROBLEMS: dict[type[Exception], Callable[[Any], Problem]] = {
    BadInput: problems.bad_input,
    HTTPException: refused_request,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    DatabaseFault: failed_database,
    Exception: failed_request,
}
