"""Tokens, the limit board and the ledger of a turn in the words of positions, written and read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grandee.games.el_grande.api import View
from grandee.games.el_grande.engine import cells, groups, ledger, sizes, stands
from grandee.games.el_grande.engine.deal import GOLD, GOODS
from grandee.games.el_grande.engine.state import ElGrande
from grandee.games.el_grande.files import ElGrandeFault
from grandee.games.el_grande.sizes import FRANCE_PLACES, FROM_PLACES, SEAS, TOKENS

if TYPE_CHECKING:
    from grandee.games.el_grande.variant_reader import VariantReader

ALL_TOKENS = {"gold": int(GOLD), "goods": int(GOODS)}
LOADS = ("ordinary", *TOKENS)  # by what is carried
LEDGER = {
    "moved": int(ledger.MOVED),
    "may_sail": int(ledger.SAILS),
    "moved_may_sail": int(ledger.BOTH),
    "moved_again": int(ledger.AGAIN),
    "moved_twice": int(ledger.LAST),
}
HEAPS = {"free_tokens": int(cells.FREE_TOKENS), "supply": int(cells.SUPPLY), "brought": int(cells.BROUGHT)}
KEYS = (*HEAPS, "carriers", "loads", "limit_board", "beside", "newcomers", *LEDGER)


def group_words(g: ElGrande, areas: list[str]) -> dict[str, int]:
    """The numbers of all groups that can be told apart now; `areas` are the words of areas by number."""
    limit = int(g.cells[cells.LIMIT_AREA])
    found: dict[str, int] = {}
    for area in [*range(int(sizes.REGIONS)), *range(int(sizes.SHIP), int(sizes.MEDITERRANEAN) + 1)]:
        loads = TOKENS if area > sizes.FRANCE else ()
        for load, token in enumerate(("", *loads)):
            for is_beside in (False, True) if area == limit else (False,):
                word = "_".join([areas[area], *[token] * bool(token), *["beside"] * is_beside])
                found[word] = int(groups.group_of(g, area, groups.stand_with(load, is_beside)))
    places = {place: int(sizes.IN_PLACES) + i for i, place in enumerate(FROM_PLACES[: int(sizes.GOLD)])}
    return found | places


def number_in(g: ElGrande, group: int, colour: int) -> int:
    """How many of a colour a group has."""
    if group < sizes.REGIONS:
        beside = group == g.cells[cells.LIMIT_AREA]
        return int(groups.number(g, group, colour, sizes.BESIDE if beside else sizes.ORDINARY))
    return int(groups.number(g, stands.area_of_group(g, group), colour, stands.stand_of_group(g, group)))


# -- writing -------------------------------------------------------------------------------------


def write(found: View, g: ElGrande, words: Mapping[int, str], areas: list[str]) -> None:
    """`words` are those of the colours."""
    cell = g.cells
    found.free_tokens, found.supply, found.brought = (
        {token: int(cell[at + i]) for i, token in enumerate(TOKENS)} for at in HEAPS.values()
    )
    by_sea = {sea: carriers(g, int(sizes.SHIP) + i, words) for i, sea in enumerate(SEAS)}
    found.carriers = {sea: carried for sea, carried in by_sea.items() if carried}
    found.loads = {
        FROM_PLACES[place]: TOKENS[cell[cells.FRANCE_LOAD + place] - 1]
        for place in range(FRANCE_PLACES)
        if cell[cells.FRANCE_LOAD + place]
    }
    found.limit_board = areas[cell[cells.LIMIT_AREA]]
    found.beside = beside(g, words)
    found.newcomers = {
        word: int(cell[cells.NEWCOMERS + colour]) for colour, word in words.items() if cell[cells.NEWCOMERS + colour]
    }
    for key, marks in LEDGER.items():
        if cell[cells.MARKED] or marks <= ledger.SAILS:
            setattr(found, key, marked(g, marks, words, areas))


def carriers(g: ElGrande, area: int, words: Mapping[int, str]) -> dict[str, list[str]]:
    found = {
        word: [token for load, token in enumerate(TOKENS, 1) for _ in range(groups.loaded(g, area, colour, load))]
        for colour, word in words.items()
    }
    return {word: tokens for word, tokens in found.items() if tokens}


def beside(g: ElGrande, words: Mapping[int, str]) -> dict[str, list[str]]:
    """What each of those carries that stand beside the limit board."""
    area = int(g.cells[cells.LIMIT_AREA])
    if area == sizes.OFF:
        return {}
    loads = range(len(LOADS) if area > sizes.FRANCE else 1)
    found = {
        word: [
            LOADS[load] for load in loads for _ in range(groups.number(g, area, colour, groups.stand_with(load, True)))
        ]
        for colour, word in words.items()
    }
    return {word: names for word, names in found.items() if names}


def marked(g: ElGrande, marks: int, words: Mapping[int, str], areas: list[str]) -> dict[str, dict[str, int]]:
    found = {
        group: {
            word: int(ledger.marked(g, number, colour, marks))
            for colour, word in words.items()
            if ledger.marked(g, number, colour, marks)
        }
        for group, number in group_words(g, areas).items()
    }
    return {group: counts for group, counts in found.items() if counts}


def returned_words(g: ElGrande, areas: list[str]) -> dict[str, int]:
    """The groups of which a seat returns some; of France `effect.leaving` says the places."""
    return {word: group for word, group in group_words(g, areas).items() if word not in FROM_PLACES[:FRANCE_PLACES]}


def write_returning(g: ElGrande, areas: list[str]) -> dict[str, int]:
    """What a seat is about to return, by group; of France the number."""
    found = {}
    for word, group in returned_words(g, areas).items():
        at = cells.RETURNING + group if group < sizes.REGIONS else cells.RETURN_GROUPS + group
        found[word] = int(g.cells[at])
    return found


# -- reading -------------------------------------------------------------------------------------


def read_tokens(reader: VariantReader) -> None:
    """Who carries what, and where the other tokens are: what is not named lies in the supply."""
    g = reader.g
    if not g.facts.has_sea:
        return
    cell, words = g.cells, {word: colour for colour, word in reader.colours.items()}
    carried = dict.fromkeys(TOKENS, 0)
    for sea, counts in reader.sub_table("carriers", list(SEAS)).items():
        where = f"position.carriers.{sea}"
        for word, tokens in reader.table_of(counts, list(words), where).items():
            for token in reader.list_of(tokens, f"{where}.{word}"):
                load = reader.choice(token, list(TOKENS), f"{where}.{word}")
                row = SEAS.index(sea) * len(TOKENS) + load
                cell[cells.LOADED + row * sizes.COLOURS + words[word]] += 1
                carried[TOKENS[load]] += 1
            if groups.loaded(g, int(sizes.SHIP) + SEAS.index(sea), words[word], 0) < 0:
                raise ElGrandeFault(f"{where}.{word}", "bad-carriers").by("GI-TOK-4")
    for place, token in reader.sub_table("loads", list(FROM_PLACES[:FRANCE_PLACES])).items():
        number = FROM_PLACES.index(place)
        load = reader.choice(token, list(TOKENS), f"position.loads.{place}")
        if not cell[cells.FRANCE + number]:
            raise ElGrandeFault(f"position.loads.{place}", "bad-carriers").by("GI-TOK-4")
        cell[cells.FRANCE_LOAD + number] = load + 1
        carried[TOKENS[load]] += 1
    given = {key: reader.sub_table(key, list(TOKENS)) for key in HEAPS}
    for i, token in enumerate(TOKENS):
        free = reader.number(given["free_tokens"].get(token, 0), 0, ALL_TOKENS[token], f"position.free_tokens.{token}")
        rest = max(0, ALL_TOKENS[token] - carried[token] - free)
        supply = reader.number(given["supply"].get(token, rest), 0, ALL_TOKENS[token], f"position.supply.{token}")
        if free + supply + carried[token] > ALL_TOKENS[token]:
            where = f"position, {token}"
            raise ElGrandeFault(where, "bad-tokens", given=free + supply + carried[token], most=ALL_TOKENS[token]).by(
                "GI-TOK-1"
            )
        cell[cells.FREE_TOKENS + i], cell[cells.SUPPLY + i] = free, supply
        cell[cells.BROUGHT + i] = reader.number(given["brought"].get(token, 0), 0, free, f"position.brought.{token}")


def read_limit(reader: VariantReader) -> None:
    """Where the limit board lies, and who stands beside it; if nobody is named all stand on it."""
    g = reader.g
    if not g.facts.has_sea:
        return
    cell, words = g.cells, {word: colour for colour, word in reader.colours.items()}
    places = [*reader.regions, *SEAS, "off"]
    word = places[reader.choice(reader.table.get("limit_board", "off"), places, "position.limit_board")]
    area = reader.areas.index(word)
    cell[cells.LIMIT_AREA] = area
    given = reader.sub_table("beside", list(words))
    if area == sizes.OFF:
        if given:
            raise ElGrandeFault("position.beside", "bad-beside", given=0, most=0)
        return
    for colour in words.values():
        for load in range(len(LOADS) if area > sizes.FRANCE else 1):
            there = groups.loaded(g, area, colour, load) if area > sizes.FRANCE else g.cubes(area, colour)
            cell[cells.ON_LIMIT + load * sizes.COLOURS + colour] = there
    for word, names in given.items():
        where = f"position.beside.{word}"
        for name in reader.list_of(names, where):
            at = cells.ON_LIMIT + reader.choice(name, list(LOADS), where) * int(sizes.COLOURS) + words[word]
            cell[at] -= 1
            if cell[at] < 0:
                raise ElGrandeFault(where, "bad-beside-none", given=str(name))
    if groups.free_spaces(g) < 0:
        on_board = int(g.facts.spaces - groups.free_spaces(g))
        raise ElGrandeFault("position.beside", "bad-beside", given=on_board, most=int(g.facts.spaces)).by("GI-SET-4")
    for word, n in reader.sub_table("newcomers", list(words)).items():
        most = int(groups.beside(g, words[word]))
        cell[cells.NEWCOMERS + words[word]] = reader.number(n, 0, most, f"position.newcomers.{word}")


def read_ledger(reader: VariantReader) -> None:
    """Who has moved and who may sail."""
    g = reader.g
    if not g.facts.has_sea:
        return
    words, known = {word: colour for colour, word in reader.colours.items()}, group_words(g, reader.areas)
    for key, marks in LEDGER.items():
        for group, counts in reader.sub_table(key, list(known)).items():
            where = f"position.{key}.{group}"
            for word, n in reader.table_of(counts, list(words), where).items():
                most = number_in(g, known[group], words[word])
                ledger.change(g, known[group], words[word], marks, reader.number(n, 0, most, f"{where}.{word}"))
                if ledger.number_with(g, known[group], words[word], most, int(ledger.NONE) + 1) < 0:
                    raise ElGrandeFault(f"{where}.{word}", "bad-ledger", most=most).by("GI-TURN-5")


def read_returning(reader: VariantReader, given: Mapping[str, Any]) -> None:
    for word, group in returned_words(reader.g, reader.areas).items():
        at = cells.RETURNING + group if group < sizes.REGIONS else cells.RETURN_GROUPS + group
        reader.g.cells[at] = reader.number(given.get(word, 0), 0, 9, f"position.returning.{word}")
