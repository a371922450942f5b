#!/usr/bin/env python3
"""Set everything up and start it. Needs only Python 3.11 or newer; the first run takes a minute or two.

    python3 run.py play  [arguments of `grandee play`]    a game against bots
    python3 run.py test  [--quick | --long] [pytest …]    every check and test
    python3 run.py build                                  compile the rules again after an edit
    python3 run.py grandee …                              any other command, such as `games` or `bench`

A virtual environment is made in .venv. Without a C compiler the rules stay plain Python: everything works, only slower.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


# -- set-up --------------------------------------------------------------------------------------


def inputs() -> str:
    """A digest of all that decides what is installed and compiled."""
    digest = hashlib.sha256(sys.version.encode())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    files = ["pyproject.toml", "constraints.txt", "hatch_build.py", *project["tool"]["grandee"]["compiled"]]
    for file in files:
        digest.update(file.encode() + (ROOT / file).read_bytes())
    digest.update(os.environ.get("GRANDEE_COMPILE", "").encode())
    return digest.hexdigest()


def set_up(extra: str = "", again: bool = False) -> None:
    """Install the package, editable, with an optional group of dependencies; at once when nothing has changed."""
    stamp = VENV / f".stamp-{extra or 'play'}"
    want = inputs()
    if not again and stamp.exists() and stamp.read_text() == want:
        return
    print("setting up (this takes a minute, the first time only) …", file=sys.stderr, flush=True)
    if not PYTHON.exists() and subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode:
        sys.exit("no virtual environment could be made: on Debian or Ubuntu, apt-get install python3-venv")
    spec = f".[{extra}]" if extra else "."
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if subprocess.run([*pip, "-c", "constraints.txt", "-e", spec], cwd=ROOT, check=False).returncode:
        sys.exit("the set-up failed: see pip's lines above; it needs the package index once")
    for old in VENV.glob(".stamp-*"):
        old.unlink()
    for done in {"play", *extra.split(","), extra} - {""}:
        (VENV / f".stamp-{done}").write_text(want)
    if not compiled():
        why = "as asked" if os.environ.get("GRANDEE_COMPILE") == "0" else "no C compiler was found"
        print(f"the rules run as plain Python ({why}): slower, but complete", file=sys.stderr)


def compiled() -> bool:
    question = "import grandee; print(grandee.compiled)"
    said = subprocess.run([str(PYTHON), "-c", question], capture_output=True, text=True, check=False)
    return said.stdout.strip() == "True"


# -- tests ---------------------------------------------------------------------------------------


def install_postgresql() -> None:
    """Install Debian's PostgreSQL, which tests of the server start for themselves, where that can be done.

    GRANDEE_INSTALL=0 leaves it out. Without it those tests are skipped, but fail where the variable CI is set.
    """
    there = shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    may = os.name == "posix" and os.geteuid() == 0 and os.environ.get("GRANDEE_INSTALL") != "0"
    if there or not may or not shutil.which("apt-get"):
        return
    print(
        "installing Debian's postgresql for the tests (GRANDEE_INSTALL=0 leaves it out) …", file=sys.stderr, flush=True
    )
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "postgresql"]
    for command in (install, ["apt-get", "update", "-q"], install):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0
        if done and command is install:
            return
    print("postgresql could not be installed: its tests are left out", file=sys.stderr)


def test(arguments: list[str]) -> int:
    """Formatting, lint, types, import contracts, rule coverage, then pytest; fails if anything fails."""
    quick, long = "--quick" in arguments, "--long" in arguments
    rest = [argument for argument in arguments if argument not in ("--quick", "--long")]
    set_up("test,ray" if long else "test")
    if not rest or any("server" in argument for argument in rest):
        install_postgresql()
    marks = "not slow and not long" if quick else "" if long else "not long"
    failed: list[str] = []
    steps: list[tuple[str, list[str]]] = [
        ("format", ["-m", "ruff", "format", "--check", "."]),
        ("lint", ["-m", "ruff", "check", "."]),
        ("types", ["-m", "mypy"]),
        ("imports", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
        ("rule coverage", ["tools/rule_coverage.py"]),
        ("tests", ["-m", "pytest", "-n", "2", "-m", marks, *rest]),
    ]
    if os.environ.get("CI"):
        steps.insert(-1, ("audit", ["tools/audit.py"]))
    if rest:
        steps = steps[-1:]
    for name, command in steps:
        start = time.perf_counter()
        print(f"== {name}", flush=True)
        environment = dict(os.environ, GRANDEE_TIER="long" if long else "quick" if quick else "normal")
        if subprocess.run([str(PYTHON), *command], cwd=ROOT, env=environment, check=False).returncode:
            failed.append(name)
        print(f"== {name}: {time.perf_counter() - start:.1f} s", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


# -- play ----------------------------------------------------------------------------------------


def grandee(arguments: list[str], called: str) -> int:
    """The command itself, in place of this process where that is possible: then it alone hears Ctrl-C."""
    set_up()
    command, environment = [str(PYTHON), "-m", "grandee", *arguments], dict(os.environ, GRANDEE_COMMAND=called)
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever runs this may have an older one)
        sys.exit("Python 3.11 or newer is needed")
    verb, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    match verb:
        case "play":
            return grandee(["play", *rest], "python3 run.py")
        case "grandee":
            return grandee(rest, "python3 run.py grandee")
        case "test":
            return test(rest)
        case "build":
            set_up("test" if (VENV / ".stamp-test").exists() else "", again=True)
            return 0
    print(__doc__)
    return 0 if verb in ("", "-h", "--help", "help") else 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
