"""Tools for tests in a real browser: a server that is a process of its own, and visitors with a window each."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from benchmarks.page import ASKED_ONCE
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Response,
    Route,
    ViewportSize,
    WebSocket,
)

from tests.page.unkind import IS_PAGE_SLOW, Detour, slow_down

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
ME = {"kind": "me", "name": "Ada"}
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
LOADED = """() => performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)
  .filter((name) => name.startsWith('/assets/'))"""
RAW = re.compile(r"\[object \w+|\bundefined\b|\bNaN\b|\bnull\b|\b(?:card|area|goal|event|text|lesson|choice)-[a-z]\w*")
PATIENCE = 60_000  # milliseconds: a browser itself waits 20 seconds for a file that it was asked for twice
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


def bot(level: str = "page") -> dict[str, str]:
    return {"kind": "bot", "bot": level}


def until(done: Callable[[], object], what: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, f"in {seconds} s not seen: {what}"
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class House:
    """A server on a port of its own, which can be stopped, killed and started again."""

    folder: Path
    port: int = 0
    process: subprocess.Popen[bytes] | None = None
    detour: Detour | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.port = self.port or free_port()
        own = free_port() if IS_PAGE_SLOW else self.port
        command = [sys.executable, "-m", "tests.page.serving", str(self.folder / "page.sqlite"), str(own)]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        self.detour = Detour(self.port, own) if IS_PAGE_SLOW else None
        until(self.answers, "the server")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "server.log").read_text("utf-8")
        try:
            with urlopen(f"{self.url}/ready", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def wait_for_reader(self) -> None:
        """Wait for the process that reads decks and records: on a busy machine it stands back for long."""
        said = json.dumps({"record": "no game", "seat": ""}).encode()
        with suppress(HTTPError):  # it is no game, and that is said by who has read it
            urlopen(Request(f"{self.url}/api/frames", said, {"content-type": "application/json"}), timeout=80)

    def stop(self, sign: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(20)
            self.process = None
        if self.detour is not None:
            self.detour.close()
            self.detour = None


@dataclass
class Visitor:
    """Somebody with a browser window. What goes wrong in the page is collected, and so is all that it is told."""

    house: House
    context: BrowserContext
    page: Page
    faults: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)  # requests to anywhere else
    heard: list[str] = field(default_factory=list)  # messages of sockets
    answers: list[Response] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)  # faults that a test expects, as patterns

    @classmethod
    def arrive(cls, browser: Browser, house: House, confirms: bool = False, **look: Any) -> Visitor:
        """Somebody who is asked nothing twice, unless that is what a test is about."""
        look.setdefault("viewport", DESKTOP)
        look.setdefault("locale", "en-GB")
        look.setdefault("reduced_motion", "reduce")
        look.setdefault("service_workers", "block")
        context = browser.new_context(base_url=house.url, **look)
        context.set_default_timeout(PATIENCE)
        if not confirms:
            context.add_init_script(ASKED_ONCE)
        visitor = cls(house, context, context.new_page())
        visitor.listen(visitor.page)
        return visitor

    def listen(self, page: Page) -> None:
        slow_down(self.context, page)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda said: self.faults.append(wrong(said)) if said.type == "error" else None)
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((self.house.url, "data:")) else self.outside.append(asked.url),
        )
        page.on("websocket", self.hear)
        page.on("response", self.read)

    def hear(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def read(self, answer: Response) -> None:
        if "/api/" in answer.url and "json" in answer.headers.get("content-type", ""):
            self.answers.append(answer)

    def told(self) -> list[str]:
        """All that the page was told so far, over its socket and over HTTP."""
        bodies = []
        for answer in self.answers:
            with suppress(Error):  # a page that has been left takes its answers along
                bodies.append(answer.text())
        return [*self.heard, *bodies]

    def tables(self) -> list[dict[str, Any]]:
        """Every table that the page was told over its socket."""
        return [message["table"] for message in map(json.loads, self.heard) if "table" in message]

    def until(self, done: Callable[[], object], what: str, seconds: float = 60) -> None:
        """Wait for what the browser tells: its events come in while it is spoken with, and in no sleep."""
        until(lambda: done() or self.page.evaluate("0"), what, seconds)

    def drawn(self) -> None:
        """Wait until what has just changed is drawn, and what follows from that."""
        self.page.evaluate(DRAWN)

    def holds(self, address: str) -> list[Route]:
        """From now on what the page asks for at such an address waits."""
        waiting: list[Route] = []

        def hold(route: Route) -> None:
            waiting.append(route)

        self.page.route(re.compile(address), hold)
        return waiting

    def kept(self) -> list[str]:
        """The paths of what the service worker has kept."""
        return list(self.page.evaluate(KEPT))

    def until_kept(self) -> list[str]:
        """Wait until the service worker has every file that the page has loaded; those files."""
        loaded = list(self.page.evaluate(LOADED))
        until(lambda: set(loaded) <= set(self.kept()), "all files of the page are kept")
        return loaded

    def leave(self) -> None:
        self.context.close()

    # -- tables ---------------------------------------------------------------------------------------------------

    def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table of this visitor's, made without the page."""
        answer = self.context.request.post("/api/tables", data={"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.text()
        return dict(answer.json())

    def sees(self, table: str, seat: str = "") -> dict[str, Any]:
        return dict(self.context.request.get(f"/api/tables/{table}?seat={seat}").json()["table"])

    def open(self, path: str) -> None:
        self.page.goto(path)

    def at_table(self, table: str) -> None:
        """Open a table's page and wait until it is drawn."""
        self.open(f"/t/{table}")
        self.page.wait_for_selector(".decision")

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Locator:
        return self.page.locator(".decision")

    def missing_words(self) -> list[str]:
        return list(self.page.evaluate("[...(globalThis.grandeeMissing ?? [])]"))

    def unworded(self) -> list[str]:
        """What stands on this screen, or is spoken on it, and is no word of any language."""
        said = self.page.evaluate(SAID)
        return sorted({each for text in said for each in RAW.findall(text)})

    def shot(self, name: str) -> None:
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def axe(self, *rules: str) -> list[str]:
        """What the accessibility checker finds on this screen, by all of its rules or by these."""
        if not self.page.evaluate("typeof axe !== 'undefined'"):
            self.page.evaluate(AXE.read_text("utf-8"))
        wanted = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)
        return [
            f"{fault['id']}: {fault['help']} ({', '.join(' '.join(node['target']) for node in fault['nodes'][:5])})"
            for fault in found["violations"]
        ]

    def overflow(self) -> list[str]:
        """Whether the page scrolls sideways, and which texts are cut off inside their boxes."""
        return list(self.page.evaluate(OVERFLOW))

    def out_of_reach(self) -> list[str]:
        """What may scroll, now or with a longer text, and cannot be scrolled by keys."""
        self.page.evaluate(GROW)
        try:
            return self.axe("scrollable-region-focusable")
        finally:
            self.page.evaluate("document.querySelectorAll('[data-grown]').forEach((grown) => grown.remove())")

    def fine(self) -> None:
        """Nothing has gone wrong so far."""
        faults = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.allowed)]
        assert faults == []
        assert self.outside == []
        assert self.missing_words() == []


