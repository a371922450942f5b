"""Opponents whose moves the test makes: at such a table nothing happens while the test looks elsewhere."""

from __future__ import annotations

import random
from typing import Any

from tests.page.kit import House
from tests.page.screens import Api

NAMES = ("Ben", "Cleo", "Dana", "Emil")


class Opponents:
    """Those who sit at the open seats of a table, without a page; whatever they are asked, they choose by lot."""

    def __init__(self, house: House, made: dict[str, Any], number: int, seed: int) -> None:
        self.table, self.dice = made["table"], random.Random(seed)
        self.players: dict[str, Api] = {}  # by seat
        for name in NAMES[:number]:
            player = Api(house)
            joined = player.asks(f"/tables/{self.table}/join", {"name": name, "invitation": made["invitation"]})
            self.players[joined["seat"]] = player

    def sees(self, seat: str) -> dict[str, Any]:
        """The table as one of them sees it."""
        return dict(self.players[seat].asks(f"/tables/{self.table}?seat={seat}")["table"])

    def last_entry(self) -> int:
        """The number of the last thing that has happened at the table."""
        return int(self.sees(next(iter(self.players)))["n"])

    def move(self) -> bool:
        """One move of one of them, if any of them is asked and has not chosen."""
        for seat, player in self.players.items():
            now = self.sees(seat)
            if now["moves"] and not now["chosen"]:
                player.play(now, self.dice.choice(now["moves"]))
                return True
        return False
