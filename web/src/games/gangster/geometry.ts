/** Where everything lies on the map, worked out from the coordinates and roads of the box. */
import type { Box, District, Gang, Place, View } from "./city";
import { carsAt, districts, HARBOUR, places } from "./city";

export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  width: number;
  height: number;
}
/** A road as it is drawn: bent where something lies between its ends. */
export interface Road {
  from: Place;
  to: Place;
  bend: Point | null;
}
export interface Ground {
  width: number;
  height: number;
  /** Districts as chips with counts, without their tables. */
  small: boolean;
  spots: Record<Place, Rect>;
  roads: Road[];
  /** The day and its doublers. */
  plate: Rect;
  /** The shore of the lake, from the upper edge down. */
  shore: Point[];
}

export const FIELD = { width: 26.4, height: 22.4, across: 28, down: 24 };
/** Name bar, and a line of values below the fields. */
export const BAR = 18;
const FOOT = 29;
export const PIECES_IN_A_ROW = 3;
export const PIECE = { width: 46, height: 50, pitch: 49 };
const CHIP = { width: 74, height: 46 };
const LEAST = { large: { width: 820, height: 590 }, small: { width: 300, height: 300 } };
const PLATE = { large: { width: 196, height: 94 }, small: { width: 106, height: 48 } };
/** Room round a card: beside it, and above it for the cars. */
const APART = { large: { x: 12, y: 30 }, small: { x: 9, y: 24 } };
const EDGE = { large: 13, small: 5 };
const ROUNDS = 160;
/** A map is never more upright or wider than this, whatever its window. */
const SHAPES = [0.7, 1.9] as const;
const WIDER = 1.05; // a map too small for its cards is drawn smaller, step by step
const MOST_WIDER = 12;

export const middle = (rect: Rect): Point => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

/** The size of a district's card, by its table. */
export function cardSize(view: View, box: Box, district: District) {
  const number = view.table[district];
  if (number === null) return { width: 108, height: 60 };
  return {
    width: Math.max(108, box.columns[number]! * FIELD.across + 10),
    height: BAR + box.rows[number]! * FIELD.down + FOOT,
  };
}

export function harbourSize(box: Box) {
  const inARow = Math.min(box.laid_open, PIECES_IN_A_ROW);
  const rows = Math.ceil(box.laid_open / PIECES_IN_A_ROW);
  return { width: inARow * PIECE.pitch + 13, height: BAR + rows * (PIECE.height + 6) + 30 };
}

/** Upper left corners of the pieces at the harbour, from that of its card. */
export function pieceSpots(box: Box): Point[] {
  return Array.from({ length: box.laid_open }, (_, i) => ({
    x: 8 + (i % PIECES_IN_A_ROW) * PIECE.pitch,
    y: BAR + 7 + Math.floor(i / PIECES_IN_A_ROW) * (PIECE.height + 6),
  }));
}

/** Middles of the fields, from the upper left corner of the card. */
export function fieldSpot(columns: number, width: number, field: number): Point {
  const left = (width - columns * FIELD.across) / 2;
  return {
    x: left + (field % columns) * FIELD.across + FIELD.across / 2,
    y: BAR + 3 + Math.floor(field / columns) * FIELD.down + FIELD.down / 2,
  };
}

/** The map for a window of this size (in pixels). */
export function layOut(view: View, box: Box, window: Point, small: boolean): Ground {
  const kind = small ? "small" : "large";
  const shape = Math.min(Math.max(window.x / window.y || 1, SHAPES[0]), SHAPES[1]);
  const base = small ? { width: window.x, height: window.y } : LEAST.large;
  const height = Math.max(base.height, LEAST[kind].height, LEAST[kind].width / shape);
  const width = Math.max(base.width, height * shape);
  for (let step = 0; ; step++) {
    const wider = WIDER ** step;
    const size = { width: width * wider, height: height * wider };
    const plate = { x: EDGE[kind], y: EDGE[kind], ...PLATE[kind] };
    const spots = settle(view, box, size, plate, kind);
    if (spots.fits || step === MOST_WIDER) {
      return {
        ...size,
        small,
        plate,
        spots: spots.rects,
        roads: roadsOf(box, spots.rects, plate, size),
        shore: shoreOf(view, spots.rects, size),
      };
    }
  }
}

// ---------------------------------------------------------------------------- cards

