/** The ring draws itself for every number of spaces; the race and the dice say what the view says. */
import { describe, expect, it } from "vitest";
import board from "../src/games/cosa_nostra/board";
import {
  figuresIn,
  figuresOn,
  isBarred,
  throwOf,
  type View,
} from "../src/games/cosa_nostra/figures";
import { bearing, CARD, CENTRE, groundOf, SIZE, WHEEL } from "../src/games/cosa_nostra/geometry";
import type { Box } from "../src/games/cosa_nostra/box";
import { lanesOf } from "../src/games/cosa_nostra/race";
import { diceKeys } from "../src/games/cosa_nostra/keys";
import { track } from "../src/games/cosa_nostra/places";
import { lastDeeds } from "../src/games/cosa_nostra/ways";

/** HQs a quarter of the ring apart, or as near to that as the number allows. */
const fronts = (ring: number) => {
  const quarter = Math.floor(ring / 4);
  return { red: 0, blue: quarter, yellow: ring / 2, green: quarter + ring / 2 };
};
const RINGS = Array.from({ length: 14 }, (_, i) => 14 + 2 * i);

describe.each(RINGS)("a ring of %i spaces", (ring) => {
  const ground = groundOf({ ring, fronts: fronts(ring) });

  it("has them all, apart from each other and inside the drawing", () => {
    expect(ground.spots).toHaveLength(ring);
    ground.spots.forEach((one, i) => {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(ground.pitch / 2);
      expect(Math.max(one.x, one.y)).toBeLessThanOrEqual(SIZE - ground.pitch / 2);
      const next = ground.spots[(i + 1) % ring]!;
      const far = Math.hypot(one.x - next.x, one.y - next.y);
      expect(far).toBeCloseTo(ground.pitch, 6);
    });
  });

  it("has opposite spaces across the wheel from each other", () => {
    ground.spots.forEach((one, i) => {
      const other = ground.spots[(i + ring / 2) % ring]!;
      expect(one.x + other.x).toBeCloseTo(2 * CENTRE, 6);
      expect(one.y + other.y).toBeCloseTo(2 * CENTRE, 6);
      const turn = Math.abs(bearing(ground, i) - bearing(ground, (i + ring / 2) % ring));
      expect(turn).toBeCloseTo(180, 6);
    });
  });

  it("has room for the HQs and the wheel in its court", () => {
    const { court, cards } = ground;
    const side = CARD * court.scale;
    const corners = Object.values(cards);
    expect(new Set(corners.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(court.x);
      expect(y).toBeGreaterThanOrEqual(court.y);
      expect(x + side).toBeLessThanOrEqual(court.x + court.width + 1e-6);
      expect(y + side).toBeLessThanOrEqual(court.y + court.height + 1e-6);
      const [near, low] = [
        x + side / 2 < CENTRE ? x + side : x,
        y + side / 2 < CENTRE ? y + side : y,
      ];
      const far = Math.hypot(near - CENTRE, low - CENTRE);
      expect(far).toBeGreaterThan(WHEEL * court.scale);
    }
  });
});

describe("a way", () => {
  const box = { ring: 32, fronts: fronts(32) };
  const ground = groundOf(box);
  const deed = { gang: "red", boss: false, from: "30", to: "3", pips: 5 } as const;

  it("leads round the ring, over the end of the count", () => {
    // Into it, the six spaces from 30 to 3, out of it.
    expect(track(ground, 0, deed)).toHaveLength(8);
  });
  it("comes out of the HQ over its front", () => {
    expect(track(ground, 0, { ...deed, from: "hq", to: "4" })).toHaveLength(7);
  });
  it("of the last throw is drawn, not of those before", () => {
    const moved = (origin: string, target: string) => ({
      event: "moved",
      gang: "red",
      rank: "follower",
      origin,
      target,
      pips: 2,
    });
    const events = [
      { event: "rolled" },
      moved("1", "3"),
      { event: "rolled" },
      moved("4", "6"),
      moved("7", "9"),
      { event: "rolled" },
    ];
    expect(lastDeeds(events).map(({ from }) => from)).toEqual(["4", "7"]);
    expect(lastDeeds([{ event: "rolled" }])).toEqual([]);
  });
});

const EMPTY = {
  standing: { red: [], blue: [], yellow: [], green: [] },
  pairs: { red: [], blue: [], yellow: [], green: [] },
  trios: [],
  prisoners: { red: [], blue: [], yellow: [], green: [] },
  closed: { red: [], blue: [], yellow: [], green: [] },
  owner: { red: 0, blue: 1, yellow: 2, green: null },
  boss: { red: "hq", blue: "hq", yellow: "hq", green: null },
  to_go: { red: 34, blue: 34, yellow: 34, green: 0 },
  hq: { red: 8, blue: 8, yellow: 8, green: 0 },
};

describe("figures", () => {
  const with_ = (change: object) => ({ ...EMPTY, ...change }) as unknown as View;

  it("on a space are a Boss first, then followers, then a prisoner", () => {
    const trio = with_({
      standing: { ...EMPTY.standing, red: ["5"] },
      pairs: { ...EMPTY.pairs, red: ["5"] },
      trios: ["5"],
      boss: { ...EMPTY.boss, red: "5" },
    });
    expect(figuresOn(trio, 5).map((one) => one.boss)).toEqual([true, false, false]);
    const guard = with_({
      standing: { ...EMPTY.standing, red: ["5"] },
      prisoners: { ...EMPTY.prisoners, blue: ["5"] },
    });
    expect(figuresOn(guard, 5).map(({ gang, held }) => [gang, held])).toEqual([
      ["red", false],
      ["blue", true],
    ]);
    expect(figuresIn(with_({}), "red")).toHaveLength(9);
  });

  it("close a space as far as the game says so", () => {
    const red = { standing: { ...EMPTY.standing, red: ["5"] } };
    const told = with_({ ...red, closed: { ...EMPTY.closed, blue: ["5"], yellow: ["5"] } });
    expect([isBarred(told, 5), isBarred(told, 6)]).toEqual([true, false]);
    // One gang of two may land there: whose comrade is held.
    const guard = with_({ ...red, closed: { ...EMPTY.closed, yellow: ["5"] } });
    expect(isBarred(guard, 5)).toBe(false);
    const box = { ring: 32, fronts: fronts(32), symbols: {} } as unknown as Box;
    const ahead = lanesOf(guard, box).map(({ gang, ahead }) => [gang, ahead.map((o) => o.barred)]);
    expect(ahead).toEqual([
      ["red", []],
      ["blue", [false]],
      ["yellow", [true]],
    ]);
  });

  it("have pieces of their own", () => {
    const pair = with_({
      standing: { ...EMPTY.standing, red: ["5"] },
      pairs: { ...EMPTY.pairs, red: ["5"] },
    });
    const pieces = [...figuresOn(pair, 5), ...figuresIn(pair, "red")].map((one) => one.piece);
    expect(new Set(pieces).size).toBe(pieces.length);
  });
});

describe("the dice", () => {
  const at = (low: number, high: number, left: number, phase = "opening") =>
    ({ low, high, left, phase }) as unknown as View;

  it("say which of them has been taken", () => {
    expect(throwOf(at(2, 5, 0), [])?.used).toEqual({ low: false, high: false });
    expect(throwOf(at(2, 5, 5, "second"), [])?.used).toEqual({ low: true, high: false });
    expect(throwOf(at(2, 5, 2, "second"), [])?.used).toEqual({ low: false, high: true });
    expect(throwOf(at(3, 3, 3, "second"), [])?.used).toEqual({ low: true, high: false });
    expect(throwOf(at(2, 5, 0, "wheel"), [])?.used).toEqual({ low: true, high: true });
  });
  it("lie there between throws as they fell", () => {
    const past = [{ event: "rolled", low: 1, high: 6 }];
    expect(throwOf(at(0, 0, 0, "over"), past)).toEqual({
      low: 1,
      high: 6,
      used: { low: true, high: true },
    });
    expect(throwOf(at(0, 0, 0, "start"), [])).toBeNull();
  });
  it("are targets only as long as they are left, of a double too", () => {
    expect(diceKeys(3, at(3, 3, 0))).toEqual(["die-low", "die-high"]);
    expect(diceKeys(6, at(3, 3, 0))).toEqual(["die-sum"]);
    expect(diceKeys(3, at(3, 3, 3, "second"))).toEqual(["die-high"]);
    expect(diceKeys(5, at(2, 5, 5, "second"))).toEqual(["die-high"]);
  });
});

describe("a try in vain", () => {
  const at = (change: object) => {
    const throw_ = { low: 1, high: 5, left: 0, phase: "opening", seat: 0, gang: null };
    const to_go = { ...EMPTY.to_go, red: 4 };
    return { ...EMPTY, to_go, ...throw_, ...change } as unknown as View;
  };
  const tried = (view: View, ...keys: string[]) =>
    board.attempt(keys.slice(0, -1), keys.at(-1)!, view);

  it("to take the Boss home is one at the exact count", () => {
    expect(tried(at({}), "man-boss-red", "hq-red")).toBe("boss red 4");
    // Farther than any throw leads: what was thrown is what can be gone.
    const far = at({ to_go: { ...EMPTY.to_go, red: 20 } });
    expect(tried(far, "man-boss-red", "hq-red")).toBe("boss red 2");
  });
  it("at a used die is one at a number that is not left", () => {
    const second = at({ low: 3, high: 3, left: 3, phase: "second", gang: "red" });
    expect(tried(second, "man-boss-red", "die-low")).toBe("boss red 1");
    expect(tried(second, "die-low")).toBe("boss red 1");
  });
  it("at a die that nobody can take is one for the Boss", () => {
    expect(tried(at({}), "die-high")).toBe("boss red 5");
  });
});
