"""TOML that people write, read by msgspec into structs. A fault names the place, what was given and what is allowed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from grandee.core.refusals import BadInput, Message, check_keys, system_fault

S = TypeVar("S", bound=msgspec.Struct)

# Where a printed fact comes from. What nobody could look up is `reconstructed`, by reasoning that somebody may yet
# confirm or correct; a `placeholder` only fills the place of something that is not known at all.
Source = Literal["rulebook", "public", "inferred", "reconstructed", "placeholder", "custom"]
OLD_SOURCE = "house"


def text_of(file: str) -> str:
    """What a file of the user's own says."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


def parse(text: str, name: str, keys: tuple[str, ...] = ()) -> dict[str, Any]:
    """The tables of a file; every key at its top must be one of these, if some are named."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadInput(name, "bad-toml", fault=str(fault)) from None
    if keys:
        check_keys(table, keys, name)
    rename_source(table)
    return table


def rename_source(table: object) -> None:
    """Data of a user's own had the source `house` once; records of that time hold such files."""
    if isinstance(table, dict):
        if table.get("source") == OLD_SOURCE:
            table["source"] = "custom"
        for value in table.values():
            rename_source(value)
    elif isinstance(table, list):
        for value in table:
            rename_source(value)


def digest(facts: object) -> str:
    """What a record names data by."""
    return "sha256:" + sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()


def rows_at(table: Mapping[str, Any], key: str, kind: type[msgspec.Struct], name: str) -> list[dict[str, Any]]:
    """The tables of a list of tables, not read yet."""
    rows = table.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadInput(f"{name}, {key}", "bad-table", keys=", ".join(kind.__struct_fields__))
    return rows


def read_at(table: Mapping[str, Any], key: str, kind: type[S], name: str) -> S:
    """A table inside a table."""
    return read_struct(table.get(key), kind, f"{name}, {key}")


def read_struct(given: object, kind: type[S], where: str) -> S:
    """A table as a struct. Whether it is one, msgspec says; why not is said here."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        if not isinstance(given, dict):
            raise BadInput(where, "bad-table", keys=", ".join(kind.__struct_fields__)) from None
        check_keys(given, kind.__struct_fields__, where)
        for field in msgspec.structs.fields(kind):
            if field.name in given:
                check_value(given[field.name], field.type, f"{where}, {field.name}" if where else field.name)
            elif field.required:
                raise BadInput(where, "bad-missing", key=field.name) from None
        raise


def check_value(given: object, kind: Any, where: str) -> None:
    """Raise the fault of a value that is not of a kind."""
    try:
        msgspec.convert(given, kind)
        return
    except msgspec.ValidationError:
        kind = without_none(kind)
    info = inspect.type_info(kind)
    if isinstance(info, inspect.StructType):
        check_table(given, info.cls, where)
    if isinstance(info, inspect.ListType):
        if is_shaped(given, kind):
            for item in given if isinstance(given, list) else []:
                check_value(item, item_kind(kind), where)
        elif info.min_length is not None and info.min_length == info.max_length:
            length = len(given) if isinstance(given, list) else 0
            raise BadInput(where, "bad-length", given=length, needed=str(info.min_length))
    if isinstance(info, inspect.DictType):
        if not isinstance(given, dict):
            raise BadInput(where, "bad-table", keys=where)
        for key, item in given.items():
            check_value(item, get_args(kind)[1], f"{where}.{key}")
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    if any(isinstance(each, inspect.StrType) for each in kinds):
        raise BadInput(where, "bad-text", given=str(given))
    raise BadInput(where, "bad-value", given=str(given), allowed=allowed(info))


def check_table(given: object, kind: type[msgspec.Struct], where: str) -> None:
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required]
    if not isinstance(given, dict) or not all(key in given for key in needed):
        raise BadInput(where, "bad-table", keys=", ".join(kind.__struct_fields__))
    read_struct(given, kind, where)


def is_shaped(given: object, kind: Any) -> bool:
    """Not so is what should be a list and is none, or has another length."""
    info = inspect.type_info(without_none(kind))
    if not isinstance(info, inspect.ListType):
        return True
    return isinstance(given, list) and (info.min_length or 0) <= len(given) <= (info.max_length or len(given))


def without_none(kind: Any) -> Any:
    """What a value is if it is there: TOML has no word for nothing."""
    kinds = [each for each in get_args(kind) if each is not type(None)]
    return kinds[0] if get_origin(kind) in (Union, UnionType) and len(kinds) == 1 else kind


def item_kind(kind: Any) -> Any:
    return get_args(get_args(kind)[0] if get_origin(kind) is Annotated else kind)[0]


# -- what is allowed, in words ---------------------------------------------------------------------


def allowed(info: inspect.Type) -> object:
    """What may be given, with its limits."""
    match info:
        case inspect.IntType(ge=int(low), le=int(high)):
            return Message("allowed-number", low=low, high=high)
        case inspect.FloatType(ge=0, le=99, multiple_of=0.5):
            return Message("allowed-half")
        case inspect.IntType() | inspect.FloatType():
            return Message("given-number")
        case inspect.BoolType():
            return Message("allowed-switch", words="")
        case inspect.LiteralType(values=[word]):
            return f'"{word}"'
        case inspect.LiteralType(values=words):
            return Message("allowed-choice", words=", ".join(str(word) for word in words))
        case inspect.UnionType(types=[one, other]):
            return Message("allowed-or", one=allowed(one), other=allowed(other))
    return Message("allowed-list-of-words")


def parameters(kind: type[msgspec.Struct]) -> object:
    """What a table holds: its keys, and what is given to each; what is given alone if there is but one."""
    fields = msgspec.structs.fields(kind)
    if has_one_required_field(kind):
        return parameter(inspect.type_info(fields[0].type))
    found: object = ""
    for field in fields:
        info = inspect.type_info(without_none(field.type))
        described: object = field.name
        if not isinstance(info, inspect.BoolType):
            described = Message("given-key", key=field.name, what=parameter(info))
        found = Message("given-list", one=found, other=described) if found else described
    return found


def has_one_required_field(kind: type[msgspec.Struct]) -> bool:
    """Whether a struct has one field, which must be there."""
    return len(kind.__struct_fields__) == 1 and not kind.__struct_defaults__


def parameter(info: inspect.Type) -> object:
    match info:
        case inspect.LiteralType(values=words):
            return either([f'"{word}"' if isinstance(word, str) else str(word) for word in words])
        case inspect.UnionType(types=types):
            return either([parameter(each) for each in types])
        case inspect.ListType():
            return Message("given-numbers")
        case inspect.StrType():
            return Message("given-word")
    return Message("given-number")


def either(kinds: Sequence[object]) -> object:
    first, *rest = kinds
    return Message("allowed-or", one=first, other=either(rest)) if rest else first
