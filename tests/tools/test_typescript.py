"""The page's types are the server's messages."""

from __future__ import annotations

from pathlib import Path

from tools.typescript import structs, typescript

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"


def test_the_page_has_the_messages_as_they_are() -> None:
    assert PAGE.read_text("utf-8") == typescript(), "python tools/typescript.py > web/src/lib/messages.ts"


def test_what_the_server_says_is_there_and_what_a_client_sends_may_lack() -> None:
    text = typescript()
    assert "interface Happening {" in text
    assert "  seat: string;\n  text: string;\n  events: string[][];" in text
    assert "  revision?: number;" in text  # of a move
    assert "  question: Saying | null;" in text or "  question: null | Saying;" in text


def test_every_message_is_an_interface_with_all_its_fields() -> None:
    text = typescript()
    for struct in structs():
        assert f"export interface {struct.__name__} {{" in text
        for field in struct.__struct_encode_fields__:
            assert f"  {field}" in text


def test_types_are_those_of_the_messages() -> None:
    text = typescript()
    assert 'phase: "gathering" | "over" | "running";' in text
    assert "clock?: NoClock | Bank | Days;" in text or "clock?: Bank | Days | NoClock;" in text
    assert "events: string[][];" in text
    assert "result: Record<string, number> | null;" in text or "result: null | Record<string, number>;" in text
    assert 'type: "update";' in text
