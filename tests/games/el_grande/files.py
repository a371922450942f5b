"""Random files for El Grande: a deck and a map, each now and then, with every effect and everything a card may say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from grandee.core.chance import Rng
from grandee.core.options import Value
from grandee.games.el_grande.deck import GREYS_DEALT, MOST_GREYS, VARIANT_OPTIONS

Thing = TypeVar("Thing")
ROUNDS = {"none": 9, "two_per_period": 6, "six_rounds": 6}
ROOM = 11  # cards in a pile, and in all four of them together four times as many, with what veteran cards replace
VETERAN_PILES = (1, 2, 2, 4)

SPECIALS = (
    "{ move = { own = NUMBER } }",
    "{ move = { foreign = NUMBER } }",
    "{ move = { any = NUMBER } }",
    "{ move = { own = NUMBER, foreign = NUMBER } }",
    "{ place_anywhere = NUMBER }",
    '{ place_anywhere = { number = NUMBER, where = "regions" } }',
    '{ place_anywhere = { number = NUMBER, where = "castillo" } }',
    "{ reinforce_court = NUMBER }",
)
ONLY_ACTIONS = (  # that no grey card can have
    "{ move = { own = NUMBER, from_one_region = true } }",
    "{ move = { foreign = NUMBER, from_one_region = true } }",
    "{ move = { any = NUMBER, from_one_region = true } }",
    "{ move = { own = NUMBER, foreign = NUMBER, from_one_region = true } }",
    '{ move = { own = "all", from_one_region = true } }',
    "{ reinforce_court = { number = NUMBER, recall = true } }",
    "{ empty_courts = NUMBER }",
    '{ empty_courts = "all" }',
    "{ each_returns = NUMBER }",
    '{ banish = "one" }',
    '{ banish = "each" }',
    "{ secret_withdraw = NUMBER }",
    '{ secret_withdraw = "all" }',
    '"evict"',
    '{ evict = { king_region = "never" } }',
    '"score_chosen"',
    "{ score_chosen = { castillo = true } }",
    "{ score_class = [4, 5] }",
    "{ score_class = [1, 2, 3, 6, 7, 8, 20] }",
    '"score_most"',
    '"score_fewest"',
    '"score_first_places"',
    '"score_castillo"',
    '"score_secretly"',
    '"move_board"',
    '"move_grande"',
    '"retrieve_power"',
    '"take_veto"',
    *(f'{{ move_king = "{where}" }}' for where in ("anywhere", "adjacent", "fewest", "most")),
)
WITH_REGENCY = (
    "{ escort = FEW }",
    '"tournament"',
    '"swap_grande"',
    '{ move_king = "abroad" }',
    '{ move_king = "castillo" }',
)
WITH_CHURCH = ("{ take_church = NUMBER }",)
WITH_COLONIES = (
    "{ take_inquisitor = FEW }",
    '"score_black"',
    '"shut_in_grandes"',
    '{ score_areas = ["mediterranean"] }',
    '{ score_areas = ["ship", "america", "mediterranean", "france"] }',
)
KEPT = ('"score_later"', '"repeat_later"', '"turn_card"', "{ move_after_castillo = FEW }")  # one card of each
MODES = ("place_two", "go", "stay")


def random_files(options: Mapping[str, Value], rng: Rng) -> dict[str, str]:
    files: dict[str, str] = {}
    if rng.below(2):
        files["deck"] = random_intrigue_deck(options, rng) if options["king_intrigue"] else random_deck(options, rng)
    if rng.below(2) or not files:
        files["map"] = random_map(options, rng)
    return files


def pick(things: Sequence[Thing], rng: Rng) -> Thing:
    return things[rng.below(len(things))]


def below(n: int, rng: Rng) -> int:
    return int(rng.below(n))


# -- deck ----------------------------------------------------------------------------------------


def random_deck(options: Mapping[str, Value], rng: Rng) -> str:
    veterans = options["veteran_cards"]
    assert isinstance(veterans, tuple)
    calls = sorted((below(7, rng) for _ in range(13)), reverse=True)
    parts = [f'[power]\ncall = {calls}\nsource = "custom"\n']
    sizes = pile_sizes(options, len(veterans), rng)
    for pile, size in enumerate(sizes, 1):
        parts += random_pile(pile, size, options, rng)
    parts += fifth_pile(options, rng)
    parts.append(card("church", 6, 1, pick(WITH_CHURCH, rng), rng, "church"))
    if options["grand_inquisitor"] and below(2, rng):
        parts += colony_piles(rng)
    for number, word in enumerate(veterans):
        pile = VETERAN_PILES[number]
        parts.append(card(f"veteran_{number}", pile, 1, special(rng), rng, more=f'veteran = ["{word}"]\n'))
    players = options["players"]
    assert isinstance(players, int)
    fewest = GREYS_DEALT * players if options["shift_of_power"] else 0
    parts += [grey(number, rng) for number in range(fewest + below(MOST_GREYS - fewest + 1, rng))]
    return "\n".join(parts)


def random_intrigue_deck(options: Mapping[str, Value], rng: Rng) -> str:
    """A card of every value, with any effects but one Veto at most, the two common cards, and Caballero cards."""
    veto = below(20, rng)  # no card's, now and then
    choices = [effect for effect in (*SPECIALS, *ONLY_ACTIONS, '"intrigue"') if effect != '"take_veto"']
    parts = []
    for number in shuffled(range(18), rng):
        effect = '"take_veto"' if number == veto else filled(pick(choices, rng), rng)
        lines = ["[[played]]", f'id = "own_{number}"', f"value = {10 * number + 10}", f"call = {below(7, rng)}"]
        lines += [f"special = {effect}"] if below(20, rng) else []
        parts.append("\n".join([*lines, 'source = "custom"', ""]))
    for word in ("highest", "lowest"):
        effect = filled(pick(choices, rng), rng)
        parts.append(f'[[common]]\nid = "{word}"\ngoes_to = "{word}"\nspecial = {effect}\nsource = "custom"\n')
    for players in range(2, 6):
        cards = sorted(shuffled(range(1, 10), rng)[:players], reverse=True)
        parts.append(f'[[strength]]\nplayers = {players}\ncards = {cards}\nsource = "custom"\n')
    if options["grand_inquisitor"] and below(2, rng):  # GI-KI-1
        parts += [each for each in colony_piles(rng) if "take_veto" not in each]
    return "\n".join(parts)


def pile_sizes(options: Mapping[str, Value], veterans: int, rng: Rng) -> list[int]:
    """Of the first four piles: they last for the whole game, but for one that may be short where another is spare."""
    rounds = ROUNDS[str(options["short_game"])]
    sizes = [rounds + below(ROOM - rounds + 1, rng) for _ in range(4)]
    players, merged = options["players"], options["merge_piles_2_3"]
    assert isinstance(players, int)
    needed = players + int(options["edition"] == "2023" and players == 2)
    if 4 - bool(merged) + 1 + bool(options["church"]) > needed:
        sizes[3] = min(ROOM, veterans + below(rounds, rng))
    while sum(sizes) + veterans > 4 * ROOM:
        sizes[below(3, rng)] = rounds
    return sizes


def random_pile(pile: int, size: int, options: Mapping[str, Value], rng: Rng) -> list[str]:
    """Cards of several copies, so that a deck of 1995 has no more kinds than that edition publishes."""
    cards: list[str] = []
    while size > 0:
        copies = min(size, 1 + below(3, rng))
        word = f"card_{pile}_{len(cards)}"
        only, unless = switch_for(options, rng)
        cards.append(card(word, pile, copies, special(rng, only), rng, only, unless, variant(rng)))
        size -= copies
    return cards


def switch_for(options: Mapping[str, Value], rng: Rng) -> tuple[str, str]:
    """A switch that leaves a card in this game: one that is on brings it, or one that is off would take it out."""
    if below(3, rng):
        return "", ""
    switch = pick(VARIANT_OPTIONS, rng)
    return (switch, "") if options[switch] else ("", switch)


def variant(rng: Rng) -> str:
    """What the number of players changes of a special action, now and then."""
    if below(6, rng):
        return ""
    other = special(rng)
    return f'variant = {{ option = "players", value = {2 + below(4, rng)}, special = {other} }}\n'


def fifth_pile(options: Mapping[str, Value], rng: Rng) -> list[str]:
    """The card that lies there every round, and those of New Regency."""
    king = card("king", 5, 1, special(rng), rng, unless="new_regency")
    rounds = ROUNDS[str(options["short_game"])]
    kinds = [('"infiltrate"', 1), *((effect, 1) for effect in WITH_REGENCY)]
    while (n := sum(copies for _, copies in kinds)) < rounds:
        kinds.append((pick((*WITH_REGENCY, *ONLY_ACTIONS), rng), min(rounds - n, 2)))
    cards = [
        card(f"regency_{number}", 5, copies, effect, rng, "new_regency")
        for number, (effect, copies) in enumerate(kinds)
    ]
    return [king, *(cards if options["new_regency"] else cards[: below(4, rng)])]


def colony_piles(rng: Rng) -> list[str]:
    """Piles 6 and 7 of one's own: a card that lies there every round, or none, and up to eleven others."""
    cards = [card("inquisitor", 6, 1, special(rng), rng, "grand_inquisitor", more=colony_keys(rng))]
    kinds = [*shuffled(KEPT, rng)[: below(5, rng)], *(special(rng, "grand_inquisitor") for _ in range(below(4, rng)))]
    left = ROOM
    for number, effect in enumerate(kinds):
        copies = min(1 + below(4, rng), left)
        left -= copies
        cards.append(card(f"colony_{number}", 7, copies, effect, rng, "grand_inquisitor", more=colony_keys(rng)))
    return cards[below(2, rng) :]