def wrong(said: ConsoleMessage) -> str:
    """What a browser complains of, and about which address."""
    return f"{said.text} {said.location.get('url', '')}".strip()


SAID = """() => {
  const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const inside = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())];
  return [
    document.title,
    document.body.textContent,
    ...inside.flatMap((each) => spoken.map((name) => each.getAttribute(name) ?? '')),
  ];
}"""
# Everything that scrolls gets more than fits into it: in a test that would be up to the texts of the day.
GROW = """() => {
  for (const box of document.querySelectorAll('body *')) {
    const {overflowX, overflowY, pointerEvents} = getComputedStyle(box);
    const scrolls = [overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each));
    if (!scrolls || pointerEvents === 'none' || !box.checkVisibility() || box.matches('textarea, select')) continue;
    const grown = document.createElement('span');
    grown.dataset.grown = '';
    grown.textContent = 'more';
    const [wide, high] = [box.clientWidth + 50, overflowY === 'hidden' ? 1 : box.clientHeight + 50];
    grown.style.cssText = `display: block; flex: none; width: ${wide}px; height: ${high}px`;
    box.insertBefore(grown, box.lastElementChild);
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
}"""
OVERFLOW = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`page: ${root.scrollWidth} > ${root.clientWidth}`);
  const boxes = 'button, a.btn, .tag, h1, h2, h3, .prompt, .card, label, dt, dd, th, td';
  for (const box of document.querySelectorAll(boxes)) {
    if (!box.checkVisibility() || box.closest('.vh, .skip')) continue;
    const style = getComputedStyle(box);
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    if (clips && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)) {
      if (!['auto', 'scroll'].includes(style.overflowX) && !['auto', 'scroll'].includes(style.overflowY)) {
        found.push(`${box.tagName.toLowerCase()}.${box.className} cuts off “${box.textContent.trim().slice(0, 40)}”`);
      }
    } else if (!clips && box.scrollWidth > box.clientWidth + 2 && box.clientWidth > 0) {
      found.push(`${box.tagName.toLowerCase()}.${box.className} overflows “${box.textContent.trim().slice(0, 40)}”`);
    }
  }
  return found;
}"""
