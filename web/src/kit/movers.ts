/** Flights of pieces: from where they were to where they are drawn now. Transform and opacity only. */
import type { Flight } from "./board";

const MOVE = 260;
const DEAL = 320;
const FALL = 200;
const BURST = 420;
const STAGGER = 60;
const LATE = 250;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

export interface Snapshot {
  boxes: Map<string, DOMRect>;
  /** Pictures of what may vanish. */
  twins: Map<string, Element>;
}

const keyed = (root: ParentNode, key: string) =>
  root.querySelector<HTMLElement | SVGGraphicsElement>(
    `[data-piece="${CSS.escape(key)}"], [data-place="${CSS.escape(key)}"]`,
  );

/** Where everything is before the view changes, with copies of what may vanish. */
export function snapshot(root: ParentNode, flights: Flight[]): Snapshot {
  const boxes = new Map<string, DOMRect>();
  const twins = new Map<string, Element>();
  for (const flight of flights) {
    for (const key of [flight.from, flight.gone, flight.piece]) {
      // Panels lie outside the board, and may change places with the view.
      const node = key === undefined ? null : (keyed(root, key) ?? keyed(document, key));
      if (node && key !== undefined) boxes.set(key, node.getBoundingClientRect());
    }
    const gone = flight.gone === undefined ? null : keyed(root, flight.gone);
    if (gone) twins.set(flight.gone!, pictureOf(gone));
  }
  return { boxes, twins };
}

/** A copy of something; a part of a drawing in a drawing of its own, cut to its size. */
function pictureOf(node: HTMLElement | SVGGraphicsElement): Element {
  const twin = node.cloneNode(true) as Element;
  for (const name of ["transform", "data-piece", "data-at", "data-place"])
    twin.removeAttribute(name);
  if (!(node instanceof SVGGraphicsElement)) return twin;
  const box = node.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.append(twin);
  return svg;
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** A picture of something, lying over the page where that is drawn. */
function layerOver(box: DOMRect, content: Element): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flying";
  layer.setAttribute("aria-hidden", "true");
  layer.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  layer.append(content);
  document.body.append(layer);
  return layer;
}

/**
 * The part of a drawing that flies: its picture. A transform inside an svg would have the whole
 * drawing laid out and painted in every frame; a layer of its own is only put together anew.
 */
function lifted(node: SVGGraphicsElement, key: string): HTMLElement {
  const layer = layerOver(node.getBoundingClientRect(), pictureOf(node));
  layer.dataset["flying"] = key;
  node.style.visibility = "hidden";
  return layer;
}

function landed(node: SVGGraphicsElement, layer: HTMLElement): void {
  node.style.removeProperty("visibility");
  layer.remove();
}

function lengthOf(flight: Flight): number {
  if (flight.how === "burst") return BURST;
  if (flight.how === "deal") return DEAL;
  return flight.gone !== undefined && flight.to === undefined ? FALL : MOVE;
}

/** When each flight starts: one after the other, but the parts of a scene (those with `wait`)
    together, and what comes after a scene when it is over. */
export function startsOf(flights: Flight[]): number[] {
  let next = 0;
  let scene: { start: number; end: number } | null = null;
  return flights.map((flight) => {
    if (flight.wait !== undefined) {
      scene ??= { start: next, end: next };
      const start = scene.start + flight.wait;
      scene.end = Math.max(scene.end, start + lengthOf(flight));
      return start;
    }
    if (scene) next = scene.end;
    scene = null;
    next += STAGGER;
    return next - STAGGER;
  });
}

export class Movers {
  #running = new Set<Animation>();

