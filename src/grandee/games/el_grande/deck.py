"""Reads the cards and the map in data/*.toml, or files of the user's own, and turns them into numbers (`Facts`)."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

from grandee.core.options import Value
from grandee.core.refusals import BadInput, Say, check_keys, nearest, system_fault
from grandee.core.title import SetUp
from grandee.games.el_grande import effects
from grandee.games.el_grande.facts import PILES, PLACES, POWERS, ROOM, Facts
from grandee.games.el_grande.numbers import CASTILLO, REGIONS
from grandee.games.el_grande.special import Printed, Special

SOURCES = ("rulebook", "public", "inferred", "house")
RULE_KEYS = ("id", "pile", "place", "copies", "special", "variant")  # what a game played with the deck depends on
CARD_KEYS = (*RULE_KEYS, "rules", "source")
ID = re.compile("[a-z][a-z0-9_]*")  # a word of the notation and a part of message ids
RESERVED = ("castillo", "court", "off", "province", "done")  # words that mean something else in moves and positions
BOARDS = ("board_8", "board_4")
PAID_PLACES = {2: 1, 3: 2, 4: 3, 5: 3}  # EG-SCORE-2, EG-2P-19, EG-3P-5
MOST_CALLED = 6
MOST_MODES = 16  # of all either-or cards of a deck
EFFECTS = {  # the vocabulary, and what each word is given
    "move": 'own (a number or "all"), foreign, any, from_one_region',
    "place_anywhere": "a number",
    "either": "two modes, each with an effect",
    "take_veto": "-",
    "empty_courts": 'a number or "all"',
    "each_returns": "a number",
    "banish": '"one" or "each"',
    "secret_withdraw": 'a number or "all"',
    "evict": "-",
    "score_chosen": "castillo",
    "score_class": "a list of numbers",
    "score_most": "-",
    "score_fewest": "-",
    "score_first_places": "-",
    "score_castillo": "-",
    "score_secretly": "-",
    "move_board": "-",
    "move_king": '"anywhere" or "adjacent"',
    "move_grande": "-",
    "retrieve_power": "-",
    "reinforce_court": "a number",
}
PLAIN: dict[str, Callable[[], Special]] = {  # those without parameters
    "take_veto": effects.TakeVeto,
    "evict": effects.Evict,
    "score_most": effects.ScoreMost,
    "score_fewest": effects.ScoreFewest,
    "score_first_places": effects.ScoreFirstPlaces,
    "score_castillo": effects.ScoreCastillo,
    "score_secretly": effects.ScoreSecretly,
    "move_board": effects.MoveBoard,
    "move_grande": effects.MoveGrande,
    "retrieve_power": effects.RetrievePower,
}


class ElGrandeFault(BadInput):
    """A fault of a deck, map or position that only this game has words for."""

    packages = (__package__,)


def shipped(name: str) -> str:
    return resources.files(__package__).joinpath(f"data/{name}").read_text("utf-8")


def text_of(file: str) -> str:
    """What a file of the user's own says."""
    try:
        return Path(file).read_text("utf-8")
    except (OSError, ValueError) as fault:
        raise BadInput(file, "bad-file", fault=system_fault(fault)) from None