def colony_keys(rng: Rng) -> str:
    """What only such a card has: fewer may be placed, and tokens."""
    return f"up_to = {'true' if below(4, rng) else 'false'}\ngold = {below(3, rng)}\ngoods = {below(4, rng)}\n"


def special(rng: Rng, only: str = "") -> str:
    """Any effect that a card may have which comes with a switch, or without one."""
    further = {"new_regency": WITH_REGENCY, "church": WITH_CHURCH, "grand_inquisitor": WITH_COLONIES}.get(only, ())
    choices = (*SPECIALS, *ONLY_ACTIONS, *further)
    if further and below(2, rng):
        choices = further
    match below(8, rng):
        case 0:
            one = below(len(MODES), rng)
            other = (one + 1 + below(len(MODES) - 1, rng)) % len(MODES)
            modes = ", ".join(f"{MODES[mode]} = {filled(pick(choices, rng), rng)}" for mode in (one, other))
            return f"{{ either = {{ {modes} }} }}"
        case _:
            return filled(pick(choices, rng), rng)


def filled(effect: str, rng: Rng) -> str:
    """With numbers; few are large."""
    for word, most in (("NUMBER", 6), ("FEW", 4)):
        while word in effect:
            effect = effect.replace(word, str(1 + below(1 + below(most, rng), rng)), 1)
    return effect


