"""Why something was refused."""

from __future__ import annotations

from grandee.server.api.base import Response
from grandee.server.api.play import TableView


class ProblemDetails(Response):
    """Why something was refused, as RFC 9457 has it (`application/problem+json`); the rule and the rest are our own."""

    type: str  # `/problems/` and the id of a message
    title: str  # what the status is called
    status: int
    detail: str  # the message as a sentence
    rule: str = ""
    arguments: dict[str, str] = {}
    table: TableView | None = None  # as it is now, where the client's was old
