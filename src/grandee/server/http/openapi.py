"""The OpenAPI document: every route says how it may refuse, in one place."""

from __future__ import annotations

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from grandee.server.api import ProblemDetails
from grandee.server.http.problems import MEDIA_TYPE

STATUSES = {
    400: "The request cannot be read.",
    403: "This device, or this page, may not do it.",
    404: "There is no such thing, or not for this device.",
    405: "This cannot be done here.",
    408: "The request came too slowly.",
    409: "The table has moved on, or is not in a state for this.",
    413: "The request is too long.",
    415: "The request is not JSON.",
    422: "What was asked for breaks a rule or cannot be used.",
    429: "Too many requests.",
    431: "Too many headers, or too long ones.",
    500: "The server failed, or cannot read the table.",
    503: "The database does not answer, or the server is full.",
}
REFUSALS = {
    status: ResponseSpec(ProblemDetails, generate_examples=False, description=description, media_type=MEDIA_TYPE)
    for status, description in STATUSES.items()
}


class Refusals(ReceiveRoutePlugin):
    """Adds the refusals to every route of the document."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if isinstance(handler, HTTPRouteHandler):
                    handler.responses = {**REFUSALS, **(handler.responses or {})}
