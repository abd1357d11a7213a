/** Where everything lies on the drawing, for a ring of any even number of spaces. */
import type { Box } from "./box";
import { GANGS, type Gang } from "./figures";

export interface Spot {
  x: number;
  y: number;
}

/** The whole drawing is a square of this many units; the ring has a margin round it. */
export const SIZE = 610;
const MARGIN = 17;
const INNER = SIZE - 2 * MARGIN;
export const CENTRE = SIZE / 2;
/** The house's ring has nine spaces a side; sizes below are for that, and scale with the pitch. */
export const PITCH = INNER / 9;
const COURT = 7 * PITCH;
/** An HQ's card, and its distance from the spaces. */
export const CARD = 122;
const GAP = 7;
export const WHEEL = 118;

export interface Ground {
  /** Middles of the spaces, clockwise from the upper left corner. */
  spots: Spot[];
  pitch: number;
  /** How much larger or smaller than in the house's ring a space is, and the court. */
  scale: number;
  court: { x: number; y: number; width: number; height: number; scale: number };
  /** Upper left corners of the HQs' cards. */
  cards: Record<Gang, Spot>;
}

/** The spaces round a rectangle that is as square as their number allows: opposite ones mirror. */
export function groundOf({ ring, fronts }: Pick<Box, "ring" | "fronts">): Ground {
  const across = Math.floor((ring + 2) / 4);
  const down = ring / 2 - across;
  const pitch = INNER / (Math.max(across, down) + 1);
  const left = CENTRE - (across * pitch) / 2;
  const top = CENTRE - (down * pitch) / 2;
  const at = (column: number, row: number) => ({ x: left + column * pitch, y: top + row * pitch });
  const spots = Array.from({ length: ring }, (_, i) => {
    if (i <= across) return at(i, 0);
    if (i <= across + down) return at(across, i - across);
    if (i <= 2 * across + down) return at(2 * across + down - i, down);
    return at(0, ring - i);
  });
  const width = (across - 1) * pitch;
  const height = (down - 1) * pitch;
  const court = {
    x: CENTRE - width / 2,
    y: CENTRE - height / 2,
    width,
    height,
    scale: Math.min(width, height) / COURT,
  };
  return { spots, pitch, scale: pitch / PITCH, court, cards: cardsIn(court, spots, fronts) };
}

/** Each HQ in a corner of the court, in the order of the fronts, as near to them as can be. */
function cardsIn(court: Ground["court"], spots: Spot[], fronts: Box["fronts"]): Record<Gang, Spot> {
  const [near, far] = [GAP * court.scale, (GAP + CARD) * court.scale];
  const [west, north] = [court.x + near, court.y + near];
  const [east, south] = [court.x + court.width - far, court.y + court.height - far];
  const corners = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ];
  const half = (CARD / 2) * court.scale;
  const order = [...GANGS].sort((a, b) => fronts[a] - fronts[b]);
  const turned = (turn: number) =>
    order.map((gang, i) => ({ gang, corner: corners[(i + turn) % corners.length]! }));
  const far_ = (turn: number) =>
    turned(turn).reduce((sum, { gang, corner }) => {
      const front = spots[fronts[gang]]!;
      return sum + Math.hypot(corner.x + half - front.x, corner.y + half - front.y);
    }, 0);
  const best = [0, 1, 2, 3].reduce((a, b) => (far_(b) < far_(a) ? b : a));
  return Object.fromEntries(turned(best).map(({ gang, corner }) => [gang, corner])) as Record<
    Gang,
    Spot
  >;
}

/** The way the arm turns to point at a space, in degrees clockwise from the right. */
export function bearing(ground: Ground, space: number): number {
  const { x, y } = ground.spots[space]!;
  return (Math.atan2(y - CENTRE, x - CENTRE) * 180) / Math.PI;
}

export interface Placed extends Spot {
  r: number;
}

/** Figures that bar a space stand a little higher: below them lies the bar. */
export const RAISED = 4;

/** Where one, two or three figures stand about the middle of a space. */
export function standing(count: number, large: boolean): Placed[] {
  if (count <= 1) return [{ x: 0, y: 4, r: large ? 19 : 16.5 }];
  if (count === 2) {
    const r = large ? 14.5 : 12.5;
    return [
      { x: -14, y: 4, r },
      { x: 14, y: 4, r },
    ];
  }
  const r = large ? 12.5 : 11.5;
  return [
    { x: -14, y: -2, r },
    { x: 14, y: -2, r },
    { x: 0, y: 15, r },
  ];
}
