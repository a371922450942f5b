"""`grandee games`: what there is to play, and everything about one game."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grandee.cli import ask
from grandee.cli.ask import print_json
from grandee.core.game import Game, Setup, seed_bytes
from grandee.core.options import Option, Value, shown
from grandee.core.refusals import BadInput
from grandee.core.words import Words
from grandee.games import first_game, ids, load_game

GUESSED = ("reconstructed", "placeholder")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words("help-game"))
    parser.add_argument("--provenance", action="store_true", help=words("help-provenance"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))
    parser.add_argument("--draw", metavar="FILE", help=words("help-draw"))
    parser.add_argument("--make-map", metavar="FILE", help=words("help-make-map"))
    ask.add_setup_arguments(parser, words)


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.draw is not None or arguments.make_map is not None:
        return write_files(arguments, words)
    chosen = [load_game(arguments.game)] if arguments.game else [load_game(game) for game in ids()]
    if arguments.provenance and arguments.game and (arguments.option or arguments.preset or arguments.players):
        return print_unprinted(arguments, words)
    if arguments.json:
        answer = [as_data(game, arguments.provenance, setup_of(game, arguments)) for game in chosen]
        print_json(answer[0] if arguments.game else answer)
    elif arguments.provenance:
        for game in chosen:
            print_provenance(game, words)
    elif arguments.game:
        print_game(chosen[0], words, setup_of(chosen[0], arguments))
    else:
        for game in chosen:
            game_words = game.words(words.language)
            print(f"{game.id:12} {game_words('game-title')}\n{'':12} {game_words('game-summary')}")
    return 0


def write_files(arguments: argparse.Namespace, words: Words) -> int:
    """A picture of a set-up, a map by lot, or both; nothing is written over, and nothing is written by halves."""
    made: dict[str, str] = {}
    if arguments.make_map is not None:
        game = load_game(arguments.game or first_game())
        text = game.random_data("map", arguments.seed or secrets.token_hex(4))
        if text is None:
            raise BadInput("--make-map", "bad-no-random-data", game=game.words(words.language)("game-title"))
        made[arguments.make_map] = text
    if arguments.draw is not None:
        setup = ask.set_up(arguments)
        game_words = setup.game.words(words.language)
        seed = None if arguments.seed is None else seed_bytes(arguments.seed)
        drawn = setup.game.draw(setup, seed, game_words)
        if drawn is None:
            raise BadInput("--draw", "bad-no-drawing", game=game_words("game-title"))
        made[arguments.draw] = drawn
    for file in made:
        if Path(file).is_file():
            raise BadInput(file, "bad-taken")
    for file, text in made.items():
        ask.write_file(file, text)
        print(words("file-written", file=file))
    return 0


def setup_of(game: Game, arguments: argparse.Namespace) -> Setup:
    """The set-up that is asked for, or the usual one of a game."""
    return ask.set_up(arguments) if arguments.game else game.set_up({})


def print_game(game: Game, words: Words, setup: Setup) -> None:
    """Everything about a game; its decisions and data are those of a set-up."""
    game_words = game.words(words.language)
    print(f"{game_words('game-title')}\n{game_words('game-summary')}\n\n{words('list-options')}")
    for option in game.options.offered.options:
        usual = words("list-default", value=usual_value(option, words))
        print(f"  {option.name}: {game_words.render(option.allowed())}, {usual}")
        print(f"      {game_words.attribute(f'option-{option.name}', 'about')} ({', '.join(option.rules)})")
    print(f"\n{words('list-presets')}")
    for preset, values in game.options.offered.presets.items():
        listed = given(values)
        print(f"  {preset}: {game_words(f'preset-{preset}')}" + (f"\n      {listed}" if listed else ""))
    rulesets = game.rulesets()
    if len(rulesets) > 1:
        print(f"\n{words('list-rulesets')}")
        for ruleset in rulesets:
            count = len(game.set_up(ruleset.options).rules.space.published)
            options = given(ruleset.options)
            print(f"  {ruleset.id}: {words('list-actions', count=count)}" + (f"\n      {options}" if options else ""))
    of = f"{setup.ruleset.id}, " if len(rulesets) > 1 else ""
    print(f"\n{words('list-decisions')} ({of}{words('list-actions', count=len(setup.rules.space.published))})")
    for block in setup.rules.space.blocks:
        named = [param for param in block.params if not param.optional or any(setup.rules.space.words[param.kind][1:])]
        parts = [f"<{param.kind}>" for param in named if not param.optional]
        parts += [f"[<{param.kind}>]" for param in named if param.optional]
        stop = f" | {block.word} {block.stop}" if block.stop else ""
        print(f"  {' '.join([block.word, *parts])}{stop}: {game_words(f'decision-{block.word}')}")
    print(f"\n{words('list-data')}")
    for name, digest in game.digests(setup).items():
        print(f"  {name}: {digest}")


def usual_value(option: Option, words: Words) -> str:
    """The default of an option, and those that other options bring."""
    others = [
        words("list-default-when", value=shown(value), when=given(when, " = ")) for when, value in option.default_when
    ]
    return ", ".join([shown(option.default) or "-", *others])


def given(values: Mapping[str, Value], between: str = "=") -> str:
    """Options with their values, as the command line takes them."""
    return ", ".join(f"{name}{between}{shown(value).replace(', ', ',')}" for name, value in values.items())


def print_provenance(game: Game, words: Words) -> None:
    facts = game.provenance()
    print(game.words(words.language)("game-title"))
    if not facts:
        print(f"  {words('list-provenance-none')}")
    for fact in facts:
        print(f"  {fact.file}: {fact.name} ({fact.source})")


def print_unprinted(arguments: argparse.Namespace, words: Words) -> int:
    """What of one set-up is not from a rulebook, as the form of the page tells it."""
    setup = ask.set_up(arguments)
    game_words = setup.game.words(words.language)
    parts = setup.game.unprinted(setup)
    if arguments.json:
        told = [{"said": game_words.render(each.said), "source": each.source, "number": each.number} for each in parts]
        print_json(told)
        return 0
    print(game_words("game-title"))
    print(f"  {words('list-unprinted', count=sum(each.number for each in parts if each.source in GUESSED))}")
    for part in parts:
        copies = f" × {part.number}" if part.number > 1 else ""
        print(f"  {game_words.render(part.said)}{copies}: {game_words(f'source-{part.source}')}")
    return 0


def as_data(game: Game, provenance: bool, setup: Setup) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "id": game.id,
        "title": game.words("en")("game-title"),
        "spec": game.spec,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "rules": option.rules,
                **({"low": option.low, "high": option.high} if option.kind == "number" else {}),
                **({"choices": option.choices} if option.choices else {}),
            }
            for option in game.options.offered.options
        ],
        "presets": game.options.offered.presets,
        "rulesets": [ruleset.id for ruleset in game.rulesets()],
        "ruleset": setup.ruleset.id,
        "actions": len(setup.rules.space.published),
        "decisions": [
            {"word": block.word, "params": [param.kind for param in block.params], "stop": block.stop}
            for block in setup.rules.space.blocks
        ],
        "data": game.digests(setup),
    }
    if provenance:
        answer["provenance"] = [vars(fact) for fact in game.provenance()]
    return answer
