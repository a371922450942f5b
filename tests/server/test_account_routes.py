"""Accounts over HTTP: one's games on another device."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.authenticator import Passkey
from tests.server.kit import ME, Person, bot, problem_of, serving


def test_a_passkey_brings_the_games_to_another_device(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with serving(tmp_path, database=database) as at, Person(at.url) as desk, Person(at.url) as phone:
            table = (await desk.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            key = Passkey(origin=at.url, rp_id="127.0.0.1")
            begun = (await desk.post("/account/passkey/new", name="Ada")).json()
            proof = {"state": begun["state"], "credential": key.create(begun["options"]), "label": "desk"}
            made = await desk.post("/account/passkey/new/proof", **proof)
            assert made.status_code == 200, made.text
            assert (await phone.get(f"/tables/{table}", seat="A")).status_code == 403
            begun = (await phone.post("/account/passkey/login")).json()
            proof = {"state": begun["state"], "credential": key.get(begun["options"])}
            entered = await phone.post("/account/passkey/login/proof", **proof)
            assert (entered.status_code, entered.json()["name"]) == (200, "Ada"), entered.text
            assert (await phone.sees(table, "A"))["reader"] == "A"
            assert [each["table"] for each in (await phone.get("/mine")).json()["tables"]] == [table]
            again = await phone.post("/account/passkey/login/proof", **proof)
            assert (again.status_code, problem_of(again)) == (422, "account-login-failed")
            assert (await phone.post("/account/logout")).status_code == 200
            assert (await phone.get(f"/tables/{table}", seat="A")).status_code == 403
            assert (await desk.sees(table, "A"))["reader"] == "A"

    asyncio.run(play())


def test_a_password_does_the_same_where_there_are_no_passkeys(tmp_path: Path, database: str) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, database=database) as at,
            Person(at.url) as desk,
            Person(at.url) as phone,
            Person(at.url) as other,
        ):
            table = (await desk.make("kabale", [ME, bot()], options={"players": 2}))["table"]
            made = await desk.post("/account/password/new", name="Ada", password="correct horse")
            assert made.status_code == 200, made.text
            short = await other.post("/account/password/new", name="Ben", password="short")
            assert short.status_code == 422
            taken = await other.post("/account/password/new", name="ada", password="something else")
            assert taken.status_code == 422
            wrong = await phone.post("/account/password/login", name="Ada", password="wrong horse")
            nobody = await phone.post("/account/password/login", name="Eve", password="wrong horse")
            assert wrong.content == nobody.content
            right = await phone.post("/account/password/login", name="ADA", password="correct horse")
            assert right.status_code == 200, right.text
            assert (await phone.sees(table, "A"))["reader"] == "A"
            gone = await phone.http.delete("/api/account/")
            assert gone.status_code == 200, gone.text
            assert (await phone.get(f"/tables/{table}", seat="A")).status_code == 403
            assert (await desk.sees(table, "A"))["reader"] == "A"  # the seat stays with the device that took it
            nothing = await other.http.put("/api/account/password", json={"password": "long enough"})
            assert (nothing.status_code, problem_of(nothing)) == (403, "problem-not-logged-in")

    asyncio.run(play())
