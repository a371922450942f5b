"""Backup and restore: tables go out as lines of JSON, come back elsewhere, and are played on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grandee.cli.main import main
from grandee.server.storage import backup
from tests.server.kit import ME, Person, bot, serving


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


async def moves_of(ada: Person, table: str, count: int) -> dict[str, Any]:
    """Play some moves, or to the end; the table then."""
    done = 0
    while True:
        said = await ada.sees(table, "A")
        if said["phase"] == "over" or (done >= count and said["moves"]):
            return said
        if said["moves"]:
            answer = await ada.plays(table, "A", said["moves"][0], said["version"])
            assert answer.status_code in (200, 409), answer.text
            done += 1
        else:
            await asyncio.sleep(0.01)


async def played(folder: Path, out: Path, *more: str) -> tuple[str, dict[str, str]]:
    """A table with some moves, a word and a note, exported while its server runs; its id and the player's cookie."""
    async with serving(folder) as at, Person(at.url) as ada:
        table = (await ada.make("kabale", [ME, bot()], options={"players": 2}))["table"]
        await ada.make("el-grande", [ME], options={"players": 2})
        await moves_of(ada, table, 3)
        await ada.post(f"/tables/{table}/chat", seat="A", text="Hallo", id=ada.new_id())
        await ada.http.put(f"/api/tables/{table}/notes/A", json={"text": "remember the king"})
        command = ["export", "--database", str(folder / "grandee.sqlite"), "--out", str(out), *more]
        assert await asyncio.to_thread(main, command) == 0
        return table, dict(ada.http.cookies)


@pytest.mark.slow
def test_a_restored_table_is_played_on_by_the_same_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        out, there = tmp_path / "tables.jsonl", tmp_path / "elsewhere"
        table, cookies = await played(tmp_path / "here", out, "--keys")
        assert out.stat().st_mode & 0o777 == 0o600
        said = capsys.readouterr()
        assert "Tables written to" in said.out
        assert "keep it to yourself" in said.err
        command = ["import", str(out), "--database", str(there / "grandee.sqlite")]
        assert await asyncio.to_thread(main, command) == 0
        assert "Tables brought in: 2" in capsys.readouterr().out
        async with serving(there) as at, Person(at.url) as ada:
            ada.http.cookies.update(cookies)
            assert len((await ada.get("/mine")).json()["tables"]) == 2
            assert (await ada.get(f"/tables/{table}/notes/A")).json()["text"] == "remember the king"
            log = (await ada.get(f"/tables/{table}/log", seat="A")).json()["happened"]
            assert "Hallo" in [each["text"] for each in log]
            ended = await moves_of(ada, table, 10_000)
            assert ended["phase"] == "over"
            assert await asyncio.to_thread(main, command) == 2, "nothing is written over, while a server runs too"
            assert "is in this database already; nothing was written" in capsys.readouterr().err
            assert (await ada.sees(table, "A"))["n"] == ended["n"]

    asyncio.run(run())


@pytest.mark.slow
def test_a_running_server_looks_after_what_is_brought_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandee.server.tables.scheduler.SWEEP_SECONDS", 0.1)

    async def run() -> None:
        out, there = tmp_path / "tables.jsonl", tmp_path / "elsewhere"
        async with serving(tmp_path / "here") as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [bot(), bot()], options={"players": 2}))["table"]
            database = str(tmp_path / "here" / "grandee.sqlite")
            command = ["export", table, "--database", database, "--out", str(out)]
            assert await asyncio.to_thread(main, command) == 0
        text = json.loads(out.read_text("utf-8"))
        text["log"] = text["log"][:3]  # an earlier moment
        out.write_text(json.dumps(text), "utf-8")
        async with serving(there) as at, Person(at.url) as ada:
            command = ["import", str(out), "--database", str(there / "grandee.sqlite")]
            assert await asyncio.to_thread(main, command) == 0
            for _ in range(400):
                await asyncio.sleep(0.05)
                known = at.server.manager.tables.get(table)
                if known is not None and known.state.phase == 2:
                    break
            assert known is not None
            assert known.state.phase == 2, "its bots have played to the end"

    asyncio.run(run())


