"""Write the server's messages as TypeScript, for the page: python tools/typescript.py > web/src/lib/messages.ts

The types come from `grandee.server.messages`, so page and server cannot disagree about them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from grandee.server import messages

HEAD = "// Made by tools/typescript.py from the server's messages; edits are lost.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """All messages, in the order in which they are written down."""
    return [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == messages.__name__
        and value not in (messages.Message, messages.Said)
    ]


def typescript() -> str:
    """All messages as TypeScript interfaces."""
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    whole = {struct.__name__ for struct in structs() if issubclass(struct, messages.Said)}
    return HEAD + "".join(interface(name, schema, name in whole) for name, schema in components.items())


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """One message. Of a `whole` one the server says every field; a client may leave out what has a default."""
    said = f"\n/** {' '.join(schema['description'].split())} */" if "description" in schema else ""
    needed = set(schema["properties"] if whole else schema.get("required", ()))
    lines = [
        f"  {field}{'' if field in needed else '?'}: {written(kind)};" for field, kind in schema["properties"].items()
    ]
    return f"{said}\nexport interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type.

    >>> written({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}})
    '(string | null)[]'
    """
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(each) for each in schema["anyOf"])
    match schema.get("type"):
        case "array":
            of = written(schema["items"])
            return f"({of})[]" if " | " in of else f"{of}[]"
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {written(values) if isinstance(values, dict) and values else 'unknown'}>"
        case str(kind):
            return PLAIN[kind]
    return "unknown"


if __name__ == "__main__":
    print(typescript(), end="")
