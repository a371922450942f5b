"""The plain page: its files, what the browser may do with them, and its words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from grandee.core.words import LANGUAGES
from grandee.server.pages import page_file, page_words
from tests.server.kit import ME, Person, bot, serving

HTML, SCRIPT, STYLE = page_file("index.html"), page_file("table.js"), page_file("table.css")


def test_the_page_is_served_with_a_strict_policy(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            for path in ("/", "/t/some-table", "/mail"):
                page = await ada.http.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"] == "text/html; charset=utf-8"
                policy = page.headers["content-security-policy"]
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy
            for name in re.findall(r'"(/page/[^"]+)"', HTML):
                part = await ada.http.get(name)
                assert part.status_code == 200
                assert part.headers["content-type"].startswith(("text/css", "text/javascript"))
            assert (await ada.http.get("/page/index.html")).status_code == 404
            assert (await ada.http.get("/page/..%2Fsettings.py")).status_code == 404
            assert (await ada.http.get("/api/words/xx")).status_code == 404
            assert (await ada.http.get("/api/words/pl")).json() == page_words("pl")

    asyncio.run(look())


def test_nothing_is_inline() -> None:
    """The policy would stop it, silently."""
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:", HTML)
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b|\.style\b", SCRIPT)
    assert not re.search(r"https?://", HTML + SCRIPT + STYLE), "everything comes from the own server"


def test_every_element_that_the_script_asks_for_is_there() -> None:
    ids = set(re.findall(r'\bid="([^"]+)"', HTML))
    assert set(re.findall(r'byId\("([^"]+)"\)', SCRIPT)) <= ids
    named = set(re.findall(r"<label[^>]*>", HTML))
    assert named
    assert HTML.count("<label") == HTML.count("</label>")


def test_every_word_of_the_page_is_there_in_every_language() -> None:
    wanted = set(re.findall(r'data-word="([^"]+)"', HTML)) | set(re.findall(r'"(page-[a-z-]+)"', SCRIPT))
    wanted |= {"page-gathering", "page-running", "page-over"}
    for language in LANGUAGES:
        words = page_words(language)
        assert wanted == {name for name in words if name.startswith("page-")}, language
        assert all(words.values())
        assert {"game-el-grande", "game-kabale", "player-knight", "player-human"} <= words.keys()
    holes = {name: sorted(re.findall(r"\{(\w+)\}", text)) for name, text in page_words("en").items()}
    for language in LANGUAGES:
        assert {name: sorted(re.findall(r"\{(\w+)\}", text)) for name, text in page_words(language).items()} == holes
    assert holes["page-game-over"] == ["names", "result"]


def test_the_sentences_of_the_log_come_once_each(tmp_path: Path) -> None:
    """A page asks for what is new since the entry that it was told last."""

    async def play() -> None:
        async with serving(tmp_path) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            lines: list[str] = []
            after = 0
            for _ in range(6):
                told = (await ada.get(f"/tables/{table}/told", seat="A", after=after)).json()
                lines += told["log"]
                after = told["n"]
                if told["moves"]:
                    said = await ada.sees(table, "A")
                    await ada.plays(table, "A", told["moves"][0], said["version"])
                await asyncio.sleep(0.05)
            whole = (await ada.get(f"/tables/{table}/told", seat="A")).json()
            assert whole["log"][: len(lines)] == lines

    asyncio.run(play())
