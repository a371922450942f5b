"""What a game declares: each field, decision, reason and event once, by its name.

The rules are compiled, and compiled code is fast only with literal numbers. Nobody counts them: `tools/numbers.py`
makes modules of constants from a game's `DECLARATIONS` (`engine/cells.py`, `actions.py`, `steps.py`, `refusals.py`,
`events.py`, `sizes.py`), and a test looks whether they are fresh.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from grandee.core.cells import AGENDA_ROWS, core_fields
from grandee.core.events import FORCED_KIND, EventKind
from grandee.core.fields import Field, Layout
from grandee.core.options import Value, holds
from grandee.core.outcome import TieBreak
from grandee.core.refusals import CORE_REFUSALS, Message, Refusal
from grandee.core.rulesets import Module, Ruleset
from grandee.core.space import Block, Param, Space, number
from grandee.core.state import State
from grandee.core.step import Step

if TYPE_CHECKING:
    from grandee.core.game import Game, Setup

G = TypeVar("G", bound=State)

WORD = re.compile(r"[a-z][a-z0-9_]*")
RULE = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")


class BadDeclaration(ValueError):
    """A declaration that says too little, or the same as another one."""


@dataclass(frozen=True)
class Asked(Generic[G]):
    """A decision as a seat sees it, for whoever words it."""

    game: Game
    setup: Setup
    view: G

    @property
    def word(self) -> str:
        """The decision's own word."""
        return self.setup.rules.steps[self.view.step_number()].word

    def argument(self, kind: str, number: int) -> object:
        return self.game.message_argument(self.setup, kind, number)


Prompt = Callable[[Asked[Any]], Message]
Details = Callable[[Asked[Any], Sequence[int]], Mapping[str, object]]  # of an answer with these parameters


@dataclass(frozen=True)
class Decision:
    """What is asked, by which step, what may be answered, and why an answer may be refused.

    An answer is the decision's word with at most three parameters, or with the word for stopping. `row` says what the
    times, the subject and the detail of its row on the agenda mean.

    The rest is what a page or a terminal needs to offer it. What is asked is the message `decision-WORD`, or what
    `prompt` makes. An answer is the message `choice-WORD` with its parameters and `details`. In a list they have
    the numbers 1, 2, 3, or those of their parameter, `counted_from` a number on. `passing` is the answer that lets
    happen what it could stop. What an answer leads to can be asked for
    (`has_preview`), unless players have to remember it.
    """

    word: str
    step: type[Step[Any]]
    params: Sequence[Param] = ()
    stop: str = ""
    refusals: Sequence[Refusal] = ()
    row: str = ""
    prompt: Prompt | None = None
    details: Details | None = None
    counted_from: int | None = None
    passing: str = ""
    has_preview: bool = True
    modules: Sequence[str] = ()  # only rulesets with one of them have it; all do if none is named
    also: Sequence[str] = ()  # other decisions whose answers are answers to this one too


@dataclass(frozen=True)
class Automatic:
    """A step that happens by itself; `row` says what its row on the agenda means."""

    word: str
    step: type[Step[Any]]
    row: str = ""
    modules: Sequence[str] = ()  # as for a decision


@dataclass(frozen=True)
class Selection:
    """What a set-up takes of all that its game declares."""

    ruleset: Ruleset
    modules: frozenset[str]  # in use
    layout: Layout  # ends with the last field that these modules need


