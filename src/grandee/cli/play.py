"""`grandee play`: you against bots, in the browser (`browser.py`) or in the terminal."""

from __future__ import annotations

import argparse
import shlex
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grandee import bots
from grandee.cli import ask, browser, places
from grandee.cli.match import fitting, fitting_cards
from grandee.cli.rules import find, first_rule
from grandee.core.events import FORCED
from grandee.core.refusals import BadInput, IllegalMove, Say
from grandee.core.words import Words
from grandee.records import record
from grandee.records.table import Table, begin

LONG_LIST = 24  # options: more are asked part by part
LONG_CARDS = 6  # cards that are explained at once
LEAVE = ("quit", "exit")
DEFAULT_BOT = "knight"
PERSON = "human"  # the name of a person's seat in a record, so that a game can go on from it


def run(arguments: argparse.Namespace, words: Words) -> int:
    in_browser = browser.is_wanted(arguments)
    if in_browser and browser.has_browser():
        return browser.run(arguments, words)
    if arguments.resume == "":
        raise BadInput("--resume", "bad-resume")
    if arguments.resume:
        return resume(arguments, words)
    if arguments.record is not None and Path(arguments.record).is_file():
        raise BadInput(arguments.record, "bad-exists")
    set_up = ask.set_up(arguments)
    seat = arguments.seat or "A"
    mine = set_up.seat(seat, "--seat")
    players = ask.bot_names(arguments.bots or DEFAULT_BOT, set_up.seats, mine)
    names = [PERSON if i == mine else name for i, name in enumerate(players)]
    if in_browser:
        print(wrapped(words("play-no-browser", port=places.PORT)) + f"\n    {ask.called()} serve --host 0.0.0.0\n")
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
    players = ask.bot_names(arguments.bots or ",".join(bots_named(table, mine)), table.set_up.seats, mine)
    table.names = [PERSON if i == mine else name for i, name in enumerate(players)]
    return Terminal(table, seat, players, words, arguments.record or file).run()


