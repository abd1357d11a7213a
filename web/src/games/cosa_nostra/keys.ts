/** How places, figures and dice are called when they are clicked. */
import type { CommonView, GameEvent, LegalAction } from "../../kit/board";
import type { CosaNostraView } from "../../lib/views";
import { bossHasCompany, GANGS, holderOf, throwOf, type Gang } from "./figures";

type View = CosaNostraView & CommonView;

/** A place where followers are: a space's number, or the gang whose HQ it is. */
const isGang = (place: string): place is Gang => (GANGS as readonly string[]).includes(place);

export const spaceKey = (space: number | string): string => `s${space}`;
export const hqKey = (gang: Gang): string => `hq-${gang}`;
export const placeKey = (place: string): string => (isGang(place) ? hqKey(place) : spaceKey(place));
/** A Boss on the board among followers: where he stands alone, his place is clicked. */
export const bossKey = (gang: Gang): string => `boss-${gang}`;
/** The same figures in the tray. */
export const trayKey = (place: string): string => `man-${place}`;
export const trayBossKey = (gang: Gang): string => `man-boss-${gang}`;

export const DICE = ["low", "high", "sum"] as const;
export type Die = (typeof DICE)[number];
export const dieKey = (die: Die): string => `die-${die}`;

/** What stands on a die, or on both together. */
export const pipsOf = (view: CosaNostraView, die: Die): number =>
  die === "sum" ? view.low + view.high : view[die];

export const isSpaceKey = (key: string): boolean => /^s\d+$/.test(key);
export const isHqKey = (key: string): boolean => key.startsWith("hq-");
export const isDieKey = (key: string): boolean => key.startsWith("die-");

/** Who is meant by a click on a place or a figure, as actions name it: `move 7`, `boss red`. */
export function whoOf(key: string, view: View): string | null {
  const word = key.slice(key.lastIndexOf("-") + 1);
  if (key.startsWith("boss-") || key.startsWith("man-boss-")) return `boss ${word}`;
  const place = isSpaceKey(key) ? key.slice(1) : word;
  if (!isSpaceKey(key) && !key.startsWith("hq-") && !key.startsWith("man-")) return null;
  const boss = lonelyBoss(place, view);
  return boss ? `boss ${boss}` : `move ${place}`;
}

/** The gang whose Boss is the only one of it in a place. */
function lonelyBoss(place: string, view: View): Gang | null {
  const gang = isGang(place) ? place : holderOf(view, place);
  const held = GANGS.find((one) => view.prisoners[one].includes(place as "0"));
  // Who is behind bars is meant before a guard of somebody else.
  if (held && view.owner[held] === view.seat) return view.boss[held] === place ? held : null;
  if (!gang || view.boss[gang] !== (isGang(place) ? "hq" : place)) return null;
  return bossHasCompany(view, gang) ? null : gang;
}

/** Every key that a figure is picked up by. */
export function figureKeys(action: LegalAction, view: View): string[] {
  const [place = ""] = action.arguments;
  if (action.verb === "move") return [placeKey(place), trayKey(place)];
  const gang = place as Gang;
  const at = view.boss[gang];
  const home = at === "hq" ? hqKey(gang) : spaceKey(at ?? "");
  return [bossHasCompany(view, gang) ? bossKey(gang) : home, trayBossKey(gang)];
}

/** A die that has been taken in this throw; of both together, one. */
export function isTaken(die: Die, view: View): boolean {
  const used = throwOf(view, [])?.used;
  return used ? (die === "sum" ? used.low || used.high : used[die]) : false;
}

/** The dice that a number of pips is taken with: of a double, either that is left. */
export function diceKeys(pips: number, view: View): string[] {
  return DICE.filter((die) => pipsOf(view, die) === pips && !isTaken(die, view)).map(dieKey);
}

/** Where an action leads, as the game foretells it: a space, or home. */
export function targetIn(events: GameEvent[] | undefined): string | null {
  for (const event of events ?? []) {
    if (event.event === "moved") return spaceKey(String(event["target"]));
    if (event.event === "came_home") return hqKey(event["gang"] as Gang);
  }
  return null;
}
