"""`grandee games`: what there is to play, and everything about one game."""

from __future__ import annotations

import argparse
from typing import Any

from grandee.cli.ask import print_json
from grandee.core.game import Game
from grandee.core.options import Option
from grandee.core.words import Words
from grandee.games import ids, load_game


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", help=words("help-game"))
    parser.add_argument("--provenance", action="store_true", help=words("help-provenance"))
    parser.add_argument("--json", action="store_true", help=words("help-json"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    chosen = [load_game(arguments.game)] if arguments.game else [load_game(game) for game in ids()]
    if arguments.json:
        answer = [as_data(game, arguments.provenance) for game in chosen]
        print_json(answer[0] if arguments.game else answer)
    elif arguments.provenance:
        for game in chosen:
            print_provenance(game, words)
    elif arguments.game:
        print_game(chosen[0], words)
    else:
        for game in chosen:
            game_words = game.words(words.language)
            print(f"{game.id:12} {game_words('game-title')}\n{'':12} {game_words('game-summary')}")
    return 0


def print_game(game: Game, words: Words) -> None:
    game_words = game.words(words.language)
    setup = game.set_up({})
    print(f"{game_words('game-title')}\n{game_words('game-summary')}\n\n{words('list-options')}")
    for option in game.options.options:
        print(f"  {option.name}: {game_words.render(option.allowed())}, {words('list-default', value=default(option))}")
        print(f"      {game_words.attribute(f'option-{option.name}', 'about')} ({', '.join(option.rules)})")
    print(f"\n{words('list-presets')}")
    for preset, values in game.options.presets.items():
        listed = ", ".join(f"{name}={value}" for name, value in values.items())
        print(f"  {preset}: {game_words(f'preset-{preset}')}" + (f"\n      {listed}" if listed else ""))
    print(f"\n{words('list-decisions')} ({words('list-actions', count=len(setup.rules.space.published))})")
    for block in setup.rules.space.blocks:
        parts = [f"<{param.kind}>" for param in block.params]
        stop = f" | {block.word} {block.stop}" if block.stop else ""
        print(f"  {' '.join([block.word, *parts])}{stop}: {game_words(f'decision-{block.word}')}")
    print(f"\n{words('list-data')}")
    for name, digest in game.digests(setup).items():
        print(f"  {name}: {digest}")


def default(option: Option) -> str:
    shown = ",".join(option.default) if isinstance(option.default, tuple) else str(option.default)
    return shown or "-"


def print_provenance(game: Game, words: Words) -> None:
    facts = game.provenance()
    print(game.words(words.language)("game-title"))
    if not facts:
        print(f"  {words('list-provenance-none')}")
    for fact in facts:
        print(f"  {fact.file}: {fact.name} ({fact.source})")


def as_data(game: Game, provenance: bool) -> dict[str, Any]:
    setup = game.set_up({})
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
            for option in game.options.options
        ],
        "presets": game.options.presets,
        "rulesets": [ruleset.id for ruleset in game.rulesets()],
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
