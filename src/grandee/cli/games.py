"""`grandee games`: what there is to play, and everything about one game."""

from __future__ import annotations

import argparse
from typing import Any

from grandee.cli.ask import print_json
from grandee.core.options import Option
from grandee.core.title import Title
from grandee.core.words import Words
from grandee.games import ids, title


def run(arguments: argparse.Namespace, words: Words) -> int:
    chosen = [title(arguments.game)] if arguments.game else [title(game) for game in ids()]
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
            spoken = game.words(words.language)
            print(f"{game.id:12} {spoken('game-title')}\n{'':12} {spoken('game-summary')}")
    return 0


def print_game(game: Title, words: Words) -> None:
    spoken = game.words(words.language)
    set_up = game.set_up({})
    print(f"{spoken('game-title')}\n{spoken('game-summary')}\n\n{words('list-options')}")
    for option in game.options.options:
        print(f"  {option.name}: {spoken.say(option.allowed())}, {words('list-default', value=default(option))}")
        print(f"      {spoken.attribute(f'option-{option.name}', 'about')} ({', '.join(option.rules)})")
    print(f"\n{words('list-presets')}")
    for preset, values in game.options.presets.items():
        listed = ", ".join(f"{name}={value}" for name, value in values.items())
        print(f"  {preset}: {spoken(f'preset-{preset}')}" + (f"\n      {listed}" if listed else ""))
    print(f"\n{words('list-decisions')} ({words('list-actions', count=set_up.rules.actions)})")
    for block in set_up.rules.space.blocks:
        parts = [f"<{param.kind}>" for param in block.params]
        stop = f" | {block.word} {block.stop}" if block.stop else ""
        print(f"  {' '.join([block.word, *parts])}{stop}: {spoken(f'decision-{block.word}')}")
    print(f"\n{words('list-data')}")
    for name, digest in game.digests(set_up).items():
        print(f"  {name}: {digest}")


def default(option: Option) -> str:
    shown = ",".join(option.default) if isinstance(option.default, tuple) else str(option.default)
    return shown or "-"


def print_provenance(game: Title, words: Words) -> None:
    facts = game.provenance()
    print(game.words(words.language)("game-title"))
    if not facts:
        print(f"  {words('list-provenance-none')}")
    for fact in facts:
        print(f"  {fact.file}: {fact.name} ({fact.source})")


def as_data(game: Title, provenance: bool) -> dict[str, Any]:
    set_up = game.set_up({})
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
        "actions": set_up.rules.actions,
        "decisions": [
            {"word": block.word, "params": [param.kind for param in block.params], "stop": block.stop}
            for block in set_up.rules.space.blocks
        ],
        "data": game.digests(set_up),
    }
    if provenance:
        answer["provenance"] = [vars(fact) for fact in game.provenance()]
    return answer
