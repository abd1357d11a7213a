/** Where on the drawing everything is that has a key. */
import { figuresIn, figuresOn, isBarred, type Gang, type View } from "./figures";
import { CARD, RAISED, standing, type Ground, type Placed, type Spot } from "./geometry";
import type { Deed } from "./ways";

/** Seats in an HQ's card, from its corner: five above, the rest between them below. */
const UPPER = 5;
const SEAT = { first: 16, pitch: 22.5, above: 41, below: 63, r: 9.3 };
export const seatIn = (i: number): Placed => ({
  x: SEAT.first + (i < UPPER ? i : i - UPPER + 0.5) * SEAT.pitch,
  y: i < UPPER ? SEAT.above : SEAT.below,
  r: SEAT.r,
});

/** Half the side of a space, in the units of the house's ring. */
export const HALF = 30.5;

/** The middle of a card. */
export function cardMiddle(ground: Ground, gang: Gang): Spot {
  const half = (CARD / 2) * ground.court.scale;
  return { x: ground.cards[gang].x + half, y: ground.cards[gang].y + half };
}

/** The middle of a place and half its side. */
export function placeOf(key: string, ground: Ground, view: View, large: boolean): Placed | null {
  if (key.startsWith("hq-")) {
    const gang = key.slice("hq-".length) as Gang;
    return { ...cardMiddle(ground, gang), r: (CARD / 2 + 1) * ground.court.scale };
  }
  if (key.startsWith("boss-"))
    return bossPlace(key.slice("boss-".length) as Gang, ground, view, large);
  const spot = ground.spots[Number(key.slice(1))];
  return key.startsWith("s") && spot ? { ...spot, r: HALF * ground.scale } : null;
}

/** Where a Boss stands, in company or not. */
function bossPlace(gang: Gang, ground: Ground, view: View, large: boolean): Placed | null {
  const at = view.boss[gang];
  if (at === null || at === "home") return null;
  if (at === "hq") {
    const { scale } = ground.court;
    const seat = seatIn(figuresIn(view, gang).findIndex((one) => one.boss));
    const { x, y } = ground.cards[gang];
    return { x: x + seat.x * scale, y: y + seat.y * scale, r: seat.r * scale };
  }
  const figures = figuresOn(view, at);
  const figure = standing(figures.length, large)[figures.findIndex((one) => one.boss)]!;
  const spot = ground.spots[Number(at)]!;
  return {
    x: spot.x + figure.x * ground.scale,
    y: spot.y + (figure.y - (isBarred(view, at) ? RAISED : 0)) * ground.scale,
    r: figure.r * ground.scale,
  };
}

/** A space's edge towards the court: there a way does not hide who stands on it. */
function inner(ground: Ground, space: number): Spot {
  const { x, y } = ground.spots[space]!;
  const { court, pitch } = ground;
  const step = 0.45 * pitch;
  const toward = (at: number, low: number, high: number) =>
    at < low ? at + step : at > high ? at - step : at;
  return {
    x: toward(x, court.x, court.x + court.width),
    y: toward(y, court.y, court.y + court.height),
  };
}

/** How far a way reaches into the places where it begins and ends. */
const REACH = 4;

/** The way of a move round the ring; out of an HQ and into it over its front. */
export function track(ground: Ground, front: number, deed: Deed): Spot[] {
  const ring = ground.spots.length;
  const out = deed.from === "hq";
  const start = out ? front : Number(deed.from);
  const steps = deed.pips - (out ? 1 : 0) - (deed.to === "home" ? 1 : 0);
  const edge = Array.from({ length: steps + 1 }, (_, i) => inner(ground, (start + i) % ring));
  const reach = (edge: Spot, at: string): Spot => {
    const inside = at === "hq" || at === "home";
    const to = inside ? cardMiddle(ground, deed.gang) : ground.spots[Number(at)]!;
    const long = Math.hypot(to.x - edge.x, to.y - edge.y);
    const part = REACH / long;
    return { x: edge.x + (to.x - edge.x) * part, y: edge.y + (to.y - edge.y) * part };
  };
  return [reach(edge[0]!, deed.from), ...edge, reach(edge.at(-1)!, deed.to)];
}
