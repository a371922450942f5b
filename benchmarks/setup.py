"""How long it takes until somebody plays: from a fresh clone, and from a wheel. With warm caches of pip and npm.

python -m benchmarks.setup          both, with processor seconds and the load of the machine
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from .command import play_once
from .measure import Row, calibration

ROOT = Path(__file__).resolve().parent.parent
CORES = 2
BUDGETS = {"setup.first": 60.0, "setup.wheel": 15.0}
PYTHON = "bin/python"


def installed() -> bool:
    """Whether this is a checkout, on a system with terminals."""
    return os.name == "posix" and (ROOT / ".git").exists() and shutil.which("git") is not None


def ids() -> list[str]:
    return list(BUDGETS)


def rows(wanted: tuple[str, ...]) -> Iterator[Row]:
    asked = [name for name in BUDGETS if name.startswith(wanted)]
    if not asked:
        return
    with TemporaryDirectory() as folder, on_two_cores():
        clone = cloned(Path(folder, "clone"))
        for name in asked:
            seconds = first_start(clone) if name == "setup.first" else from_wheel(clone, Path(folder))
            yield Row(name, seconds, "s", BUDGETS[name], False, seconds * 1e6 * calibration())


@contextmanager
def on_two_cores() -> Iterator[None]:
    """What is started here uses two cores of this machine, where the system can keep it to them."""
    if sys.platform != "linux":
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:CORES])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cloned(target: Path) -> Path:
    """The files of this checkout as they are now, without all that is made from them."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in names:
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def clean_environment() -> dict[str, str]:
    """The environment of somebody who has set nothing: what this process was started with is not theirs."""
    own = ("GRANDEE_", "PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME")
    return {name: value for name, value in os.environ.items() if not name.startswith(own)}


def first_start(clone: Path) -> float:
    """Seconds from `run.py play` in a fresh clone to the page and the view of the own seat."""
    with TemporaryDirectory() as data:
        try:
            return play_once(data, [base_python(), "run.py", "play"], clone, clean_environment())
        finally:
            end_compiler(clone)


def from_wheel(clone: Path, folder: Path) -> float:
    """Seconds from `pip install WHEEL` in an empty virtual environment to the same; the wheel has been built before."""
    subprocess.run(
        [base_python(), "run.py", "wheel"], cwd=clone, env=clean_environment(), check=True, stdout=sys.stderr
    )
    wheel = next((clone / "dist").glob("*.whl"))
    empty = folder / "empty"
    subprocess.run([base_python(), "-m", "venv", str(empty)], check=True)
    with TemporaryDirectory() as data:
        start = time.perf_counter()
        pip = [str(empty / PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        pins = ["-c", str(clone / "constraints.txt")]
        subprocess.run([*pip, *pins, str(wheel)], cwd=folder, env=clean_environment(), check=True, stdout=sys.stderr)
        play_once(data, [str(empty / PYTHON), "-m", "grandee", "play"], folder, clean_environment())
        return time.perf_counter() - start


def base_python() -> str:
    """The Python that virtual environments are made of."""
    return str(getattr(sys, "_base_executable", sys.executable))


def end_compiler(clone: Path) -> None:
    """End the compiler that works behind the game: its time is not measured, and its folder goes."""
    with suppress(OSError, ValueError):
        group = int((clone / "build/rules/lock").read_text("utf-8"))
        os.killpg(group, signal.SIGTERM)
        for _ in range(50):  # until its folder is nobody's
            os.killpg(group, 0)
            time.sleep(0.1)


if __name__ == "__main__":
    for row in rows(("",)):
        print(f"{row.id:12} {row.value:6.1f} s, budget {row.budget:3.0f}  {'yes' if row.holds else 'no'}")
        print(f"{'':12} load {os.getloadavg()[0]:.1f}; processor seconds of all so far {sum(os.times()[2:4]):.1f}")