interface Card extends Rect {
  place: Place | null;
}
type Kind = "large" | "small";
type Size = { width: number; height: number };

/** Cards at their coordinates, pushed apart until none lies on another. */
function settle(view: View, box: Box, size: Size, plate: Rect, kind: Kind) {
  const cards: Card[] = places(view).map((place) => {
    const [x, y] = box.coordinates[place];
    const own =
      kind === "small" ? CHIP : place === HARBOUR ? harbourSize(box) : cardSize(view, box, place);
    const at = { x: (size.width * x) / 100, y: (size.height * y) / 100 };
    return { place, ...own, x: at.x - own.width / 2, y: at.y - own.height / 2 };
  });
  // The plate lies fast: whatever is under it moves.
  cards.push({ place: null, ...plate });
  let fits = false;
  for (let round = 0; round < ROUNDS && !fits; round++) {
    for (const card of cards) if (card.place) keepInside(card, size, kind);
    fits = true;
    for (const [i, one] of cards.entries()) {
      for (const other of cards.slice(i + 1)) if (push(one, other, kind)) fits = false;
    }
  }
  const rects = Object.fromEntries(
    cards.flatMap(({ place, ...rect }) => (place ? [[place, rect]] : [])),
  ) as Record<Place, Rect>;
  return { rects, fits };
}

function keepInside(card: Card, size: Size, kind: Kind): void {
  const edge = EDGE[kind];
  const top = APART[kind].y;
  card.x = Math.min(Math.max(card.x, edge), size.width - edge - card.width);
  card.y = Math.min(Math.max(card.y, top), size.height - edge - card.height);
}

/** Two cards too near each other move apart, the shorter way. True if they had to. */
function push(one: Card, other: Card, kind: Kind): boolean {
  const a = middle(one);
  const b = middle(other);
  const x = (one.width + other.width) / 2 + APART[kind].x - Math.abs(a.x - b.x);
  const y = (one.height + other.height) / 2 + APART[kind].y - Math.abs(a.y - b.y);
  if (x <= 0.5 || y <= 0.5) return false;
  const way = x < y ? "x" : "y";
  const by = Math.min(x, y) * (a[way] <= b[way] ? 1 : -1);
  const shares = !one.place ? [0, 1] : !other.place ? [1, 0] : [0.5, 0.5];
  one[way] -= by * shares[0]!;
  other[way] += by * shares[1]!;
  return true;
}

// ---------------------------------------------------------------------------- roads

/** How far a road may be bent to either side, the least first. */
const BENDS = Array.from({ length: 13 }, (_, i) => 22 * (i + 1));
const STEPS = 24;
const CLEAR = 7;
/** So many crossed roads are as bad as a step of the way under a card. */
const COVERED = 100;

const at = (from: Point, bend: Point, to: Point, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
});

const holds = (rect: Rect, { x, y }: Point, more: number): boolean =>
  x > rect.x - more &&
  x < rect.x + rect.width + more &&
  y > rect.y - more &&
  y < rect.y + rect.height + more;

/** Whether two straight lines cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The roads of the box, each bent as little as keeps it clear of other cards, and of other roads
    where it can be. */
function roadsOf(box: Box, spots: Record<Place, Rect>, plate: Rect, size: Size): Road[] {
  const lines: Line[] = box.roads.flatMap(([from, to]) =>
    from && to ? [{ from, to, a: middle(spots[from]), b: middle(spots[to]) }] : [],
  );
  return lines.map(({ from, to, a, b }) => {
    const apart = lines.filter(
      (line) => ![line.from, line.to].some((end) => end === from || end === to),
    );
    const others = [
      plate,
      ...Object.entries(spots)
        .filter(([place]) => place !== from && place !== to)
        .map(([, rect]) => rect),
    ];
    const outward = outwards(a, b, size);
    let best: { bend: Point | null; faults: number } = { bend: null, faults: Infinity };
    // The first of the best: the least bent.
    for (const by of [0, ...BENDS.flatMap((one) => [one * outward, -one * outward])]) {
      const bend = bentBy(a, b, by);
      const faults = faultsOf({ a, b, bend }, { others, apart, size }, best.faults);
      if (faults < best.faults) best = { bend: by ? bend : null, faults };
      if (!best.faults) break;
    }
    return { from, to, bend: best.bend };
  });
}

interface Line {
  from: Place;
  to: Place;
  a: Point;
  b: Point;
}

