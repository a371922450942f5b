"""Names: those of all scripts are taken, and none can turn, hide in or grow over what stands beside it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from grandee.cli.main import main
from grandee.core.refusals import BadInput
from grandee.server.accounts.text import tidy_name
from grandee.server.tables.names import LABEL_LENGTH, OPTIONAL_NAME_LENGTH, normalise_name, tidy_lines
from tests.server.kit import ME, Person, problem_of, serving

GOOD = [
    "Ada",
    "Žofie Nová",
    "Łukasz",
    "Jörg-Müller O’Neill",
    "Ольга",
    "Ελένη",
    "محمد",
    "عبد‌الله",  # with a non-joiner between two letters
    "נְחֶמְיָה",
    "श्रीमती",
    "क्‍ष",  # with a joiner after the sign that ends a syllable
    "ශ්‍රී",
    "लक्ष्मी कृष्णमूर्ति",
    "हूँफ़ें",  # a letter with a dot, a vowel and a nasal
    "கௌதமி ஸ்ரீநிவாஸன்",
    "ശ്രീലക്ഷ്മി",
    "কৌশিক চট্টোপাধ্যায়",
    "လျှို့ဝှက် မြို့",  # five marks on one letter
    "น้ำผึ้ง ปู่เจ้า",
    "Đặng Thị Ngọc Ước",
    "สมชาย",
    "བསྒྲུབས",
    "陳大文",
    "さくら",
    "김지훈",
    "Nguyễn Thị Ánh",
    "Ada 🎲",
    "👩‍🚀",  # one picture of two
    "👩🏽‍🚀 Mae",
    "Ada ❤\ufe0f",
    "1\ufe0f\u20e3",  # a key of a keyboard
    "葛\U000e0100飾",  # one of two ways to write it
    "ᠪᠠ\u180bᠶᠠᠷ",
    "R2-D2 (№ 7)",
]
BAD = {
    "turned round": "Ada\u202enigdA",
    "an isolate": "\u2066Ada\u2069",
    "a mark of direction": "Ada\u200f",
    "no width": "A\u200bda",
    "a joiner between letters that have none": "A\u200dda",
    "a joiner at the end": "محمد\u200d",
    "a non-joiner between two scripts": "م\u200cA",
    "a soft hyphen": "A\u00adda",
    "a byte order mark": "\ufeffAda",
    "a tag": "Ada\U000e0041",
    "private": "Ada\ue000",
    "unassigned": "Ada\u0378",
    "a line separator": "Ada\u2028Ben",
    "a letter that shows nothing": "\u3164",
    "nothing but a variation": "\ufe0f",
    "a variation of a letter": "Ada\ufe0f",
    "a variation of a number": "R2\ufe0f",
    "a second variation": "❤\ufe0f\ufe0f",
    "a variation of Mongolian letters elsewhere": "A\u180bda",
    "two variations of a Mongolian letter": "ᠪ\u180b\u180b",
    "a variation of Han characters elsewhere": "Ada\U000e0100",
    "a joiner of graphemes": "A\u034fda",
    "a joiner of graphemes on a Han character": "陳\u034f",
    "a tower of marks": "A" + "\u0301" * 6,
    "marks without a letter": "\u0301da",
    "a mark beside no letter": "\u093eda",
    "a tower with marks beside it": "A" + "\u0301\u0301\u0301\u0903" * 3,
    "a row of marks beside one letter": "क" + "\u0903" * 7,
    "a tower with joiners in it": "क" + "\u0901\u0901\u0901\u200d" * 3 + "\u0901",
    "a note without a head": "\U0001d159",
    "a place for an object": "Ada\ufffc",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_are_taken(name: str) -> None:
    assert normalise_name(name).split() == name.split()


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        normalise_name(name)
    assert refused.value.message.message == "name-characters"


def test_spaces_are_plain_and_single() -> None:
    assert normalise_name("\u00a0Ada\u3000\u2009 Nová ") == "Ada Nová"
    assert normalise_name(" \u00a0 ", OPTIONAL_NAME_LENGTH) == ""
    with pytest.raises(BadInput) as refused:
        normalise_name(" \u2003 ")
    assert refused.value.message.message == "name-length"


def test_one_name_is_written_in_one_way() -> None:
    assert normalise_name("Z\u030cofie") == "Žofie"
    assert tidy_name("عبد‌الله")[1] == tidy_name("عبدالله")[1], "joiners do not make another account"


def test_the_name_of_a_passkey_is_held_to_the_same() -> None:
    assert normalise_name("", LABEL_LENGTH, "account-label") == ""
    with pytest.raises(BadInput) as refused:
        normalise_name("phone\u202e", LABEL_LENGTH, "account-label")
    assert refused.value.message.message == "account-label-characters"


def test_what_is_said_loses_what_cannot_be_seen() -> None:
    assert tidy_lines("one\n\ttwo \u202e\u2067three\u200b ") == "one\n\ttwo three"
    assert tidy_lines("عبد‌الله 👩‍🚀") == "عبد‌الله 👩‍🚀"
    assert tidy_lines("A" + "\u0301" * 100) == "Á" + "\u0301" * 4
    assert tidy_lines("A" + "\u0301\u0903" * 50) == "Á" + "\u0903\u0301" * 3
    with pytest.raises(BadInput, match="write a few words"):
        tidy_lines("\u202e\n\u200b")


def test_the_server_refuses_such_names_in_the_readers_language(tmp_path: Path) -> None:
    async def run() -> None:
        bad, two, free = "Ada\u202e", {"players": 2}, {"kind": "open"}
        async with serving(tmp_path) as at, Person(at.url) as ada, Person(at.url) as ben:
            said = []
            for body in (
                {"seats": [{"kind": "me", "name": bad}]},
                {"seats": [ME, {"kind": "bot", "bot": "random", "name": bad}]},
                {"seats": [ME], "terms": {"name": bad}},
            ):
                said.append(await ada.post("/tables", game="kabale", options=two, **body))
            assert (await ada.get("/mine")).json()["tables"] == [], "nothing was made"
            made = await ada.make(
                "kabale",
                [{"kind": "me", "name": " Z\u030cofie "}, free],
                options=two,
                terms={"listed": True, "name": " x "},
            )
            path = f"/tables/{made['table']}"
            said.append(await ben.post(f"{path}/join", name=bad))
            said.append(await ben.post("/account/password/new", name=bad, password="long enough"))
            for answer in said:
                assert (answer.status_code, problem_of(answer)) == (422, "name-characters"), answer.text
            german = await ben.http.post(f"/api{path}/join", json={"name": bad}, headers={"accept-language": "de"})
            assert "nichts Unsichtbares" in german.json()["detail"]
            assert problem_of(await ben.post(f"{path}/join", name="\u2003")) == "name-length"
            assert (await ben.post(f"{path}/join", name=" محمد ")).status_code == 200
            table = await ada.sees(made["table"], "A")
            assert ([seat["name"] for seat in table["seats"]], table["terms"]["name"]) == (["Žofie", "محمد"], "x")
            chat = await ada.post(f"{path}/chat", seat="A", text="hi \u202ethere", id=ada.new_id())
            assert chat.status_code == 200
            log = (await ada.get(f"{path}/log", seat="A")).json()["happened"]
            assert log[-1]["text"] == "hi there"
            empty = await ada.post(f"{path}/chat", seat="A", text="\u200b", id=ada.new_id())
            assert (empty.status_code, problem_of(empty)) == (422, "chat-empty")

    asyncio.run(run())


@pytest.mark.slow
def test_an_old_name_in_a_backup_is_brought_back(tmp_path: Path) -> None:
    """What was written before names were looked at is still a table."""

    async def run() -> None:
        here, out, there = tmp_path / "here", tmp_path / "tables.jsonl", tmp_path / "there"
        async with serving(here) as at, Person(at.url) as ada:
            table = (await ada.make("kabale", [ME, {"kind": "open"}], options={"players": 2}))["table"]
            command = ["export", "--database", str(here / "grandee.sqlite"), "--out", str(out), "--keys"]
            assert await asyncio.to_thread(main, command) == 0
            cookies = dict(ada.http.cookies)
        old = json.loads(out.read_text("utf-8"))
        old["seats"][0]["name"] = "Ada\u202e"
        out.write_text(json.dumps(old) + "\n", "utf-8")
        assert await asyncio.to_thread(main, ["import", str(out), "--database", str(there / "grandee.sqlite")]) == 0
        async with serving(there) as at, Person(at.url) as ada:
            ada.http.cookies.update(cookies)
            assert (await ada.sees(table, "A"))["seats"][0]["name"] == "Ada\u202e"

    asyncio.run(run())
