"""Layouts, action spaces and events refuse what cannot be right."""

from __future__ import annotations

import pytest

from grandee.core.events import Arg, EventKind
from grandee.core.fields import Field, Layout, Shown
from grandee.core.space import Block, Param, Space
from grandee.core.state import ROWS
from grandee.core.title import seed_bytes
from grandee.games import title


def test_a_field_has_a_visibility_and_no_gap_before_it() -> None:
    with pytest.raises(TypeError):
        Field("secret", 0, 1, 1)  # type: ignore[call-arg]  # that is the point
    with pytest.raises(ValueError, match="'hand' starts at cell 2"):
        Layout([Field("round", 0, 1, 1, Shown.PUBLIC), Field("hand", 2, 1, 1, Shown.OWNER)])


def test_blocks_follow_each_other_and_words_are_unique() -> None:
    words = {"card": ["king", "queen"]}
    with pytest.raises(ValueError, match="'b' starts at 3"):
        Space([Block(0, "a", [Param("card", 2)]), Block(3, "b", [])], words)
    with pytest.raises(ValueError, match="same words"):
        Space([Block(0, "a", [Param("card", 2)]), Block(2, "a", [Param("card", 2)])], words)
    with pytest.raises(ValueError, match="at most three"):
        Block(0, "a", [Param("card", 2)] * 4)


def test_a_hidden_argument_is_for_a_seat_of_the_same_event() -> None:
    with pytest.raises(ValueError, match="no argument"):
        EventKind("drew", [Arg("card", "card", to="seat")])


def test_a_full_agenda_is_refused() -> None:
    state = title("dials").set_up({}).begin(seed_bytes(1))
    for _ in range(ROWS - 1):
        state.push(0, 0)
    with pytest.raises(OverflowError):
        state.push(0, 0)


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        title("dials").set_up({}).rules.restore(title("kabale").set_up({}).begin(seed_bytes(1)).serialise())


def test_seeds() -> None:
    assert seed_bytes("ab" * 32) == bytes.fromhex("ab" * 32)
    assert len(seed_bytes("x" * 64)) == len(seed_bytes(7)) == len(seed_bytes(b"short")) == 32
    assert seed_bytes(7) == seed_bytes("7")
