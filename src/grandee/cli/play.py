"""`grandee play`: a game in the terminal, you against bots."""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from pathlib import Path

from grandee import bots
from grandee.cli import ask
from grandee.cli.match import fitting, nearest_card
from grandee.cli.rules import find, first_rule
from grandee.core.refusals import BadInput, IllegalMove
from grandee.core.words import Words
from grandee.records import record
from grandee.records.table import Table, begin

PERSON = "human"  # the name of a person's seat in a record, so that a game can go on from it


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.resume:
        return resume(arguments, words)
    if arguments.record is not None and Path(arguments.record).is_file():
        raise BadInput(arguments.record, "bad-exists")
    set_up = ask.set_up(arguments)
    seat = arguments.seat or "A"
    mine = set_up.seat(seat, "--seat")
    players = ask.bot_names(arguments.bots or "random", set_up.seats)
    names = [PERSON if i == mine else name for i, name in enumerate(players)]
    return Terminal(begin(set_up, arguments.seed, names), seat, players, words, arguments.record).run()


def resume(arguments: argparse.Namespace, words: Words) -> int:
    """Go on with a recorded game, at the seat that a person had, against the bots that it names."""
    file = arguments.resume
    for name in ("players", "option", "preset", "seed"):
        if getattr(arguments, name):
            raise BadInput(f"--{name}", "bad-with-resume")
    games = list(record.read_file(file))
    if len(games) != 1:
        raise BadInput(file, "bad-length", given=len(games), needed="1")
    table = record.replay(games[0], None, file)
    people = [letter for letter, name in zip(table.set_up.letters, table.names, strict=True) if name == PERSON]
    seat = arguments.seat or (people[0] if people else "A")
    mine = table.set_up.seat(seat, "--seat")
    players = ask.bot_names(arguments.bots or ",".join(bots_named(table, mine)), table.set_up.seats)
    table.names = [PERSON if i == mine else name for i, name in enumerate(players)]
    return Terminal(table, seat, players, words, arguments.record or file).run()


def bots_named(table: Table, mine: int) -> list[str]:
    """The bots of a record's other seats. A record never makes this machine run a file: such bots are given anew."""
    for seat, name in enumerate(table.names):
        if seat != mine and name != PERSON and name not in bots.names():
            raise BadInput(f"seat {table.set_up.letters[seat]}", "bad-bot-in-record", name=name)
    return ["random" if name == PERSON or i == mine else name for i, name in enumerate(table.names)]


class Left(Exception):
    """The player has left the table."""


