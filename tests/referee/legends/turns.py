"""Turns, actions and the extra card (sections 4, 5, 9, 10)."""

from __future__ import annotations

from tests.referee.legends.asking import Choosing, Course, inquire
from tests.referee.legends.data import CARDS, NEUTRAL, PRICES
from tests.referee.legends.table import Table

Part = tuple[str, ...]


class Turns(Table):
    """From the first turn of a leg to its last card."""

    def take_turns(self) -> Course:
        """Clockwise from the seat whose turn it is, until everybody has had all of them (EL-END-1, EL-TURN-8)."""
        while any(len(cards) < self.turns for cards in self.cards.values()):
            yield from self.take_turn()
            self.finish_turn()

    def finish_turn(self) -> None:
        """The row closes up and is filled (EL-TURN-7), a private look (EL-SWAMP-4), then the next player."""
        self.row = [card for card in self.row if card]
        if self.deck:
            self.row.append(self.deck.pop(0))
        leads = self.region_leads()
        self.seen[self.active] |= {region for region in self.face_down if leads[region] == self.active}
        if any(len(cards) < self.turns for cards in self.cards.values()):
            self.active = self.clockwise(self.active)

    def take_turn(self) -> Course:
        seat = self.active
        (number,) = yield from inquire("take_card", seat, self.payable(seat))
        card = CARDS[self.take(seat, int(number))]
        if card.either:
            yield from self.carry_out_one(seat, card.parts)
        else:
            for part in card.parts:  # EL-TURN-6
                yield from self.carry_out(seat, part)

    def payable(self, seat: str) -> list[str]:
        """The positions of the row whose cards a seat can pay (EL-TURN-1)."""
        return [str(i + 1) for i, card in enumerate(self.row) if card and PRICES[i] <= self.coins[seat]]

    def take(self, seat: str, number: int) -> str:
        """Pay a card and lay it before the seat; its coins come afterwards (EL-TURN-2, EL-TURN-3)."""
        card, self.row[number - 1] = self.row[number - 1], ""
        self.coins[seat] -= PRICES[number - 1]
        self.cards[seat].append(card)
        for word, *more in CARDS[card].abilities:
            if word == "coins":
                self.coins[seat] += int(more[0])
        return card

    def take_extra_card(self) -> Course:
        """EL-LEAD-FQ-2: ability and name count, the action is not carried out, the row is not filled."""
        for seat in self.seats:
            if self.is_led_by(seat, "fairy_queen"):
                (number,) = yield from inquire("extra_card", seat, [*self.payable(seat), "skip"])
                if number != "skip":
                    self.take(seat, int(number))
                    self.row = [card for card in self.row if card]

    # -- the parts of an action --

    def carry_out_one(self, seat: str, parts: tuple[Part, ...]) -> Course:
        """EL-TURN-5: one of two, as far as they have any effect."""
        names = {name: part for name, part in zip(("first", "second"), parts, strict=True) if self.works(seat, part)}
        (name,) = yield from inquire("choose_part", seat, [*names, "skip"])
        if name != "skip":
            yield from self.carry_out(seat, names[name])

    def works(self, seat: str, part: Part) -> bool:
        """Whether a part could have any effect (EL-TURN-4)."""
        word, *number = part
        if word == "place":
            return bool(self.places(seat))
        if word == "move":
            return bool(self.moves(seat, self.points_for(seat, int(number[0]))))
        if word == "city":
            return bool(self.sites(seat))
        return bool(self.victims(seat))

    def carry_out(self, seat: str, part: Part) -> Course:
        word, *number = part
        if word == "place":
            yield from self.place(seat, self.armies_for(seat, int(number[0])))
        elif word == "move":
            yield from self.move(seat, self.points_for(seat, int(number[0])))
        elif word == "city":
            yield from self.build(seat)
        else:
            yield from self.destroy(seat)

    # -- armies come into regions --

    def entry_fee(self, region: str) -> int:
        """EL-ENC-ROGUES-1."""
        return int(self.tokens.get("rogues") == region)

    def enter(self, seat: str, region: str) -> None:
        """An army of the active player comes into a region: Rogues are paid, the Dragon may fall (EL-ENC-DRAGON-2)."""
        self.coins[seat] -= self.entry_fee(region)
        assert self.coins[seat] >= 0
        self.put(seat, region)
        if self.tokens.get("dragon") == region and sum(self.armies[region].values()) >= 7:
            del self.tokens["dragon"]
            self.owned[seat].append("dragon")

    # -- place --

    def armies_for(self, seat: str, number: int) -> int:
        """EL-PLACE-1."""
        return number + self.has_ability(seat, "army+1") + ("cottage" in self.owned[seat])

    def hosts(self, seat: str, region: str) -> list[str]:
        """Opponents whose city the Bandit King may use there for a coin (EL-LEAD-BK-1, EL-LEAD-BK-3)."""
        if not self.is_led_by(seat, "bandit_king") or self.options["bandit_king"] != "seed":
            return []
        if region == self.start or self.cities_of(seat, region):
            return []
        return [other for other in self.opponents(seat) if self.cities_of(other, region)]

    def places(self, seat: str) -> list[str]:
        """Where an army may be placed now (EL-PLACE-2, EL-PLACE-3)."""
        if not self.supply[seat]:
            return []
        found = []
        for region in self.board.regions:
            hosts = self.hosts(seat, region)
            allowed = region == self.start or self.cities_of(seat, region) > 0 or bool(hosts)
            if allowed and self.coins[seat] >= self.entry_fee(region) + bool(hosts):
                found.append(region)
        return found

    def place(self, seat: str, number: int) -> Course:
        for _ in range(number):
            (region,) = yield from inquire("place_one", seat, [*self.places(seat), "done"])
            if region == "done":
                return
            if hosts := self.hosts(seat, region):
                (host,) = yield from inquire("payee", seat, hosts)
                self.coins[seat] -= 1
                self.coins[host] += 1
            self.supply[seat] -= 1
            self.enter(seat, region)

    # -- move --

    def points_for(self, seat: str, number: int) -> int:
        """EL-MOVE-1."""
        return number + self.has_ability(seat, "move+1") + ("stable" in self.owned[seat])

    def cost(self, seat: str, region: str, to: str) -> int:
        """EL-MOVE-2, EL-MOVE-3, EL-ENC-PORTAL-1; 0 if no way leads there."""
        portals = {self.tokens.get("portal_1"), self.tokens.get("portal_2")}
        if to in self.board.by_land[region] or (region != to and {region, to} == portals):
            return 1
        if to in self.board.by_sea[region]:
            return max(1, 3 - self.has_ability(seat, "fly"))
        return 0

    def moves(self, seat: str, points: int) -> list[str]:
        found = []
        for region in self.homes_of(seat):
            for to in self.board.regions:
                if 1 <= self.cost(seat, region, to) <= points and self.entry_fee(to) <= self.coins[seat]:
                    found.append(f"{region} {to}")
        return found

    def move(self, seat: str, points: int) -> Course:
        while points > 0:
            answer = yield from inquire("move_one", seat, [*self.moves(seat, points), "done"])
            if answer == ["done"]:
                return
            region, to = answer
            points -= self.cost(seat, region, to)
            self.put(seat, region, -1)
            self.enter(seat, to)

    # -- build --

    def sites(self, seat: str) -> list[str]:
        """EL-CITY-1, EL-CITY-3."""
        return self.homes_of(seat) if self.cities_left(seat) > 0 else []

    def build(self, seat: str) -> Course:
        (region,) = yield from inquire("build_city", seat, [*self.sites(seat), "skip"])
        if region == "skip":
            return
        here = self.cities.setdefault(region, {})
        here[seat] = here.get(seat, 0) + 1
        if token := self.discovery_at(region):
            answer = yield from self.whether_to_take(seat, region)
            if answer == "take":
                self.take_token(seat, token)
        if self.is_led_by(seat, "white_knight"):
            yield from self.knight(seat, region)

    def whether_to_take(self, seat: str, region: str) -> Choosing:
        """EL-DISC-2, EL-SWAMP-2."""
        if region not in self.face_down or self.options["swamp_taking"] == "mandatory":
            return "take"
        (answer,) = yield from inquire("take_token", seat, ["take", "skip"])
        return answer

    def take_token(self, seat: str, token: str) -> None:
        region = self.tokens.pop(token)
        self.owned[seat].append(token)
        self.face_down.discard(region)
        for seen in self.seen.values():
            seen.discard(region)
        if token == "hidden_treasure":
            self.coins[seat] += 1

    def knight(self, seat: str, region: str) -> Course:
        """EL-LEAD-WK-2."""
        if self.supply[seat] and self.coins[seat] >= self.entry_fee(region):
            (answer,) = yield from inquire("knight_army", seat, ["place_army", "skip"])
            if answer == "place_army":
                self.supply[seat] -= 1
                self.enter(seat, region)

    # -- destroy --

    def victims(self, seat: str) -> list[str]:
        """EL-KILL-1, EL-KILL-3, EL-KILL-4."""
        colours = [other for other in self.seats if not self.has_ability(other, "immune")] + [NEUTRAL]
        return [
            f"{region} {colour}"
            for region in self.homes_of(seat)
            for colour in colours
            if self.armies_of(colour, region)
        ]

    def destroy(self, seat: str) -> Course:
        answer = yield from inquire("destroy_one", seat, [*self.victims(seat), "skip"])
        if answer == ["skip"]:
            return
        region, colour = answer
        self.put(colour, region, -1)
        if colour in self.opponents(seat):
            yield from self.defeat(seat, colour)
        elif colour == seat:
            self.supply[seat] += 1

    def defeat(self, seat: str, victim: str) -> Course:
        """An army of an opponent: EL-KILL-2, EL-LEAD-RS-2, EL-LEAD-BK-2."""
        if self.is_led_by(seat, "red_sorceress"):
            self.captured[victim] += 1
        else:
            self.supply[victim] += 1
        if self.is_led_by(seat, "bandit_king") and self.coins[victim]:
            (answer,) = yield from inquire("take_coin", seat, ["take_coin", "skip"])
            if answer == "take_coin":
                self.coins[victim] -= 1
                self.coins[seat] += 1
