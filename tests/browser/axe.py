"""axe with WCAG 2.2 A and AA, on a page as it is and at a table while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import SIZES, Hand

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def faults(page: Page) -> list[str]:
    # Evaluated, not added as a script: the page's own policy allows no foreign ones.
    page.evaluate(AXE.read_text() + "; undefined")
    found: list[Any] = page.evaluate(
        "async tags => (await axe.run({runOnly: {type: 'tag', values: tags}})).violations", TAGS
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"][:4]
    ]


def expect_none_while_playing(hand: Hand, presses: Sequence[int]) -> None:
    """Plays so many presses, looks in all sizes, and goes on: several questions are among them."""
    page, wrong = hand.guest.page, []
    for moment, count in enumerate(presses):
        hand.play(count)
        hand.wait()
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            page.wait_for_timeout(150)
            wrong += [f"{moment} {size}: {fault}" for fault in faults(page)]
        page.set_viewport_size(SIZES["desk"])
        page.wait_for_timeout(150)
    assert wrong == [], "\n".join(wrong)
