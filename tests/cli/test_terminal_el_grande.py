"""El Grande in the terminal: whole games of every edition and variant, every number of players, every language."""

from __future__ import annotations

import pytest

from grandee.cli.main import main
from grandee.cli.terminal import Terminal
from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.core.words import LANGUAGES, Words
from grandee.games import load_game
from grandee.records.match import Match
from tests.kit import TIER

PRESETS = ("2023", "2023-every-module", "1995-every-variant")
EVERY = [(preset, players, language) for preset in PRESETS for players in (2, 3, 4, 5) for language in LANGUAGES]
PLAYED = {  # of the combinations above, so many that each preset, number and language comes
    "quick": [each for i, each in enumerate(EVERY) if i % 11 == 0],
    "normal": [each for i, each in enumerate(EVERY) if (i + i // 4 + i // 16) % 4 == 0],
    "long": EVERY,
}[TIER]
ASIDE = ("log", "card", "help", "moves", "board", "undo")


class Typist(Terminal):
    """A person who types any of the numbers that are offered, and now and then something else."""

    dice = Rng(1)

    def read(self, prompt: str) -> str:
        if self.dice.below(40) == 0:
            return ASIDE[self.dice.below(len(ASIDE))]
        numbers = self.menu.part_numbers() if self.menu.parts() else list(self.menu.move_numbers().values())
        return str(numbers[self.dice.below(len(numbers))])


@pytest.mark.parametrize(("preset", "players", "language"), PLAYED)
def test_a_whole_game_is_played_in_the_terminal(
    preset: str, players: int, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = load_game("el-grande").set_up({"players": players}, preset)
    match = Match(setup, seed_bytes(players))
    typist = Typist(match, "A", ["random"] * players, Words(language, ("grandee.cli",)), None)
    typist.dice = Rng(players)
    assert typist.run() == 0
    assert match.over
    said = capsys.readouterr().out
    assert match.setup.game.words(language)("board-over") in said
    assert not [line for line in said.splitlines() if "{" in line or "story-" in line or "event-" in line]


def test_the_command_begins_with_the_choice_of_a_grey_card(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["1", "quit"])
    monkeypatch.setattr(Terminal, "read", lambda *_: next(typed))
    command = ["play", "el-grande", "--preset", "2023-every-module", "--terminal", "--seed", "3", "--bots", "random"]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "Everybody is dealt 3 grey cards." in said
    assert "Your grey cards" in said


def test_everything_about_the_game_goes_by_edition_and_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "el-grande"]) == 0
    usual = capsys.readouterr().out
    assert "tie_rule: one of positional, sliding, default positional, sliding where edition = 2023" in usual
    assert "  el-grande-1995-all: 921 actions\n      home_region_advantage=true, " in usual
    assert "Decisions (el-grande-1995, 656 actions)\n  play_power <power>: " in usual
    assert main(["games", "el-grande", "--preset", "2023-every-module"]) == 0
    modules = capsys.readouterr().out
    assert "Decisions (el-grande-2023-all, 1,013 actions)\n  play_power <power> [<grey>]: " in modules
    assert "  pass_grey <grey_card>: " in modules


def test_power_cards_with_grey_ones_are_chosen_part_by_part_by_their_values() -> None:
    setup = load_game("el-grande").set_up({"players": 2, "start_seat": "A"}, "2023-every-module")
    match = Match(setup, seed_bytes(1))
    for letter in "AB":
        match.play(letter, match.legal_moves(letter)[0])
    typist = Typist(match, "A", ["random", "random"], Words("en", ("grandee.cli",)), None)
    legal = [move.split() for move in match.legal_moves("A")]
    values = {int(move[1]) for move in legal}
    numbered = dict(zip(typist.menu.part_numbers(), typist.menu.parts(), strict=True))
    assert set(numbered) == values
    value = next(value for value in sorted(values) if len([move for move in legal if move[1] == str(value)]) == 4)
    assert numbered[value] == (f"play_power {value} ", f"{value} …")
    typist.choose_part(f"play_power {value} ")
    assert sorted(typist.menu.remaining_moves())[0] == f"play_power {value}"
    assert all(move.startswith(f"play_power {value} g") for move in sorted(typist.menu.remaining_moves())[1:])
    assert len(typist.menu.remaining_moves()) == 4
