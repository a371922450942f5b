"""Which rules a set-up plays by: the modules that are in use, and the ruleset that publishes them to machines.

A game may have several rulesets: an edition, an edition with its variants, an expansion. Its compiled rules are one:
their numbers are literals, the largest that any ruleset needs. A ruleset is what it publishes of that, an action space
and an observation without gaps, the same for all its options.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grandee.core.options import Condition, Value


@dataclass(frozen=True)
class Module:
    """A part of the rules that only some set-ups use: those whose options fulfil one of these conditions.

    Fields, decisions and steps that only such set-ups need name its word.
    """

    word: str
    when: Sequence[Condition]


@dataclass(frozen=True)
class Ruleset:
    """What one way to play a game publishes. Its id and version name its environments.

    A set-up has the first ruleset of its game that has all modules in use. Where a ruleset has fewer of a kind of
    things than the game (colours, areas), `words` says which of the declared words it has, or `sizes` how many of those
    that data name. `options` are those to choose for it, where the usual ones lead to another. Raise the `version` when
    numbers of actions or observations change.
    """

    id: str
    seats: int  # that decide, at most
    version: int = 1
    modules: Sequence[str] = ()
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def environment(self) -> str:
        """The name of its environments.

        >>> Ruleset("el-grande-1995", seats=5).environment
        'grandee_el_grande_1995_v1'
        """
        return f"grandee_{self.id.replace('-', '_')}_v{self.version}"
