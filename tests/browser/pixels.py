"""What is really on the screen: pixels of a page, their contrast and their difference."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from itertools import pairwise
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Any

import numpy as np
from numba import njit
from playwright.sync_api import CDPSession, Page

Colour = tuple[int, int, int]
Box = dict[str, float]


def decoded(png: bytes) -> np.ndarray[Any, Any]:
    """Rows of red, green, blue. Chromium writes eight bits a channel and no interlacing."""
    at, data, wide, high, channels = 8, b"", 0, 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            wide, high, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (depth, interlaced) == (8, 0)
            channels = {2: 3, 6: 4}[colour]
        elif kind == b"IDAT":
            data += body
        at += size + 12
    raw = np.frombuffer(zlib.decompress(data), np.uint8).reshape(high, 1 + wide * channels)
    rows = np.zeros((high, wide * channels), np.uint8)
    _unfilter(raw, rows, channels)
    return rows.reshape(high, wide, channels)[:, :, :3]


@njit
def _unfilter(raw: Any, rows: Any, step: int) -> None:
    """Each byte is told as the difference to a guess from its neighbours (PNG, 9.2)."""
    for y in range(raw.shape[0]):
        kind = raw[y, 0]
        for i in range(rows.shape[1]):
            left = np.int64(rows[y, i - step]) if i >= step else 0
            up = np.int64(rows[y - 1, i]) if y > 0 else 0
            corner = np.int64(rows[y - 1, i - step]) if y > 0 and i >= step else 0
            guess = np.int64(0)
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            elif kind == 4:
                near = left + up - corner
                if abs(near - left) <= abs(near - up) and abs(near - left) <= abs(near - corner):
                    guess = left
                elif abs(near - up) <= abs(near - corner):
                    guess = up
                else:
                    guess = corner
            rows[y, i] = (np.int64(raw[y, i + 1]) + guess) & 255


class Screen:
    """The page as it is painted now; parts of it by their boxes."""

    def __init__(self, page: Page):
        self.picture = decoded(page.screenshot(animations="disabled"))
        size = page.viewport_size
        assert size
        self.scale = self.picture.shape[1] / size["width"]

    def part(self, box: Box) -> np.ndarray[Any, Any]:
        x, y, wide, high = (round(box[key] * self.scale) for key in ("x", "y", "width", "height"))
        return self.picture[max(y, 0) : y + high, max(x, 0) : x + wide]


def shot(page: Page, box: Box) -> np.ndarray[Any, Any]:
    return Screen(page).part(box)


def common(picture: np.ndarray[Any, Any]) -> Colour:
    """The colour of most pixels."""
    pixels = map(tuple, picture.reshape(-1, 3).tolist())
    (colour, _), *_ = Counter(pixels).most_common(1)
    return colour[0], colour[1], colour[2]


def luminance(colour: Colour) -> float:
    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def sharpest(picture: np.ndarray[Any, Any], ground: Colour, part: float = 0.02) -> float:
    """The contrast to the ground that the boldest pixels have, leaving out the few wildest."""
    colours = Counter(map(tuple, picture.reshape(-1, 3).tolist()))
    found = sorted(
        ((contrast((c[0], c[1], c[2]), ground), count) for c, count in colours.items()),
        reverse=True,
    )
    wanted, seen = picture.shape[0] * picture.shape[1] * part, 0
    for value, count in found:
        seen += count
        if seen >= wanted:
            return value
    return 1.0


# ------------------------------------------------------------------ difference of colours


def lab(colour: Colour) -> tuple[float, float, float]:
    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    r, g, b = map(linear, colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = 60 * exp(-(((hue - 275) / 25) ** 2))
    rt = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(twist))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return sqrt(dl * dl + dc * dc + dh * dh + rt * dc * dh)


SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def see_as(page: Page, sight: str) -> CDPSession:
    """From now on the page is painted as people with that sight see it."""
    tool = page.context.new_cdp_session(page)
    tool.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    return tool


def closest(colours: dict[str, Colour]) -> float:
    """The smallest difference between any two of them."""
    names = sorted(colours)
    return min(
        difference(colours[one], colours[other])
        for at, one in enumerate(names)
        for other in names[at + 1 :]
    )


def growing(values: list[float]) -> bool:
    return all(later > earlier for earlier, later in pairwise(values))


# ------------------------------------------------------------------ words in drawings

TEXTS = """() => [...document.querySelectorAll('.board svg text, .tray svg text, .pp svg text')]
  .filter(one => one.textContent.trim() && one.getBoundingClientRect().width)
  .map(one => {
    const box = one.getBoundingClientRect();
    return { text: one.textContent, fill: getComputedStyle(one).fill,
      real: parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a,
      box: { x: box.x, y: box.y, width: box.width, height: box.height } };
  })"""


def words_of(page: Page) -> list[dict[str, Any]]:
    """The words and figures in the drawings of a table, with colour, size and place."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    return texts


def weak_words(page: Page, texts: list[dict[str, Any]]) -> list[tuple[str, str, float]]:
    """Those that stand out too little from their ground."""
    screen, weak = Screen(page), []
    for one in texts:
        picture = screen.part(one["box"])
        # Strokes of letters are thin: a thirtieth part of the box is enough to be one.
        found = sharpest(picture, common(picture), 0.03)
        # Large letters may be a little weaker (WCAG 1.4.3).
        if found < (3 if one["real"] >= 24 else 4.5):
            weak.append((one["text"], one["fill"], round(found, 2)))
    return weak
