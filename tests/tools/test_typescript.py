"""The page's types are the server's messages."""

from __future__ import annotations

import re

import msgspec
from tools.typescript import files, structs, typescript, typescript_of

from grandee.games import OFFERED, load_game
from grandee.server import api


def test_the_page_has_all_types_as_they_are() -> None:
    made = files()
    assert [path.parent.name for path in made] == ["lib", *OFFERED]
    for path, text in made.items():
        assert path.read_text("utf-8") == text, "python -m tools.typescript"


def test_a_game_has_its_own_types() -> None:
    text = typescript_of(load_game("el-grande"))
    assert '  castillo: Record<string, number> | "?";' in text or '  castillo: "?" | Record<string, number>;' in text
    assert "  to_act?: string;" in text  # not when the game is over
    assert "  text: MessageView[];\n  rules: string[];\n  pile: number;" in text
    assert text.endswith("  facts: Facts;\n  card: CardInfo;\n};\n")


def test_messages_have_the_types_of_a_game_as_a_parameter() -> None:
    text = typescript()
    assert "export interface TableView<G extends GameTypes = GameTypes> {" in text
    assert '  view: G["view"];\n  projection: G["projection"];' in text
    assert "  table: TableView<G>;" in text
    assert '  cards: Record<string, G["card"]>;' in text
    assert "export interface SeatView {" in text


def test_what_the_server_says_is_there_and_what_a_client_sends_may_lack() -> None:
    text = typescript()
    assert "interface LogEntryView {" in text
    assert "  seat: string;\n  text: string;\n  events: string[][];" in text
    assert "  revision?: number;" in text  # of a move
    assert "  prompt: MessageView | null;" in text or "  prompt: null | MessageView;" in text


def test_no_part_of_the_wire_types_is_left_out() -> None:
    bases = (api.Request, api.Response)
    told = [value for value in vars(api).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    assert {value for value in told if value not in bases} == set(structs())


def test_every_message_is_an_interface_with_all_its_fields() -> None:
    text = typescript()
    for struct in structs():
        assert re.search(rf"^export interface {struct.__name__}(<.*>)? {{$", text, re.M)
        for field in struct.__struct_encode_fields__:
            assert f"  {field}" in text


def test_types_are_those_of_the_messages() -> None:
    text = typescript()
    assert 'phase: "closed" | "gathering" | "over" | "running";' in text
    assert "clock?: NoClock | Bank | Days;" in text or "clock?: Bank | Days | NoClock;" in text
    assert "events: string[][];" in text
    assert "outcome: OutcomeView | null;" in text or "outcome: null | OutcomeView;" in text
    assert "args: Record<string, string | number | MessageView[] | MessageView>;" in text
    assert 'type: "update";' in text
