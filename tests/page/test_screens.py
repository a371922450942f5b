"""Every screen in every look: drawn, accessible, nothing cut off, and nothing covered that can be pressed.

A screen is reached once for each kind of device, and then worn in all looks of that kind: it is the same page that a
reader turns, makes smaller or darkens. Pictures are kept of what is wrong, and of everything in the long tier.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import ViewportSize

from grandee.games import OFFERED, first_game
from tests.kit import TIER
from tests.page.kit import DESKTOP, PHONE, TABLET, House, Visitor
from tests.page.pressing import covered
from tests.page.screens import SCREENS, Scene, reach, settle

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOW: ViewportSize = {"width": 1366, "height": 650}
LYING: ViewportSize = {"width": 844, "height": 390}
NARROW: ViewportSize = {"width": 360, "height": 740}


class Look(NamedTuple):
    size: ViewportSize
    colours: Literal["light", "dark"] = "light"
    contrast: bool = False
    forced: bool = False
    whole: bool = True  # looked at with everything; otherwise for what is covered or too wide
    seldom: bool = False  # in the long tier alone


DESK = {
    "desktop-light": Look(DESKTOP),
    "desktop-dark": Look(DESKTOP, "dark"),
    "tablet-light": Look(TABLET),
    "low-desktop": Look(LOW, "dark", whole=False),
    "desktop-contrast": Look(DESKTOP, contrast=True, whole=False),
    "tablet-forced": Look(TABLET, forced=True, whole=False),
    "tablet-dark": Look(TABLET, "dark", seldom=True),
    "tablet-contrast": Look(TABLET, contrast=True, seldom=True),
    "desktop-forced": Look(DESKTOP, forced=True, whole=False, seldom=True),
}
TOUCH = {
    "phone-light": Look(PHONE),
    "phone-dark": Look(PHONE, "dark"),
    "phone-contrast": Look(PHONE, contrast=True, whole=False),
    "lying-phone": Look(LYING, whole=False),
    "narrow-phone": Look(NARROW, whole=False),
    "phone-forced": Look(PHONE, forced=True, whole=False, seldom=True),
}
KINDS: dict[str, tuple[dict[str, Look], dict[str, Any]]] = {
    "desk": (DESK, {"viewport": DESKTOP}),
    "touch": (TOUCH, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
}
COLOURS = ("color-contrast", "link-in-text-block")  # what the accessibility checker finds by the colours alone
WORN = """(contrast) => {
  document.documentElement.classList.toggle('contrast', contrast);
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
}"""
PARTS = 3  # in which the screens are gone through, for several processes
OTHERS = ("cs", "pl", "de")
KEEP = """(language) => {
  if (language) localStorage.setItem('grandee-language', language);
  else localStorage.removeItem('grandee-language');
}"""
# What a reader does in the settings, and they are closed again if they were.
SPEAK = """async (language) => {
  const settings = () => document.querySelector('dialog[open] option[lang]')?.closest('dialog');
  const until = async (done, what) => {
    for (let frame = 0; !done(); frame++) {
      if (frame > 1000) throw new Error(`not seen: ${what}`);
      await new Promise(requestAnimationFrame);
    }
  };
  const stays = settings();
  if (!stays) document.querySelector('header [data-settings]').click();
  await until(settings, 'the settings');
  const field = settings().querySelector('select:has(option[lang])');
  field.value = language;
  field.dispatchEvent(new Event('change', {bubbles: true}));
  await until(() => document.documentElement.lang === language, language);
  if (!stays) settings().close();
}"""


def wear(visitor: Visitor, look: Look) -> None:
    """Turn, resize and colour the page that is shown."""
    visitor.page.set_viewport_size(look.size)
    visitor.page.emulate_media(color_scheme=look.colours, forced_colors="active" if look.forced else "none")
    visitor.page.evaluate(WORN, look.contrast)


def faults_in(visitor: Visitor, look: Look) -> list[str]:
    found = covered(visitor.page)
    if look.whole and (look.size != TABLET or TIER == "long"):  # darkness changes nothing but colours
        found += visitor.axe(*(COLOURS if look.colours == "dark" else ()))
    if look.whole or look.size == NARROW:
        found += visitor.overflow()
    return found


def faults_in_language(visitor: Visitor, language: str) -> list[str]:
    """The same screen in another language: what is too wide, and what has no words."""
    if visitor.page.locator("header [data-settings], dialog[open] option[lang]").count():
        visitor.page.evaluate(SPEAK, language)
    else:  # it has no settings: whoever comes to it has chosen before
        visitor.page.evaluate(KEEP, language)
        visitor.page.reload()
    settle(visitor)
    visitor.page.evaluate(KEEP, None)  # whoever comes next finds English
    assert visitor.page.locator("html").get_attribute("lang") == language
    return [*visitor.overflow(), *visitor.missing_words(), *visitor.unworded()]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", KINDS)
def test_screens(arrive: Arrive, house: House, scene: Scene, kind: str, part: int) -> None:
    looks, device = KINDS[kind]
    first = next(iter(looks.values()))
    visitor = arrive(house, **device)
    visitor.allowed = ["404"]  # the screens of what is not there
    found = {}
    for screen in list(SCREENS)[part::PARTS]:
        wear(visitor, first)
        reach(screen, visitor, scene)
        if faults := [*visitor.missing_words(), *visitor.unworded(), *visitor.out_of_reach()]:
            found[screen] = faults
        for name, look in looks.items():
            if look.seldom and TIER != "long":
                continue
            wear(visitor, look)
            if faults := faults_in(visitor, look):
                found[f"{screen}, {name}"] = faults
            if faults or (look.whole and TIER == "long"):
                visitor.shot(f"{screen}-{name}")
        wear(visitor, first)
        for language in OTHERS if kind == "touch" or TIER == "long" else ():  # a desk has more room
            if faults := faults_in_language(visitor, language):
                found[f"{screen}, {language}"] = faults
            if faults or (screen in (*OFFERED, "home") and TIER == "long"):
                visitor.shot(f"{screen}-{kind}-{language}")
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_screen_opened_in_a_language(arrive: Arrive, house: House, scene: Scene, language: str) -> None:
    """The browser's own language, from the first word on: a table, and a page of the rules."""
    visitor = arrive(house, locale=language)
    for screen in (first_game(), f"rules-{first_game()}"):
        reach(screen, visitor, scene)
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert [*visitor.overflow(), *visitor.missing_words(), *visitor.unworded()] == []
