"""The page as it was built: its files, what browsers are told about them, and what is there without it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from grandee.core.words import LANGUAGES
from grandee.server.http import pages
from tests.server.kit import ME, Person, bot, problem_of, serving

SCREENS = ("/", "/t/some-table", "/replay", "/replay/x", "/learn/kabale", "/rules/el-grande", "/account", "/mail")
ELSEWHERE = (
    "/assets/none.js",
    "/assets/none",
    "/.stamp",
    "/../settings.py",
    "/..%2Fsettings.py",
    "/assets/..%2f..%2fsettings.py",
    "/%2e%2e/api.py",
    "/t/a.b",
    "/api/nothing",
)
WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def html() -> str:
    assert pages.files(), "the page is not built: python3 run.py build"
    return pages.files()["index.html"].content.decode()


def test_every_screen_is_the_page_with_a_strict_policy(tmp_path: Path, html: str) -> None:
    async def look() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for path in SCREENS:
                page = await ada.http.get(path)
                assert page.status_code == 200
                assert page.text == html
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                assert page.headers["cache-control"] == "no-cache"
                policy = page.headers["content-security-policy"]
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy

    asyncio.run(look())


def test_every_file_is_served_as_what_it_is(tmp_path: Path, html: str) -> None:
    async def look() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for name, file in pages.files().items():
                for accepted in ("gzip, br", "identity"):
                    got = await ada.http.get(f"/{name}", headers={"accept-encoding": accepted})
                    assert got.status_code == 200
                    assert got.content == file.content
                    text = "; charset=utf-8" if file.kind.startswith("text/") else ""
                    assert got.headers["content-type"] == file.kind + text
                    packed = accepted != "identity" and file.packs
                    assert got.headers.get("content-encoding") == ("gzip" if packed else None)
                    assert got.headers.get("vary") == ("accept-encoding" if file.packs else None)
                    lasting = "immutable" in got.headers["cache-control"]
                    assert lasting == name.startswith("assets/")
            for name in re.findall(r'(?:src|href)="/([^"]+)"', html):
                assert name in pages.files()

    asyncio.run(look())


def test_nothing_else_is_served(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for path in ELSEWHERE:
                answer = await ada.http.get(path)
                assert answer.status_code == 404, path
                assert problem_of(answer) == "problem-no-path"

    asyncio.run(look())


def test_a_server_without_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for language in LANGUAGES:
                answer = await ada.http.get("/", headers={"accept-language": language})
                assert answer.status_code == 404
                assert f"lang='{language}'" in answer.text
                assert "grandee play --terminal" in answer.text
            assert (await ada.http.get("/api/games")).status_code == 200

    monkeypatch.setattr(pages, "files", dict)
    asyncio.run(look())


def test_nothing_is_inline(html: str) -> None:
    """The policy would stop it, silently: Svelte sets `style:` and `style={…}` by script, which is allowed."""
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:|https?://", html)
    for path in (WEB / "src").rglob("*.svelte"):
        assert not re.search(r'\sstyle="[^"{]*"', path.read_text("utf-8")), path.name


def test_scripts_ask_to_be_compiled_early_with_their_first_words() -> None:
    scripts = [file for path, file in pages.files().items() if path.startswith("assets/") and path.endswith(".js")]
    assert len(scripts) > 5
    assert all(file.content.startswith(b"//# allFunctionsCalledOnLoad\n") for file in scripts)


def test_a_service_worker_may_have_the_whole_site() -> None:
    assert pages.File("sw.js", b"").headers["service-worker-allowed"] == "/"


def test_the_sentences_of_the_log_come_once_each(tmp_path: Path) -> None:
    """A page asks for what is new since the entry that it was told last."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            lines: list[str] = []
            after = 0
            for _ in range(6):
                told = (await ada.get(f"/tables/{table}/text", seat="A", after=after)).json()
                lines += told["log"]
                after = told["n"]
                if told["moves"]:
                    said = await ada.sees(table, "A")
                    await ada.plays(table, "A", told["moves"][0], said["version"])
                await asyncio.sleep(0.05)
            whole = (await ada.get(f"/tables/{table}/text", seat="A")).json()
            assert whole["log"][: len(lines)] == lines

    asyncio.run(play())
