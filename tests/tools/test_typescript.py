"""The page's types are the server's messages."""

from __future__ import annotations

from tools.typescript import structs, typescript


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
