"""Every screen, in light and dark, on a desktop, a tablet and a phone: drawn, accessible, and nothing cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.kit import DESKTOP, PHONE, TABLET, House, Visitor
from tests.page.screens import SCREENS, Scene, reach

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]
LOOKS: dict[str, dict[str, Any]] = {
    "desktop-light": {"viewport": DESKTOP, "color_scheme": "light"},
    "desktop-dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone-light": {"viewport": PHONE, "color_scheme": "light", "has_touch": True, "is_mobile": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
    "tablet-light": {"viewport": TABLET, "color_scheme": "light"},
}


@pytest.mark.parametrize("look", LOOKS)
def test_screens(arrive: Arrive, house: House, scene: Scene, look: str) -> None:
    visitor = arrive(house, **LOOKS[look])
    visitor.allowed = ["404"]  # the screens of what is not there
    found = {}
    for name in SCREENS:
        reach(name, visitor, scene)
        visitor.shot(f"{name}-{look}")
        faults = [*visitor.axe(), *visitor.overflow(), *visitor.missing_words()]
        if faults:
            found[name] = faults
    assert found == {}


@pytest.mark.parametrize("language", ["cs", "pl", "de"])
@pytest.mark.parametrize("size", [pytest.param("desktop-light", marks=pytest.mark.long), "phone-light"])
def test_languages(arrive: Arrive, house: House, scene: Scene, language: str, size: str) -> None:
    visitor = arrive(house, **LOOKS[size], locale=language)
    visitor.allowed = ["404"]
    found = {}
    for name in SCREENS:
        reach(name, visitor, scene)
        if name in ("el-grande", "kabale", "home"):
            visitor.shot(f"{name}-{size}-{language}")
        assert visitor.page.locator("html").get_attribute("lang") == language
        if faults := [*visitor.overflow(), *visitor.missing_words()]:
            found[name] = faults
    assert found == {}


def test_a_narrow_phone_never_scrolls_sideways(arrive: Arrive, house: House, scene: Scene) -> None:
    visitor = arrive(house, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    visitor.allowed = ["404"]
    wide = []
    for name in SCREENS:
        reach(name, visitor, scene)
        if visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
            wide.append(name)
    assert wide == []
