import { describe, expect, it } from "vitest";
import { GANGS, LETTER, outline } from "../src/kit/gangs";
import { startsOf } from "../src/kit/movers";
import { nearest } from "../src/kit/roving";
import { Zoom } from "../src/kit/zoom.svelte";
import { lastDoneIn, turnsOf } from "../src/table/lines";
import { withClauses, withPictures } from "../src/table/markdown";

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
  const step = (n: number, seat?: number) => ({
    step: n,
    number: n,
    events: [{ event: "x", n, ...(seat === undefined ? {} : { seat }) }] as never,
  });

  it("groups steps by who acts; what chance does belongs to the turn it happens in", () => {
    const turns = turnsOf([step(0), step(1, 2), step(2), step(3, 2), step(4, 0)]);
    expect(turns.map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
      [0, null, 1],
      [1, 2, 3],
      [2, 0, 1],
    ]);
  });

  it("begins a turn in the middle of a step where the game says so", () => {
    const events = [
      { event: "dealt", seat: 0 },
      { event: "turn", seat: 0 },
      { event: "stopped", seat: 0 },
      { event: "turn", seat: 1 },
      { event: "earned", seat: 1 },
      { event: "turn", seat: 1 },
      { event: "round", round: 2 },
    ];
    const log = [
      { step: 0, number: 0, events: events.slice(0, 2) },
      { step: 1, number: 1, events: events.slice(2) },
    ] as never;
    const turns = turnsOf(log, ["turn", "round"]);
    expect(
      turns.map((turn) => [turn.number, turn.seat, turn.lines.map(({ step }) => step)]),
    ).toEqual([
      [0, null, [0]],
      [1, 0, [0, 1]],
      [2, 1, [1, 1, 1]],
      [3, null, [1]],
    ]);
    expect(turns.map((turn) => turn.opening?.event)).toEqual([undefined, "turn", "turn", "round"]);
  });

  it("knows what was done last, with what chance added to it", () => {
    const done = lastDoneIn([step(0), step(1, 2), step(2), step(3, 1), step(4, 1), step(5)]);
    expect(done.map((event) => event["n"])).toEqual([3, 4, 5]);
    expect(lastDoneIn([step(0), step(1)])).toHaveLength(2);
  });
});

describe("rulebook", () => {
  it("gives every clause a place", () => {
    expect(withClauses("<li><strong>B7</strong> Move</li>")).toBe(
      '<li id="clause-B7"><strong>B7</strong> Move</li>',
    );
  });
  it("has a place for every picture, named in its words", () => {
    expect(withPictures('<li>So. <img src="position:fresh-one" alt="A red 3."></li>')).toBe(
      '<li class="shown"><div>So.</div><span class="picture" role="img" aria-label="A red 3." data-position="fresh-one"></span></li>',
    );
    expect(withPictures('<img src="/a.png" alt="A">')).toBe('<img src="/a.png" alt="A">');
  });
});
