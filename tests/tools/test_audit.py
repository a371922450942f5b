"""The audit, against an index of our own on loopback."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tools import audit


@contextmanager
def an_index(known: dict[str, object]) -> Iterator[str]:
    """An index that answers with this for every package, or with nothing to read."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            name = self.path.split("/")[2]
            self.wfile.write(json.dumps({"vulnerabilities": known.get(name, [])} if known else "?").encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/simple"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.slow
def test_a_known_vulnerability_is_named_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known: dict[str, object] = {
        "msgspec": [{"id": "X-1", "fixed_in": ["99"]}],
        "rich": [{"id": "X-2", "withdrawn": "so"}],
    }
    with an_index(known) as url:
        monkeypatch.setenv("PIP_INDEX_URL", url)
        assert audit.main() == 1
    said = capsys.readouterr().out
    assert "X-1, mended in 99" in said
    assert "X-2" not in said
    assert f"{len(audit.pins())} of {len(audit.pins())} packages checked, 1 vulnerabilities known" in said


@pytest.mark.slow
def test_an_index_that_says_nothing_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with an_index({}) as url:
        monkeypatch.setenv("PIP_INDEX_URL", url)
        assert audit.main() == 0
    assert "says nothing" in capsys.readouterr().out
