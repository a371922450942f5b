"""Looking at pictures: a picture is decoded by the browser that made it."""

from __future__ import annotations

import json
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
  const { data } = drawn.getImageData(0, 0, width, height);
  const within = (x, y) => x >= 0 && y >= 0 && x < width && y < height;
  const at = JSON.parse(points)
    .map(([x, y]) => [Math.round(x), Math.round(y)])
    .map(([x, y]) => (within(x, y) ? [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)] : [0, 0, 0, 0]));
  return JSON.stringify({ width, height, colours: new Set(new Uint32Array(data.buffer)).size, at });
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
    found = json.loads(page.evaluate(DECODE, [b64encode(png).decode(), json.dumps(points)]))
    return Picture(found["width"], found["height"], found["colours"], [Colour(*each) for each in found["at"]])


GRID = """(selector) => JSON.stringify([...document.querySelectorAll(selector)].map((shape) => {
  const [box, to] = [shape.getBBox(), shape.getScreenCTM()];
  const found = [];
  for (let down = 1; down < 16; down++)
    for (let across = 1; across < 16; across++) {
      const point = new DOMPoint(box.x + (box.width * across) / 16, box.y + (box.height * down) / 16);
      if (!shape.isPointInFill(point)) continue;
      const { x, y } = point.matrixTransform(to);
      found.push([x, y]);
    }
  return found;
}))"""  # as a text: so many numbers one by one take seconds


def points_in(page: Page, selector: str) -> list[list[tuple[float, float]]]:
    """Points of the window all over each shape of a drawing."""
    return [[(x, y) for x, y in points] for points in json.loads(page.evaluate(GRID, selector))]


MAP = """(points) => {
  const to = document.querySelector('svg[role=application] > g').getScreenCTM();
  return points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(to)).map(({ x, y }) => [x, y]);
}"""


def on_map(page: Page, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Where points of the map of Spain are in the window."""
    return [(x, y) for x, y in page.evaluate(MAP, [list(point) for point in points])]


INSIDE = """(area) => {
  const land = document.querySelector(`[data-area="${area}"] .land`);
  const { left, top, width, height } = land.getBoundingClientRect();
  for (let down = 1; down < 20; down++)
    for (let across = 1; across < 20; across++) {
      const [x, y] = [left + (width * across) / 20, top + (height * down) / 20];
      if (document.elementFromPoint(x, y) === land) return [x, y];
    }
  throw new Error(`nothing of ${area} can be clicked`);
}"""


def inside(page: Page, area: str) -> tuple[float, float]:
    """A point of the window where a region's own land is on top."""
    x, y = page.evaluate(INSIDE, area)
    return float(x), float(y)
