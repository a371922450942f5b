"""How the server refuses: a status, a message id with arguments, the rule behind it, one sentence in any language."""

from __future__ import annotations

from grandee.core.refusals import BadInput, IllegalMove, Say
from grandee.core.title import SetUp
from grandee.core.words import Words
from grandee.server.messages import ProblemSaid, TableSaid

PACKAGE = "grandee.server"


class Problem(Exception):
    """Something was refused and nothing was changed."""

    def __init__(self, status: int, message: str, /, **arguments: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.arguments = arguments
        self.table: TableSaid | None = None  # as it is now, where the client's was old
        self.rule = ""
        self.packages: tuple[str, ...] = (PACKAGE,)
        self.say = Say(message, **arguments)
        self.where = ""

    def said(self, language: str) -> ProblemSaid:
        words = Words(language, self.packages)
        sentence = words.say(self.say)
        text = f"{self.where}: {sentence}" if self.where else sentence
        return ProblemSaid(problem=self.message, text=text, rule=self.rule, arguments=self.arguments, table=self.table)


def unknown_table() -> Problem:
    """There is no such table, or it is not for whoever asks: the answer is the same."""
    return Problem(404, "problem-no-table")


def too_many() -> Problem:
    """There is no room for one more who listens."""
    return Problem(429, "problem-too-often", seconds="60")


def not_yours() -> Problem:
    """A seat that is not this device's, or does not exist."""
    return Problem(403, "problem-not-your-seat")


def illegal(refused: IllegalMove, set_up: SetUp) -> Problem:
    """A move that the rules forbid."""
    problem = Problem(422, refused.message, **refused.arguments)
    problem.rule = refused.rule
    problem.packages = (set_up.title.package, PACKAGE)
    words = Words("en", problem.packages)
    asked = f"decision-{refused.arguments.get('decision', '')}"
    if asked in words:
        problem.say = Say(refused.message, **{**refused.arguments, "decision": Say(asked)})
    return problem


def bad_input(fault: BadInput) -> Problem:
    """What somebody wrote cannot be used."""
    arguments = {name: str(value) for name, value in fault.say.arguments.items() if not isinstance(value, Say)}
    problem = Problem(422, fault.say.message, **arguments)
    problem.say = fault.say
    problem.where = fault.where
    problem.packages = (*fault.packages, PACKAGE)
    return problem
