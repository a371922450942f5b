"""The El Grande engine beside the referee: what lies on the table and who is asked what, after the same moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandee.core.chance import Rng
from grandee.core.game import seed_bytes
from grandee.games import load_game
from grandee.games.el_grande.position import KEYS
from grandee.records.match import Match
from tests.referee.el_grande import CABALLEROS, REGIONS, Game, game_of
from tests.referee.el_grande.asking import Areas
from tests.referee.el_grande.data import VIRTUAL
from tests.referee.el_grande.positions import pick

REFEREE_ONLY = (
    "grey_used",
    "grey_passed",
)  # of the keys that an engine does not know, those that it has in other words

# what the rules of 2023 put away at the end of a round, so that nothing of it matters in a general scoring
PUT_AWAY = ("power", "turned", "grey", "grey_used")


def truth(table: Match) -> dict[str, Any]:
    """What the engine says of the table, in the words of the referee."""
    found = table.setup.game.describe(table.setup, table.state)
    if "grey_seen" in found:
        seen = found.pop("grey_seen")
        held = found["greys"]
        gone = {seat: {*held[seat], found["grey"].get(seat)} for seat in held}  # back in hand, or of this round
        found["grey_used"] = {seat: [grey for grey in seen.get(seat, []) if grey not in gone[seat]] for seat in held}
    if table.setup.options["edition"] == "2023":
        found["turned"] = []  # cards lie open to the end of the round
    return found


def in_the_engines_words(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position of the referee's as the engine reads it."""
    kept = {key: value for key, value in position.items() if key in KEYS}
    if "pile_7" in kept["piles"]:  # the engine's cards to come are those that lie nowhere else
        kept["piles"] = {pile: cards for pile, cards in kept["piles"].items() if pile != "pile_7"}
    if not kept.get("turned"):
        kept.pop("turned", None)  # whose turn has been is seen from the power cards
    if "grey_used" in position:
        kept["grey_seen"] = position["grey_used"]
    return kept


class AsDealt:
    """Chance as the engine had it: the order of its region cards is read from what it has done with them."""

    def __init__(self, table: Match) -> None:
        self.table = table

    def region_cards(self, areas: Areas) -> list[str]:
        """Two were turned up at once: that of the king's region first, or the one that brought more (EG-2P-6).

        Where another order is possible too, it makes no difference.
        """
        found = truth(self.table)
        brought = {region: found["regions"][region].get(VIRTUAL, 0) - areas[region][VIRTUAL] for region in REGIONS}
        gone = [region for region in REGIONS if region not in found["region_cards"]]
        return sorted(gone, key=lambda region: -(brought[region] or CABALLEROS)) + list(found["region_cards"])


def whose_turn(table: Match) -> str:
    """Also while another repeats a special action."""
    found = truth(table)
    return str(found.get("turn_of") or found["active"])


def moment(table: Match, until: str) -> object:
    """What changes when the turn or the round is over."""
    return whose_turn(table) if until == "turn" else truth(table)["round"]


def referee_of(table: Match, position: Mapping[str, Any]) -> Game:
    return game_of(position, table.setup.options, AsDealt(table))


def compare(table: Match, game: Game) -> None:
    """Who is asked what, and everything that lies on the table; no piece is made or lost."""
    table.setup.game.check(table.state)
    expected, found = comparable(game.position(), game), comparable(truth(table), game)
    found = {key: value for key, value in found.items() if key in game.position()}
    assert found == expected, f"{differences(found, expected)}\n{story(table)}"
    assert set(table.asked) == game.asked(), story(table)
    for letter in table.asked:
        options = table.legal_moves(letter)
        assert len(options) == len(set(options)), story(table)
        more, fewer = set(options) - game.legal_moves(letter), game.legal_moves(letter) - set(options)
        assert not more | fewer, f"engine only {sorted(more)}, referee only {sorted(fewer)}\n{story(table)}"


def differences(found: Mapping[str, Any], expected: Mapping[str, Any]) -> str:
    """Of engine and referee, by key."""
    keys = [key for key in {**found, **expected} if found.get(key) != expected.get(key)]
    return ", ".join(f"{key}: engine {found.get(key)}, referee {expected.get(key)}" for key in keys)


def comparable(position: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """Nothing is the same as not named, and lists without an order of their own are sorted. Whose turn it is is
    compared, for who acts in it is seen from who is asked."""
    kept = dict(position)
    whose = position["turn_of"] if "turn_of" in position else getattr(game, "turn_of", "")
    kept["active"] = whose or position["active"]
    kept.pop("turn_of", None)
    for key in ("done", "turned", "offer"):
        kept[key] = sorted(kept[key])
    for key in ("vetoes", "greys", "grey_used"):
        kept[key] = {seat: sorted(cards) for seat, cards in kept.get(key, {}).items()}
    kept["province"] = {seat: kept["province"][seat] for seat in game.seats}  # the virtual player's is the rest of 30
    if position["at"] == "pass_grey":
        del kept["greys"]  # what was given away is still to come
    if position["at"] in ("castillo_disk", "over") and game.edition == "2023":
        kept = {key: value for key, value in kept.items() if key not in PUT_AWAY}
    if position["at"] == "over":
        kept.pop("region_cards", None)
    return {key: tidy(value) for key, value in kept.items() if tidy(value)}


def tidy(value: Any) -> Any:
    """Without empty heaps, piles and words."""
    if isinstance(value, Mapping):
        return {key: tidy(inner) for key, inner in value.items() if tidy(inner)}
    return list(value) if isinstance(value, tuple) else value


def story(table: Match) -> str:
    return f"options {table.setup.options}\nmoves {table.moves}"


def step(table: Match, game: Game, rng: Rng) -> None:
    """A random move of a random seat: `done`, `end_turn` and `use` are rarer than their share would be."""
    letter = pick(table.asked, rng)
    options = table.legal_moves(letter)
    busy = [move for move in options if move.split()[-1] not in ("done", "end_turn", "use") or "grey" in move]
    move = pick(busy if busy and rng.below(5) else options, rng)
    table.play(letter, move)
    game.play(letter, move)


def to_the_end(table: Match, game: Game, rng: Rng) -> int:
    """A whole random game, compared at every decision; how many there were."""
    compare(table, game)
    compared = 0
    while not table.over:
        step(table, game, rng)
        compare(table, game)
        compared += 1
    assert game.ask is None
    assert table.points == game.score
    return compared


def from_position(
    options: Mapping[str, Any], position: Mapping[str, Any], seed: int, rng: Rng, until: str = "turn"
) -> None:
    """To the end of the turn, so that the whole special action is seen with all its windows, or of the round."""
    setup = load_game("el-grande").set_up(dict(options))
    state = setup.game.position(setup, in_the_engines_words(position), seed_bytes(seed))
    position = {key: value for key, value in position.items() if key in REFEREE_ONLY or key in KEYS}
    position |= {"piles": setup.game.describe(setup, state)["piles"]}
    table = Match(setup, seed_bytes(seed), state=state)
    game = referee_of(table, position)
    compare(table, game)
    begun = moment(table, until)
    while not table.over and moment(table, until) == begun:
        step(table, game, rng)
        compare(table, game)
