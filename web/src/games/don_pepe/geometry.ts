/** Where everything lies on the drawing. On a phone the table stands upright. */
import type { DonPepeChair as Chair } from "../../lib/views";
import { chairsOf, type Box } from "./box";

export type Direction = "cw" | "ccw";

export interface Point {
  x: number;
  y: number;
}

/** Radii of the things on the table, the same everywhere. */
export const R = { man: 20, mat: 16.5, cake: 17, cushion: 13, badge: 9.1 } as const;

/** How far beside a cake, and behind it, its signs for sliding on lie. */
const SLIDE = { along: 28, in: 38 };

export interface Plan {
  width: number;
  height: number;
  upright: boolean;
  middle: Point;
  /** The ring of the chairs' middles: half its size, and the radius of its corners. */
  ring: { x: number; y: number; corner: number };
  /** How far from the chairs, towards the middle of the table: its edge, mats, felt, … */
  depth: { edge: number; mat: number; danger: number; cake: number; felt: number };
  /** Corners of the felt. */
  feltCorner: number;
  /** Numbers outside the chairs: how far; none where there is no room. */
  number: number | null;
  /** How large a chair is to the touch. */
  touch: number;
  /** Sizes of words. */
  words: { small: number; sum: number; title: number };
  /** Middles of what lies on the felt. */
  pot: Point;
  notes: Point;
  pile: Point;
  discards: Point;
  pills: Point;
  card: { width: number; height: number };
}

export const DESK: Plan = {
  width: 820,
  height: 540,
  upright: false,
  middle: { x: 410, y: 270 },
  ring: { x: 353, y: 205, corner: 205 },
  depth: { edge: 31, mat: 50, danger: 71, cake: 88, felt: 107 },
  feltCorner: 98,
  number: 38,
  touch: 46,
  words: { small: 14.5, sum: 43, title: 17 },
  pot: { x: 318, y: 226 },
  notes: { x: 318, y: 309 },
  pile: { x: 466, y: 264 },
  discards: { x: 528, y: 264 },
  pills: { x: 594, y: 264 },
  card: { width: 44, height: 62 },
};

const UPRIGHT = { width: 488, least: 518, most: 720, side: 35 };

/** A phone's table: as tall as there is room for. */
export function phonePlan(aspect: number): Plan {
  const { width, least, most, side } = UPRIGHT;
  const height = Math.min(most, Math.max(least, Math.round((width * aspect) / 4) * 4));
  const x = width / 2;
  const y = height / 2;
  /** Where there is more room, things lie further apart. */
  const more = (height - least) / 5;
  return {
    width,
    height,
    upright: true,
    middle: { x, y },
    ring: { x: x - side, y: y - side, corner: 134 },
    depth: { edge: 31, mat: 44, danger: 61, cake: 74, felt: 102 },
    feltCorner: 30,
    number: null,
    touch: 48 + ((height - least) / (most - least)) * 8,
    words: { small: 19.5, sum: 40, title: 19.5 },
    pot: { x, y: y - 92 - more },
    notes: { x, y: y - 13 - more / 2 },
    pile: { x: x - 64, y: y + 52 + more },
    discards: { x, y: y + 52 + more },
    pills: { x: x + 64, y: y + 52 + more },
    card: { width: 42, height: 58 },
  };
}

interface Spot extends Point {
  /** Outwards, in radians. */
  angle: number;
}

/** A point of the ring, by the way gone clockwise from the middle of its upper side (0 to 1). */
function onRing({ middle, ring }: Plan, way: number): Spot {
  const { corner } = ring;
  const across = ring.x - corner;
  const down = ring.y - corner;
  const quarter = across + (Math.PI / 2) * corner + down;
  const turned = (((way % 1) + 1) % 1) * 4;
  const side = Math.floor(turned);
  // Each quarter is the first one, turned or seen in a mirror.
  const back = side % 2 === 1;
  let rest = (back ? 1 - (turned - side) : turned - side) * quarter;
  let spot: Spot;
  if (rest <= across) spot = { x: rest, y: -ring.y, angle: -Math.PI / 2 };
  else if ((rest -= across) <= (Math.PI / 2) * corner) {
    const angle = -Math.PI / 2 + rest / (corner || 1);
    spot = {
      x: across + corner * Math.cos(angle),
      y: -down + corner * Math.sin(angle),
      angle,
    };
  } else spot = { x: ring.x, y: -down + (rest - (Math.PI / 2) * corner), angle: 0 };
  const flipX = side === 2 || side === 3 ? -1 : 1;
  const flipY = side === 1 || side === 2 ? -1 : 1;
  const x = Math.cos(spot.angle) * flipX;
  const y = Math.sin(spot.angle) * flipY;
  return {
    x: middle.x + spot.x * flipX,
    y: middle.y + spot.y * flipY,
    angle: Math.atan2(y, x),
  };
}

