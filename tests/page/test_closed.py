"""A table that whoever runs the server closes or removes, as those who are there see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grandee.cli.main import main
from tests.page.kit import ME, House, Visitor, bot

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
CLOSED = "Whoever runs this server has closed this table."


def makes(visitor: Visitor, other: dict[str, Any], name: str) -> str:
    body = {"game": "kabale", "options": {"players": 2}, "seats": [ME, other], "terms": {"name": name}}
    return str(visitor.context.request.post("/api/tables", data=body).json()["table"])


def grandee(house: House, *arguments: str) -> None:
    assert main(["tables", *arguments, "--database", str(house.folder / "page.sqlite")]) == 0


def test_a_table_that_is_closed_says_so_to_who_is_there(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    table = makes(ada, bot(), "A quarrel")
    ada.open(f"/t/{table}")
    decision = ada.page.locator("#decision")
    decision.wait_for()
    grandee(house, "close", table)
    expect(decision).to_contain_text(CLOSED)
    expect(decision.get_by_role("button")).to_have_count(0)
    ada.open("/")
    listed = ada.page.get_by_role("listitem").filter(has_text="A quarrel")
    expect(listed).to_contain_text("Closed")
    listed.get_by_role("link").click()
    expect(ada.page.locator("#decision")).to_contain_text(CLOSED)


def test_a_table_that_is_closed_before_it_began_says_so(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    table = makes(ada, {"kind": "open"}, "Nobody came")
    ada.open(f"/t/{table}")
    ada.page.get_by_role("heading", name="Nobody came").wait_for()
    grandee(house, "close", table)
    expect(ada.page.get_by_role("status").filter(has_text=CLOSED)).to_be_visible()
    expect(ada.page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")


def test_a_table_that_is_removed_is_not_waited_for(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.allowed.append("404")
    table = makes(ada, bot(), "Gone soon")
    ada.open(f"/t/{table}")
    ada.page.locator("#decision").wait_for()
    grandee(house, "remove", table)
    expect(ada.page.get_by_text("There is no such table, or it is not open to you.")).to_be_visible()
