"""What whoever runs the server can see: figures for Prometheus, and a log of one JSON object a line without secrets."""

from __future__ import annotations

import json
import logging
import os
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.registry import Collector

from grandee.server.storage.database import DatabaseFault

GROUP_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
SECOND_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SOCKET_LINE = '%s - "WebSocket %s"'  # how uvicorn's lines about sockets begin
STANDARD_FIELDS = vars(logging.makeLogRecord({})).keys() | {"message", "asctime", "color_message"}


class OfWorker(Collector):
    """Figures with the worker that they are of, by its process id: each scrape is answered by one of several."""

    def __init__(self, figures: CollectorRegistry) -> None:
        self.figures = figures
        self.worker = {"worker": str(os.getpid())}

    def collect(self) -> Iterator[Metric]:
        for metric in self.figures.collect():
            metric.samples = [sample._replace(labels={**sample.labels, **self.worker}) for sample in metric.samples]
            yield metric


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.exposed = CollectorRegistry(auto_describe=False)
        self.exposed.register(OfWorker(self.registry))
        own = self.registry
        self.requests = Counter("grandee_requests", "Requests answered", ["kind", "status"], registry=own)
        self.seconds = Histogram(
            "grandee_request_seconds", "Time to an answer", ["kind"], buckets=SECOND_BUCKETS, registry=own
        )
        self.limited = Counter(
            "grandee_limited", "Requests refused because they came too often", ["kind"], registry=own
        )
        self.tables = Gauge("grandee_tables", "Tables in memory", registry=own)
        self.sockets = Gauge("grandee_sockets", "Open sockets", registry=own)
        self.moves = Counter("grandee_moves", "Moves taken in", registry=own)
        self.dropped = Counter("grandee_sockets_dropped", "Readers let go because they were too slow", registry=own)
        self.writes = Histogram("grandee_commit_writes", "Writes in one commit", buckets=GROUP_BUCKETS, registry=own)
        self.notices = Counter(
            "grandee_notices",
            "Notices sent, failed for good, or not needed any more",
            ["channel", "what"],
            registry=own,
        )

    def answered(self, kind: str, status: int, seconds: float) -> None:
        self.requests.labels(kind, str(status)).inc()
        self.seconds.labels(kind).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.exposed)


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, from where, what, and what was added to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = describe_fault_for_log(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def describe_fault_for_log(fault: BaseException) -> str:
    """A fault as the log has it: its kind, and where in the code it was.

    What a fault says of itself may have a move or a secret in it, so it is left out. Those of the system and of the
    database are told with the first line, which has none: without it nobody could help.
    """
    before = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    lines = [describe_fault_for_log(before), "then:"] if before is not None else []
    lines += [part.rstrip() for part in traceback.format_tb(fault.__traceback__)]
    detail = str(fault).partition("\n")[0] if isinstance(fault, (OSError, DatabaseFault)) else ""
    return "\n".join([*lines, f"{type(fault).__qualname__}: {detail}".rstrip(": ")])


def without_query(record: logging.LogRecord) -> bool:
    """Keep of a socket's address, as uvicorn logs it, the path: the rest is whatever somebody has sent."""
    if str(record.msg).startswith(SOCKET_LINE) and isinstance(record.args, tuple):
        client, address, *more = record.args
        record.args = (client, str(address).partition("?")[0], *more)
    return True


def log_to_stderr(level: str = "INFO") -> None:
    """Send the log of the server, and of what it stands on, to the standard error stream.

    Of what it stands on nothing below INFO: uvicorn would log the headers of sockets, with the cookie, and every frame.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("grandee").setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(without_query)
    for name in ("alembic", "uvicorn.access", "httpx", "httpcore", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)
