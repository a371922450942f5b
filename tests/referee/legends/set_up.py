"""The set-up of a leg (section 2, section 9 for tokens) and the bidding (section 3)."""

from __future__ import annotations

from tests.referee.legends.asking import Ask, Asking, Choosing, Course, inquire
from tests.referee.legends.data import CITADELS, COINS, DISCOVERIES, ENCOUNTERS, LEADERS, NEUTRAL, NEUTRAL_ARMIES, SWAMP
from tests.referee.legends.data import deck as deck_for
from tests.referee.legends.table import Table


class SetUp(Table):
    """From an empty table to the first turn, in the order of EL-SET-12."""

    def begin_leg(self) -> None:
        self.clear()
        if self.has_leaders:  # EL-LEAD-1
            drawn = self.chance.order("leaders", list(LEADERS))
            assert sorted(drawn) == sorted(LEADERS)
            self.leaders = dict(zip(self.seats, drawn, strict=False))

    def decide(self, word: str, about: str, arguments: list[str]) -> Asking:
        """The set-up player is asked, or chance in a random set-up (EL-SET-1)."""
        if self.options["setup"] == "random":
            drawn = self.chance.pick(word, about, arguments)
            assert drawn in arguments, f"{word} {about}: {drawn} cannot be drawn"
            return drawn.split()
        return (yield from inquire(word, self.setup_player(), arguments))

    def lay_segments(self) -> Course:
        """EL-SET-2, EL-ROW-1; a layout that is given lies at once, in every leg (A-42)."""
        if self.given:
            for given, (where, quarters) in self.given.lies.items():
                self.board.lay(given, where, quarters)
        while not self.board.complete:
            side, place, turn = yield from self.decide("lay_segment", "", self.board.choices())
            self.board.lay(side, place, int(turn))

    def choose_start(self) -> Course:
        """EL-SET-5; then the deck is shuffled and the row laid (EL-SET-6, EL-SET-7)."""
        if self.given and self.given.start:
            self.start = self.given.start
        else:
            (self.start,) = yield from self.decide("start_region", "", self.board.start_regions())
        cards = deck_for(len(self.seats))
        drawn = self.chance.order("deck", cards)
        assert sorted(drawn) == sorted(cards)
        self.row, self.deck = drawn[:6], drawn[6:]

    # -- tokens --

    def lay_tokens(self) -> Course:
        """In the order of EL-TOKEN-4."""
        if self.options["discoveries"]:
            yield from self.lay_discoveries()
        if self.options["citadels"]:
            for token in CITADELS:
                self.tokens[token] = yield from self.lay_token(token)
        for encounter in ("dragon", "portals", "rogues"):
            if encounter in self.options["encounters"]:
                yield from self.lay_encounter(encounter)

    def lay_discoveries(self) -> Course:
        if not self.has_swamp:
            for token in DISCOVERIES:
                self.tokens[token] = yield from self.lay_token(token)
            return
        tokens = (*DISCOVERIES, SWAMP)
        for token in tokens:  # blanks, whatever a position calls them, mixed when all lie (EL-SWAMP-1)
            self.tokens[token] = yield from self.lay_token(token)
            self.face_down.add(self.tokens[token])
        laid = [self.tokens[token] for token in tokens]
        drawn = self.chance.order("discoveries", laid)
        assert sorted(drawn) == sorted(laid)
        self.tokens |= dict(zip(tokens, drawn, strict=True))

    def lay_encounter(self, encounter: str) -> Course:
        """EL-ENC-1: each may be left out, of the portals both or none; a random set-up lays all."""
        may_skip = self.options["setup"] != "random"
        for token in ENCOUNTERS[encounter]:
            region = yield from self.lay_token(token, may_skip)
            if region == "skip":
                return
            self.tokens[token] = region
            may_skip = False

    def lay_token(self, token: str, may_skip: bool = False) -> Choosing:
        """Into a region without any token, the start token included (EL-TOKEN-1)."""
        taken = {self.start, *self.tokens.values()}
        free = [region for region in self.board.regions if region not in taken]
        (region,) = yield from self.decide("lay_token", token, [*free, "skip"] if may_skip else free)
        return region

    # -- armies --

    def set_armies(self) -> None:
        """EL-SET-8, EL-LEAD-RS-1."""
        for seat in self.seats:
            number = 5 if self.is_led_by(seat, "red_sorceress") else 4
            self.put(seat, self.start, number)
            self.supply[seat] -= number

    def set_fifth_armies(self) -> Course:
        """EL-SET-9: one more of everybody, all together."""
        (region,) = yield from self.decide("fifth_army", "", self.board.fifth_regions(self.start))
        for seat in self.seats:
            self.put(seat, region)
            self.supply[seat] -= 1

    def set_neutral_armies(self) -> Course:
        """EL-SET-10: two players put them in turns, also where the rest of the set-up is drawn."""
        if len(self.seats) != 2:
            return
        lying = sum(self.armies_of(NEUTRAL, region) for region in self.board.regions)
        seat = self.setup_player() if lying % 2 == 0 else self.clockwise(self.setup_player())
        for _ in range(NEUTRAL_ARMIES - lying):
            (region,) = yield from inquire("neutral_army", seat, self.board.regions)
            self.put(NEUTRAL, region)
            seat = self.clockwise(seat)

    # -- bidding --

    def take_coins(self) -> None:
        """EL-SET-11."""
        self.coins = dict.fromkeys(self.seats, COINS[len(self.seats)])

    def bid(self) -> Course:
        """EL-BID-1 to EL-BID-7: all at the same time; whoever can bid nothing is not asked."""
        choices = {seat: [f"bid {bid}" for bid in range(self.coins[seat] + 1)] for seat in self.seats}
        for seat, moves in choices.items():
            if len(moves) == 1:
                self.bids[seat] = 0
        while waiting := [seat for seat in self.seats if seat not in self.bids]:
            seat, move = yield Ask("bid", {seat: choices[seat] for seat in waiting})
            self.bids[seat] = int(move.split()[1])
        bids, self.bids = self.bids, {}
        tied = [seat for seat in self.seats if bids[seat] == max(bids.values())]
        winner = self.winner_among(tied)
        for seat in tied if self.options["bid_tie_pays"] == "all_tied" else [winner]:
            self.coins[seat] -= bids[seat]
        yield from self.choose_starter(winner)

    def winner_among(self, tied: list[str]) -> str:
        if len(tied) == 1:
            return tied[0]
        if self.options["bid_tie"] == "die":
            winner = self.chance.pick("die", "", tied)
            assert winner in tied
            return winner
        ages = list(self.options["age_order"]) or self.seats
        return next(seat for seat in ages if seat in tied)

    def choose_starter(self, winner: str) -> Course:
        """EL-BID-2."""
        (self.active,) = yield from inquire("choose_starter", winner, self.seats)
