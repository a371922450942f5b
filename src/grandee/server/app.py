"""The application: routes, sockets and page around one house, and what has to be started and ended with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import grandee
from grandee.server import account_routes, notice_routes, pages, routes, sockets, study_routes
from grandee.server.attendant import Attendant
from grandee.server.document import Refusals
from grandee.server.gate import Gate
from grandee.server.house import House
from grandee.server.observe import Metrics
from grandee.server.reminders import Reminders
from grandee.server.routes import Server
from grandee.server.settings import BODY, Settings
from grandee.server.store import Store
from grandee.server.thinkers import Thinkers

if TYPE_CHECKING:
    from grandee.server.fanout import Fanout  # needs psycopg, which is there where PostgreSQL is used


def fanout_of(house: House) -> Fanout | None:
    """What connects this worker to others, if its database can have some."""
    if not house.store.shared:
        return None
    from grandee.server.fanout import Fanout

    return Fanout(house)


def make_app(settings: Settings) -> ASGIApp:
    """The whole application, as an ASGI server runs it."""
    store, metrics = Store(settings.database), Metrics()
    thinkers = Thinkers(settings.thinkers, settings.bot_limit)
    attendant = Attendant(House(store), thinkers)
    attendant.house.own_bots = settings.own_bots
    reminders = Reminders(settings, store, attendant)
    server = Server(settings, store, attendant.house, metrics, reminders)
    fanout = fanout_of(attendant.house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await store.open()
        await thinkers.start()
        await reminders.start()
        await attendant.start()
        if fanout is not None:
            fanout.start()
        try:
            yield
        finally:
            if fanout is not None:
                fanout.close()
            await server.house.close()
            await attendant.close()
            await reminders.close()
            await thinkers.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            routes.API,
            study_routes.STUDY,
            account_routes.ACCOUNT,
            notice_routes.NOTICES,
            notice_routes.add_hook,
            notice_routes.end_hook,
            sockets.live,
            routes.health,
            routes.ready,
            routes.metrics,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        exception_handlers=routes.HANDLERS,  # type: ignore[arg-type]
        request_max_body_size=BODY,
        plugins=[Refusals()],
        openapi_config=OpenAPIConfig(
            "Grandee",
            grandee.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Gate(app, settings, metrics)
