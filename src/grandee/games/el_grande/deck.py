"""The cards: those that are shipped, in data/cards.toml and data/cards-2023.toml, or a deck of the user's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from grandee.core.game import UnprintedFact, UnprintedPart
from grandee.core.options import Value
from grandee.core.refusals import BadInput, Message, nearest
from grandee.core.toml import Source, digest, parse, read_at, read_struct, rows_at
from grandee.games.el_grande.effects import NO_SPECIAL, SPECIALS, SpecialAction
from grandee.games.el_grande.engine import sizes
from grandee.games.el_grande.files import EDITION, FILES, ElGrandeFault, id_of, shipped
from grandee.games.el_grande.sizes import KINDS, KINDS_1995

RULE_KEYS = ("id", "pile", "place", "copies", "special", "variant")  # what a game played with the deck depends on
MORE_RULE_KEYS = ("veteran", "up_to", "gold", "goods")  # the same where a card has them
GREY_KEYS = ("id", "value", "special")  # the same of grey power cards
MOST_MODES = 16  # of all either-or cards of a deck
MODES = ["place_two", "move_all"]  # of a deck without such cards

KING_PILE = 5  # one card that returns in every round, or with New Regency a pile like the others (EG-REG-1, EG-REG-2)
CHURCH_PILE = 6  # EG-CHURCH-1, or the Inquisitor's (GI-SET-6)
COLONY_PILE = 7  # GI-SET-7
COLONIES = "grand_inquisitor"
VARIANT_OPTIONS = (  # that may bring cards into a game or take them out
    "merge_piles_2_3",
    "new_regency",
    "shift_of_power",
    "home_region_advantage",
    "movement_limits",
    "france",
    "granada",
    "church",
    COLONIES,
)
VETERANS = (  # what the option `veteran_cards` may list (EG-VTRN-1)
    "eg23_veto#1",
    "eg23_veto#2",
    "eg23_place_two_or_move_all",
    "eg23_secret_scoring",
)
MOST_GREYS = 16  # EG-COMP-4
NO_GREY = "no_grey"  # how the words begin of those that a deck does not have
GREYS_DEALT = 3  # to everybody (EG-SHIFT-1, EG-SHIFT-17)

Options = Mapping[str, Value]
Calls = Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(min_length=sizes.POWERS, max_length=sizes.POWERS)]
Copies = Annotated[int, Meta(ge=0, le=sizes.ROOM)]
Tokens = Annotated[int, Meta(ge=0, le=9)]


# -- as it is written ----------------------------------------------------------------------------


class DeckHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck says of itself."""

    id: object = ""
    title: object = ""
    copies_source: Source = "rulebook"  # how many there are of each card
    place_source: Source = "rulebook"  # how many caballeros the cards place


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    call: Calls
    source: Source


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an option changes."""

    option: str
    value: object
    copies: Copies | None = None
    special: object = None


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as its table in the file."""

    id: str
    pile: Annotated[int, Meta(ge=1, le=COLONY_PILE)]
    copies: Copies
    source: Source
    place: Annotated[int, Meta(ge=1, le=9)] | None = None
    up_to: bool = False
    gold: Tokens = 0
    goods: Tokens = 0
    special: object = None
    variant: Variant | None = None
    only: str = ""
    unless: str = ""
    veteran: list[str] = []
    rules: list[str] = []


class GreyRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grey power card as its table in the file."""

    id: str
    value: Annotated[int, Meta(ge=1, le=sizes.POWERS)]
    source: Source
    special: object = None
    rules: list[str] = []


# -- as it is meant ------------------------------------------------------------------------------


def listed_veterans(options: Options) -> tuple[str, ...]:
    words = options.get("veteran_cards", ())
    assert isinstance(words, tuple)
    return words


@dataclass(frozen=True)
class Card:
    """One kind of action card; `under` is how options make it."""

    id: str
    pile: int
    place: int
    copies: int
    special: SpecialAction
    rules: tuple[str, ...]
    source: str
    variant: Variant | None = None
    changed: Card | None = None  # where the variant's option has the variant's value
    only: str = ""  # the switch that brings it
    unless: str = ""  # the switch that takes it out
    veteran: tuple[str, ...] = ()  # words of `veteran_cards`, one for each copy; a copy replaces a card of its pile
    up_to: bool = False  # whether fewer may be placed (GI-BASE-3)
    gold: int = 0  # tokens that it brings into play (GI-TURN-4)
    goods: int = 0

    def under(self, options: Options) -> Card:
        """The card as it counts with these options, with as many copies as are in use."""
        card = self.varied(options)
        copies = self.number(options)
        return card if card.copies == copies else replace(card, copies=copies)

    def varied(self, options: Options) -> Card:
        if self.variant is None or self.changed is None or options.get(self.variant.option) != self.variant.value:
            return self
        return self.changed

    def is_brought(self, options: Options) -> bool:
        """Whether the switches leave it in the game, and some word of the veteran cards names it if it is one."""
        if self.veteran and not self.listed(options):
            return False
        return (not self.only or options.get(self.only) is True) and options.get(self.unless) is not True

    def listed(self, options: Options) -> list[str]:
        """The words of the option `veteran_cards` that bring a copy of it (EG-VTRN-1)."""
        return [word for word in self.veteran if word in listed_veterans(options)]

    def number(self, options: Options) -> int:
        """How many copies are in use."""
        if not self.is_brought(options):
            return 0
        return len(self.listed(options)) if self.veteran else self.varied(options).copies

    def in_use(self, options: Options) -> bool:
        return self.number(options) > 0

    def sentences(self) -> list[Message]:
        """How many caballeros it places, and its special action."""
        placed = Message("text-place-up-to" if self.up_to else "text-place", number=self.place)
        return [placed, self.special.text()]


@dataclass(frozen=True)
class Grey:
    """A grey power card (EG-SHIFT-12): what it adds to a power card, and its effect, if it has one."""

    id: str
    value: int
    special: SpecialAction
    rules: tuple[str, ...]
    source: str

    def name(self) -> Message:
        """It has no other name than what it is."""
        return Message("grey-name", value=self.value, effect=self.special.short())

    def sentences(self) -> list[Message]:
        """What it adds, and its effect."""
        return [Message("text-grey", value=self.value), self.special.text()]


class Deck:
    """The action cards of all piles, the grey power cards, and what power cards call. Wholly checked when it is read,
    but for what depends on options: that is `check`."""

    def __init__(self, text: str, name: str, added: Sequence[dict[str, Any]] = ()) -> None:
        """`added` are cards of another file: those of the colonies, as far as this one has none of their piles."""
        self.text = text
        self.name = name
        table = parse(text, name, ("deck", "power", "card", "grey"))
        self.head = read_at(table, "deck", DeckHead, name) if "deck" in table else DeckHead()
        self.power = read_at(table, "power", Power, name)
        self.calls = self.power.call
        self.rows = rows_at(table, "card", CardRow, name)
        own_piles = [row.get("pile") for row in self.rows if row.get("only") == COLONIES]  # 6 is the church's as well
        self.rows += [row for row in added if row["pile"] not in own_piles]
        self.ids: list[str] = []
        for number, row in enumerate(self.rows, 1):
            self.ids.append(id_of(row, self.ids, f"{name}, card {number}"))
        self.modes: list[str] = []  # the words of all either-or cards
        self.cards = [self.read_card(row) for row in self.rows]
        self.modes = self.modes or MODES
        self.check_veterans()
        self.check_kept()
        self.grey_rows = rows_at(table, "grey", GreyRow, name)
        self.greys = self.read_greys(self.grey_rows)
        self.grey_ids = [grey.id for grey in self.greys]

    # -- what a record names it by ---------------------------------------------------------------

    @property
    def digest(self) -> str:
        """That of the cards that are there without any switch."""
        return self.digest_for({})

    def digest_for(self, options: Options) -> str:
        """Of what a set-up uses: cards that other options bring may come and go, and its records stay as they are."""
        used = [row for row, card in zip(self.rows, self.cards, strict=True) if card.is_brought(options)]
        rows = [
            {key: row.get(key) for key in RULE_KEYS} | {key: row[key] for key in MORE_RULE_KEYS if key in row}
            for row in used
        ]
        greys = [{key: row.get(key) for key in GREY_KEYS} for row in self.grey_rows]
        return digest([self.calls, rows, greys] if options.get("shift_of_power") is True else [self.calls, rows])

    def unprinted(self) -> list[UnprintedFact]:
        """All that is not from a rulebook, for `grandee games --provenance`."""
        facts = [(card.id, card.source) for card in self.cards] + [(grey.id, grey.source) for grey in self.greys]
        facts.append(("power, call", self.power.source))
        facts.append(("number of copies", self.head.copies_source))
        facts.append(("number of caballeros that cards place", self.head.place_source))
        return [UnprintedFact(self.name, name, source) for name, source in facts if source != "rulebook"]

    def unprinted_in(self, options: Options) -> list[UnprintedPart]:
        """What a set-up uses of it that is not from a rulebook, for whoever chooses the set-up."""
        used = [card.under(options) for card in self.cards if card.in_use(options)]
        parts = [UnprintedPart(Message(f"card-{card.id}"), card.source, card.copies) for card in used]
        if options.get("shift_of_power") is True:
            parts += [UnprintedPart(grey.name(), grey.source, 1) for grey in self.greys]
        parts.append(UnprintedPart(Message("unprinted-call"), self.power.source))
        parts.append(UnprintedPart(Message("unprinted-copies"), self.head.copies_source))
        parts.append(UnprintedPart(Message("unprinted-place"), self.head.place_source))
        return [part for part in parts if part.source != "rulebook"]

    # -- reading ---------------------------------------------------------------------------------

    def where(self, card: str, key: str = "") -> str:
        return f"{self.name}, {card}" + (f", {key}" if key else "")

    def read_card(self, given: dict[str, Any]) -> Card:
        row = read_struct(given, CardRow, self.where(given["id"]))
        special = self.special(row.special, row.id)
        place = row.pile if row.place is None else row.place
        rules, veteran = tuple(row.rules), tuple(row.veteran)
        card = Card(row.id, row.pile, place, row.copies, special, rules, row.source)
        card = replace(card, only=row.only, unless=row.unless, veteran=veteran)
        card = replace(card, up_to=row.up_to, gold=row.gold, goods=row.goods)
        variant = row.variant
        if variant is not None:
            copies = card.copies if variant.copies is None else variant.copies
            if variant.special is not None:
                special = self.special(variant.special, row.id)
            card = replace(card, variant=variant, changed=replace(card, copies=copies, special=special))
        self.check_switches(card)
        return card

    def special(self, entry: object, card: str) -> SpecialAction:
        if entry is None:
            return NO_SPECIAL
        special = SPECIALS.read(entry, self.where(card))
        for mode in special.sides():
            if mode not in self.modes:
                self.modes.append(mode)
        if len(self.modes) > MOST_MODES:
            raise ElGrandeFault(self.where(card, special.word), "bad-many-modes", most=MOST_MODES)
        return special

    def check_switches(self, card: Card) -> None:
        """What brings a card must be there, and its effects must be possible wherever it is."""
        for key, switch in (("only", card.only), ("unless", card.unless)):
            if switch and switch not in VARIANT_OPTIONS:
                raise BadInput(
                    self.where(card.id, key), "bad-word", given=switch, hint=nearest(switch, list(VARIANT_OPTIONS))
                )
        if card.only and card.only == card.unless:
            raise ElGrandeFault(self.where(card.id, "unless"), "bad-only-unless", given=card.only)
        if card.pile == CHURCH_PILE and card.only not in ("church", COLONIES):  # EG-CHURCH-1, GI-SET-6
            raise ElGrandeFault(self.where(card.id, "pile"), "bad-church-card")
        if card.pile == COLONY_PILE and card.only != COLONIES:  # GI-SET-7
            raise ElGrandeFault(self.where(card.id, "pile"), "bad-colony-card")
        for key in ("up_to", "gold", "goods"):
            if getattr(card, key) and card.only != COLONIES:
                raise ElGrandeFault(self.where(card.id, key), "bad-colony-key")
        for printed in [card, *([card.changed] if card.changed else [])]:
            for switch in printed.special.needs():
                if switch != card.only:
                    where = self.where(card.id, "only")
                    raise ElGrandeFault(where, "bad-effect-needs", given=printed.special.word, switch=switch)

    def check_kept(self) -> None:
        """Of cards that stay on the table nobody keeps more than the number, so a deck has one of each kind."""
        found: dict[str, str] = {}
        for card in self.cards:
            for printed in [card, *([card.changed] if card.changed else [])]:
                word = printed.special.stays
                if word and card.pile in (KING_PILE, CHURCH_PILE):  # whose card comes again every round
                    raise ElGrandeFault(self.where(card.id, "pile"), "bad-kept-standing", given=printed.special.word)
                if word and found.setdefault(word, card.id) != card.id:
                    where = self.where(card.id, "special")
                    raise ElGrandeFault(where, "bad-many-kept", given=printed.special.word, other=found[word])

    def check_veterans(self) -> None:
        """Every word brings one copy of one card, for a card of the same pile (EG-VTRN-1, EG-VTRN-2)."""
        taken: list[str] = []
        for card in self.cards:
            where = self.where(card.id, "veteran")
            for word in card.veteran:
                if word not in VETERANS:
                    raise BadInput(where, "bad-word", given=word, hint=nearest(word, list(VETERANS)))
                if word in taken:
                    raise BadInput(where, "bad-twice", given=word)
                taken.append(word)
            if card.veteran and card.copies != len(card.veteran):
                raise BadInput(self.where(card.id, "copies"), "bad-length", given=card.copies, needed=len(card.veteran))
            if card.veteran and card.pile >= KING_PILE:
                raise ElGrandeFault(self.where(card.id, "pile"), "bad-veteran-pile", given=card.pile)

    def read_greys(self, rows: Sequence[dict[str, Any]]) -> list[Grey]:
        if len(rows) > MOST_GREYS:
            raise BadInput(f"{self.name}, grey", "bad-too-many", given=len(rows), most=MOST_GREYS)
        found: list[Grey] = []
        for number, given in enumerate(rows, 1):
            known = [*self.ids, *(grey.id for grey in found)]  # `card g05` explains the one or the other
            word = id_of(given, known, f"{self.name}, grey {number}")
            if word.startswith(NO_GREY):
                raise ElGrandeFault(f"{self.name}, grey {number}, id", "bad-reserved-id", given=word)
            row = read_struct(given, GreyRow, self.where(word))
            special = NO_SPECIAL if row.special is None else SPECIALS.read(row.special, self.where(word))
            if not special.fits_grey():
                raise ElGrandeFault(self.where(word, "special"), "bad-grey-effect", given=special.word)
            found.append(Grey(row.id, row.value, special, tuple(row.rules), row.source))
        return found

    # -- what depends on options -----------------------------------------------------------------

    def check(self, options: Options) -> None:
        """Every pile and the grey cards must do for a game with these options."""
        most = KINDS if options.get("edition") == "2023" or options.get(COLONIES) is True else KINDS_1995
        if len(self.cards) > most:
            raise BadInput(f"{self.name}, card", "bad-too-many", given=len(self.cards), most=most)
        plain, veterans = Counter[int](), Counter[int]()
        for card in self.cards:
            (veterans if card.veteran else plain)[card.pile] += card.number(options)
        for pile in range(1, COLONY_PILE + 1):
            self.check_pile(pile, plain[pile], veterans[pile], options)
        brought = [word for card in self.cards for word in card.listed(options)]
        for word in listed_veterans(options):
            if word not in brought:
                raise ElGrandeFault(self.name, "bad-veteran-missing", given=word)
        if options.get("shift_of_power") is True:
            players = options["players"]
            assert isinstance(players, int)
            if len(self.greys) < GREYS_DEALT * players:
                where = f"{self.name}, grey"
                raise ElGrandeFault(where, "bad-too-few-greys", given=len(self.greys), needed=GREYS_DEALT * players)

    def check_pile(self, pile: int, plain: int, veterans: int, options: Options) -> None:
        where = f"{self.name}, pile {pile}"
        if plain > sizes.ROOM:
            raise ElGrandeFault(where, "bad-pile-size", given=plain, most=int(sizes.ROOM))
        if veterans and pile == 3 and options.get("merge_piles_2_3") is True:  # pile 2 has theirs (EG-VTRN-4)
            raise ElGrandeFault(where, "bad-veteran-merged")
        if veterans > plain:  # each takes the place of one (EG-VTRN-2, EG-VTRN-5)
            raise ElGrandeFault(where, "bad-few-to-replace", given=plain, needed=veterans)
        if pile == KING_PILE and options.get("new_regency") is True:
            if plain == 0:
                raise ElGrandeFault(where, "bad-no-regency")
        elif pile == KING_PILE and plain != 1:
            raise ElGrandeFault(where, "bad-standing-pile")
        if pile == CHURCH_PILE and options.get("church") is True and plain != 1:
            raise ElGrandeFault(where, "bad-church-pile")
        if pile == CHURCH_PILE and options.get(COLONIES) is True and plain > 1:  # GI-SET-6
            raise ElGrandeFault(where, "bad-inquisitor-pile")


@lru_cache(maxsize=16)
def deck_from(text: str, name: str) -> Deck:
    return Deck(text, name)


@cache
def shipped_deck(name: str) -> Deck:
    return Deck(shipped(name), name)


def standard_deck(edition: str = EDITION) -> Deck:
    return shipped_deck(FILES[edition].cards)
