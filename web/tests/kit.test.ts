import { describe, expect, it } from "vitest";
import { GANGS, LETTER, outline } from "../src/kit/gangs";
import { startsOf } from "../src/kit/movers";
import { nearest } from "../src/kit/roving";
import { Zoom } from "../src/kit/zoom.svelte";
import { turnsOf } from "../src/table/lines";
import { withClauses } from "../src/table/markdown";

describe("gangs", () => {
  it("are told apart by letter and outline", () => {
    expect(new Set(GANGS.map((gang) => LETTER[gang])).size).toBe(GANGS.length);
    const outlines = GANGS.map((gang) => outline(gang, 10));
    expect(new Set(outlines).size).toBe(GANGS.length);
    for (const path of outlines) expect(path).not.toMatch(/NaN|undefined/);
  });
});

describe("arrow keys", () => {
  const grid = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x: x * 50, y: y * 50 })));
  it("go to the neighbour in that direction", () => {
    expect(nearest({ x: 50, y: 50 }, grid, [1, 0])).toEqual({ x: 100, y: 50 });
    expect(nearest({ x: 50, y: 50 }, grid, [0, -1])).toEqual({ x: 50, y: 0 });
  });
  it("stay at the edge", () => {
    expect(nearest({ x: 100, y: 0 }, grid, [1, 0])).toBeNull();
  });
});

describe("flights", () => {
  it("start one after the other", () => {
    expect(startsOf([{ piece: "a" }, { piece: "b" }, { gone: "c" }])).toEqual([0, 60, 120]);
  });
  it("that are parts of a scene start together, and what follows waits for its end", () => {
    const scene = [
      { piece: "fuse", how: "burst" as const, wait: 0 },
      { gone: "man", wait: 500 },
    ];
    expect(startsOf([{ piece: "a" }, ...scene, { piece: "b" }, { piece: "c" }])).toEqual([
      0, 60, 560, 760, 820,
    ]);
  });
});

describe("zoom", () => {
  it("keeps the board in its window", () => {
    const zoom = new Zoom();
    zoom.size(400, 300);
    zoom.by(2);
    zoom.pan(10_000, -10_000);
    expect([zoom.x, zoom.y]).toEqual([200, -150]);
    zoom.by(0.01);
    expect(zoom.fits).toBe(true);
    expect(Math.abs(zoom.x) + Math.abs(zoom.y)).toBe(0);
  });
});

describe("log", () => {
  it("groups steps by turn; what chance does belongs to the turn it happens in", () => {
    const step = (n: number, seat?: number) => ({
      step: n,
      number: n,
      events: [{ event: "x", ...(seat === undefined ? {} : { seat }) }] as never,
    });
    const turns = turnsOf([step(0), step(1, 2), step(2), step(3, 2), step(4, 0)]);
    expect(turns.map((turn) => [turn.seat, turn.steps.length])).toEqual([
      [null, 1],
      [2, 3],
      [0, 1],
    ]);
  });
});

describe("rulebook", () => {
  it("gives every clause a place", () => {
    expect(withClauses("<li><strong>B7</strong> Move</li>")).toBe(
      '<li id="clause-B7"><strong>B7</strong> Move</li>',
    );
  });
});