def bots_named(table: Table, mine: int) -> list[str]:
    """The bots of a record's other seats. A record never makes this machine run a file: such bots are given anew."""
    for seat, name in enumerate(table.names):
        if seat != mine and name != PERSON and not bots.is_known(name):
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
        self.chosen = ""  # the beginning of a move, where a long list of options is asked part by part
        self.drawn = ""  # the decision for which the table was drawn last
        self.moved = 0  # how many moves there were after the player's last one
        self.saved: set[str] = set()  # files that this game has been written to

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
                    with self.thinking(seat):
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

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say on a terminal who thinks, for as long as it takes."""
        if not sys.stdout.isatty():
            yield
            return
        name = self.players[seat]
        bot = self.spoken(f"player-{name}") if f"player-{name}" in self.spoken else name
        said = self.words("play-thinking", seat=self.table.set_up.letters[seat], bot=bot)
        print(said, end="\r", flush=True)
        try:
            yield
        finally:
            print(" " * len(said), end="\r", flush=True)

    def save(self, file: str | None = None) -> None:
        target = file or self.file
        if target:
            ask.write_file(target, record.of_table(self.table, whole=True).to_json() + "\n")
            if file:
                self.say("play-saved", file=file, command=f"{ask.called()} play --resume {shlex.quote(file)}")

    def save_as(self, given: str) -> None:
        """Write the record where the player wants it, but never over something else."""
        file = str(Path(given).expanduser())
        if Path(file).is_file() and file not in self.saved and file != self.file:
            raise BadInput(file, "bad-exists")
        self.save(file)
        self.saved.add(file)

    # -- the player's decision ---------------------------------------------------------------------

    def tell(self) -> None:
        """What happened since the player last read; after the end of a round or a scoring there is time to read it."""
        events = self.table.set_up.rules.event_kinds
        since = [events[row[0]].name for row in self.table.events.since(self.told)]
        ended = "round-ended" in since or "general-scoring" in since
        lines = self.table.story(self.seat, self.told, self.spoken)
        self.told = len(self.table.events.rows)
        print()
        for line in lines:
            print(self.paint(wrapped(f"  {line}"), "not bold" if ended else "dim"))
        if ended and not self.table.over and sys.stdin.isatty() and self.read("play-go-on").strip() in LEAVE:
            raise Left

    def show(self, board: bool = True) -> None:
        """The table, what is asked, and the options."""
        title, set_up = self.table.set_up.title, self.table.set_up
        view = self.table.state.view(set_up.seat(self.seat))
        if board:
            print("\n" + self.table.board(self.seat, self.spoken, self.paint, False, ask.width()))
            self.drawn = self.table.decision
        print()
        self.say("play-your-turn", decision=title.prompt(set_up, view, self.spoken))
        parts = self.parts()
        if parts:
            self.say("play-part-by-part")
            print(in_columns([labelled(number, text) for number, (_, text) in enumerate(parts, 1)]))
            return
        options = [option for option in self.table.options(self.seat) if option.startswith(self.chosen)]
        texts = [text for option, text in self.worded().items() if option in options]
        about = [self.explanation(option) for option in options]
        entries = [labelled(self.numbered()[option], text) for option, text in zip(options, texts, strict=True)]
        if any(about):
            for entry, said in zip(entries, about, strict=True):
                print(entry)
                print(self.paint(wrapped(f"      {said}"), "dim"))
        else:
            print(in_columns(entries))

    def worded(self) -> dict[str, str]:
        """Every option with the words by which people read it."""
        return dict(zip(self.table.options(self.seat), self.choices(), strict=True))

    def numbered(self) -> dict[str, int]:
        """Every option with its number; of a long list only those that go on with what is chosen already."""
        options = self.table.options(self.seat)
        if self.chosen:
            left = [option for option in options if option.startswith(self.chosen)]
            return {option: number for number, option in enumerate(left, 1)}
        return dict(zip(options, self.numbers(), strict=True))

    def explanation(self, option: str) -> str:
        set_up = self.table.set_up
        view = self.table.state.view(set_up.seat(self.seat))
        return set_up.title.explained(set_up, view, set_up.rules.space.numbers[option], self.spoken)

    def parts(self) -> list[tuple[str, str]]:
        """A long list of options by all but their last words, each with its reading; empty where the list is short."""
        set_up = self.table.set_up
        options = self.table.options(self.seat)
        if self.chosen or len(options) <= LONG_LIST:
            return []
        found: dict[str, str] = {}
        for option in options:
            action = set_up.rules.space.numbers[option]
            block = set_up.rules.space.block_of(action)
            values = block.split(action)
            if len(values) < 2:
                found[option] = self.worded()[option]
                continue
            beginning = " ".join(option.split()[:-1]) + " "
            names = [self.name(param.kind, value) for param, value in zip(block.params, values, strict=True)][:-1]
            found[beginning] = " ".join(names) + " …"
        return list(found.items())

    def name(self, kind: str, value: int) -> str:
        """A parameter of a move by its plain name."""
        return self.spoken.name(self.table.set_up.title.spoken(self.table.set_up, kind, value))

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
                parts += [self.name(param.kind, value), set_up.rules.space.words[param.kind][value]]
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
        """Ask until there is a move. The table is drawn again when something else is asked than last time."""
        others = any(self.table.moves[i][0] != self.seat for i in range(self.moved, len(self.table.moves)))
        self.tell()
        self.show(others or self.drawn != self.table.decision)
        while True:
            line = self.read("play-prompt").strip()
            try:
                if line and self.answer(line):
                    self.chosen = ""
                    self.moved = len(self.table.moves)
                    return
            except IllegalMove as refused:
                print(self.reason(refused) + (f" ({refused.rule})" if refused.rule else ""))
            except BadInput as fault:
                print(wrapped(fault.worded(self.words.language)))

    def reason(self, refused: IllegalMove) -> str:
        """Why a move is refused; the decision that is asked is named as the table names it."""
        said = refused.say()
        asked = f"decision-{refused.arguments.get('decision', '')}"
        if asked in self.spoken:
            said.arguments["decision"] = Say(asked)
        return self.spoken.say(said)

    def answer(self, line: str) -> bool:
        """Do what the player typed; True when that was a move or an undo."""
        word, _, rest = line.partition(" ")
        match word.lower(), rest.strip():
            case "help" | "?", "":
                self.help()
            case "board", "":
                self.chosen = ""
                self.show()
            case "back", "":
                self.chosen = ""
                self.show(False)
            case "log", "" | "all" as much:
                self.log(0 if much else self.last_own())
            case "card" | "cards", given:
                self.explain(given)
            case "rules" | "rule", given:
                self.rules(given.split() or [self.example_rule()])
            case "save", given:
                if given:
                    self.save_as(given)
                else:
                    self.say("play-needs-file")
            case "undo", "":
                self.chosen = ""
                return self.undo()
            case (("quit" | "exit"), ""):
                raise Left
            case _:
                return self.move(line)
        return False

    def help(self) -> None:
        print(wrapped(" ".join(self.spoken("game-how-to").split())) + "\n")
        self.say("play-help", example=self.table.options(self.seat)[0], rule=self.example_rule())

    def example_rule(self) -> str:
        title = self.table.set_up.title
        return title.example_rule or first_rule(title.spec)

    def rules(self, ids: list[str]) -> None:
        """Rules of this game by their ids, without those of another edition."""
        set_up = self.table.set_up
        for rule in find(ids, set_up.title.spec, str(set_up.options.get("edition", ""))):
            for line in f"{rule.id}  {rule.text}".splitlines():
                print(wrapped(line))

    def log(self, since: int) -> None:
        """What happened, event by event, without the decisions that were none."""
        rows = [row for row in self.table.events.since(since) if row[0] != FORCED]
        title, set_up = self.table.set_up.title, self.table.set_up
        reader = set_up.seat(self.seat)
        for row in rows:
            print(wrapped(f"  {title.sentence(set_up, row, reader, self.spoken, self.table.called)}"))

    def explain(self, given: str) -> None:
        """What a card does, found by its id or its name, or by parts of either; without a name, all on the table."""
        set_up = self.table.set_up
        title, cards = set_up.title, set_up.title.cards(set_up)
        names = [self.name("card", i) for i in range(len(cards))]
        found = fitting_cards(given, cards, names)
        if not given:
            view = self.table.state.view(set_up.seat(self.seat))
            found = [cards.index(card) for card in title.cards_on_the_table(set_up, view)]
        if not found or len(found) > LONG_CARDS:
            listed = ", ".join(dict.fromkeys(names[i] for i in found or range(len(cards))))
            self.say("play-which-card" if found else "play-no-card", given=given or "?", cards=listed)
            return
        for i in found:
            print(wrapped(f"{names[i]}. {title.card_text(set_up, cards[i], self.spoken)}"))

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
        """Take a move by its number or its words; of a long list a part first."""
        parts = self.parts()
        if line.isdecimal() and parts:
            if len(line) < 6 and 1 <= int(line) <= len(parts):
                return self.part(parts[int(line) - 1][0])
            return self.not_understood(line)
        if line.isdecimal():
            return self.by_number(line)
        options = self.table.options(self.seat)
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
            return self.not_understood(line)
        return False

    def not_understood(self, line: str) -> bool:
        parts = self.parts()
        numbers = list(range(1, len(parts) + 1)) if parts else list(self.numbered().values())
        self.say("play-not-understood", given=line, numbers=ranges(numbers))
        return False

    def by_number(self, line: str) -> bool:
        numbers = {number: option for option, number in self.numbered().items()}
        if len(line) < 6 and int(line) in numbers:
            self.table.play(self.seat, numbers[int(line)])
            return True
        full = f"{self.table.decision} {line}"
        if full in self.table.set_up.rules.space.numbers:
            self.table.play(self.seat, full)  # refused with its reason
        return self.not_understood(line)

    def part(self, beginning: str) -> bool:
        """The first words of a move are chosen; the last ones are asked next, unless that was all."""
        if not beginning.endswith(" "):
            self.table.play(self.seat, beginning)
            return True
        self.chosen = beginning
        self.show(False)
        return False


def wrapped(line: str) -> str:
    """A long line broken between words, its continuation a little further in."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(
        line, max(40, ask.width() - 1), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def labelled(number: int, text: str) -> str:
    """An option with its number, which is not said twice where the text begins with it."""
    return f"{number:3}: {text.removeprefix(f'{number} ')}"


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
