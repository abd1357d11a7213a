/** A card, piece or tile seen large: by the key "e", by right click, by a long press. */
const WIDE = 300; // px, or what the window has
const LEAST_TEXT = 12.5; // px: nothing on it is smaller than can be read

export interface Large {
  name: string;
  more: string | null;
  picture: Element | null;
}

class Enlarger {
  shown: Large | null = $state.raw(null);

  /** Show what lies at a place. */
  open(region: ParentNode, key: string): void {
    const find = (name: string) =>
      region.querySelector<HTMLElement | SVGElement>(`[data-${name}="${CSS.escape(key)}"]`);
    const hit = find("hit");
    if (!hit) return;
    const thing = find("large") ?? find("at") ?? find("piece") ?? hit;
    this.shown = {
      name: hit.getAttribute("aria-label") ?? hit.textContent?.trim() ?? "",
      more: hit.getAttribute("data-more"),
      picture: enlarged(thing),
    };
  }

  close(): void {
    this.shown = null;
  }
}
export const enlarger = new Enlarger();

/** A copy, drawn so large that its smallest words can be read. Null where nothing is to be seen. */
function enlarged(thing: Element): Element | null {
  const room = Math.min(WIDE, innerWidth - 72);
  if (thing instanceof SVGGraphicsElement) {
    if (thing.classList.contains("hit")) return null;
    const box = thing.getBBox();
    if (!box.width || !box.height) return null;
    const unit = thing.getScreenCTM()?.a || 1;
    const least = Math.min(
      ...[...thing.querySelectorAll("text")].map(
        (text) =>
          (parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? unit)) / unit,
      ),
    );
    const scale = Math.max(Math.min(room / box.width, 260 / box.height), LEAST_TEXT / least);
    const pad = 6;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute(
      "viewBox",
      `${box.x - pad} ${box.y - pad} ${box.width + 2 * pad} ${box.height + 2 * pad}`,
    );
    svg.setAttribute("width", String((box.width + 2 * pad) * scale));
    svg.setAttribute("height", String((box.height + 2 * pad) * scale));
    const twin = bare(thing.cloneNode(true) as SVGElement);
    twin.removeAttribute("transform");
    twin.removeAttribute("opacity");
    svg.append(twin);
    return svg;
  }
  const box = thing.getBoundingClientRect();
  if (!(thing instanceof HTMLElement) || !box.width) return null;
  const sizes = [thing, ...thing.querySelectorAll("*")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .map((one) => parseFloat(getComputedStyle(one).fontSize) * drawnScale(one))
    .filter((size) => size > 0);
  const scale = Math.max(
    Math.min(room / box.width, 380 / box.height),
    LEAST_TEXT / Math.min(...sizes),
    1,
  );
  const twin = bare(thing.cloneNode(true) as HTMLElement);
  twin.style.width = `${thing.offsetWidth}px`;
  twin.style.height = `${thing.offsetHeight}px`;
  twin.style.zoom = String(scale);
  return twin;
}

/** Words in a drawing inside HTML are as large as the drawing is scaled. */
function drawnScale(one: Element): number {
  return one instanceof SVGGraphicsElement ? (one.getScreenCTM()?.a ?? 1) : 1;
}

/** Only a picture: nothing in it is touched, found or read twice. */
function bare<E extends Element>(twin: E): E {
  for (const one of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of ["hit", "at", "piece", "place", "target", "large"]) {
      one.removeAttribute(`data-${name}`);
    }
    one.removeAttribute("id");
    one.removeAttribute("aria-pressed");
    if (one instanceof HTMLElement) one.removeAttribute("tabindex");
  }
  return twin;
}
