"""Ask the package index for known vulnerabilities of everything that is pinned: python tools/audit.py

The index that pip uses is asked in the form of PyPI's (`/pypi/NAME/VERSION/json`). One that does not answer in it
cannot be asked, which is said and is no fault. A known vulnerability is: then the exit status is 1.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import quote
from urllib.request import urlopen

PINS = Path(__file__).resolve().parent.parent / "constraints.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)
PYPI = "https://pypi.org/simple"
PATIENCE = 10  # seconds for one answer


def pins() -> list[tuple[str, str]]:
    """Every pinned package with its version."""
    return PIN.findall(PINS.read_text("utf-8"))


def index() -> str:
    """Where questions are asked: beside the index that pip is told to use."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"], capture_output=True, text=True, check=False
    )
    simple = os.environ.get("PIP_INDEX_URL") or asked.stdout.strip() or PYPI
    return simple.rstrip("/").removesuffix("/simple") + "/pypi"


def answer(base: str, name: str, version: str) -> list[dict[str, Any]] | None:
    """What is known against one package; nothing at all if the index does not say."""
    try:
        with urlopen(f"{base}/{quote(name)}/{quote(version)}/json", timeout=PATIENCE) as response:
            answer = json.load(response)
    except (URLError, OSError, ValueError):
        return None
    known = answer.get("vulnerabilities") if isinstance(answer, dict) else None
    return known if isinstance(known, list) else None


def findings(base: str) -> Iterator[tuple[str, str, list[dict[str, Any]] | None]]:
    with ThreadPoolExecutor(8) as pool:
        asked = [(name, version, pool.submit(answer, base, name, version)) for name, version in pins()]
        for name, version, found in asked:
            yield name, version, found.result()


def main() -> int:
    silent, bad = 0, 0
    for name, version, found in findings(index()):
        silent += found is None
        for each in found or ():
            if not each.get("withdrawn"):
                bad += 1
                fixed = ", ".join(each.get("fixed_in") or []) or "no version yet"
                print(f"{name} {version}: {each.get('id')}, mended in {fixed}")
    total = len(pins())
    if silent == total:
        print("audit: this package index says nothing about vulnerabilities")
    else:
        print(f"audit: {total - silent} of {total} packages checked, {bad} vulnerabilities known")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
