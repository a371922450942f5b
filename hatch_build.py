"""Build hook: the page from web/, and the rules compiled with mypyc.

`GRANDEE_PAGE=0` leaves the page out. It is built for wheels, for editable installs and for source distributions, unless
it is fresh already, as in a source distribution: then no Node.js is needed. See tools/page.py.

`GRANDEE_COMPILE=0` leaves compiling out, `=1` makes a failure an error; by default a failure, such as a missing C
compiler, is a warning, and the package stays plain Python. Source distributions have no compiled rules. In an editable
install the extension modules lie beside their sources; fresh ones are kept. See tools/compiled.py.

`GRANDEE_BUILD=apart` builds nothing: run.py does all that itself, beside this.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import compiled, page


def is_apart() -> bool:
    return os.environ.get("GRANDEE_BUILD") == "apart"


class Build(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What is needed besides `build-system.requires`: what compiles, and Node.js where the system has none."""
        root = Path(self.root)
        if is_apart():
            return []
        builds = page.is_wanted() and not page.is_fresh(root)
        node = [page.NODE_WHEEL] if builds and not page.has_system_node() else []
        compiles = self.target_name == "wheel" and compiled.is_wanted() and not compiled.is_fresh(root)
        return [*node, *(compiled.requirements(root) if compiles else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_apart():
            return
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
        made = self.compile(root)
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            if version == "standard":
                build_data["force_include"].update({str(p): str(p.relative_to(root / "src")) for p in made})

    def compile(self, root: Path) -> list[Path]:
        """The extension modules, beside their sources; none where that is not wanted or not possible."""
        if not compiled.is_wanted():
            compiled.remove(root)
            return []
        here = os.getcwd()
        os.chdir(root)
        try:
            with compiled.locked(root):
                if not compiled.is_fresh(root):
                    compiled.make_ready(root)
                    compiled.move_ready(root)
        except (Exception, SystemExit) as problem:
            if compiled.is_demanded():
                raise
            compiled.remove(root)
            self.app.display_warning(f"no compiled rules, plain Python instead (slower): {problem}")
        finally:
            os.chdir(here)
        return compiled.in_place(root)
