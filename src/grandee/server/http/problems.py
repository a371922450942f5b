"""How the server refuses: a status, a message id with arguments, the rule behind it, one sentence in any language.

On the wire that is a problem of RFC 9457, as Litestar knows them.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.plugins.problem_details import ProblemDetailsException

from grandee.core.game import Setup
from grandee.core.refusals import BadInput, IllegalMove, Message
from grandee.core.words import LANGUAGES, Words
from grandee.server.api import ProblemDetails, TableView

logger = logging.getLogger("grandee.server")

PACKAGE = "grandee.server"
MEDIA_TYPE = "application/problem+json"
TYPE_PREFIX = "/problems/"  # what the types of all problems begin with; after it comes the id of the message


def language_of(accepted: str, asked: str) -> str:
    """The language of an answer: what is asked for, or the first of the browser's that we speak."""
    for code in [asked, *(part.partition(";")[0].strip() for part in accepted.split(","))]:
        if code[:2].lower() in LANGUAGES:
            return code[:2].lower()
    return "en"


def language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.headers.get("accept-language", ""), request.query_params.get("lang", ""))


class Problem(ProblemDetailsException):
    """Something was refused and nothing was changed."""

    def __init__(self, status: int, message: str, /, **arguments: str) -> None:
        super().__init__(detail=message, status_code=status, headers=retry_after(arguments))
        self.message = message
        self.arguments = arguments
        self.table: TableView | None = None  # as it is now, where the client's was old
        self.rule = ""
        self.packages: tuple[str, ...] = (PACKAGE,)
        self.sentence = Message(message, **arguments)
        self.where = ""

    def render(self, language: str) -> ProblemDetails:
        words = Words(language, self.packages)
        sentence = words.render(self.sentence)
        text = f"{self.where}: {sentence}" if self.where else sentence
        return ProblemDetails(
            type=f"{TYPE_PREFIX}{self.message}",
            title=HTTPStatus(self.status_code).phrase,
            status=self.status_code,
            detail=text,
            rule=self.rule,
            arguments=self.arguments,
            table=self.table,
        )

    def to_response(self, request: Request[Any, Any, Any]) -> Response[Any]:
        details = self.render(language(request))
        return Response(details, status_code=self.status_code, headers=self.headers, media_type=MEDIA_TYPE)


def retry_after(arguments: dict[str, str]) -> dict[str, str]:
    """The header for whoever came too often, from the same seconds that the sentence has."""
    return {"retry-after": arguments["seconds"]} if "seconds" in arguments else {}


def unknown_table() -> Problem:
    """There is no such table, or it is not for whoever asks: the answer is the same."""
    return Problem(404, "problem-no-table")


def broken_table() -> Problem:
    """A table whose log this server cannot read."""
    return Problem(500, "problem-broken")


def too_many() -> Problem:
    """There is no room for one more who listens."""
    return Problem(429, "problem-too-often", seconds="60")


def not_yours() -> Problem:
    """A seat that is not this device's, or does not exist."""
    return Problem(403, "problem-not-your-seat")


def illegal(refused: IllegalMove, setup: Setup) -> Problem:
    """A move that the rules forbid."""
    problem = Problem(422, refused.message, **refused.arguments)
    problem.rule = refused.rule
    problem.packages = (setup.game.package, PACKAGE)
    words = Words("en", problem.packages)
    asked = f"decision-{refused.arguments.get('decision', '')}"
    if asked in words:
        problem.sentence = Message(refused.message, **{**refused.arguments, "decision": Message(asked)})
    return problem


def bad_input(fault: BadInput) -> Problem:
    """What somebody wrote cannot be used."""
    arguments = {name: str(value) for name, value in fault.message.arguments.items() if not isinstance(value, Message)}
    problem = Problem(422, fault.message.message, **arguments)
    problem.rule = fault.rule
    problem.sentence = fault.message
    problem.where = fault.where
    problem.packages = (*fault.packages, PACKAGE)
    return problem


@contextmanager
def refusing_unreadable(table_id: str, n: int = 0) -> Iterator[None]:
    """What is read from the log of a table must make sense to this version of the server.

    If it does not, a reader is told so and an operator where, and neither in the words of the fault: they may have
    moves in them that nobody is to know.
    """
    try:
        yield
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        about = {"table": table_id, "entry": n, "reason": type(fault).__name__, "where": where}
        logger.error("a table cannot be read", extra=about)
        raise broken_table() from None
