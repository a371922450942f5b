"""Random numbers: the published ChaCha20 words, fairness, and the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from grandee.core.chance import STREAM_CELLS, Rng, below, bit, lowest, seed_fast, seed_table, table_word


def stream(key: bytes) -> vec[i64]:
    cells = vec[i64]([0] * STREAM_CELLS)
    seed_table(cells, 0, key)
    return cells


def words(cells: vec[i64], n: int) -> bytes:
    return b"".join(int(table_word(cells, 0)).to_bytes(4, "little") for _ in range(n))


def test_the_table_stream_is_chacha20() -> None:
    """The keystream for a key and nonce of zero, first two blocks (RFC 8439, appendix A.1, vectors 1 and 2)."""
    first = (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
    second = (
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    )
    cells = stream(bytes(32))
    assert words(cells, 16).hex() == first
    assert words(cells, 16).hex() == second


def test_the_key_is_read_byte_by_byte() -> None:
    """RFC 8439, appendix A.1, vector 3: the key ends in a one; its block has the number 1."""
    cells = stream(bytes(31) + b"\x01")
    words(cells, 16)
    assert words(cells, 16).hex().startswith("3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a")


@pytest.mark.parametrize("kind", ["table", "fast", "rng"])
def test_every_number_comes_equally_often(kind: str) -> None:
    cells = stream(b"fair and square, thirty two long")
    rng = Rng(5)
    if kind == "fast":
        seed_fast(cells, 0, rng)
    drawn = Counter(rng.below(7) if kind == "rng" else below(cells, 0, 7) for _ in range(70_000))
    assert set(drawn) == set(range(7))
    assert all(9_500 < count < 10_500 for count in drawn.values())


def test_a_state_and_a_generator_of_the_same_kind_differ_by_their_seed() -> None:
    assert [Rng(1).below(1000) for _ in range(3)] != [Rng(2).below(1000) for _ in range(3)]
    assert [Rng(2**40 + 1).word()] != [Rng(1).word()]


def test_sets_of_numbers() -> None:
    assert [lowest(1 << n) for n in range(31)] == list(range(31))
    assert lowest(0b101000) == 3
    assert [bit(n) for n in range(62)] == [1 << n for n in range(62)]