def parsed(text: str, name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:
        raise BadInput(name, "bad-toml", fault=str(fault)) from None
    check_keys(table, keys, name)
    return table


def digest(facts: object) -> str:
    return "sha256:" + sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()


# -- simple checks -------------------------------------------------------------------------------


def whole(number: object, low: int, high: int, where: str) -> int:
    if isinstance(number, int) and not isinstance(number, bool) and low <= number <= high:
        return number
    raise BadInput(where, "bad-value", given=str(number), allowed=Say("allowed-number", low=low, high=high))


def one_of(word: object, choices: tuple[str, ...], where: str) -> str:
    if isinstance(word, str) and word in choices:
        return word
    raise BadInput(where, "bad-value", given=str(word), allowed=Say("allowed-choice", words=", ".join(choices)))


def flag(given: object, where: str) -> bool:
    if isinstance(given, bool):
        return given
    raise BadInput(where, "bad-value", given=str(given), allowed=Say("allowed-switch", words=""))


def table_at(table: Mapping[str, Any], key: str, keys: tuple[str, ...], name: str) -> Mapping[str, Any]:
    found = table.get(key)
    if not isinstance(found, dict):
        raise BadInput(f"{name}, {key}", "bad-table", keys=", ".join(keys))
    check_keys(found, keys, f"{name}, {key}")
    return found


def rows_at(table: Mapping[str, Any], key: str, keys: tuple[str, ...], name: str) -> list[dict[str, Any]]:
    rows = table.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadInput(f"{name}, {key}", "bad-table", keys=", ".join(keys))
    return rows


def id_of(row: Mapping[str, Any], known: list[str], where: str) -> str:
    word = row.get("id")
    if not isinstance(word, str) or not ID.fullmatch(word):
        raise ElGrandeFault(f"{where}, id", "bad-card-id", given=str(word))
    if word in RESERVED:
        raise ElGrandeFault(f"{where}, id", "bad-reserved-id", given=word)
    if word in known:
        raise BadInput(f"{where}, id", "bad-twice", given=word)
    return word


def points_of(row: Mapping[str, Any], where: str) -> tuple[int, int, int]:
    """The points of the first three places."""
    one_of(row.get("source"), SOURCES, f"{where}, source")
    given = row.get("points")
    if not isinstance(given, list) or len(given) != 3:
        raise BadInput(f"{where}, points", "bad-length", given=len(given) if isinstance(given, list) else 0, needed="3")
    first, second, third = (whole(number, 0, 20, f"{where}, points") for number in given)
    return first, second, third


# -- the map -------------------------------------------------------------------------------------


class Map:
    """Nine regions in the order of scoring, with points and borders; the castillo; the two boards."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parsed(text, name, ("map", "region", "castillo", *BOARDS, "border"))
        if "map" in table:
            table_at(table, "map", ("id", "title", "order_source"), name)
        rows = rows_at(table, "region", ("id", "points", "source"), name)
        if len(rows) != REGIONS:
            raise BadInput(f"{name}, region", "bad-length", given=len(rows), needed=str(REGIONS))
        self.regions: list[str] = []
        self.points: list[tuple[int, int, int]] = []
        for number, row in enumerate(rows, 1):
            self.regions.append(id_of(row, self.regions, f"{name}, region {number}"))
            check_keys(row, ("id", "points", "source"), f"{name}, {row['id']}")
            self.points.append(points_of(row, f"{name}, {row['id']}"))
        for place in ("castillo", *BOARDS):
            self.points.append(points_of(table_at(table, place, ("points", "source"), name), f"{name}, {place}"))
        self.borders: list[tuple[int, int]] = []
        for number, row in enumerate(rows_at(table, "border", ("between", "source"), name), 1):
            self.borders.append(self.border(row, f"{name}, border {number}"))
        for region, word in enumerate(self.regions):
            if not any(region in pair for pair in self.borders):
                raise BadInput(f"{name}, {word}", "bad-missing", key="border")
        self.neighbours: dict[str, list[str]] = {word: [] for word in self.regions}
        for one, other in self.borders:
            self.neighbours[self.regions[one]].append(self.regions[other])
            self.neighbours[self.regions[other]].append(self.regions[one])
        self.rows = rows
        self.table = table
        self.digest = digest([self.regions, self.points, sorted(self.borders)])

    def border(self, row: Mapping[str, Any], where: str) -> tuple[int, int]:
        check_keys(row, ("between", "source"), where)
        one_of(row.get("source"), SOURCES, f"{where}, source")
        pair = row.get("between")
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
            given = " – ".join(str(word) for word in pair) if isinstance(pair, list) else str(pair)
            raise ElGrandeFault(f"{where}, between", "bad-border", given=given)
        for word in pair:
            if word not in self.regions:
                raise BadInput(f"{where}, between", "bad-word", given=str(word), hint=nearest(str(word), self.regions))
        one, other = sorted(self.regions.index(word) for word in pair)
        if (one, other) in self.borders:
            raise BadInput(f"{where}, between", "bad-twice", given=" – ".join(pair))
        return one, other


# -- the deck ------------------------------------------------------------------------------------


class Deck:
    """The action cards of piles 1 to 5 and what power cards call, as rows of a checked table."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        table = parsed(text, name, ("deck", "power", "card"))
        if "deck" in table:
            table_at(table, "deck", ("id", "title"), name)
        power = table_at(table, "power", ("call", "source"), name)
        self.power_source = one_of(power.get("source"), SOURCES, f"{name}, power, source")
        calls = power.get("call")
        if not isinstance(calls, list) or len(calls) != POWERS:
            given = len(calls) if isinstance(calls, list) else 0
            raise BadInput(f"{name}, power, call", "bad-length", given=given, needed=str(POWERS))
        self.calls = [whole(number, 0, MOST_CALLED, f"{name}, power, call") for number in calls]
        self.rows = rows_at(table, "card", CARD_KEYS, name)
        self.ids: list[str] = []
        for number, row in enumerate(self.rows, 1):
            self.ids.append(id_of(row, self.ids, f"{name}, card {number}"))
        self.modes: list[str] = []  # the words of all either-or cards
        for row in self.rows:
            self.check_card(row)
        self.modes = self.modes or ["place_two", "move_all"]
        self.digest = digest([self.calls, [{key: row.get(key) for key in RULE_KEYS} for row in self.rows]])

    def where(self, row: Mapping[str, Any], key: str = "") -> str:
        return f"{self.name}, {row['id']}" + (f", {key}" if key else "")

    def check_card(self, row: Mapping[str, Any]) -> None:
        """A deck is wholly checked when it is read, not when somebody plays with it."""
        check_keys(row, CARD_KEYS, self.where(row))
        for key in ("pile", "copies", "source"):
            if key not in row:
                raise BadInput(self.where(row), "bad-missing", key=key)
        whole(row["pile"], 1, PILES, self.where(row, "pile"))
        whole(row["copies"], 0, ROOM, self.where(row, "copies"))
        whole(row.get("place", row["pile"]), 1, 9, self.where(row, "place"))
        one_of(row["source"], SOURCES, self.where(row, "source"))
        self.special(row.get("special"), row)
        if "variant" in row:
            self.check_variant(row)

    def check_variant(self, row: Mapping[str, Any]) -> None:
        where = self.where(row, "variant")
        variant = row["variant"]
        if not isinstance(variant, dict) or "option" not in variant or "value" not in variant:
            raise BadInput(where, "bad-table", keys="option, value, copies, special")
        check_keys(variant, ("option", "value", "copies", "special"), where)
        whole(variant.get("copies", 0), 0, ROOM, f"{where}, copies")
        self.special(variant.get("special"), row)

    def under(self, row: dict[str, Any], options: Mapping[str, Value]) -> dict[str, Any]:
        """A card as the options make it."""
        variant = row.get("variant", {})
        if not variant or options.get(variant["option"]) != variant["value"]:
            return row
        return row | {key: variant[key] for key in ("copies", "special") if key in variant}

    def mode(self, word: str, row: Mapping[str, Any]) -> int:
        if word not in self.modes:
            self.modes.append(word)
        if len(self.modes) > MOST_MODES:
            raise ElGrandeFault(self.where(row, "either"), "bad-many-modes", most=MOST_MODES)
        return self.modes.index(word)

    def special(self, entry: object, row: Mapping[str, Any]) -> Special:
        """The effect that a card names: `"evict"`, or `{ place_anywhere = 2 }` with parameters."""
        if entry is None:
            return effects.NoSpecial()
        word = word_of(entry)
        given: Any = entry[word] if isinstance(entry, dict) and word else None
        where = self.where(row, word)
        if word in PLAIN and given is None:
            return PLAIN[word]()
        if given is not None:
            match word:
                case "move" if isinstance(given, dict):
                    return self.moves(given, row)
                case "either" if isinstance(given, dict) and len(given) == 2:
                    return self.either(given, row)
                case "place_anywhere":
                    return effects.PlaceAnywhere(whole(given, 1, 9, where))
                case "empty_courts":
                    return effects.EmptyCourts(number_or_all(given, where))
                case "each_returns":
                    return effects.EachReturns(whole(given, 1, 9, where))
                case "banish":
                    return effects.Banish(one_of(given, ("one", "each"), where) == "each")
                case "secret_withdraw":
                    return effects.SecretWithdraw(number_or_all(given, where))
                case "score_chosen" if isinstance(given, dict):
                    check_keys(given, ("castillo",), where)
                    return effects.ScoreChosen(flag(given.get("castillo", False), where))
                case "score_class" if isinstance(given, list) and given:
                    return effects.ScoreClass(sum(1 << value for value in {whole(n, 1, 20, where) for n in given}))
                case "move_king":
                    return effects.MoveKing(one_of(given, ("anywhere", "adjacent"), where) == "anywhere")
                case "reinforce_court":
                    return effects.ReinforceCourt(whole(given, 1, MOST_CALLED, where))
        raise self.unfit(word or str(entry), row)

    def unfit(self, word: str, row: Mapping[str, Any]) -> BadInput:
        """The fault of an effect that does not exist or is given what it cannot be given."""
        hint = Say("bad-parameters", keys=EFFECTS[word]) if word in EFFECTS else nearest(word, list(EFFECTS))
        if word in PLAIN:
            hint = Say("no-parameters")
        return ElGrandeFault(self.where(row), "bad-effect", given=word, hint=hint)

    def moves(self, given: Mapping[str, Any], row: Mapping[str, Any]) -> Special:
        where = self.where(row, "move")
        check_keys(given, ("own", "foreign", "any", "from_one_region"), where)
        from_one_region = flag(given.get("from_one_region", False), where)
        all_own = given.get("own") == "all"
        own = 0 if all_own else whole(given.get("own", 0), 0, 30, where)
        foreign, either = (whole(given.get(key, 0), 0, 30, where) for key in ("foreign", "any"))
        none_or_mixed = bool(own or all_own or foreign) == bool(either)
        if none_or_mixed or (all_own and (foreign or not from_one_region)):
            raise self.unfit("move", row)
        return effects.Move(own, foreign, either, all_own, from_one_region)

    def either(self, given: Mapping[str, Any], row: Mapping[str, Any]) -> Special:
        sides: list[tuple[Special, int]] = []
        for mode, entry in given.items():
            if not ID.fullmatch(mode):
                raise ElGrandeFault(self.where(row, "either"), "bad-card-id", given=mode)
            if entry is None or word_of(entry) == "either":
                raise self.unfit("either", row)
            sides.append((self.special(entry, row), self.mode(mode, row)))
        (one, one_mode), (other, other_mode) = sides
        return effects.Either(one, one_mode, other, other_mode)


def word_of(entry: object) -> str:
    """The effect's word: `"evict"` and `{ place_anywhere = 2 }` are both one word, the second with a parameter."""
    if isinstance(entry, dict) and len(entry) == 1:
        return str(next(iter(entry)))
    return entry if isinstance(entry, str) else ""


def number_or_all(given: object, where: str) -> int:
    """A number, or 0 for all."""
    if given == "all":
        return 0
    if isinstance(given, int) and not isinstance(given, bool) and 1 <= given <= 30:
        return given
    raise BadInput(where, "bad-value", given=str(given), allowed=Say("allowed-number", low=1, high=30))


@lru_cache(maxsize=16)
def deck_from(text: str, name: str) -> Deck:
    return Deck(text, name)


@lru_cache(maxsize=16)
def map_from(text: str, name: str) -> Map:
    return Map(text, name)


@lru_cache(maxsize=1)
def standard_deck() -> Deck:
    return Deck(shipped("cards.toml"), "cards.toml")


@lru_cache(maxsize=1)
def standard_map() -> Map:
    return Map(shipped("map.toml"), "map.toml")


def deck_of(set_up: SetUp) -> Deck:
    return deck_from(set_up.house["deck"], "deck") if "deck" in set_up.house else standard_deck()


def map_of(set_up: SetUp) -> Map:
    return map_from(set_up.house["map"], "map") if "map" in set_up.house else standard_map()


# -- numbers -------------------------------------------------------------------------------------

ROUNDS = {  # which rounds are played, and after which a general scoring follows (EG-ROUND-1, EG-SHORT-2, -3)
    "none": ([1, 2, 3, 4, 5, 6, 7, 8, 9], [3, 6, 9]),
    "two_per_period": ([2, 3, 5, 6, 8, 9], [3, 6, 9]),
    "six_rounds": ([1, 2, 3, 4, 5, 6], [3, 6]),
}


def facts_for(options: Mapping[str, Value], deck: Deck, board: Map) -> Facts:
    """The tables that the rules use, for these options, this deck and this map."""
    players = options["players"]
    assert isinstance(players, int)
    start = options["start_seat"]
    facts = Facts(players, -1 if start == "random" else "ABCDE".index(str(start)))
    facts.ties_slide = options["tie_rule"] == "sliding"
    facts.must_place = bool(options["placement_mandatory"])
    facts.must_call = bool(options["call_mandatory"])
    facts.veto_each_step = bool(options["veto_partial"])
    rounds, scorings = ROUNDS[str(options["short_game"])]
    facts.first_round = rounds[0]
    for number, following in zip(rounds, [*rounds[1:], 0], strict=True):
        facts.next_round[number] = following
    for number in scorings:
        facts.scores_after[number] = 1
    lay_map(facts, board)
    lay_cards(facts, deck, options, len(rounds))
    return facts


def lay_map(facts: Facts, board: Map) -> None:
    for one, other in board.borders:
        facts.adjacent[one] |= 1 << other
        facts.adjacent[other] |= 1 << one
    for region in range(REGIONS):
        facts.beside_king[region] = facts.adjacent[region] | 1 << CASTILLO
    for table, points in enumerate(board.points):
        for place, value in enumerate(points, 1):
            facts.points[table * 3 + place - 1] = value
            if place <= PAID_PLACES[int(facts.players)]:
                facts.paid[table * PLACES + place] = value


def lay_cards(facts: Facts, deck: Deck, options: Mapping[str, Value], rounds: int) -> None:
    for i, number in enumerate(deck.calls):
        facts.calls[i] = number
    facts.make_room(len(deck.rows))
    for kind, plain_row in enumerate(deck.rows):
        row = deck.under(plain_row, options)
        pile = row["pile"] - 1
        facts.pile[kind] = pile
        facts.places[kind] = row.get("place", row["pile"])
        facts.special.append(Printed(deck.special(row.get("special"), row)))
        for _ in range(row["copies"]):
            if facts.pile_size[pile] == ROOM:
                raise ElGrandeFault(f"{deck.name}, pile {pile + 1}", "bad-pile-size", given=ROOM + 1, most=ROOM)
            facts.pile_cards[pile * ROOM + facts.pile_size[pile]] = kind
            facts.pile_size[pile] += 1
    if facts.pile_size[PILES - 1] != 1:
        raise ElGrandeFault(f"{deck.name}, pile {PILES}", "bad-standing-pile")
    facts.standing = facts.pile_cards[(PILES - 1) * ROOM]
    lasting = sum(facts.pile_size[pile] >= rounds for pile in range(PILES - 1)) + 1
    if lasting < facts.players:  # everybody needs a card in every round (EG-REVEAL-4)
        raise ElGrandeFault(deck.name, "bad-too-few-cards", given=lasting, needed=int(facts.players))
