"""Random numbers: a stream of cryptographic quality for tables, a fast generator for search.

Both are written with masks so that compiled and plain Python give the same numbers on every platform.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

M32: Final[i64] = 0xFFFFFFFF

# The generator inside a state is a run of cells: its kind, then what that kind needs.
KIND: Final[i64] = 0  # CHACHA or FAST
KEY: Final[i64] = 1  # ChaCha: eight words of the seed. Fast: its four numbers
BLOCK: Final[i64] = 9  # ChaCha: how many blocks were made
USED: Final[i64] = 10  # ChaCha: how many words of the present block are spent
WORDS: Final[i64] = 11  # ChaCha: the sixteen words of the present block
STREAM_CELLS: Final[i64] = 27

CHACHA: Final[i64] = 0
FAST: Final[i64] = 1


BIT_PLACES: Final = vec[i64](
    [
        0,
        1,
        28,
        2,
        29,
        14,
        24,
        3,
        30,
        22,
        20,
        15,
        25,
        17,
        4,
        8,
        31,
        27,
        13,
        23,
        21,
        19,
        16,
        7,
        26,
        12,
        18,
        6,
        11,
        5,
        10,
        9,
    ]
)


def bit(member: i64) -> i64:
    """The set with one member, up to 62. (mypyc makes `1 << member` a 32-bit shift: right only below 31.)"""
    return 0x4000000000000000 >> (62 - member)


def lowest(members: i64) -> i64:
    """The lowest member of a set of numbers below 32, without a branch (de Bruijn's sequence)."""
    return BIT_PLACES[((members & -members) * 0x077CB531 & M32) >> 27]


def first_of(members: i64) -> i64:
    """The lowest member of a set of numbers below 62."""
    low = members & M32
    return lowest(low) if low else 32 + lowest(members >> 32)


def count(members: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


@final
class Rng:
    """A small fast generator (Doty-Humphrey's sfc32) for search, simulation and tests; never for a table's deal.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [1, 0, 0, 2, 3, 0, 5, 3]
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & M32
        self.b: i64 = (seed >> 31) & M32
        self.c: i64 = 0x2545F491
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & M32
        self.counter = (self.counter + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c * 9) & M32
        self.c = ((((self.c << 21) | (self.c >> 11)) & M32) + out) & M32
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32


def seed_table(cells: vec[i64], at: i64, key: bytes) -> None:
    """Start the stream at `at` from a seed of 32 bytes."""
    cells[at + KIND] = CHACHA
    for i in range(i64(8)):
        word: i64 = 0
        for j in range(i64(4)):
            word |= i64(key[i * 4 + j]) << (8 * j)
        cells[at + KEY + i] = word
    cells[at + BLOCK] = 0
    cells[at + USED] = 16
    for i in range(i64(16)):
        cells[at + WORDS + i] = 0


def seed_fast(cells: vec[i64], at: i64, rng: Rng) -> None:
    """Start the stream at `at` as a fast generator, itself seeded from `rng`."""
    for i in range(STREAM_CELLS):
        cells[at + i] = 0
    cells[at + KIND] = FAST
    cells[at + KEY] = rng.word()
    cells[at + KEY + 1] = rng.word()
    cells[at + KEY + 2] = rng.word()
    cells[at + KEY + 3] = 1


def below(cells: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1 out of the stream at `at`."""
    if cells[at + KIND] == FAST:
        return (fast_word(cells, at) * n) >> 32
    product = table_word(cells, at) * n
    if product & M32 < n:  # the few words that would favour small numbers are drawn again
        unfair = (M32 + 1) % n
        while product & M32 < unfair:
            product = table_word(cells, at) * n
    return product >> 32


def fast_word(cells: vec[i64], at: i64) -> i64:
    a = cells[at + KEY]
    b = cells[at + KEY + 1]
    c = cells[at + KEY + 2]
    counter = cells[at + KEY + 3]
    out = (a + b + counter) & M32
    cells[at + KEY] = b ^ (b >> 9)
    cells[at + KEY + 1] = (c * 9) & M32
    cells[at + KEY + 2] = ((((c << 21) | (c >> 11)) & M32) + out) & M32
    cells[at + KEY + 3] = (counter + 1) & M32
    return out


def table_word(cells: vec[i64], at: i64) -> i64:
    if cells[at + USED] == 16:
        write_chacha_block(cells, at)
    used = cells[at + USED]
    cells[at + USED] = used + 1
    return cells[at + WORDS + used]


def write_chacha_block(cells: vec[i64], at: i64) -> None:
    """The next sixteen words of ChaCha20 (RFC 8439) with a nonce of zero."""
    x = vec[i64]([i64(0) for _ in range(16)])
    x[0] = 0x61707865
    x[1] = 0x3320646E
    x[2] = 0x79622D32
    x[3] = 0x6B206574
    for i in range(i64(8)):
        x[4 + i] = cells[at + KEY + i]
    x[12] = cells[at + BLOCK]
    start = x[:]
    for _ in range(10):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    for i in range(i64(16)):
        cells[at + WORDS + i] = (x[i] + start[i]) & M32
    cells[at + BLOCK] += 1
    cells[at + USED] = 0


def quarter(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    x[a] = (x[a] + x[b]) & M32
    x[d] = turned(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & M32
    x[b] = turned(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & M32
    x[d] = turned(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & M32
    x[b] = turned(x[b] ^ x[c], 7)


def turned(word: i64, by: i64) -> i64:
    return ((word << by) | (word >> (32 - by))) & M32


def pick(members: i64, rng: Rng) -> i64:
    """A random member of a set of numbers below 32."""
    for _ in range(rng.below(count(members))):
        members &= members - 1
    return lowest(members)
