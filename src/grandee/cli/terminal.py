"""A game in the terminal: what one person reads and types, and the bots' moves in between."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grandee import bots
from grandee.cli import ask
from grandee.cli.fitting import fitting, fitting_cards
from grandee.cli.layout import in_columns, labelled, ranges, wrapped
from grandee.cli.menu import MoveMenu
from grandee.cli.rules import find, first_rule
from grandee.core.events import FORCED
from grandee.core.refusals import BadInput, IllegalMove, Message
from grandee.core.words import Words
from grandee.records import record
from grandee.records.match import Match

MOST_EXPLAINED = 6  # cards that are explained at once
QUIT_WORDS = ("quit", "exit")


class Quit(Exception):
    """The player has left the match."""


class Terminal:
    """One person in a match, reading and typing."""

    def __init__(self, match: Match, seat: str, players: list[str], words: Words, file: str | None) -> None:
        self.match = match
        self.match.by_letter = True
        self.seat = seat
        self.players = players
        self.bots = [bots.bot(name) for name in players]
        self.words = words
        self.game_words = match.words(words.language)
        self.paint = ask.painter()
        self.file = file
        self.rng = ask.bots_rng(match.seed, len(match.moves))
        self.events_read = len(match.events.rows) if match.moves else 0  # how many events the player has read
        self.chosen = ""  # the beginning of a move, where a long list of options is asked part by part
        self.drawn = ""  # the decision for which the board was drawn last
        self.moved = 0  # how many moves there were after the player's last one
        self.saved: set[str] = set()  # files that this game has been written to

    @property
    def menu(self) -> MoveMenu:
        """What the player may do now."""
        return MoveMenu(self.match, self.seat, self.game_words, self.chosen)

    def say(self, message: str, **arguments: object) -> None:
        for line in self.words(message, **arguments).splitlines():
            print(wrapped(line))

    def run(self) -> int:
        if not self.match.over:
            self.save()  # a file that cannot be written is refused before the game, not after it
        self.say("play-welcome", game=self.game_words("game-title"), seat=self.seat)
        try:
            while not self.match.over:
                if self.seat in self.match.asked:
                    self.decide()
                else:
                    seat = self.match.state.to_move()
                    with self.thinking(seat):
                        ask.play_bot_move(self.match, seat, self.bots[seat], self.players[seat], self.rng)
                self.save()
        except (Quit, EOFError):
            self.say("play-left")
            self.save()
            return 0
        self.print_news()
        print("\n" + self.match.board(self.seat, self.game_words, self.paint, False, ask.width()))
        winners = self.match.winners
        self.say("play-over")
        points = self.match.points[winners[0]]
        self.say("play-won", count=len(winners), names=", ".join(winners), points=points)
        return 0

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say on a terminal who thinks, for as long as it takes."""
        if not sys.stdout.isatty():
            yield
            return
        name = self.players[seat]
        bot = self.game_words(f"player-{name}") if f"player-{name}" in self.game_words else name
        notice = self.words("play-thinking", seat=self.match.setup.letters[seat], bot=bot)
        print(notice, end="\r", flush=True)
        try:
            yield
        finally:
            print(" " * len(notice), end="\r", flush=True)

    def save(self, file: str | None = None) -> None:
        target = file or self.file
        if target:
            ask.write_file(target, record.of_match(self.match, whole=True).to_json() + "\n")
            if file:
                self.say("play-saved", file=file, command=f"{ask.command_name()} play --resume {shlex.quote(file)}")

    def save_as(self, given: str) -> None:
        """Write the record where the player wants it, but never over something else."""
        file = str(Path(given).expanduser())
        if Path(file).is_file() and file not in self.saved and file != self.file:
            raise BadInput(file, "bad-exists")
        self.save(file)
        self.saved.add(file)

    # -- the player's decision ---------------------------------------------------------------------

    def print_news(self) -> None:
        """What happened since the player last read; after the end of a round or a scoring there is time to read it."""
        events = self.match.setup.rules.event_kinds
        since = [events[row[0]].name for row in self.match.events.since(self.events_read)]
        ended = "round-ended" in since or "general-scoring" in since
        lines = self.match.short_log(self.seat, self.events_read, self.game_words)
        self.events_read = len(self.match.events.rows)
        print()
        for line in lines:
            print(self.paint(wrapped(f"  {line}"), "not bold" if ended else "dim"))
        if ended and not self.match.over and sys.stdin.isatty() and self.read("play-go-on").strip() in QUIT_WORDS:
            raise Quit

    def show(self, board: bool = True) -> None:
        """The board, what is asked, and the options."""
        game, setup = self.match.setup.game, self.match.setup
        view = self.match.state.view(setup.seat(self.seat))
        if board:
            print("\n" + self.match.board(self.seat, self.game_words, self.paint, False, ask.width()))
            self.drawn = self.match.decision
        print()
        self.say("play-your-turn", decision=game.render_prompt(setup, view, self.game_words))
        parts = self.menu.parts()
        if parts:
            self.say("play-part-by-part")
            numbers = self.menu.part_numbers()
            print(in_columns([labelled(number, text) for number, (_, text) in zip(numbers, parts, strict=True)]))
            return
        moves = self.menu.remaining_moves()
        texts = [text for move, text in self.menu.render_moves().items() if move in moves]
        about = [self.menu.explanation(move) for move in moves]
        entries = [labelled(self.menu.move_numbers()[move], text) for move, text in zip(moves, texts, strict=True)]
        if any(about):
            for entry, sentence in zip(entries, about, strict=True):
                print(entry)
                print(self.paint(wrapped(f"      {sentence}"), "dim"))
        else:
            print(in_columns(entries))

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
        """Ask until there is a move. The board is drawn again when something else is asked than last time."""
        others = any(self.match.moves[i][0] != self.seat for i in range(self.moved, len(self.match.moves)))
        self.print_news()
        self.show(others or self.drawn != self.match.decision)
        while True:
            line = self.read("play-prompt").strip()
            try:
                if line and self.answer(line):
                    self.chosen = ""
                    self.moved = len(self.match.moves)
                    return
            except IllegalMove as refused:
                print(self.reason(refused) + (f" ({refused.rule})" if refused.rule else ""))
            except BadInput as fault:
                print(wrapped(fault.render(self.words.language)))

    def reason(self, refused: IllegalMove) -> str:
        """Why a move is refused; the decision that is asked is named as the game names it."""
        message = refused.as_message()
        asked = f"decision-{refused.arguments.get('decision', '')}"
        if asked in self.game_words:
            message.arguments["decision"] = Message(asked)
        return self.game_words.render(message)

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
                raise Quit
            case _:
                return self.move(line)
        return False

    def help(self) -> None:
        print(wrapped(" ".join(self.game_words("game-how-to").split())) + "\n")
        self.say("play-help", example=self.match.legal_moves(self.seat)[0], rule=self.example_rule())

    def example_rule(self) -> str:
        game = self.match.setup.game
        return game.example_rule or first_rule(game.spec)

    def rules(self, ids: list[str]) -> None:
        """Rules of this game by their ids, without those of another edition."""
        setup = self.match.setup
        for rule in find(ids, setup.game.specs, str(setup.options.get("edition", ""))):
            for line in f"{rule.id}  {rule.text}".splitlines():
                print(wrapped(line))

    def log(self, since: int) -> None:
        """What happened, event by event, without the decisions that were none."""
        rows = [row for row in self.match.events.since(since) if row[0] != FORCED]
        game, setup = self.match.setup.game, self.match.setup
        reader = setup.seat(self.seat)
        for row in rows:
            print(wrapped(f"  {game.render_event(setup, row, reader, self.game_words, self.match.called)}"))

    def explain(self, given: str) -> None:
        """What a card does, found by its id or its name, or by parts of either; without a name, all on the table."""
        setup = self.match.setup
        game, cards = setup.game, setup.game.cards(setup)
        names = [self.game_words.name(game.message_argument(setup, "card", i)) for i in range(len(cards))]
        found = fitting_cards(given, cards, names)
        if not given:
            view = self.match.state.view(setup.seat(self.seat))
            found = [cards.index(card) for card in game.cards_on_the_table(setup, view)]
        if not found or len(found) > MOST_EXPLAINED:
            listed = ", ".join(dict.fromkeys(names[i] for i in found or range(len(cards))))
            self.say("play-which-card" if found else "play-no-card", given=given or "?", cards=listed)
            return
        for i in found:
            print(wrapped(f"{names[i]}. {game.card_text(setup, cards[i], self.game_words)}"))

    def last_own(self) -> int:
        """How many events there were before the player's last move."""
        mine = [i for i, move in enumerate(self.match.moves) if move.startswith(self.seat)]
        return self.match.history[mine[-1]][1] if mine else 0

    def undo(self) -> bool:
        """Back to the player's own last decision; the bots' moves since then are taken back with it."""
        mine = [i for i, move in enumerate(self.match.moves) if move.startswith(self.seat)]
        if not mine:
            self.say("play-nothing-to-undo")
            return False
        while len(self.match.moves) > mine[-1]:
            self.match.take_back()
        self.events_read = len(self.match.events.rows)
        self.say("play-undone")
        return True

    def move(self, line: str) -> bool:
        """Take a move by its number or its words; of a long list a part first."""
        parts = self.menu.parts()
        if line.isdecimal() and parts:
            numbered = dict(zip(self.menu.part_numbers(), parts, strict=True))
            if len(line) < 6 and int(line) in numbered:
                return self.choose_part(numbered[int(line)][0])
            return self.say_not_understood(line)
        if line.isdecimal():
            return self.by_number(line)
        moves = self.match.legal_moves(self.seat)
        typed = line.removeprefix(f"{self.seat} ").lower()
        found = fitting(typed, moves, self.menu.phrasings())
        if len(found) == 1:
            self.match.play(self.seat, found[0])
            return True
        for candidate in (typed, f"{self.match.decision} {typed}"):
            full = self.match.setup.game.canonical_move(self.match.setup, self.match.state, candidate)
            if full in self.match.setup.rules.space.numbers:
                self.match.play(self.seat, full)  # refused with its reason
                return True
        if found:
            self.say("play-ambiguous", given=line, count=len(found))
        else:
            return self.say_not_understood(line)
        return False

    def say_not_understood(self, line: str) -> bool:
        numbers = self.menu.part_numbers() if self.menu.parts() else list(self.menu.move_numbers().values())
        self.say("play-not-understood", given=line, numbers=ranges(numbers))
        return False

    def by_number(self, line: str) -> bool:
        numbers = {number: move for move, number in self.menu.move_numbers().items()}
        if len(line) < 6 and int(line) in numbers:
            self.match.play(self.seat, numbers[int(line)])
            return True
        full = f"{self.match.decision} {line}"
        if full in self.match.setup.rules.space.numbers:
            self.match.play(self.seat, full)  # refused with its reason, or its number is another's in a list
            return True
        return self.say_not_understood(line)

    def choose_part(self, beginning: str) -> bool:
        """The first words of a move are chosen; the last ones are asked next, unless that was all."""
        if not beginning.endswith(" "):
            self.match.play(self.seat, beginning)
            return True
        self.chosen = beginning
        self.show(False)
        return False