def test_without_keys_there_are_no_secrets_of_people(tmp_path: Path) -> None:
    out = tmp_path / "tables.jsonl"
    asyncio.run(played(tmp_path / "here", out))
    for line in out.read_text("utf-8").splitlines():
        assert not {"keys", "holds", "devices", "notes"} & json.loads(line).keys()


def first(change: Callable[[dict[str, Any]], object]) -> Callable[[list[dict[str, Any]]], object]:
    return lambda tables: change(tables[0])


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (first(lambda table: table["log"].pop(1)), "line 1: entry 3: cannot be read as a table"),
        (first(lambda table: table["log"][1].__setitem__(4, "place_card nobody c1")), "line 1: entry 2: "),
        (first(lambda table: table["log"][1].__setitem__(2, "cheat")), "line 1: entry 2: "),
        (first(lambda table: table["log"][1].__setitem__(3, 7)), "line 1: entry 2: "),
        (first(lambda table: table.update(seed="00" * 32)), "line 1: entry "),
        (first(lambda table: table.update(seed="00")), "line 1: cannot be read as a table"),
        (first(lambda table: table.update(game="chess")), "line 1: "),
        (first(lambda table: table.update(format=3)), "line 1: was written in format 3"),
        (first(lambda table: table.update(surprise=1)), "line 1: cannot be read as a table"),
        (first(lambda table: table["seats"].pop()), "line 1: seats: 1 given, 2 needed"),
        (first(lambda table: table["seats"][1].update(bot="evil.py:Bot")), "line 1: bot evil.py:Bot: is no bot"),
        (first(lambda table: table["terms"].update(late_bot="evil.py:Bot")), "line 1: bot evil.py:Bot: is no bot"),
        (
            first(lambda t: t["log"].append([len(t["log"]) + 1, 1, "seat", 0, '{"kind":"bot","bot":"x.py:X"}', ""])),
            "bot x.py:X: is no bot",
        ),
        (lambda tables: tables.append(tables[0]), "is in two places"),
        (lambda tables: tables.clear(), "holds no tables"),
    ],
)
def test_a_spoilt_backup_changes_nothing(
    spoil: Callable[[list[dict[str, Any]]], object],
    sentence: str,
    good: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tables = [json.loads(line) for line in good.splitlines()]
    spoil(tables)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(json.dumps(table) + "\n" for table in tables), "utf-8")
    database = tmp_path / "new.sqlite"
    for language in ("en", "cs", "pl", "de"):
        assert main(["--lang", language, "import", str(bad), "--database", str(database)]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert language != "en" or sentence in said
    assert not database.exists()


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("good")
    asyncio.run(played(folder / "here", folder / "out.jsonl"))
    return (folder / "out.jsonl").read_text("utf-8")


def test_all_or_nothing(good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, all_of_them = tmp_path / "one.jsonl", tmp_path / "all.jsonl"
    one.write_text(good.splitlines()[1] + "\n", "utf-8")
    all_of_them.write_text(good, "utf-8")
    database = str(tmp_path / "new.sqlite")
    assert main(["import", str(one), "--database", database]) == 0
    assert main(["import", str(all_of_them), "--database", database]) == 2
    with backup.read_only(database) as connection:
        assert len(backup.table_ids(connection)) == 1
    out = tmp_path / "again.jsonl"
    assert main(["export", "--database", database, "--out", str(out)]) == 0
    assert out.read_text("utf-8") == one.read_text("utf-8"), "what comes back is what went out"
    assert main(["export", "--database", database, "--out", str(out)]) == 2, "nothing is written over"
    assert main(["export", "no-such-table", "--database", database, "--out", str(tmp_path / "x")]) == 2
    assert "table no-such-table: there is no such table" in capsys.readouterr().err
    assert main(["export", "--database", str(tmp_path / "none.sqlite"), "--out", str(tmp_path / "x")]) == 2
    assert not (tmp_path / "none.sqlite").exists()
    assert not (tmp_path / "x").exists()
