/** Arrow keys inside a region: one stop for Tab, the nearest hit in a direction for arrows. */
const SIDES: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Spot {
  node: HTMLElement | SVGElement;
  x: number;
  y: number;
}

/** The spot to go to: as straight in that direction as possible, then as near. */
export function nearest<S extends { x: number; y: number }>(
  here: { x: number; y: number },
  spots: S[],
  [dx, dy]: [number, number],
): S | null {
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - here.x) * dx + (spot.y - here.y) * dy;
    const across = Math.abs((spot.x - here.x) * dy) + Math.abs((spot.y - here.y) * dx);
    if (along < 1) continue;
    const far = along + 2.5 * across;
    if (far < least) {
      least = far;
      best = spot;
    }
  }
  return best;
}

interface Keys {
  /** Enter and Space. */
  act: (key: string) => void;
  /** Esc. */
  cancel: () => void;
  /** "e": see it large. */
  enlarge?: (key: string) => void;
  /** The focus has come to a target that may be out of sight. */
  reach?: (node: Element) => void;
}

/** From wherever the focus is to the next legal target of the table, or the one before, in reading
    order: board, then tray. */
export function toTarget(by: 1 | -1): void {
  const all = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      "main [data-target], .tray [data-target]",
    ),
  ].filter((node) => !node.closest("[inert]"));
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
  all[next]?.focus();
}

/** Action for an element whose `[data-hit]` descendants are its targets. */
export function roving(region: HTMLElement | SVGElement, keys: Keys) {
  let known: string | null = null;
  let last: Element | null = null;
  const hits = () => [...region.querySelectorAll<HTMLElement | SVGElement>("[data-hit]")];

  /** Exactly one target can be reached by Tab: the one last focused, else the first legal one. */
  function settle() {
    const all = hits();
    const stop =
      all.find((node) => node.dataset["hit"] === known) ??
      all.find((node) => node.hasAttribute("data-target")) ??
      all[0];
    for (const node of all) node.setAttribute("tabindex", node === stop ? "0" : "-1");
    // What was focused is gone with its question: whoever plays by keys stays in the region.
    if (last && !last.isConnected && document.activeElement === document.body) {
      last = null;
      stop?.focus({ preventScroll: true });
    }
  }
  function focused(event: Event) {
    const hit = (event.target as Element).closest<HTMLElement>("[data-hit]");
    if (!hit) return;
    known = hit.dataset["hit"] ?? null;
    last = hit;
    settle();
    keys.reach?.(hit);
  }
  function pressed(event: KeyboardEvent) {
    const hit = (event.target as Element).closest<HTMLElement>("[data-hit]");
    if (!hit || event.ctrlKey || event.metaKey || event.altKey) return;
    const side = SIDES[event.key];
    if (side) {
      event.preventDefault();
      const spots: Spot[] = hits().map((node) => {
        const box = node.getBoundingClientRect();
        return { node, x: box.left + box.width / 2, y: box.top + box.height / 2 };
      });
      const here = spots.find((spot) => spot.node === (hit as unknown));
      const there = here && nearest(here, spots, side);
      there?.node.focus({ preventScroll: true });
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const all = hits();
      all[event.key === "Home" ? 0 : all.length - 1]?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      // HTML buttons click by themselves.
      if (hit instanceof HTMLButtonElement) return;
      event.preventDefault();
      if (!event.repeat) keys.act(hit.dataset["hit"]!);
    } else if (event.key === "Escape") keys.cancel();
    else if (event.key === "e") keys.enlarge?.(hit.dataset["hit"]!);
  }
  const changed = new MutationObserver(settle);
  changed.observe(region, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-target"],
  });
  region.addEventListener("focusin", focused);
  region.addEventListener("keydown", pressed as EventListener);
  settle();
  return {
    update(next: Keys) {
      keys = next;
    },
    destroy() {
      changed.disconnect();
    },
  };
}
