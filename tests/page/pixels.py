"""Looking at pictures: a picture is decoded by the browser that made it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

DECODE = """async ([coded, points]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${coded}`;
  await image.decode();
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const canvas = new OffscreenCanvas(width, height);
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  drawn.drawImage(image, 0, 0);
  const all = new Uint32Array(drawn.getImageData(0, 0, width, height).data.buffer);
  const at = points.map(([x, y]) => [...drawn.getImageData(Math.round(x), Math.round(y), 1, 1).data]);
  return { width, height, colours: new Set(all).size, at };
}"""


class Colour(NamedTuple):
    red: int
    green: int
    blue: int
    alpha: int = 255

    def near(self, other: Colour, most: int = 3) -> bool:
        """Whether two colours are the same to the eye; a screen may round."""
        return all(abs(one - another) <= most for one, another in zip(self, other, strict=True))


class Picture(NamedTuple):
    width: int
    height: int
    colours: int  # how many different ones
    at: list[Colour]


def look(page: Page, png: bytes, points: Sequence[tuple[float, float]] = ()) -> Picture:
    """The size of a picture, how many colours it has, and those at some points."""
    found = page.evaluate(DECODE, [b64encode(png).decode(), [list(point) for point in points]])
    return Picture(found["width"], found["height"], found["colours"], [Colour(*each) for each in found["at"]])