@dataclass(frozen=True)
class Declarations:
    """All that the rules of a game count with. The order of the decisions is that of their published actions."""

    fields: Sequence[Field]
    decisions: Sequence[Decision]
    automatic: Sequence[Automatic]
    events: Sequence[EventKind]
    refusals: Sequence[Refusal] = ()  # those of effects and of several decisions; a decision adds its own
    sizes: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of parameters, where no data decide them
    tie_breaks: Sequence[TieBreak] = ()  # in the order in which they apply
    modules: Sequence[Module] = ()
    rulesets: Sequence[Ruleset] = ()  # a set-up has the first that has its modules
    agenda_rows: int = int(AGENDA_ROWS)
    numbered_last: Sequence[str] = ()  # large decisions, whose actions get the highest compiled numbers (core/space.py)

    def __post_init__(self) -> None:
        self._check_names()
        self._check_modules()

    def _check_names(self) -> None:
        words = [each.word for each in self.every_step]
        named = [refusal.name for refusal in self.every_refusal]
        for what, names in (("step", words), ("reason", named), ("event", [kind.name for kind in self.events])):
            for name in names:
                if not WORD.fullmatch(name.replace("-", "_")):
                    raise BadDeclaration(f"{what} {name!r} is no word of small letters, digits and _")
                if names.count(name) > 1:
                    raise BadDeclaration(f"two declarations of {what} {name!r}")
        for refusal in self.every_refusal[len(CORE_REFUSALS) :]:
            if not RULE.fullmatch(refusal.rule):
                raise BadDeclaration(f"reason {refusal.name!r} names no rule")
        for tie_break in self.tie_breaks:
            if not RULE.fullmatch(tie_break.rule):
                raise BadDeclaration(f"tie-break {tie_break.word!r} names no rule")

    def _check_modules(self) -> None:
        known = [module.word for module in self.modules]
        users: list[tuple[str, Sequence[str]]] = [(each.word, each.modules) for each in self.every_step]
        users += [(field.name, field.modules) for field in self.fields]
        users += [(ruleset.id, ruleset.modules) for ruleset in self.rulesets]
        for name, modules in users:
            for module in modules:
                if module not in known:
                    raise BadDeclaration(f"{name!r} names the module {module!r}, which is not declared")
        extra = [bool(field.modules) for field in self.fields]
        if extra != sorted(extra):
            name = self.fields[extra.index(True)].name
            raise BadDeclaration(f"field {name!r} of a module lies before one that every game needs")
        kinds: dict[str, int] = {}
        for decision in self.decisions:
            for param in decision.params:
                if kinds.setdefault(param.kind, param.size) != param.size:
                    raise BadDeclaration(f"decision {decision.word!r} counts {param.kind!r} in its own way")
                if param.open and (decision is not self.decisions[-1] or len(decision.params) > 1 or decision.stop):
                    raise BadDeclaration(f"decision {decision.word!r} is open but not the last, or has more to say")
        for decision in self.decisions:
            for word in decision.also:
                if word not in self.decision_of or word == decision.word:
                    raise BadDeclaration(f"decision {decision.word!r} takes answers of {word!r}, which is no other one")
        for word in self.numbered_last:
            if word not in self.decision_of:
                raise BadDeclaration(f"{word!r} is numbered last and is no decision")
        for ruleset in self.rulesets:
            for kind, words in ruleset.words.items():
                if not set(words) <= set(self.words.get(kind, ())):
                    raise BadDeclaration(f"ruleset {ruleset.id!r} has words of {kind!r} that are not declared")

    @cached_property
    def layout(self) -> Layout:
        """All cells of a state: core's own, then the game's, last those of modules."""
        return Layout([*core_fields(self.agenda_rows), *self.fields])

    @cached_property
    def blocks(self) -> list[Block]:
        """The actions of all decisions, in the order of their compiled numbers."""
        return number([Block(each.word, list(each.params), each.stop) for each in self.decisions], self.numbered_last)

    @cached_property
    def every_refusal(self) -> list[Refusal]:
        """Every reason, each once: core's own, the general ones, those of the decisions."""
        found = [*CORE_REFUSALS, *self.refusals]
        for decision in self.decisions:
            found += [refusal for refusal in decision.refusals if refusal not in found]
        return found

    @cached_property
    def every_event(self) -> list[EventKind]:
        return [FORCED_KIND, *self.events]

    @property
    def every_step(self) -> list[Decision | Automatic]:
        """The decisions, then what happens by itself."""
        return [*self.decisions, *self.automatic]

    @cached_property
    def decision_of(self) -> dict[str, Decision]:
        """The decisions by their words."""
        return {each.word: each for each in self.decisions}

    def steps(self) -> list[Step[Any]]:
        """One object for each step."""
        steps = [each.step(each.word, isinstance(each, Automatic)) for each in self.every_step]
        for step, decision in zip(steps, self.decisions, strict=False):
            step.also = list(decision.also)
        return steps

    # -- what a set-up and its ruleset have of it ---------------------------------------------------

    def select(self, options: Mapping[str, Value]) -> Selection:
        """The modules that are in use with these options, the ruleset that publishes them, and the set-up's layout."""
        used = [module.word for module in self.modules if any(holds(when, options) for when in module.when)]
        for ruleset in self.rulesets:
            if set(used) <= set(ruleset.modules):
                return Selection(ruleset, frozenset(used), self.layout_with(used))
        raise BadDeclaration(f"no ruleset has these modules together: {', '.join(used)}")

    def layout_with(self, modules: Sequence[str]) -> Layout:
        """The cells of states that need the fields of these modules."""
        fields = self.layout.fields
        needed = [i for i, field in enumerate(fields) if needs(field.modules, modules)]
        return Layout(fields[: needed[-1] + 1])

    def fields_of(self, ruleset: Ruleset) -> list[Field]:
        """The fields that a ruleset's observation has, whatever its options."""
        return [field for field in self.layout.fields if needs(field.modules, ruleset.modules)]

    def lacking(self, ruleset: Ruleset, kind: str) -> frozenset[int]:
        """The numbers of a kind of things, or of the steps, that a ruleset does not have."""
        if kind == "step":
            every = self.every_step
            return frozenset(i for i, each in enumerate(every) if not needs(each.modules, ruleset.modules))
        if kind in ruleset.words:
            known = ruleset.words[kind]
            return frozenset(i for i, word in enumerate(self.words[kind]) if word not in known)
        return frozenset(range(ruleset.sizes.get(kind, self.largest(kind)), self.largest(kind)))

    def largest(self, kind: str) -> int:
        """How many there are of a kind of things, at most; 0 if neither a decision nor a ruleset counts them."""
        params = [p.size for each in self.decisions for p in each.params if p.kind == kind]
        return max([*params, *(each.sizes.get(kind, 0) for each in self.rulesets)], default=0)

    def space(self, words: Mapping[str, Sequence[str]], ruleset: Ruleset) -> Space:
        """A ruleset's action space, with the words that data decide beside those that are declared."""
        given = {**self.words, **words}
        every: dict[str, list[str]] = {}
        for kind, known in given.items():
            lacking = self.lacking(ruleset, kind)
            present = ["" if i in lacking else word for i, word in enumerate(known)]
            every[kind] = present + [""] * (self.largest(kind) - len(present))
        blocks = [
            Block(
                each.word,
                [
                    Param(p.kind, len(every[p.kind]) if p.open else p.size, p.hidden, p.open, p.optional)
                    for p in each.params
                ],
                each.stop,
            )
            for each in self.decisions
        ]
        absent = [each.word for each in self.decisions if not needs(each.modules, ruleset.modules)]
        return Space(blocks, every, absent, self.numbered_last)


def needs(modules: Sequence[str], among: Collection[str]) -> bool:
    """Whether something that belongs to these modules is needed where those are used."""
    return not modules or any(module in among for module in modules)
