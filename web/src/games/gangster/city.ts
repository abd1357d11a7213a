/** What lies in the city, read off a view and the box; no rules. */
import type { CommonView, GameEvent } from "../../kit/board";
import { boxOf as inBox } from "../../kit/box.svelte";
import type {
  GangsterCard,
  GangsterDistrict,
  GangsterGang,
  GangsterKind,
  GangsterPlace,
  GangsterView,
} from "../../lib/views";

export type View = GangsterView & CommonView;
export type Gang = GangsterGang;
export type District = GangsterDistrict;
export type Place = GangsterPlace;
export type Kind = GangsterKind;

/** What the drawing needs of the box. */
export interface Box {
  roads: (Place | null)[][];
  /** x to the east and y to the south, each from 0 to 100. */
  coordinates: Record<Place, [number, number]>;
  rows: Record<string, number>;
  columns: Record<string, number>;
  /** First place first; 0 stands for the casino value, what is less for no value. */
  values: Record<string, number[]>;
  laid_open: number;
  /** For foreign gangsters, with the equipment and without. */
  trunk_room: { with: number; without: number };
  gangsters: number[];
  doublers: number;
}

export const boxOf = (edition: string): Box | null => inBox<Box>("gangster", edition);

export const HARBOUR = "gold_coast";
export const CARDS: GangsterCard[] = ["1", "2", "3"];
export const SLOTS = ["left", "right"] as const;
export const KIND_ICONS: Record<Kind, string> = {
  bodyguard: "bodyguard",
  motor: "motor",
  tommy_gun: "tommy",
  trunk: "trunk",
  bumper: "bumper",
  door: "door",
};

export const places = (view: View): Place[] => [...districts(view), HARBOUR];
export const districts = (view: View): District[] => Object.keys(view.table) as District[];
export const isPlace = (key: string, view: View): key is Place =>
  key === HARBOUR || key in view.table;

/** The colours in play, and those of a seat. */
export const gangs = (view: View): Gang[] =>
  (Object.keys(view.owner) as Gang[]).filter((gang) => view.owner[gang] !== null);
export const gangsOf = (view: View, seat: number | null): Gang[] =>
  gangs(view).filter((gang) => view.owner[gang] === seat);

// ---------------------------------------------------------------------------- tables

/** A table as it lies on a district: whose gangster is on each field, in reading order. */
export interface Table {
  rows: number;
  columns: number;
  values: number[];
  fields: (Gang | null)[];
  /** The number of the field that comes next; null on a full table. */
  next: string | null;
}

/** The table of a district; null where none is open. */
export function tableOf(view: View, box: Box, district: District): Table | null {
  const number = view.table[district];
  if (number === null) return null;
  const rows = box.rows[number]!;
  const columns = box.columns[number]!;
  const fields: (Gang | null)[] = Array.from({ length: rows * columns }, () => null);
  for (const gang of gangs(view)) {
    for (const field of view.standing[district][gang]) fields[Number(field) - 1] = gang;
  }
  const values = box.values[number]!.filter((value) => value >= 0);
  return { rows, columns, values, fields, next: view.next[district] };
}

/** Whose gangster stands on a field. */
export const gangOn = (view: View, district: District, field: string): Gang | null =>
  gangs(view).find((gang) => (view.standing[district][gang] as string[]).includes(field)) ?? null;

/** The colours on a table with their numbers, the most first. */
export function census(view: View, district: District): { gang: Gang; count: number }[] {
  return gangs(view)
    .map((gang) => ({ gang, count: view.standing[district][gang].length }))
    .filter(({ count }) => count)
    .sort((a, b) => b.count - a.count);
}

export const valueText = (value: number): string => (value === 0 ? "?" : String(value));

// ---------------------------------------------------------------------------- cars and harbour

export const carsAt = (view: View, place: Place): Gang[] =>
  gangs(view).filter((gang) => view.car[gang] === place);

/** Whoever lies in a colour's trunk, one by one. */
export const inTrunk = (view: View, gang: Gang): Gang[] =>
  gangs(view).flatMap((whose) => Array<Gang>(view.trunk[gang][whose]).fill(whose));

export const slotsOf = (view: View, gang: Gang): Kind[] =>
  SLOTS.map((slot) => view.slots[gang][slot]).filter((kind) => kind !== null);

/** The equipment that lies open, piece by piece. */
export const laidOpen = (view: View): Kind[] =>
  (Object.keys(view.harbour) as Kind[]).flatMap((kind) =>
    Array<Kind>(view.harbour[kind]).fill(kind),
  );

export const sum = (numbers: Record<string, number>): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

// ---------------------------------------------------------------------------- keys

/** Keys of places are their names; all else is spelled here. */
export const keys = {
  /** A place to look into, where its fields or pieces are too small to be touched on the map. */
  inside: (place: string) => `inside-${place}`,
  field: (district: string, field: string | number) => `${district}.${field}`,
  car: (gang: string) => `car-${gang}`,
  card: (gang: string, card: string) => `card-${gang}-${card}`,
  crew: (gang: string) => `crew-${gang}`,
  trunk: (gang: string) => `trunk-${gang}`,
  inTrunk: (gang: string, whose: string) => `trunk-${gang}-${whose}`,
  slot: (gang: string, slot: string) => `slot-${gang}-${slot}`,
  kind: (kind: string) => `kind-${kind}`,
  gang: (gang: string) => `gang-${gang}`,
};

/** A field's key taken apart; null for other keys. */
export function fieldOf(key: string): { district: District; field: string } | null {
  const [district, field] = key.split(".");
  return field === undefined ? null : { district: district as District, field };
}

// ---------------------------------------------------------------------------- ways

/** The places of a drive or push, from where it begins to where it ends. */
export function wayOf(event: GameEvent): Place[] {
  return [event["origin"], event["via"], event["via2"], event["via3"], event["target"]].filter(
    (place) => typeof place === "string",
  ) as Place[];
}

/** The ways that a colour's legal drives or pushes take, by where they end. */
export function waysOf(
  foretold: ReadonlyMap<string, GameEvent[]>,
  actions: readonly string[],
): Map<Place, Place[]> {
  const ways = new Map<Place, Place[]>();
  for (const action of actions) {
    const moved = foretold.get(action)?.find((one) => ["drove", "pushed"].includes(one.event));
    if (moved) ways.set(moved["target"] as Place, wayOf(moved));
  }
  return ways;
}