/** How much a road gets in the way: steps of it under a card, then roads that it crosses. Not
    counted further than `most`. */
function faultsOf(
  { a, b, bend }: { a: Point; b: Point; bend: Point },
  { others, apart, size }: { others: Rect[]; apart: Line[]; size: Size },
  most: number,
): number {
  let faults = 0;
  let last = a;
  for (let i = 1; i < STEPS && faults < most; i++) {
    const point = at(a, bend, b, i / STEPS);
    const inside = holds({ x: 0, y: 0, ...size }, point, -CLEAR);
    if (!inside || others.some((rect) => holds(rect, point, CLEAR))) faults += COVERED;
    faults += apart.filter((line) => cross(last, point, line.a, line.b)).length;
    last = point;
  }
  return faults;
}

function bentBy(from: Point, to: Point, by: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / long) * by,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / long) * by,
  };
}

/** The side of a road that looks away from the middle of the map: 1 or −1. */
function outwards(from: Point, to: Point, size: Size): number {
  const side = (by: number) => {
    const { x, y } = bentBy(from, to, by);
    return Math.hypot(x - size.width / 2, y - size.height / 2);
  };
  return side(1) >= side(-1) ? 1 : -1;
}

export const roadBetween = (ground: Ground, from: Place, to: Place): Road | undefined =>
  ground.roads.find(
    (road) => (road.from === from && road.to === to) || (road.from === to && road.to === from),
  );

/** The middle of a road, where it is bent; else null. */
export function bendOf(ground: Ground, road: Road): Point | null {
  if (!road.bend) return null;
  return at(middle(ground.spots[road.from]), road.bend, middle(ground.spots[road.to]), 0.5);
}

/** The name of a road's middle, as a place that flights lead along. */
export const bendKey = (road: Road): string => `road-${road.from}-${road.to}`;

/** A drawn line along roads, from place to place. */
export function track(ground: Ground, way: readonly Place[]): string {
  return way
    .map((place, i) => {
      const { x, y } = middle(ground.spots[place]);
      const before = way[i - 1];
      if (before === undefined) return `M${x} ${y}`;
      const bend = roadBetween(ground, before, place)?.bend;
      return bend ? `Q${bend.x} ${bend.y} ${x} ${y}` : `L${x} ${y}`;
    })
    .join("");
}

// ---------------------------------------------------------------------------- the lake

/** How far west of the harbour's middle the shore runs, from north to south, in hundredths. */
const COAST = [-13, -10, -8, -8, -6, 5];

/** The shore: at the harbour, and east of every district. */
function shoreOf(view: View, spots: Record<Place, Rect>, size: Size): Point[] {
  const harbour = middle(spots[HARBOUR]);
  return COAST.map((off, i) => {
    const y = (size.height * i) / (COAST.length - 1);
    const near = districts(view)
      .map((district) => spots[district])
      .filter((rect) => rect.y < y + 60 && rect.y + rect.height > y - 60)
      .map((rect) => rect.x + rect.width + size.width * 0.02);
    return { x: Math.max(harbour.x + (size.width * off) / 100, ...near), y };
  });
}

/** A soft line through points, closed along the right edge. */
export function lake(ground: Ground): string {
  const [first, ...rest] = ground.shore;
  let last = first!;
  let d = `M${last.x} ${last.y}`;
  for (const point of rest) {
    const half = (last.y + point.y) / 2;
    d += `C${last.x} ${half} ${point.x} ${half} ${point.x} ${point.y}`;
    last = point;
  }
  return `${d}H${ground.width}V0Z`;
}

// ---------------------------------------------------------------------------- cars

const CAR = { large: { scale: 1.6, pitch: 41 }, small: { scale: 1.15, pitch: 28 } };

/** Where a car stands: the middle of its wheels on the upper edge of the card, and its size. */
export function carSpot(ground: Ground, view: View, gang: Gang) {
  const { scale, pitch } = CAR[ground.small ? "small" : "large"];
  const place = view.car[gang]!;
  const rect = ground.spots[place];
  const parked = carsAt(view, place);
  const [width, height] = [24 * scale, 16 * scale];
  // Side by side, and closer where there are many.
  const room = rect.width - width - 4;
  const step = Math.min(pitch, room / Math.max(parked.length - 1, 1));
  return {
    x: rect.x + 3 + width / 2 + parked.indexOf(gang) * step,
    y: rect.y + 1,
    width,
    height,
    scale,
  };
}
