"""The plain page: three files without a build, and the words it speaks. It knows no rule: it shows and offers."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Annotated

from fluent.syntax import FluentParser, ast
from litestar import MediaType, Response, get
from litestar.params import FromPath, PathParameter

from grandee.core.words import LANGUAGES, Words
from grandee.games import every_title
from grandee.server import seating
from grandee.server.problems import Problem

PAGE = {"table.js": "text/javascript; charset=utf-8", "table.css": "text/css; charset=utf-8"}
FRESH = {"cache-control": "no-cache"}
Language = Annotated[str, PathParameter(max_length=10)]


@get(["/", "/t/{table_id:str}", "/mail"], media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[str]:
    return Response(page_file("index.html"), media_type=MediaType.HTML, headers=FRESH)


@get("/page/{name:str}", include_in_schema=False)
async def page_part(name: FromPath[str]) -> Response[str]:
    if name not in PAGE:
        raise Problem(404, "problem-no-path")
    return Response(page_file(name), media_type=PAGE[name], headers=FRESH)


@get("/api/words/{lang:str}")
async def words(lang: Language) -> dict[str, str]:
    """What the page says, by message id, with `{name}` where something is put in; games and bots by their names."""
    if lang not in LANGUAGES:
        raise Problem(404, "problem-no-path")
    return page_words(lang)


HANDLERS = [page, page_part, words]


def page_file(name: str) -> str:
    return resources.files("grandee.server").joinpath("page", name).read_text("utf-8")


@lru_cache(maxsize=8)
def page_words(language: str) -> dict[str, str]:
    said = {name: text for name, text in sentences(language).items() if name.startswith("page-")}
    spoken = Words(language)
    for game in every_title():
        said[f"game-{game.id}"] = game.words(language)("game-title")
    for bot in [*seating.offered_bots(), "human"]:
        said[f"player-{bot}"] = spoken(f"player-{bot}") if f"player-{bot}" in spoken else bot
    return said


def sentences(language: str) -> dict[str, str]:
    """All messages of the server, with holes where arguments go."""
    text = resources.files("grandee.server").joinpath("text", f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = "".join(part_said(part) for part in entry.value.elements)
    return found


def part_said(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return part.value
    expression = part.expression
    if isinstance(expression, ast.VariableReference):
        return "{" + expression.id.name + "}"
    return str(getattr(expression, "value", ""))
