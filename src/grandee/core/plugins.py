"""What other packages add: their entry points, looked up once for each group, because that reads the disk."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, such as the games or the bots of somebody else's."""
    return {entry.name: entry for entry in entry_points(group=group)}
