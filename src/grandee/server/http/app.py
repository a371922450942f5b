"""The application: routes, sockets and page around one table manager, and what has to be started and ended with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.problem_details import ProblemDetailsConfig, ProblemDetailsPlugin
from litestar.types import ASGIApp

import grandee
from grandee.server.bots.bot_pool import BotPool
from grandee.server.http import (
    account_routes,
    errors,
    notice_routes,
    operator_routes,
    pages,
    play_routes,
    session_routes,
    study_routes,
    table_routes,
)
from grandee.server.http.context import Server
from grandee.server.http.limits import RequestGuard
from grandee.server.http.openapi import Refusals
from grandee.server.http.telemetry import Metrics
from grandee.server.live import socket_routes
from grandee.server.notices.reminders import Reminders
from grandee.server.settings import MOST_BODY, Settings
from grandee.server.storage.store import Store
from grandee.server.tables.manager import TableManager
from grandee.server.tables.scheduler import Scheduler
from grandee.server.tables.warden import Warden

if TYPE_CHECKING:
    from grandee.server.live.broadcast import Broadcast  # needs psycopg, which is there where PostgreSQL is used


def make_broadcast(manager: TableManager) -> Broadcast | None:
    """What connects this worker to others, if its database can have some."""
    if not manager.store.shared:
        return None
    from grandee.server.live.broadcast import Broadcast

    return Broadcast(manager)


def make_app(settings: Settings) -> ASGIApp:
    """The whole application, as an ASGI server runs it."""
    metrics = Metrics()
    store = Store(settings.database, metrics)
    bot_pool = BotPool(settings.bot_processes, settings.bot_limit)
    scheduler = Scheduler(TableManager(store), bot_pool)
    scheduler.manager.own_bots, scheduler.manager.limits = settings.own_bots, settings.limits
    reminders = Reminders(settings, store, scheduler)
    warden = Warden(scheduler.manager)
    server = Server(settings, store, scheduler.manager, metrics, reminders, warden.bars)
    broadcast = make_broadcast(scheduler.manager)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await store.open()
        await server.manager.open()
        await bot_pool.start()
        await reminders.start()
        await scheduler.start()
        await warden.start()
        if broadcast is not None:
            broadcast.start()
        try:
            yield
        finally:
            if broadcast is not None:
                broadcast.close()
            await server.manager.close()
            await scheduler.close()
            await reminders.close()
            await bot_pool.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            table_routes.TABLES,
            session_routes.SESSION,
            play_routes.PLAY,
            study_routes.STUDY,
            account_routes.ACCOUNT,
            notice_routes.NOTICES,
            notice_routes.add_hook,
            notice_routes.end_hook,
            socket_routes.live,
            *operator_routes.HANDLERS,
            *pages.HANDLERS,
        ],
        lifespan=[lifespan],
        request_max_body_size=MOST_BODY,
        plugins=[
            Refusals(),
            ProblemDetailsPlugin(ProblemDetailsConfig(exception_to_problem_detail_map=errors.PROBLEMS)),
        ],
        openapi_config=OpenAPIConfig(
            "Grandee",
            grandee.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return RequestGuard(app, settings, metrics, warden.bars)
