"""`grandee play`: a game in the terminal, you against bots."""

from __future__ import annotations

import argparse
import sys

from grandee import bots
from grandee.cli import ask
from grandee.cli.rules import find, first_rule
from grandee.core.chance import Rng
from grandee.core.refusals import BadInput, IllegalMove
from grandee.core.seat import Seat
from grandee.core.words import Words
from grandee.records import record
from grandee.records.table import Table, begin


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.resume:
        table = record.replay(next(record.read_file(arguments.resume)), None, arguments.resume)
    else:
        table = begin(ask.set_up(arguments), arguments.seed)
    table.set_up.seat(arguments.seat, "--seat")
    opponents = ask.bot_names(arguments.bots, table.set_up.seats)
    return Terminal(table, arguments.seat, opponents, words, arguments.record or arguments.resume).run()


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """One person at a table, reading and typing."""

    def __init__(self, table: Table, seat: str, opponents: list[str], words: Words, file: str | None) -> None:
        self.table = table
        self.seat = seat
        self.bots = [bots.bot(name) for name in opponents]
        self.words = words
        self.spoken = table.words(words.language)
        self.paint = ask.painter()
        self.file = file
        self.rng = Rng(int.from_bytes(table.seed[:6], "big") + len(table.moves))
        self.told = 0  # how many events the player has read

    def say(self, message: str, **arguments: object) -> None:
        print(self.words(message, **arguments))

    def run(self) -> int:
        game = self.spoken("game-title")
        self.say("play-welcome", game=game, seat=self.seat)
        try:
            while not self.table.over:
                if self.seat in self.table.asked:
                    self.decide()
                else:
                    self.let_bots_move()
                self.save()
        except (Left, EOFError):
            self.say("play-left")
            self.save()
            return 0
        self.tell()
        print("\n" + self.table.board(self.seat, self.spoken, self.paint, True, ask.width()))
        winners = self.table.winners
        self.say("play-over")
        points = self.table.points[winners[0]]
        self.say("play-won", count=len(winners), names=", ".join(winners), points=points)
        return 0

    def let_bots_move(self) -> None:
        number = self.table.state.to_move()
        self.table.play_action(number, self.bots[number].choose(Seat(self.table.state, number), self.rng))

    def save(self, file: str | None = None) -> None:
        target = file or self.file
        if target:
            ask.write_file(target, record.of_table(self.table).to_json() + "\n")
            if file:
                self.say("play-saved", file=file)

    # -- the player's decision --------------------------------------------------------------------

    def tell(self) -> None:
        """What happened since the player last read."""
        lines = self.table.log(self.seat, self.told, self.spoken)
        self.told = len(self.table.events.rows)
        print()
        for line in lines:
            print(self.paint(f"  {line}", "dim"))

    def show(self) -> None:
        print("\n" + self.table.board(self.seat, self.spoken, self.paint, False, ask.width()) + "\n")
        self.say("play-your-turn", decision=self.spoken(f"decision-{self.table.decision}"))
        print(in_columns([f"{i:3} {text}" for i, text in enumerate(self.choices(), 1)]))

    def choices(self) -> list[str]:
        """The options as people read them."""
        set_up = self.table.set_up
        out: list[str] = []
        for action in self.table.state.options(set_up.seat(self.seat)):
            block = set_up.rules.space.block_of(action)
            values = block.split(action)
            if not values and block.stop:
                out.append(self.spoken(f"choice-{block.word}-{block.stop}"))
                continue
            named = {
                param.kind: set_up.title.spoken(set_up, param.kind, value, self.spoken)
                for param, value in zip(block.params, values, strict=True)
            }
            out.append(self.spoken(f"choice-{block.word}", **named))
        return out

    def decide(self) -> None:
        self.tell()
        self.show()
        while True:
            print(self.words("play-prompt"), end="", flush=True)
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            try:
                if line.strip() and self.answer(line.strip()):
                    return
            except IllegalMove as refused:
                print(self.spoken.say(refused.say()) + (f" ({refused.rule})" if refused.rule else ""))
            except BadInput as fault:
                print(fault.worded(self.words.language))

    def answer(self, line: str) -> bool:
        """Do what the player typed; True when that was a move or an undo."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "h" | "?":
                example = self.table.options(self.seat)[0]
                self.say("play-help", example=example, rule=first_rule(self.table.set_up.title.spec))
            case "board" | "b":
                self.show()
            case "log" | "l":
                print("\n".join(f"  {said}" for said in self.table.log(self.seat, self.last_own(), self.spoken)))
            case "card" | "c":
                card = rest.strip().lower().replace(" ", "_")
                text = self.table.set_up.title.card_text(self.table.set_up, card, self.spoken)
                print(text or self.words("play-no-card", given=rest))
            case "rules" | "rule" | "r":
                for rule in find(rest.split(), self.table.set_up.title.spec):
                    print(f"{rule.id}  {rule.text}")
            case "save":
                if rest.strip():
                    self.save(rest.strip())
                else:
                    self.say("play-needs-file")
            case "undo" | "u":
                return self.undo()
            case "quit" | "q" | "exit":
                raise Left
            case _:
                return self.move(line)
        return False

    def last_own(self) -> int:
        """How many events there were before the player's last move."""
        mine = [i for i, move in enumerate(self.table.moves) if move.startswith(self.seat)]
        return self.table.history[mine[-1]][1] if mine else 0

    def undo(self) -> bool:
        """Back to the player's own last decision; the bots' moves since then are taken back with it."""
        mine = [i for i, move in enumerate(self.table.moves) if move.startswith(self.seat)]
        if not mine:
            self.say("play-nothing-to-undo")
            return False
        while len(self.table.moves) > mine[-1]:
            self.table.take_back()
        self.told = len(self.table.events.rows)
        self.say("play-undone")
        return True

    def move(self, line: str) -> bool:
        options = self.table.options(self.seat)
        if line.isdigit():
            if not 1 <= int(line) <= len(options):
                self.say("play-not-understood", given=line, most=len(options))
                return False
            self.table.play(self.seat, options[int(line) - 1])
            return True
        typed = line.removeprefix(f"{self.seat} ").lower()
        fitting = fits(typed, options)
        if len(fitting) == 1:
            self.table.play(self.seat, fitting[0])
            return True
        for full in (typed, f"{self.table.decision} {typed}"):
            if full in self.table.set_up.rules.space.numbers:
                self.table.play(self.seat, full)  # refused with its reason
                return True
        if fitting:
            self.say("play-ambiguous", given=line, count=len(fitting))
        else:
            self.say("play-not-understood", given=line, most=len(options))
        return False


def fits(typed: str, options: list[str]) -> list[str]:
    """The options that begin, word for word, like what was typed; the decision's own word may be left out.

    >>> fits("ki c2", ["place_card king c1", "place_card king c2"])
    ['place_card king c2']
    """
    if typed in options:
        return [typed]
    words = typed.split()
    found: list[str] = []
    for option in options:
        parts = option.split()
        for tail in (parts, parts[1:]):
            if len(words) == len(tail) and all(part.startswith(word) for word, part in zip(words, tail, strict=True)):
                found.append(option)
                break
    return found


def in_columns(entries: list[str]) -> str:
    """Entries side by side, as many as the terminal is wide, reading downwards."""
    width = max(len(entry) for entry in entries) + 3
    across = max(1, min(4, ask.width() // width))
    rows = -(-len(entries) // across)
    return "\n".join("".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows))
