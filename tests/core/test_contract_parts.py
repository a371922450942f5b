"""Layouts, action spaces and events refuse what cannot be right."""

from __future__ import annotations

import pytest

from grandee.core.cells import AGENDA_ROWS
from grandee.core.events import Arg, EventKind
from grandee.core.fields import Field, Layout, Shown
from grandee.core.game import seed_bytes
from grandee.core.space import Block, Param, Space
from grandee.games import load_game


def test_a_field_has_a_visibility_a_name_of_its_own_and_one_place() -> None:
    with pytest.raises(TypeError):
        Field("secret")  # type: ignore[call-arg]  # that is the point
    with pytest.raises(ValueError, match="two fields are called 'hand'"):
        Layout([Field("hand", Shown.PUBLIC), Field("hand", Shown.OWNER)])
    hand = Field("hand", Shown.OWNER, 4)
    assert (Layout([Field("round", Shown.PUBLIC), hand]).size, hand.at) == (5, 1)
    with pytest.raises(ValueError, match="'hand' lies at cell 1 in another layout"):
        Layout([hand])


def test_words_of_actions_are_unique_and_as_many_as_declared() -> None:
    words = {"card": ["king", "queen"]}
    assert [each.at for each in Space([Block("a", [Param("card", 2)], "stop"), Block("b", [])], words).blocks] == [0, 3]
    with pytest.raises(ValueError, match="'card' has 2 words"):
        Space([Block("a", [Param("card", 3)])], words)
    with pytest.raises(ValueError, match="same words"):
        Space([Block("a", [Param("card", 2)]), Block("a", [Param("card", 2)])], words)
    with pytest.raises(ValueError, match="at most three"):
        Block("a", [Param("card", 2)] * 4)


def test_a_hidden_argument_is_for_a_seat_of_the_same_event() -> None:
    with pytest.raises(ValueError, match="no argument"):
        EventKind("drew", [Arg("card", "card", to="seat")])


def test_a_full_agenda_is_refused() -> None:
    state = load_game("dials").set_up({}).begin(seed_bytes(1))
    for _ in range(AGENDA_ROWS - 1):
        state.push(0, 0)
    with pytest.raises(OverflowError):
        state.push(0, 0)


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        load_game("dials").set_up({}).rules.restore(load_game("kabale").set_up({}).begin(seed_bytes(1)).serialise())


def test_seeds() -> None:
    assert seed_bytes("ab" * 32) == bytes.fromhex("ab" * 32)
    assert len(seed_bytes("x" * 64)) == len(seed_bytes(7)) == len(seed_bytes(b"short")) == 32
    assert seed_bytes(7) == seed_bytes("7")
