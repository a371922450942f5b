"""The fixed action space of a ruleset: blocks of integers, and the words for each of them.

An action is a decision's word with at most three parameters. The numbers never change within a ruleset, so masks work
for learning; the words are the notation of records.
"""

from __future__ import annotations


class Param:
    """A parameter of a block: what kind of thing it names, how many there are, and whether others may see it."""

    def __init__(self, kind: str, size: int, hidden: bool = False) -> None:
        self.kind = kind
        self.size = size
        self.hidden = hidden


class Block:
    """The actions of one decision: every combination of its parameters, then the word for stopping, if it has one."""

    def __init__(self, at: int, word: str, params: list[Param], stop: str = "") -> None:
        if len(params) > 3:
            raise ValueError(f"decision {word!r} has {len(params)} parameters; an action has at most three")
        self.at = at
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


class Space:
    """All blocks of a ruleset, without gap or overlap, and the words of every kind of parameter."""

    def __init__(self, blocks: list[Block], words: dict[str, list[str]]) -> None:
        at = 0
        for block in blocks:
            if block.at != at:
                raise ValueError(f"block {block.word!r} starts at {block.at}; the block before it ends at {at}")
            at += block.size
        self.blocks = blocks
        self.words = words
        self.size = at
        self.names: list[str] = []
        for action in range(at):
            block = self.block_of(action)
            self.names.append(" ".join([block.word, *self.parts(block, action, False)]))
        self.numbers: dict[str, int] = {name: action for action, name in enumerate(self.names)}
        if len(self.numbers) != at:
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
        return [
            "?" if hide and param.hidden else self.words[param.kind][value]
            for param, value in zip(block.params, values, strict=True)
        ]

    def hidden_name(self, action: int) -> str:
        """The words of an action with what others may not see as `?`."""
        block = self.block_of(action)
        return " ".join([block.word, *self.parts(block, action, True)])
