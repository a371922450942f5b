"""Six action cards side by side: the foot of each is in sight, however long its text, whoever has taken it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grandee.core.refusals import Message
from grandee.games.el_grande.decks import deck_of
from grandee.games.el_grande.game import GAME
from tests.page.kit import DESKTOP, ME, House, Visitor, bot

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
# the text of another card, and a line as it has whoever has taken it
BECOMES = """(card, [title, text, taken]) => {
  card.querySelector('.title').textContent = title;
  card.querySelector('.text').textContent = text;
  const by = card.querySelector('.taker') ?? document.createElement('span');
  by.className = 'taker';
  by.style.font = '650 13px/20px sans-serif';
  by.textContent = taken;
  card.querySelector('.foot').before(by);
  const [foot, all] = [card.querySelector('.foot').getBoundingClientRect(), card.getBoundingClientRect()];
  return Math.round(foot.bottom - all.bottom);
}"""


@pytest.mark.parametrize("language", ["en", "cs", "pl", "de"])
def test_the_foot_of_a_long_card_is_in_sight(arrive: Arrive, house: House, language: str) -> None:
    ada = arrive(house, viewport=DESKTOP, locale=language)
    options = {"players": 4, "church": True, "start_seat": "A"}
    made = ada.make("el-grande", [ME, bot(), bot(), bot()], options=options)
    ada.at_table(made["table"])
    card = ada.page.locator("ol.six .card").first
    card.wait_for()
    words = GAME.words(language)
    for each in deck_of(GAME.set_up(options)).cards:
        name, text = words.render(Message(f"card-{each.id}")), words.render(each.sentences()[-1])
        assert card.evaluate(BECOMES, [name, text, "yours"]) <= 0, f"{each.id}: {text}"
