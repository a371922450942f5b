"""Where Grandee keeps what is yours on this machine: one private folder for tables; and where it is found."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from grandee.core.refusals import BadInput, system_fault

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
PORT = "8000"  # of `grandee serve`, unless another is named


def data_folder() -> Path:
    """The user's data folder: XDG_DATA_HOME or ~/.local/share, on Windows LOCALAPPDATA."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        given = os.environ.get("XDG_DATA_HOME", "")
        base = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    return base / "grandee"


def private_folder() -> Path:
    """The data folder, made if it is not there; nobody else may look into it."""
    folder = data_folder()
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        folder.chmod(PRIVATE_FOLDER)
    except OSError as fault:
        raise BadInput(str(folder), "bad-write", fault=system_fault(fault)) from None
    return folder


def database(given: str | None) -> str:
    """The database that is asked for, or the one in the data folder. A new file is private from its first moment."""
    if given is None:
        given = str(private_folder() / "tables.sqlite")
    if "://" not in given:
        make_private(Path(given))
    return given


def existing_database(given: str | None) -> str:
    """The same, for a command that only reads: a file must be there."""
    given = str(data_folder() / "tables.sqlite") if given is None else given
    file = given.removeprefix("sqlite:///")
    if "://" not in file and not Path(file).is_file():
        raise BadInput(file, "bad-file", fault=os.strerror(2))
    return given


def make_private(file: Path) -> None:
    """Make an empty file that only its owner may read; one that is there already stays as it is."""
    try:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, PRIVATE_FILE))
    except (OSError, ValueError) as fault:
        raise BadInput(str(file), "bad-write", fault=system_fault(fault)) from None
