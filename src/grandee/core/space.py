"""The fixed action space of a ruleset: blocks of integers, and the words for each of them.

An action is a decision's word with at most three parameters; its words are the notation of records. It has two numbers:

* that of the compiled rules, a literal there: the numbers of all decisions of a game, one after the other, with the
  largest sizes that any of its rulesets has. Everything inside counts with it. A game may number its large decisions
  last: Python keeps the numbers to 256 at hand and makes larger ones anew each time, so the rest is faster;
* the published one, for environments, masks and data sets: the actions that one ruleset has, in the same order and
  without gaps. It never changes within a ruleset, whatever other rulesets the game gets.

A game with one ruleset and nothing numbered last has one numbering: both are the same.
"""

from __future__ import annotations

from collections.abc import Collection


class Param:
    """A parameter of a block: what kind of thing it names, how many there are at most, and whether others may see it.

    Of an `open` one data may have more: it is the only parameter of the last decision. An `optional` one may be left
    out: its first value means none and is not written, any other one after the parameters that must be there.
    """

    def __init__(
        self,
        kind: str,
        size: int,
        hidden: bool = False,
        open: bool = False,  # noqa: A002
        optional: bool = False,
    ) -> None:
        self.kind = kind
        self.size = size
        self.hidden = hidden
        self.open = open
        self.optional = optional


class Block:
    """The actions of one decision: every combination of its parameters, then the word for stopping, if it has one."""

    def __init__(self, word: str, params: list[Param], stop: str = "") -> None:
        if len(params) > 3:
            raise ValueError(f"decision {word!r} has {len(params)} parameters; an action has at most three")
        self.at = 0  # of its first action: see `number`
        self.word = word
        self.params = params
        self.stop = stop
        self.combinations = 1
        for param in params:
            self.combinations *= param.size
        self.size = self.combinations + (1 if stop else 0)

    def split(self, action: int) -> list[int]:
        """The parameters of an action of this block; none for the stopping action."""
        rest = action - self.at
        if self.stop and rest == self.combinations:
            return []
        out: list[int] = []
        for param in reversed(self.params):
            out.append(rest % param.size)
            rest //= param.size
        return out[::-1]


def number(blocks: list[Block], last: Collection[str]) -> list[Block]:
    """Give all blocks their numbers and return them in that order: those named `last` come after all others, but for
    one that data may make larger."""
    ordered = sorted(blocks, key=lambda block: (any(param.open for param in block.params), block.word in last))
    at = 0
    for block in ordered:
        block.at = at
        at += block.size
    return ordered


class Space:
    """All blocks of a ruleset and the words of every kind of parameter; an empty word is one that this ruleset lacks.

    `size`, `names`, `numbers` and `block_of` go by the numbers of the compiled rules; `published` lists those of them
    that this ruleset has, each at the place of its published number. Decisions that it lacks are `absent`.
    """

    def __init__(
        self,
        blocks: list[Block],
        words: dict[str, list[str]],
        absent: Collection[str] = (),
        last: Collection[str] = (),
    ) -> None:
        for block in number(blocks, last):
            for param in block.params:
                if param.size != len(words[param.kind]):
                    raise ValueError(f"decision {block.word!r}: {param.kind!r} has {len(words[param.kind])} words")
        self.blocks = [block for block in blocks if block.word not in absent]
        self.words = words
        self.size = sum(block.size for block in blocks)
        self.names: list[str] = [""] * self.size
        self.published: list[int] = []
        for block in self.blocks:
            for action in range(block.at, block.at + block.size):
                parts = self.parts(block, action, False)
                if "" not in parts:
                    self.names[action] = " ".join([block.word, *parts])
                    self.published.append(action)
        self.numbers: dict[str, int] = {self.names[action]: action for action in self.published}
        if len(self.numbers) != len(self.published):
            raise ValueError("two actions have the same words")

    def block_of(self, action: int) -> Block:
        for block in self.blocks:
            if block.at <= action < block.at + block.size:
                return block
        raise IndexError(f"action {action} is not in the action space of {self.size} numbers")

    def parts(self, block: Block, action: int, hide: bool) -> list[str]:
        values = block.split(action)
        if not values:
            return [block.stop] if block.stop else []
        needed: list[str] = []
        added: list[str] = []
        for param, value in zip(block.params, values, strict=True):
            if value or not param.optional:
                word = "?" if hide and param.hidden else self.words[param.kind][value]
                (added if param.optional else needed).append(word)
        return needed + added

    def hidden_name(self, action: int) -> str:
        """The words of an action with what others may not see as `?`; none for one that this ruleset lacks."""
        if not self.names[action]:
            return ""
        block = self.block_of(action)
        return " ".join([block.word, *self.parts(block, action, True)])
