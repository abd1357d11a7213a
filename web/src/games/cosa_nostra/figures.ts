/** Who is where, as a position tells it; no rules. */
import type { CommonView, GameEvent } from "../../kit/board";
import type { CosaNostraGang, CosaNostraSpace, CosaNostraView } from "../../lib/views";
import type { Box } from "./box";

export type View = CosaNostraView & CommonView;
export type Gang = CosaNostraGang;
export const GANGS = ["red", "blue", "yellow", "green"] as const satisfies readonly Gang[];

export interface Figure {
  gang: Gang;
  boss: boolean;
  /** A prisoner. */
  held: boolean;
  /** Its name on the drawing, for flights. */
  piece: string;
}

const space = (number: number | string) => String(number) as CosaNostraSpace;

export const playing = (view: CosaNostraView): Gang[] =>
  GANGS.filter((gang) => view.owner[gang] !== null);

export const gangsOf = (view: CosaNostraView, seat: number | null): Gang[] =>
  GANGS.filter((gang) => seat !== null && view.owner[gang] === seat);

/** The gang that stands on a space and is not held there. */
export const holderOf = (view: CosaNostraView, at: number | string): Gang | null =>
  GANGS.find((gang) => view.standing[gang].includes(space(at))) ?? null;

export const prisonerOn = (view: CosaNostraView, at: number | string): Gang | null =>
  GANGS.find((gang) => view.prisoners[gang].includes(space(at))) ?? null;

/** How many figures the holder has there. */
function crowd(view: CosaNostraView, gang: Gang, at: number | string): number {
  if (!view.pairs[gang].includes(space(at))) return 1;
  return view.trios.includes(space(at)) ? 3 : 2;
}

export const isBossOn = (view: CosaNostraView, gang: Gang, at: number | string): boolean =>
  view.boss[gang] === space(at);

export const bossPiece = (gang: Gang): string => `p-${gang}-boss`;
export const followerPiece = (gang: Gang, at: number | string, number: number): string =>
  `p-${gang}-${at}-${number}`;

/** The figures on a space: the Boss of its holder, followers, then a prisoner. */
export function figuresOn(view: CosaNostraView, at: number | string): Figure[] {
  const figures: Figure[] = [];
  const holder = holderOf(view, at);
  if (holder) {
    const boss = isBossOn(view, holder, at);
    if (boss) figures.push({ gang: holder, boss, held: false, piece: bossPiece(holder) });
    for (let i = 0; i < crowd(view, holder, at) - (boss ? 1 : 0); i++) {
      const piece = followerPiece(holder, at, i);
      figures.push({ gang: holder, boss: false, held: false, piece });
    }
  }
  const prisoner = prisonerOn(view, at);
  if (prisoner) {
    const boss = isBossOn(view, prisoner, at);
    const piece = boss ? bossPiece(prisoner) : followerPiece(prisoner, at, 0);
    figures.push({ gang: prisoner, boss, held: true, piece });
  }
  return figures;
}

/** Told by the game: nobody but who stands there may land there. */
export function isBarred(view: CosaNostraView, at: number | string): boolean {
  const holder = holderOf(view, at);
  if (!holder) return false;
  return playing(view).every((gang) => gang === holder || isClosedTo(view, gang, at));
}

export const isClosedTo = (view: CosaNostraView, gang: Gang, at: number | string): boolean =>
  view.closed[gang].includes(space(at));

/** Those of a gang who are in its HQ: the Boss first. A Boss at home is there for good. */
export function figuresIn(view: CosaNostraView, gang: Gang): Figure[] {
  const boss = view.boss[gang] === "hq" || view.boss[gang] === "home";
  return [
    ...(boss ? [{ gang, boss, held: false, piece: bossPiece(gang) }] : []),
    ...Array.from({ length: view.hq[gang] }, (_, i) => ({
      gang,
      boss: false,
      held: false,
      piece: followerPiece(gang, "hq", i),
    })),
  ];
}

/** The Boss stands with followers, so that a click has to say who is meant. */
export function bossHasCompany(view: CosaNostraView, gang: Gang): boolean {
  const at = view.boss[gang];
  if (at === "hq") return view.hq[gang] > 0;
  return at !== null && at !== "home" && view.pairs[gang].includes(at);
}

/** Spaces with figures of a gang that are free to walk, in the order they were passed. */
export const outside = (view: CosaNostraView, gang: Gang): number[] =>
  view.standing[gang].map(Number).sort((a, b) => a - b);

/** How far round a Boss has come: 1 on the front, the ring and 2 at home; 0 in the HQ. */
export const stepOf = (view: CosaNostraView, box: Box, gang: Gang): number =>
  view.boss[gang] === "hq" ? 0 : box.ring + 2 - view.to_go[gang];

/** The dice as they were thrown, and which of them have been taken. */
export interface Throw {
  low: number;
  high: number;
  used: { low: boolean; high: boolean };
}

/** Between throws the last one still lies there, used up. */
export function throwOf(view: CosaNostraView, past: GameEvent[]): Throw | null {
  const { low, high, left } = view;
  if (low) {
    const taken = !left && view.phase !== "opening";
    if (!left) return { low, high, used: { low: taken, high: taken } };
    return { low, high, used: { low: left !== low || low === high, high: left !== high } };
  }
  const last = past.findLast((event) => event.event === "rolled");
  if (!last) return null;
  const used = { low: true, high: true };
  return { low: Number(last["low"]), high: Number(last["high"]), used };
}