  /** Start all flights; resolves when the last has landed. */
  async fly(root: HTMLElement, flights: Flight[], before: Snapshot): Promise<void> {
    const starts = startsOf(flights);
    const done = flights.map((flight, i) => this.#one(root, flight, before, starts[i]!));
    await Promise.all(done);
  }

  /** Everything lands at once. */
  skip(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  async #one(root: HTMLElement, flight: Flight, before: Snapshot, delay: number): Promise<void> {
    if (flight.how === "flash") return this.#flash(root, flight, delay);
    if (flight.how === "burst" || flight.how === "send")
      return this.#show(root, flight, before, delay);
    if (flight.gone !== undefined) return this.#leave(root, flight, before, delay);
    if (flight.piece === undefined) return;
    const node = keyed(root, flight.piece);
    const from = flight.from === undefined ? undefined : this.#box(root, flight.from, before);
    if (!node || !from) return;
    const here = middle(node.getBoundingClientRect());
    const shift = (box: DOMRect, turn = "") => {
      const at = middle(box);
      return `translate(${at.x - here.x}px, ${at.y - here.y}px)${turn}`;
    };
    const deal = flight.how === "deal";
    const via = (flight.via ?? [])
      .map((key) => this.#box(root, key, before))
      .filter((box) => box !== undefined);
    const frames = [
      { transform: shift(from, deal ? " rotate(-8deg)" : " scale(1.02)") },
      ...via.map((box) => ({ transform: shift(box) })),
      { transform: "translate(0px, 0px)" },
    ];
    const long = deal ? DEAL : MOVE;
    if (node instanceof SVGGraphicsElement) {
      const layer = lifted(node, flight.piece);
      await this.#run(layer, frames, long, delay);
      landed(node, layer);
    } else await this.#run(node, frames, long, delay, { composite: "add" });
  }

  /** A copy of what is no longer there flies away, or tips over and fades. */
  async #leave(root: HTMLElement, flight: Flight, before: Snapshot, delay: number): Promise<void> {
    const box = before.boxes.get(flight.gone!);
    const twin = before.twins.get(flight.gone!);
    if (!box || !twin) return;
    const layer = layerOver(box, twin);
    const to = flight.to === undefined ? undefined : this.#box(root, flight.to, before);
    const here = middle(box);
    const end = to
      ? `translate(${middle(to).x - here.x}px, ${middle(to).y - here.y}px)`
      : "rotate(24deg) scale(.9)";
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: to ? 0.9 : 0 },
    ];
    await this.#run(layer, frames, to ? MOVE : FALL, delay);
    layer.remove();
  }

  /** A picture kept out of sight: it grows and fades where it is, or flies from there to there. */
  async #show(root: HTMLElement, flight: Flight, before: Snapshot, delay: number): Promise<void> {
    const node = flight.piece === undefined ? null : keyed(root, flight.piece);
    if (!node) return;
    const box = node.getBoundingClientRect();
    const here = middle(box);
    const shift = (key: string | undefined) => {
      const to = key === undefined ? undefined : this.#box(root, key, before);
      return to ? `translate(${middle(to).x - here.x}px, ${middle(to).y - here.y}px)` : "none";
    };
    const burst = flight.how === "burst";
    const layer = layerOver(box, pictureOf(node));
    const frames = burst
      ? [
          { transform: "scale(.3)", opacity: 0 },
          { transform: "scale(1)", opacity: 1, offset: 0.4 },
          { transform: "scale(1.06)", opacity: 0 },
        ]
      : [
          { transform: shift(flight.from), opacity: 0 },
          { transform: shift(flight.from), opacity: 1, offset: 0.1 },
          { transform: shift(flight.to), opacity: 0.9 },
        ];
    await this.#run(layer, frames, burst ? BURST : MOVE, delay);
    layer.remove();
  }

  async #flash(root: HTMLElement, flight: Flight, delay: number): Promise<void> {
    const node = flight.piece === undefined ? null : keyed(root, flight.piece);
    if (!node) return;
    const frames = [{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }];
    if (node instanceof SVGGraphicsElement) {
      const layer = lifted(node, flight.piece!);
      await this.#run(layer, frames, MOVE, delay);
      landed(node, layer);
    } else await this.#run(node, frames, MOVE, delay);
  }

  #box(root: ParentNode, key: string, before: Snapshot): DOMRect | undefined {
    return (
      before.boxes.get(key) ??
      (keyed(root, key) ?? keyed(document, key))?.getBoundingClientRect() ??
      undefined
    );
  }

  async #run(
    node: Element,
    frames: Keyframe[],
    duration: number,
    delay: number,
    more: KeyframeAnimationOptions = {},
  ): Promise<void> {
    const animation = node.animate(frames, {
      duration,
      delay,
      easing: EASE,
      fill: "backwards",
      ...more,
    });
    this.#running.add(animation);
    // A page that is not drawn plays nothing: then it lands by the clock.
    const late = setTimeout(() => animation.finish(), delay + duration + LATE);
    try {
      await animation.finished;
    } catch {
      // Cancelled with its element: that is as good as landed.
    } finally {
      clearTimeout(late);
      this.#running.delete(animation);
    }
  }
}
