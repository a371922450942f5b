"""The log of the page: what was taken back is no fact, for nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.kit import ME, House, Visitor

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def test_what_was_taken_back_leaves_the_log_of_all_readers(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made = ada.make("el-grande", [ME, {"kind": "here", "name": "Ben"}], options={"players": 2, "start_seat": "A"})
    eve = arrive(house)
    eve.at_table(made["table"])
    ada.open(f"/t/{made['table']}#{made['keys'][0]['key']}")
    ada.page.wait_for_selector(".decision")
    logs = [reader.page.get_by_role("region", name="Log", exact=True) for reader in (ada, eve)]
    now = ada.sees(made["table"], "A")
    said = {"seat": "A", "version": now["version"], "revision": 0, "move": "play_power 13", "id": "power-13-played"}
    assert ada.context.request.post(f"/api/tables/{made['table']}/moves", data=said).ok
    expect(logs[1]).to_contain_text("Ada 13")
    now = ada.sees(made["table"], "A")
    assert now["cancel"]
    undo = {"seat": "A", "version": now["version"], "id": "power-13-back"}
    assert ada.context.request.post(f"/api/tables/{made['table']}/cancel", data=undo).ok
    expect(logs[1]).to_contain_text("Ada takes a move back.")
    expect(logs[1]).not_to_contain_text("Ada 13")
    eve.page.reload()
    expect(logs[1]).to_contain_text("Round 1")
    expect(logs[1]).not_to_contain_text("Ada 13")
