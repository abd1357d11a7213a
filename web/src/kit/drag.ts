/** Click, tap and drag on `[data-hit]` targets, all with the same result. */
const LEAST_WAY = 6; // px before a press is a drag
const REACH = 24; // px around a finger in which the nearest target counts
const FINGER = 40; // px: smaller targets are tapped twice, the first tap only aims
const LONG_PRESS = 550;
const AFTER = 300; // ms in which the click that ends a long press may come

interface Use {
  /** A drag may begin here. */
  may: (key: string) => boolean;
  click: (key: string) => void;
  /** Picked up: mark where it may go. */
  lift: (key: string) => void;
  drop: (from: string, to: string) => void;
  /** Held for long, or clicked with the other button: see it large. */
  enlarge?: (key: string) => void;
}

/** The target under a point, or the nearest within a finger's breadth. */
export function hitAt(x: number, y: number, reach = REACH): string | null {
  for (const node of document.elementsFromPoint(x, y)) {
    const hit = node.closest<HTMLElement>("[data-hit]");
    if (hit) return hit.dataset["hit"]!;
  }
  let best: string | null = null;
  let least = reach;
  // Not in the pictures of the rules, which may lie beside the board.
  for (const node of document.querySelectorAll<HTMLElement>("[data-hit]:not([inert] *)")) {
    const box = node.getBoundingClientRect();
    const far = Math.hypot(
      Math.max(box.left - x, 0, x - box.right),
      Math.max(box.top - y, 0, y - box.bottom),
    );
    if (far < least) {
      least = far;
      best = node.dataset["hit"]!;
    }
  }
  return best;
}

/** Action for the element that holds board and tray. */
export function draggable(region: HTMLElement, use: Use) {
  let from: string | null = null;
  let start = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let pointer = -1;
  let holding = 0;
  let touched = false;
  /** On a board too fine for fingers: what the first tap aimed at. */
  let aimed: Element | null = null;

  function down(event: PointerEvent) {
    clearTimeout(holding);
    touched = event.pointerType === "touch";
    if (event.button !== 0 || pointer !== -1) {
      drop();
      return;
    }
    const node = (event.target as Element).closest<HTMLElement>("[data-hit]");
    from = node?.dataset["hit"] ?? null;
    start = { x: event.clientX, y: event.clientY };
    pointer = event.pointerId;
    const key = from;
    if (key !== null && touched && use.enlarge) {
      holding = window.setTimeout(() => {
        drop();
        skipClick(true);
        use.enlarge?.(key);
      }, LONG_PRESS);
    }
  }
  function move(event: PointerEvent) {
    if (event.pointerId !== pointer || from === null) return;
    if (!ghost) {
      if (way(event) < LEAST_WAY) return;
      clearTimeout(holding);
      if (!use.may(from)) return;
      use.lift(from);
      ghost = copy(from);
      region.setAttribute("data-dragging", "");
    }
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  }
  const way = (event: PointerEvent) => Math.hypot(event.clientX - start.x, event.clientY - start.y);
  function up(event: PointerEvent) {
    if (event.pointerId !== pointer) return;
    const began = from;
    const dragged = ghost !== null;
    drop();
    if (began !== null && dragged) {
      const to = hitAt(event.clientX, event.clientY);
      if (to !== null && to !== began) use.drop(began, to);
    }
    // The click after a drag, or after moving the whole board, is not meant for the place below.
    if (dragged || way(event) >= LEAST_WAY) skipClick();
  }
  function skipClick(held = false) {
    const stop = () => removeEventListener("click", swallow, { capture: true });
    addEventListener("click", swallow, { capture: true, once: true });
    if (held) addEventListener("pointerup", () => setTimeout(stop, AFTER), { once: true });
    else setTimeout(stop, 0);
  }
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }
  function drop() {
    clearTimeout(holding);
    ghost?.remove();
    ghost = null;
    from = null;
    pointer = -1;
    region.removeAttribute("data-dragging");
  }
  function click(event: MouseEvent) {
    let node: Element | null = (event.target as Element).closest("[data-hit]");
    if (!node && event.detail && (event.target as Element).closest("svg")) {
      const near = hitAt(event.clientX, event.clientY);
      node = near === null ? null : region.querySelector(`[data-hit="${CSS.escape(near)}"]`);
    }
    if (node && !aims(event, node)) use.click((node as HTMLElement).dataset["hit"]!);
  }
  /** The first tap on something smaller than a finger only shows what the second would do. */
  function aims(event: MouseEvent, node: Element): boolean {
    const before = aimed;
    aimed?.classList.remove("aimed");
    aimed = null;
    const box = node.getBoundingClientRect();
    // A click by keys has no detail.
    const touch = touched && event.detail > 0;
    if (!touch || node === before || Math.min(box.width, box.height) >= FINGER) return false;
    aimed = node;
    node.classList.add("aimed");
    return true;
  }
  function menu(event: MouseEvent) {
    const node = (event.target as Element).closest<HTMLElement>("[data-hit]");
    if (!node || !use.enlarge) return;
    event.preventDefault();
    // A long press brings a menu too: then it is large already.
    if ((event as PointerEvent).pointerType !== "touch") use.enlarge(node.dataset["hit"]!);
  }
  /** A picture of the piece, centred under the finger. */
  function copy(key: string): HTMLElement {
    const box = document.createElement("div");
    box.className = "dragged";
    box.setAttribute("aria-hidden", "true");
    const piece = region.querySelector<SVGGraphicsElement | HTMLElement>(
      `[data-at="${CSS.escape(key)}"]`,
    );
    if (piece instanceof SVGGraphicsElement) {
      const at = piece.getBoundingClientRect();
      const inner = piece.getBBox();
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
      svg.setAttribute("width", String(at.width));
      svg.setAttribute("height", String(at.height));
      const twin = piece.cloneNode(true) as SVGElement;
      twin.removeAttribute("transform");
      twin.removeAttribute("data-at");
      svg.append(twin);
      box.append(svg);
    } else if (piece) {
      const twin = piece.cloneNode(true) as HTMLElement;
      twin.removeAttribute("data-at");
      twin.removeAttribute("data-hit");
      twin.style.width = `${piece.offsetWidth}px`;
      box.append(twin);
    }
    document.body.append(box);
    return box;
  }

  region.addEventListener("pointerdown", down);
  region.addEventListener("click", click);
  region.addEventListener("contextmenu", menu);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", drop);
  return {
    destroy() {
      drop();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", drop);
    },
  };
}
