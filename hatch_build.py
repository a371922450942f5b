"""Build hook: the page from web/, and the rules compiled with mypyc.

`GRANDEE_PAGE=0` leaves the page out. It is built for wheels, for editable installs and for source distributions, unless
it is fresh already, as in a source distribution: then no Node.js is needed. See tools/page.py.

`GRANDEE_COMPILE=0` leaves compiling out, `=1` makes a failure an error; by default a failure, such as a missing C
compiler, is a warning, and the package stays plain Python. Source distributions have no compiled rules. In an editable
install the extension modules lie beside their sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import page

GROUP = "grandee"
STAMP = "src/grandee/_build.json"


class Build(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What is needed besides `build-system.requires`: Node.js, where the system has none and the page is stale."""
        builds = page.is_wanted() and not page.is_fresh(Path(self.root))
        return [page.NODE_WHEEL] if builds and not page.has_system_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        self.build_page(root)
        if self.target_name == "wheel":
            self.add_compiled(root, version, build_data)

    def build_page(self, root: Path) -> None:
        if not page.is_wanted():
            page.remove(root)
            return
        try:
            warning = page.build(root)
        except page.Failed as problem:
            sys.exit(str(problem))
        if warning:
            self.app.display_warning(warning)

    def add_compiled(self, root: Path, version: str, build_data: dict[str, Any]) -> None:
        sources = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["grandee"]["compiled"]
        made = self.compile(root, sources)
        stamp = {source: digest(root / source) for source in sources} if made else {}
        (root / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", "utf-8")
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            if version == "standard":
                build_data["force_include"].update({str(p): str(p.relative_to(root / "src")) for p in made})

    def compile(self, root: Path, sources: list[str]) -> list[Path]:
        """The extension modules made, beside their sources; none where that is not wanted or not possible."""
        want = os.environ.get("GRANDEE_COMPILE", "auto")
        remove(root)
        if want == "0":
            return []
        here = os.getcwd()
        os.chdir(root)
        try:
            compile_in_place(sources)
        except (Exception, SystemExit) as problem:
            if want == "1":
                raise
            remove(root)
            self.app.display_warning(f"no compiled rules, plain Python instead (slower): {problem}")
            return []
        finally:
            os.chdir(here)
        return libraries(root)


def compile_in_place(sources: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["MYPYPATH"] = "src"
    extensions = mypycify(
        [
            "--config-file=",
            "--strict",
            "--explicit-package-bases",
            "--follow-imports=silent",  # what stays plain Python is checked by the tests, not by a user's build
            "--ignore-missing-imports",
            *sources,
        ],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir="build/mypyc",
    )
    for extension in extensions:
        if sys.platform != "win32":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions, "package_dir": {"": "src"}}))
    command.inplace = True
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()


def libraries(root: Path) -> list[Path]:
    return sorted(p for ending in ("*.so", "*.pyd") for p in (root / "src").rglob(ending))


def remove(root: Path) -> None:
    for old in libraries(root):
        old.unlink()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
