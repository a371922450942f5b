"""What cannot be pressed is found: `test_screens.py` asks for it on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.kit import House, Visitor
from tests.page.pressing import covered

pytestmark = pytest.mark.slow
Arrive = Callable[..., Visitor]


def test_what_is_covered_is_found(arrive: Arrive, house: House) -> None:
    """A button under a sheet, one that is half under it, one outside the window; and none that can be scrolled to."""
    ada = arrive(house)
    ada.open("/about")
    ada.page.wait_for_selector("h1")
    ada.page.evaluate(
        """() => {
          const add = (name, style) => {
            const button = document.createElement('button');
            button.textContent = name;
            Object.assign(button.style, {position: 'fixed', width: '90px', height: '40px', ...style});
            document.body.append(button);
            return button;
          };
          const sheet = (style) => {
            const made = document.createElement('div');
            Object.assign(made.style, {position: 'fixed', width: '90px', height: '40px', ...style});
            document.body.append(made);
          };
          add('under', {left: '300px', top: '400px'});
          sheet({left: '300px', top: '400px'});
          add('half under', {left: '500px', top: '400px'});
          sheet({left: '550px', top: '400px'});
          add('away', {left: '-200px', top: '400px'});
          add('free', {left: '700px', top: '400px'});
          add('far', {position: 'absolute', left: '10px', top: '3000px'});
        }"""
    )
    assert [fault.split("“")[1].split("”")[0] for fault in covered(ada.page)] == ["under", "half under", "away"]
