"""Write what page and server say to each other as TypeScript: python -m tools.typescript

`web/src/lib/api.ts` comes from `grandee.server.api`, `web/src/boards/GAME/api.ts` from the game's own structs
(`Game.types`), so page and server cannot disagree about them. A message with a part that differs from game to game has
the game's types as a parameter.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec

from grandee.core.api import GameTypes
from grandee.core.game import Game
from grandee.games import OFFERED, load_game
from grandee.server import api
from grandee.server.api import accounts, facts, games, lists, notices, play, problems, study, tables

WEB = Path(__file__).parents[1] / "web" / "src"
PARTS = (games, tables, play, facts, study, notices, accounts, lists, problems)
HEAD = "// Made by tools/typescript.py from the wire types of the server; edits are lost.\n"
HEAD_OF_GAME = "// Made by tools/typescript.py from the structs of the game; edits are lost.\n"
TYPES_OF_A_GAME = """
/** What differs from game to game; a board has the types of its own game. */
export interface GameTypes {
  view: Record<string, unknown>;
  projection: Record<string, unknown>;
  preview: Record<string, unknown>;
  facts: Record<string, unknown>;
  card: CardInfo;
}
"""
OF_A_GAME = {getattr(GameTypes(), part.name).__name__: part.name for part in fields(GameTypes)}  # View: view, ...
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """All wire types, part by part, in the order in which they are written down."""
    return [
        value
        for part in PARTS
        for value in vars(part).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == part.__name__
    ]


def typescript() -> str:
    """All wire types as TypeScript interfaces."""
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    whole = {struct.__name__ for struct in structs() if issubclass(struct, api.Response)}
    names = {base: f'G["{part}"]' for base, part in OF_A_GAME.items()}
    names |= {name: f"{name}<G>" for name in generic(components)}
    text = HEAD
    for name, schema in components.items():
        if name not in OF_A_GAME:
            parameter = "<G extends GameTypes = GameTypes>" if name in names else ""
            text += f"{comment_of(schema)}\nexport interface {name}{parameter} {body(schema, names, name in whole)}\n"
    return text + interface_of_cards(components) + TYPES_OF_A_GAME


def interface_of_cards(components: dict[str, Any]) -> str:
    return f"{comment_of(components['CardInfo'])}\nexport interface CardInfo {body(components['CardInfo'], {})}\n"


def generic(components: dict[str, Any]) -> set[str]:
    """The messages with something in them that differs from game to game."""
    found: set[str] = set()
    while True:
        wanted = found | set(OF_A_GAME)
        more = {name for name, schema in components.items() if refers(schema, wanted)} - set(OF_A_GAME)
        if more == found:
            return found
        found = more


def refers(schema: object, names: set[str]) -> bool:
    if isinstance(schema, dict):
        return schema.get("$ref") in names or any(refers(each, names) for each in schema.values())
    return isinstance(schema, list) and any(refers(each, names) for each in schema)


def typescript_of(game: Game) -> str:
    """The structs of one game, and `Game`, which is all of them."""
    parts = {part.name: getattr(game.types, part.name) for part in fields(GameTypes)}
    _, components = msgspec.json.schema_components(parts.values(), ref_template="{name}")
    text = HEAD_OF_GAME + "\nimport type { MessageView } from '../../lib/api';\n"
    for name, schema in components.items():
        if name != "MessageView":
            text += f"{comment_of(schema)}\nexport type {name} = {body(schema, {})};\n"
    lines = "".join(f"  {part}: {struct.__name__};\n" for part, struct in parts.items())
    return f"{text}\n/** All that a session of this game's board says. */\nexport type Game = {{\n{lines}}};\n"


def comment_of(schema: dict[str, Any]) -> str:
    return f"\n/** {' '.join(schema['description'].split())} */" if "description" in schema else ""


def body(schema: dict[str, Any], names: dict[str, str], whole: bool = False) -> str:
    """The fields. Of a `whole` message the server says every one; otherwise what has a default may be missing."""
    needed = set(schema["properties"] if whole else schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {written(kind, names)};\n"
        for field, kind in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + "}"


def written(schema: dict[str, Any], names: dict[str, str] | None = None) -> str:
    """A JSON schema as a TypeScript type; `names` are those of other structs, where they differ.

    >>> written({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}})
    '(string | null)[]'
    >>> written({"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}], "items": False})
    '[number, string]'
    """
    if "$ref" in schema:
        return (names or {}).get(schema["$ref"], str(schema["$ref"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(each, names) for each in schema["anyOf"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(written(each, names) for each in schema['prefixItems'])}]"
        case "array":
            of = written(schema["items"], names)
            return f"({of})[]" if " | " in of else f"{of}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {written(values, names) if isinstance(values, dict) and values else 'unknown'}>"
        case str(kind):
            return PRIMITIVES[kind]
    return "unknown"


def files() -> dict[Path, str]:
    """What is made, by where it lies: shipped games with structs of their own have a board."""
    games = [game for game in map(load_game, OFFERED) if game.types != GameTypes()]
    boards = {WEB / "boards" / game.id / "api.ts": typescript_of(game) for game in games}
    return {WEB / "lib" / "api.ts": typescript(), **boards}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, "utf-8")
