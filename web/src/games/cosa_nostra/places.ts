/** Where on the drawing everything is that has a key. */
import { figuresIn, figuresOn, GANGS, type Gang, type View } from "./figures";
import { CARD, standing, type Ground, type Placed, type Spot } from "./geometry";

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
    y: spot.y + figure.y * ground.scale,
    r: figure.r * ground.scale,
  };
}

/** The way of a move round the ring, along the inner edge of the spaces. */
export function track(
  ground: Ground,
  gang: Gang,
  front: number,
  from: string,
  to: string,
  pips: number,
): Spot[] {
  const { spots } = ground;
  const ring = spots.length;
  const start = from === "hq" ? front : Number(from) + 1;
  const steps = from === "hq" || to === "home" ? pips - 1 : pips;
  const first = from === "hq" ? cardMiddle(ground, gang) : spots[Number(from)]!;
  const passed = Array.from(
    { length: from === "hq" ? steps + 1 : steps },
    (_, i) => spots[(start + i) % ring]!,
  );
  return [first, ...passed, ...(to === "home" ? [cardMiddle(ground, gang)] : [])];
}

export const isGang = (word: string): word is Gang => (GANGS as readonly string[]).includes(word);