/** The table as one box sets it: thirty chairs evenly round, its heads at the narrow ends. */
export class Round {
  readonly chairs: Chair[];
  #head: number;

  constructor(
    readonly plan: Plan,
    readonly box: Box,
  ) {
    this.chairs = chairsOf(box);
    this.#head = this.chairs.findLastIndex((chair) => box.chairs[chair] === "x");
  }

  /** A place at a chair (or between two), so far in from the chair's middle. */
  spot(index: number, depth = 0): Spot {
    // On the desk the last head is at the left, on a phone above.
    const start = this.plan.upright ? 0 : 0.75;
    const at = onRing(this.plan, start + (index - this.#head) / this.chairs.length);
    return {
      x: at.x - depth * Math.cos(at.angle),
      y: at.y - depth * Math.sin(at.angle),
      angle: at.angle,
    };
  }

  at(chair: Chair, depth = 0): Spot {
    return this.spot(this.chairs.indexOf(chair), depth);
  }

  /** Where a cake's sign for sliding on lies, and how it points. */
  slide(chair: Chair, direction: Direction): Spot & { turn: number } {
    const cake = this.at(chair, this.plan.depth.cake + SLIDE.in);
    const along = cake.angle + ((direction === "cw" ? 1 : -1) * Math.PI) / 2;
    return {
      ...cake,
      x: cake.x + SLIDE.along * Math.cos(along),
      y: cake.y + SLIDE.along * Math.sin(along),
      turn: (along * 180) / Math.PI,
    };
  }

  /** A line along the table over these chairs, which lie side by side. */
  arc(chairs: Chair[], depth: number): string {
    const run = this.#run(chairs);
    return this.#line(run[0]!, run.length - 1, depth);
  }

  /** A line along the table from one chair to another. */
  way(from: Chair, to: Chair, direction: Direction, depth: number): string {
    const far = between(this.chairs, from, to, direction).length + 1;
    const start = this.chairs.indexOf(from);
    return this.#line(start, direction === "cw" ? far : -far, depth);
  }

  /** From a chair so many chairs on, fine enough to be round. */
  #line(start: number, chairs: number, depth: number): string {
    const steps = 8 * Math.abs(chairs) || 1;
    const points = Array.from({ length: steps + 1 }, (_, i) =>
      this.spot(start + (i * chairs) / steps, depth),
    );
    return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`;
  }

  /** Their numbers, one after the other, also where they lie across the last chair. */
  #run(chairs: Chair[]): number[] {
    const all = this.chairs.length;
    const taken = new Set(chairs.map((chair) => this.chairs.indexOf(chair)));
    const first = [...taken].find((index) => !taken.has((index + all - 1) % all)) ?? 0;
    return Array.from({ length: taken.size }, (_, i) => first + i);
  }
}

/** The chairs that lie between two, the way of the clock or against it. */
export function between(chairs: Chair[], from: Chair, to: Chair, direction: Direction): Chair[] {
  const round = direction === "cw" ? chairs : chairs.toReversed();
  const start = round.indexOf(from);
  const on = [...round.slice(start + 1), ...round.slice(0, start + 1)];
  return on.slice(0, on.indexOf(to));
}

const n = (value: number) => Math.round(value * 100) / 100;

export const shift = ({ x, y }: Point) => `translate(${n(x)} ${n(y)})`;
export const turned = (spot: Spot) => `${shift(spot)} rotate(${n((spot.angle * 180) / Math.PI)})`;

/** The ring drawn in so far: edge of the table, felt. */
export function inset({ middle, ring }: Plan, depth: number, rx?: number) {
  return {
    x: middle.x - ring.x + depth,
    y: middle.y - ring.y + depth,
    width: 2 * (ring.x - depth),
    height: 2 * (ring.y - depth),
    rx: rx ?? Math.max(0, ring.corner - depth),
  };
}
