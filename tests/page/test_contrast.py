"""What cannot be pressed looks so, in every look, and not by its colour alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.kit import House, Visitor
from tests.page.screens import Scene, reach

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light"},
    "contrast-dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "forced-dark": {"forced_colors": "active", "color_scheme": "dark"},
}
# Two buttons of each kind side by side, made of the page's own classes, so that all else about them is the same.
LOOK = """() => {
  const looks = (button) => {
    const style = getComputedStyle(button);
    return [style.color, style.borderTopStyle, style.textDecorationLine];
  };
  const undo = document.querySelector('.decision .acts .btn[aria-disabled]');
  const found = {};
  for (const name of ['btn', 'btn pri', 'btn ghost', 'btn ico']) {
    for (const [attribute, value] of [['aria-disabled', 'true'], ['disabled', '']]) {
      const [on, off] = [document.createElement('button'), document.createElement('button')];
      on.className = off.className = name;
      off.setAttribute(attribute, value);
      undo.parentElement.append(on, off);
      found[`${name} ${attribute}`] = [looks(on), looks(off)];
      on.remove();
      off.remove();
    }
  }
  const dead = undo.getAttribute('aria-disabled') === 'true';
  const was = looks(undo);
  undo.setAttribute('aria-disabled', String(!dead));
  found['undo'] = dead ? [looks(undo), was] : [was, looks(undo)];
  undo.setAttribute('aria-disabled', String(dead));
  return found;
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_what_cannot_be_pressed_looks_so(arrive: Arrive, house: House, scene: Scene, look: str) -> None:
    ada = arrive(house, **LOOKS[look])
    reach("kabale", ada, scene)
    if look.startswith("contrast"):
        ada.page.locator("[data-settings]").click()
        ada.page.get_by_role("switch", name="High contrast").check()
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector(":root.contrast")
    plain = look in ("light", "dark")
    for kind, (on, off) in ada.page.evaluate(LOOK).items():
        assert on[0] != off[0], f"{kind}: another colour"
        assert (on[1], off[1]) == ("solid", "dotted"), f"{kind}: another border"
        assert (on[2], off[2]) == ("none", "none" if plain else "line-through"), f"{kind}: struck through"