def card(
    word: str, pile: int, copies: int, effect: str, rng: Rng, only: str = "", unless: str = "", more: str = ""
) -> str:
    lines = [
        "[[card]]",
        f'id = "{word}"',
        f"pile = {pile}",
        f"copies = {copies}",
        *([f"place = {1 + below(9, rng)}"] if below(3, rng) == 0 else []),
        *([f"special = {filled(effect, rng)}"] if below(20, rng) else []),
        *([f'only = "{only}"'] if only else []),
        *([f'unless = "{unless}"'] if unless else []),
        'source = "custom"',
    ]
    return "\n".join(lines) + "\n" + more


def grey(number: int, rng: Rng) -> str:
    lines = [
        "[[grey]]",
        f'id = "grey_{number}"',
        f"value = {1 + below(1 + below(13, rng), rng)}",
        *([f"special = {filled(pick(SPECIALS, rng), rng)}"] if below(6, rng) else []),
        'source = "custom"',
    ]
    return "\n".join(lines) + "\n"


# -- map -----------------------------------------------------------------------------------------


def random_map(options: Mapping[str, Value], rng: Rng) -> str:
    """Nine regions in any order, all of them to be reached, with other points and borders; perhaps new names."""
    words = [*("galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "valencia")]
    words = [word if below(3, rng) else f"new_{word}" for word in words]
    words.insert(below(9, rng), "granada" if options["granada"] or below(2, rng) else "las_islas")
    regions = shuffled(words, rng)
    pairs = {tuple(sorted((number, below(number, rng)))) for number in range(1, 9)}
    pairs |= {tuple(sorted(shuffled(range(9), rng)[:2])) for _ in range(below(12, rng))}
    lines = [f'[[region]]\nid = "{word}"\npoints = {points(rng)}\nsource = "custom"\n' for word in regions]
    for place in ("castillo", "board_8", "board_4"):
        lines.append(f'[{place}]\npoints = {points(rng)}\nsource = "custom"\n')
    for one, other in shuffled(sorted(pairs), rng):
        lines.append(f'[[border]]\nbetween = ["{regions[one]}", "{regions[other]}"]\nsource = "custom"\n')
    at_sea = bool(options["grand_inquisitor"])
    if options["france"] or at_sea or below(2, rng):
        bonuses = f"ambassador = {below(4, rng)}\nenvoy = {below(3, rng)}"
        lines.append(f'[france]\npoints = {points(rng)}\n{bonuses}\n{borders(regions, rng)}\nsource = "custom"\n')
    if options["new_regency"] or below(2, rng):
        for country in ("france", "portugal"):
            lines.append(f'[[abroad]]\nid = "{country}"\n{borders(regions, rng)}\nsource = "custom"\n')
    if at_sea:
        for word, office in (("ship", below(6, rng)), ("america", below(6, rng)), ("mediterranean", 0)):
            table = [0, 0, 0] if word == "ship" else points(rng)
            lines.append(f'[[sea]]\nid = "{word}"\npoints = {table}\noffice = {office}\nsource = "custom"\n')
        coast = ", ".join(f'"{word}"' for word in shuffled(regions, rng)[: 1 + below(6, rng)])
        lines.append(f'[coast]\nregions = [{coast}]\nsource = "custom"\n')
    return "\n".join(lines)


def points(rng: Rng) -> list[int]:
    return sorted((below(9, rng) for _ in range(3)), reverse=True)


def borders(regions: Sequence[str], rng: Rng) -> str:
    beside = ", ".join(f'"{word}"' for word in shuffled(regions, rng)[: 1 + below(4, rng)])
    return f"borders = [{beside}]"


def shuffled(things: Sequence[Thing], rng: Rng) -> list[Thing]:
    left = list(things)
    return [left.pop(below(len(left), rng)) for _ in range(len(left))]
