"""The page, as it was built from web/: files that are read once and kept in memory."""

from __future__ import annotations

import gzip
from functools import cache, cached_property
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from grandee.core.words import Words
from grandee.server.http.problems import Problem, language

INDEX = "index.html"
MEDIA_TYPES = {  # by ending; what is not here is not served, and text gets its charset from Litestar
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
ALREADY_PACKED = (".ico", ".png", ".webp", ".woff", ".woff2")  # that get no smaller
FRESH = {"cache-control": "no-cache"}
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}  # a name in assets/ changes with its content
MISSING_PAGE_HTML = (
    "<!doctype html>\n<html lang='{language}'>\n<meta charset='utf-8'>\n<title>Grandee</title>\n<p>{sentence}</p>\n"
)


class File:
    """One file of the page. It has no secrets, so that it may be compressed."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        ending = PurePosixPath(name).suffix
        self.packs = ending not in ALREADY_PACKED
        self.headers = {
            **(FOR_EVER if name.startswith("assets/") else FRESH),
            **({"vary": "accept-encoding"} if self.packs else {}),
            **({"service-worker-allowed": "/"} if name == "sw.js" else {}),
        }
        self.kind = MEDIA_TYPES[ending]

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, accepted: str) -> Response[bytes]:
        if self.packs and "gzip" in accepted:
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.content, media_type=self.kind, headers=self.headers)


@cache
def files() -> dict[str, File]:
    """Every file of the page by its path; none where the package was built without it."""
    folder = resources.files("grandee.server").joinpath("web")
    return dict(files_in(folder, "")) if folder.is_dir() else {}


def files_in(folder: Traversable, above: str) -> list[tuple[str, File]]:
    found = []
    for entry in folder.iterdir():
        name = above + entry.name
        if entry.is_dir():
            found += files_in(entry, f"{name}/")
        elif PurePosixPath(name).suffix in MEDIA_TYPES:
            found.append((name, File(name, entry.read_bytes())))
    return found


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the page, or for an address of a screen the page itself, which knows what to show there."""
    name = path.strip("/")
    known = files()
    if name not in known and ("." in name or name.startswith("assets/")):
        raise Problem(404, "problem-no-path")
    file = known.get(name) or known.get(INDEX)
    return missing(request) if file is None else file.answer(request.headers.get("accept-encoding", ""))


def missing(request: Request[Any, Any, Any]) -> Response[str]:
    """What somebody reads who opens a server that was installed without the page."""
    code = language(request)
    sentence = Words(code, ("grandee.server",))("page-missing")
    html = MISSING_PAGE_HTML.format(language=code, sentence=escape(sentence))
    return Response(html, status_code=404, media_type=MediaType.HTML, headers=FRESH)


HANDLERS = [page]
