"""The account page says how things stand: without an account, logged in, logged out here or from elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.kit import House, Visitor

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
PASSWORD = "correct horse battery"


def made(visitor: Visitor) -> str:
    """An account with a password, made without the page; its name."""
    name = f"Ada {secrets.token_hex(4)}"
    answer = visitor.context.request.post("/api/account/password/new", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()
    return name


def says(page: Page, *, logged_in: str = "", why: str = "") -> None:
    """Either whose account this is, or how to log in, and in that case perhaps why one has to."""
    if logged_in:
        expect(page.get_by_role("heading", name=f"Logged in as {logged_in}")).to_be_visible()
        expect(page.get_by_role("heading", name="Log in", exact=True)).to_have_count(0)
    else:
        expect(page.get_by_role("heading", name="Log in", exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name="Logged in as")).to_have_count(0)
    expect(page.locator("main > [role=status]")).to_have_text(why)
    expect(page.get_by_text("not known here")).to_have_count(0)


def test_who_never_had_an_account_is_offered_one(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    ada.open("/account")
    says(ada.page)


def test_who_is_logged_in_reads_that_and_what_logging_out_would_do(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    name = made(ada)
    ada.open("/account")
    says(ada.page, logged_in=name)
    expect(ada.page.get_by_text("If you log out, this browser has no seats any more.")).to_be_visible()


def test_who_logs_out_reads_that_and_is_a_newcomer_the_next_time(arrive: Arrive, house: House) -> None:
    ada = arrive(house)
    made(ada)
    ada.open("/account")
    ada.page.get_by_role("button", name="Log out").click()
    says(ada.page, why="You are logged out. Your seats stay with the account.")
    ada.page.reload()
    says(ada.page)


@pytest.mark.parametrize("meanwhile", ["the page is open", "the page is closed"])
def test_who_was_logged_out_from_elsewhere_reads_that(arrive: Arrive, house: House, meanwhile: str) -> None:
    ada, other = arrive(house), arrive(house)
    name = made(ada)
    ada.open("/account")
    says(ada.page, logged_in=name)
    login = other.context.request.post("/api/account/password/login", data={"name": name, "password": PASSWORD})
    assert login.ok, login.text()
    assert other.context.request.put("/api/account/password", data={"password": f"{PASSWORD} 2"}).ok
    ada.allowed = ["403"]
    if meanwhile == "the page is open":
        ada.page.get_by_label("New password").fill("another password")
        ada.page.get_by_role("button", name="Change the password").click()
    else:
        ada.page.reload()
    why = (
        f"This browser was logged in as {name}. That was ended on another device: log in again to have your seats here."
    )
    says(ada.page, why=why)
    ada.page.get_by_text("With a password", exact=True).click()
    form = ada.page.locator("form").filter(has=ada.page.locator("[autocomplete=current-password]"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(f"{PASSWORD} 2")
    form.get_by_role("button", name="Log in").click()
    says(ada.page, logged_in=name)
