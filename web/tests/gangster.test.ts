import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { places, type Box, type View } from "../src/games/gangster/city";
import { layOut, roadBetween, track, type Rect } from "../src/games/gangster/geometry";
import { daysOf } from "../src/games/gangster/reckoning.svelte";

/** The figures of the printed box, as far as the map is drawn from them. */
function printed(): Box {
  const toml = readFileSync("../src/backroom/games/gangster/boxes/amigo-2007.toml", "utf8");
  const part = (name: string) => toml.split(`[${name}]`)[1]!.split("\n[")[0]!;
  const numbers = (name: string) =>
    Object.fromEntries(
      [...part(name).matchAll(/^(\w+) = (\d+|\[.+\])$/gm)].map((found) => [
        found[1]!,
        JSON.parse(found[2]!) as unknown,
      ]),
    );
  return {
    roads: [...part("roads").matchAll(/\["(\w+)", "(\w+)"\]/g)].map((m) => [m[1], m[2]]),
    coordinates: numbers("coordinates.figure"),
    rows: numbers("rows.figure"),
    columns: numbers("columns.figure"),
    values: numbers("values.figure"),
    laid_open: 3,
    trunk_room: { with: 2, without: 1 },
    gangsters: [9, 6, 5],
    doublers: 8,
  } as unknown as Box;
}

/** Tables dealt on the districts of a box, by a simple sequence of numbers. */
function dealt(box: Box, seed: number): View {
  const left = Object.keys(box.rows);
  let x = seed * 7919 + 1;
  const draw = () => left.splice((x = (x * 48271) % 2147483647) % left.length, 1)[0]!;
  const districts = Object.keys(box.coordinates).filter((place) => place !== "gold_coast");
  return { table: Object.fromEntries(districts.map((one) => [one, draw()])) } as unknown as View;
}

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

/** Places, the plate among them, that lie on each other or beyond the edge. */
function clashes(box: Box, view: View, window: { x: number; y: number }, small: boolean): string[] {
  const ground = layOut(view, box, window, small);
  const all: [string, Rect][] = [...Object.entries(ground.spots), ["plate", ground.plate]];
  return all.flatMap(([name, rect], i) => [
    ...(rect.x < 0 || rect.y < 0 || rect.x + rect.width > ground.width ? [`${name} out`] : []),
    ...(rect.y + rect.height > ground.height ? [`${name} below`] : []),
    ...all.slice(i + 1).flatMap(([other, on]) => (overlap(rect, on) ? [`${name} ${other}`] : [])),
  ]);
}

const WINDOWS = [
  { x: 820, y: 590, small: false },
  { x: 736, y: 480, small: false },
  { x: 860, y: 420, small: false },
  { x: 350, y: 345, small: true },
  { x: 310, y: 300, small: true },
  { x: 380, y: 540, small: true },
];

describe("the map", () => {
  const box = printed();

  it("is read off the printed box", () => {
    expect(box.roads.length).toBe(16);
    expect(places(dealt(box, 1)).length).toBe(11);
  });

  it.each(WINDOWS)("lays no card on another in $x × $y", ({ small, ...window }) => {
    for (let seed = 1; seed <= 60; seed++) {
      expect(clashes(box, dealt(box, seed), window, small)).toEqual([]);
    }
  });

  it("draws a box of one's own: other places for the districts, other roads", () => {
    const names = Object.keys(box.coordinates);
    const coordinates = Object.fromEntries(
      names.map((name, i) => [name, [8 + (i % 4) * 26, 12 + Math.floor(i / 4) * 34]]),
    );
    const roads = names.map((name, i) => [name, names[(i + 1) % names.length]]);
    const own = { ...box, coordinates, roads } as unknown as Box;
    const view = dealt(own, 3);
    expect(clashes(own, view, { x: 820, y: 590 }, false)).toEqual([]);
    const ground = layOut(view, own, { x: 820, y: 590 }, false);
    expect(ground.roads.length).toBe(11);
    expect(roadBetween(ground, "stickney", "south_side")).toBeDefined();
  });

  it("draws a way along its roads, bent ones included", () => {
    const ground = layOut(dealt(box, 1), box, { x: 820, y: 590 }, false);
    const bent = ground.roads.find((road) => road.bend)!;
    expect(track(ground, [bent.from, bent.to])).toMatch(/^M[\d.]+ [\d.]+Q/);
    expect(track(ground, ["west_side", "greek_town"])).toMatch(/^M[\d.]+ [\d.]+L/);
  });
});

describe("a day of reckoning", () => {
  it("is told by district and place", () => {
    const [day, ...more] = daysOf([
      { event: "casino_drawn", seat: 1, value: "5", day: 2 },
      { event: "reckoned", district: "cicero", table: "12", doubled: 1 },
      {
        event: "placed",
        district: "cicero",
        gang: "grey",
        place: 1,
        gangsters: 2,
        rank: 4,
        points: 8,
      },
      {
        event: "placed",
        district: "cicero",
        gang: "blue",
        place: 2,
        gangsters: 2,
        rank: 3,
        points: 4,
      },
      { event: "tie_won", district: "cicero", gang: "grey", other: "blue", rank: 4, other_rank: 3 },
      { event: "reckoned", district: "stickney", table: "1", doubled: 0 },
      { event: "stood_at", seat: 0, influence: 18 },
    ]);
    expect(more).toEqual([]);
    expect([day!.day, day!.casino]).toEqual([2, "5"]);
    const [cicero, stickney] = day!.accounts;
    expect(cicero!.doubled).toBe(true);
    expect(cicero!.shares.map(({ gang, points, byRank }) => [gang, points, byRank])).toEqual([
      ["grey", 8, true],
      ["blue", 4, false],
    ]);
    expect(stickney!.shares).toEqual([]);
    expect(day!.influence.get(0)).toBe(18);
  });
});