class Terminal:
    """One person at a table, reading and typing."""

    def __init__(self, table: Table, seat: str, players: list[str], words: Words, file: str | None) -> None:
        self.table = table
        self.table.by_letter = True
        self.seat = seat
        self.players = players
        self.bots = [bots.bot(name) for name in players]
        self.words = words
        self.spoken = table.words(words.language)
        self.paint = ask.painter()
        self.file = file
        self.rng = ask.bots_rng(table.seed, len(table.moves))
        self.told = len(table.events.rows) if table.moves else 0  # how many events the player has read

    def say(self, message: str, **arguments: object) -> None:
        for line in self.words(message, **arguments).splitlines():
            print(wrapped(line))

    def run(self) -> int:
        if not self.table.over:
            self.save()  # a file that cannot be written is refused before the game, not after it
        self.say("play-welcome", game=self.spoken("game-title"), seat=self.seat)
        try:
            while not self.table.over:
                if self.seat in self.table.asked:
                    self.decide()
                else:
                    seat = self.table.state.to_move()
                    ask.bot_moves(self.table, seat, self.bots[seat], self.players[seat], self.rng)
                self.save()
        except (Left, EOFError):
            self.say("play-left")
            self.save()
            return 0
        self.tell()
        print("\n" + self.table.board(self.seat, self.spoken, self.paint, False, ask.width()))
        winners = self.table.winners
        self.say("play-over")
        points = self.table.points[winners[0]]
        self.say("play-won", count=len(winners), names=", ".join(winners), points=points)
        return 0

    def save(self, file: str | None = None) -> None:
        target = file or self.file
        if target:
            ask.write_file(target, record.of_table(self.table, whole=True).to_json() + "\n")
            if file:
                self.say("play-saved", file=file, command=os.environ.get("GRANDEE_COMMAND", "grandee"))

    # -- the player's decision ---------------------------------------------------------------------

    def tell(self) -> None:
        """What happened since the player last read; after the end of a round there is time to read it."""
        events = self.table.set_up.rules.event_kinds
        ended = any(events[row[0]].name == "round-ended" for row in self.table.events.since(self.told))
        lines = self.table.story(self.seat, self.told, self.spoken)
        self.told = len(self.table.events.rows)
        print()
        for line in lines:
            print(self.paint(wrapped(f"  {line}"), "not bold" if ended else "dim"))
        if ended and not self.table.over and sys.stdin.isatty():
            self.read("play-go-on")

    def show(self) -> None:
        title, set_up = self.table.set_up.title, self.table.set_up
        view = self.table.state.view(set_up.seat(self.seat))
        print("\n" + self.table.board(self.seat, self.spoken, self.paint, False, ask.width()) + "\n")
        self.say("play-your-turn", decision=title.prompt(set_up, view, self.spoken))
        print(in_columns([labelled(number, text) for number, text in zip(self.numbers(), self.choices(), strict=True)]))

    def numbers(self) -> list[int]:
        """The numbers by which the options are chosen."""
        set_up = self.table.set_up
        return set_up.title.numbers(set_up, self.table.state.options(set_up.seat(self.seat)))

    def choices(self) -> list[str]:
        """The options as people read them."""
        set_up = self.table.set_up
        seat = set_up.seat(self.seat)
        view = self.table.state.view(seat)
        return [set_up.title.choice(set_up, view, action, self.spoken) for action in self.table.state.options(seat)]

    def readings(self) -> list[list[str]]:
        """How people may say the options: as they are printed, or by plain names and numbers."""
        set_up = self.table.set_up
        out: list[list[str]] = []
        for action, printed in zip(self.table.state.options(set_up.seat(self.seat)), self.choices(), strict=True):
            block = set_up.rules.space.block_of(action)
            parts: list[str] = []
            for param, value in zip(block.params, block.split(action), strict=False):
                said = set_up.title.spoken(set_up, param.kind, value, self.spoken)
                name = self.spoken(said) if isinstance(said, str) and said in self.spoken else str(said)
                parts += [name, set_up.rules.space.words[param.kind][value]]
            out.append([printed, " ".join(parts)])
        return out

    def read(self, prompt: str) -> str:
        """One line from the player, with the terminal's own line editing where there is one."""
        if sys.stdin.isatty():
            import readline  # noqa: F401 (input uses it once it is there)

            return input(self.words(prompt))
        print(self.words(prompt), end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    def decide(self) -> None:
        self.tell()
        self.show()
        while True:
            line = self.read("play-prompt").strip()
            try:
                if line and self.answer(line):
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
                print(self.spoken("game-how-to") + "\n")
                self.say("play-help", example=example, rule=first_rule(self.table.set_up.title.spec))
            case "board" | "b":
                self.show()
            case "log" | "l":
                for said in self.table.log(self.seat, self.last_own(), self.spoken):
                    print(wrapped(f"  {said}"))
            case "card" | "c":
                self.explain(rest.strip())
            case "rules" | "rule" | "r":
                for rule in find(
                    rest.split() or [first_rule(self.table.set_up.title.spec)], self.table.set_up.title.spec
                ):
                    print(wrapped(f"{rule.id}  {rule.text}"))
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

    def explain(self, given: str) -> None:
        """What a card does, found by its id or its name, or by the beginning of either."""
        set_up = self.table.set_up
        cards = set_up.title.cards(set_up)
        names = [self.spoken(str(set_up.title.spoken(set_up, "card", i, self.spoken))) for i in range(len(cards))]
        found = nearest_card(given, cards, names)
        if found is None:
            self.say("play-no-card", given=given or "?", cards=", ".join(names))
        else:
            print(wrapped(f"{names[found]}. {set_up.title.card_text(set_up, cards[found], self.spoken)}"))

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
        if line.isdecimal() and len(line) < 6 and int(line) in self.numbers():
            self.table.play(self.seat, options[self.numbers().index(int(line))])
            return True
        if line.isdecimal():
            self.say("play-not-understood", given=line, numbers=ranges(self.numbers()))
            return False
        typed = line.removeprefix(f"{self.seat} ").lower()
        found = fitting(typed, options, self.readings())
        if len(found) == 1:
            self.table.play(self.seat, found[0])
            return True
        for said in (typed, f"{self.table.decision} {typed}"):
            full = self.table.set_up.title.understood(self.table.set_up, self.table.state, said)
            if full in self.table.set_up.rules.space.numbers:
                self.table.play(self.seat, full)  # refused with its reason
                return True
        if found:
            self.say("play-ambiguous", given=line, count=len(found))
        else:
            self.say("play-not-understood", given=line, numbers=ranges(self.numbers()))
        return False


def wrapped(line: str) -> str:
    """A long line broken between words, its continuation a little further in."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, max(40, ask.width() - 1), subsequent_indent=indent, break_long_words=False)


def labelled(number: int, text: str) -> str:
    """An option with its number, which is not said twice where the text begins with it."""
    return f"{number:3} {text.removeprefix(f'{number} ')}"


def ranges(numbers: list[int]) -> str:
    """`1–5, 8, 10–13`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def in_columns(entries: list[str]) -> str:
    """Entries side by side, as many as the terminal is wide, reading downwards."""
    width = max(len(entry) for entry in entries) + 3
    across = max(1, min(4, ask.width() // width))
    rows = -(-len(entries) // across)
    return "\n".join("".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows))
