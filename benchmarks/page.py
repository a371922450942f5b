"""The page's figures, in a real Chromium against a real server: how much script there is, how soon the first board is
drawn, how soon the page answers a key, and how much work a scoring is.

    python -m benchmarks.page          all of them, with what they are made of
"""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module, resources
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from grandee.core.options import Value
from grandee.core.rulesets import Ruleset
from grandee.games import OFFERED, first_game, load_game, manifest_of

from .measure import Row, calibration

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

TABLES: dict[str, tuple[str, Ruleset]] = {  # row name: game and ruleset
    f"page.table.{ruleset.id}": (game, ruleset) for game in OFFERED for ruleset in load_game(game).rulesets()
}
BUDGETS = {
    "page.script": ("kB", 240.0),
    **{row: ("kB", manifest_of(game).table_budgets.get(ruleset.id, 110.0)) for row, (game, ruleset) in TABLES.items()},
    "page.first-board": ("s", 1.0),
    "page.input": ("ms", 100.0),
    "page.frame": ("ms", 8.0),
}
PROGRAMS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [  # Debian's build looks up Google's hosts at every start unless told not to
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    *(["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []),  # root has no other way
]
SLOWED = 4  # how much slower than this machine the processor is said to be
VISITS = 5
TRACED = ["devtools.timeline", "toplevel"]
FRAME = "AnimationFrame"
TASK = "ThreadControllerImpl::RunTask"
ASKED_ONCE = """location.protocol.startsWith('http') && ['turns', 'secrets'].forEach((what) => {
  const name = `grandee-confirm-${what}`;
  if (!localStorage.getItem(name)) localStorage.setItem(name, 'off');
})"""  # nothing is asked for once more
SIZE: ViewportSize = {"width": 1440, "height": 900}


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return os.environ.get("CHROMIUM") or next((path for name in PROGRAMS if (path := shutil.which(name))), None)


def installed() -> bool:
    return importlib.util.find_spec("playwright") is not None and chromium() is not None


def ids() -> list[str]:
    return list(BUDGETS)


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    asked = [name for name in BUDGETS if name.startswith(wanted)]
    found = measured(asked) if set(asked) - {"page.script"} else {}
    if "page.script" in asked:
        found["page.script"] = sum(scripts().values()) / 1000
    for name in asked:
        unit, budget = BUDGETS[name]
        yield Row(name, found[name], unit, budget, False, found[name] * calibration())


def scripts() -> dict[str, int]:
    """All scripts of the page with their sizes, compressed: of every screen and every game together."""
    folder = resources.files("grandee.server").joinpath("web", "assets")
    return {file.name: len(gzip.compress(file.read_bytes())) for file in folder.iterdir() if file.name.endswith(".js")}


def measured(asked: list[str]) -> dict[str, float]:
    found: dict[str, float] = {}
    with serving() as url, started() as browser:
        for row in set(TABLES).intersection(asked):
            game, ruleset = TABLES[row]
            found[row] = table_script_bytes(browser, url, game, ruleset.options) / 1000
        if "page.first-board" in asked:
            found["page.first-board"] = statistics.median(first_board(browser, url) for _ in range(VISITS)) / 1000
        if "page.input" in asked:
            found["page.input"] = answered(browser, url)
        if "page.frame" in asked:
            found["page.frame"] = statistics.median(scoring_frames(browser, url))
    return found


@contextmanager
def started() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grandee", "--lang", "en", "serve", "--port", "0"]
        command += ["--database", str(Path(folder, "page.sqlite")), "--log-level", "error"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
            process.terminate()


def slowed(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


def table_at(page: Page, url: str, game: str = "", options: Mapping[str, Value] | None = None) -> str:
    """A new table against bots, of the first game if none is named, for the cookie of this page's browser."""
    bots = [{"kind": "bot", "bot": "page"}] * 3
    chosen = {**(options or {}), "players": 4}
    wanted = {"game": game or first_game(), "options": chosen, "seats": [{"kind": "me", "name": "Ada"}, *bots]}
    made: dict[str, Any] = page.context.request.post(f"{url}/api/tables", data=wanted).json()
    return f"{url}/t/{made['table']}"


# -- what a table loads ------------------------------------------------------------------------------------------------


def table_script_bytes(browser: Browser, url: str, game: str, options: Mapping[str, Value]) -> int:
    """The scripts that a table has loaded, compressed, when it asks for no more."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.goto(table_at(page, url, game, options))
    page.wait_for_selector(".decision .target")
    page.wait_for_load_state("networkidle")
    loaded: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    context.close()
    names = {name.rsplit("/", 1)[-1] for name in loaded}
    return sum(size for name, size in scripts().items() if name in names)


# -- the first board ---------------------------------------------------------------------------------------------------

WATCH = """new MutationObserver((_, watch) => {
  if (!document.querySelector('.board svg path') || !document.querySelector('.decision .prompt')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.drawnAt = performance.now())));
}).observe(document, {childList: true, subtree: true})"""


def first_board(browser: Browser, url: str) -> float:
    """Milliseconds from the first byte asked for to the board on the screen, with nothing in the cache."""
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    address = table_at(page, url)
    slowed(page)
    page.add_init_script(WATCH)
    page.goto(address)
    while not (took := page.evaluate("globalThis.drawnAt ?? 0")):  # the policy forbids functions made from text
        page.wait_for_timeout(20)
    context.close()
    return float(took)


# -- an answer to a key ------------------------------------------------------------------------------------------------

LISTEN = """(globalThis.answers = []) && new PerformanceObserver((list) => {
  const inputs = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'click'];
  for (const each of list.getEntries()) if (inputs.includes(each.name)) globalThis.answers.push(each.duration);
}).observe({type: 'event', durationThreshold: 16, buffered: true})"""


def answered(browser: Browser, url: str, slow: bool = False) -> float:
    """Milliseconds from a key or a click to the next picture, the slowest of a turn, as the browser itself times it."""
    context = browser.new_context(viewport=SIZE)
    context.add_init_script(ASKED_ONCE)
    page = context.new_page()
    page.goto(table_at(page, url))
    page.wait_for_selector(".decision .target")
    if slow:
        slowed(page)
    page.evaluate(LISTEN)
    dice = random.Random(1)
    for turn in range(30):
        page.wait_for_selector(".decision .target:not([disabled])")
        targets = page.locator(".decision .target:not([disabled])")
        count = targets.count()
        if not count:
            continue  # somebody else has acted meanwhile
        if turn % 2:
            page.keyboard.press(str(dice.randrange(min(9, count)) + 1))
        else:
            targets.nth(dice.randrange(count)).click(timeout=5_000)
        page.wait_for_timeout(150)
    found: list[float] = page.evaluate("globalThis.answers")
    context.close()
    return max(found, default=16.0)  # what is faster than 16 ms is not even told


# -- a scoring ---------------------------------------------------------------------------------------------------------


def scoring_frames(browser: Browser, url: str) -> list[float]:
    """Milliseconds of work on the page's main thread for each frame of a general scoring, from the browser's trace."""
    own = load_game(first_game()).package.rpartition(".")[2]
    text, entry = import_module(f".games.{own}", __package__).crowded()
    context = browser.new_context(viewport=SIZE)
    page = context.new_page()
    page.goto(f"{url}/replay")
    page.set_input_files(
        "input[type=file]", {"name": "crowd.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.wait_for_selector("input[type=range]")
    slider = page.locator("input[type=range]")
    slider.evaluate("(it, at) => { it.value = at; it.dispatchEvent(new Event('input', {bubbles: true})) }", entry - 1)
    page.wait_for_timeout(1_000)
    browser.start_tracing(page=page, categories=TRACED)
    page.keyboard.press(".")
    page.wait_for_timeout(8_000)
    trace = json.loads(browser.stop_tracing())
    context.close()
    return frames(trace["traceEvents"])


def frames(events: list[dict[str, Any]]) -> list[float]:
    """The work between one frame of the main thread and the next, for frames in which there was any."""
    threads = {
        (e["pid"], e["tid"]) for e in events if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    busy = dict.fromkeys(threads, 0.0)
    for event in events:
        key = (event.get("pid"), event.get("tid"))
        if key in busy and event.get("name") == TASK:
            busy[key] += event.get("dur", 0)
    main = max(busy, key=lambda key: busy[key])
    own = sorted((e for e in events if (e.get("pid"), e.get("tid")) == main and "ts" in e), key=lambda e: e["ts"])
    starts = [e["ts"] for e in own if e.get("name") == FRAME and e.get("ph") in ("b", "B")]
    tasks = [(e["ts"], e.get("dur", 0)) for e in own if e.get("name") == TASK]
    found, at = [], 0
    for start, end in pairwise(starts):
        work = 0.0
        while at < len(tasks) and tasks[at][0] < end:
            if tasks[at][0] >= start - 1_000:
                work += tasks[at][1]
            at += 1
        found.append(work / 1_000)
    return found


if __name__ == "__main__":
    for name, size in sorted(scripts().items(), key=lambda each: -each[1]):
        print(f"{size / 1000:8.1f} kB  {name}")
    for row in rows(("page",)):
        print(f"{row.id:34} {row.value:8.2f} {row.unit:3} budget {row.budget:6.0f}  {'yes' if row.holds else 'no'}")
    with serving() as at, started() as program:
        print(f"page.input with a processor {SLOWED} times slower: {answered(program, at, slow=True):.0f} ms")
