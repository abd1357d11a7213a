import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/kit/board";
import type { Say } from "../src/texts/say.svelte";
import board from "../src/games/don_pepe/board";
import type { Box, Item } from "../src/games/don_pepe/box";
import { between, DESK, phonePlan, Round, type Plan } from "../src/games/don_pepe/geometry";
import look from "../src/games/don_pepe/look";
import type { Chair, View } from "../src/games/don_pepe/table";

const CHAIRS = Array.from({ length: 30 }, (_, i) => String(i + 1) as Chair);
const box = {
  chairs: Object.fromEntries(
    CHAIRS.map((chair) => [chair, ["15", "30"].includes(chair) ? "x" : "drink"]),
  ) as Record<Chair, Item>,
} as Box;
const plans: [string, Plan][] = [
  ["desk", DESK],
  ["phone", phonePlan(1)],
  ["tall phone", phonePlan(1.6)],
];

describe.each(plans)("the round table on a %s", (_, plan) => {
  const round = new Round(plan, box);
  const at = (chair: Chair) => round.at(chair);

  it("has its heads at the narrow ends, and opposite chairs face each other straight across", () => {
    const { x, y } = plan.middle;
    const long = plan.upright ? "y" : "x";
    const head = at("30");
    expect(head[plan.upright ? "x" : "y"]).toBeCloseTo(plan.upright ? x : y, 6);
    expect(head[long]).toBeLessThan(plan.middle[long]);
    expect(at("15")[long]).toBeGreaterThan(plan.middle[long]);
    for (let chair = 1; chair < 15; chair++) {
      const [one, other] = [at(`${chair}` as Chair), at(`${30 - chair}` as Chair)];
      if (plan.upright) {
        expect(one.y).toBeCloseTo(other.y, 6);
        expect(one.x - x).toBeCloseTo(x - other.x, 6);
      } else {
        expect(one.x).toBeCloseTo(other.x, 6);
        expect(one.y - y).toBeCloseTo(y - other.y, 6);
      }
    }
  });

  it("goes round clockwise, with chairs that do not touch", () => {
    CHAIRS.forEach((chair, i) => {
      const [one, next] = [at(chair), at(CHAIRS[(i + 1) % 30]!)];
      const { x, y } = plan.middle;
      expect((one.x - x) * (next.y - y) - (one.y - y) * (next.x - x)).toBeGreaterThan(0);
      const far = Math.hypot(one.x - next.x, one.y - next.y);
      // 40 is what a man is wide; places to touch do not overlap by more than a hair.
      expect(far).toBeGreaterThan(40);
      expect(far).toBeGreaterThan(plan.touch - 5);
      expect(one.x).toBeGreaterThan(30);
      expect(one.y).toBeGreaterThan(30);
      expect(plan.width - one.x).toBeGreaterThan(30);
      expect(plan.height - one.y).toBeGreaterThan(30);
    });
  });

  it("draws a line over neighbours, across the last chair too", () => {
    const ends = (d: string) => {
      const points = d.slice(1).split("L");
      return [points[0]!, points.at(-1)!].map((one) => one.split(" ").map(Number));
    };
    const [first, last] = ends(round.arc(["1", "29", "30"], 60));
    const [from, to] = [round.at("29", 60), round.at("1", 60)];
    expect(first![0]).toBeCloseTo(from.x, 1);
    expect(first![1]).toBeCloseTo(from.y, 1);
    expect(last![0]).toBeCloseTo(to.x, 1);
    expect(last![1]).toBeCloseTo(to.y, 1);
  });
});

describe("the way of a passed cake", () => {
  const chairs = ["1", "2", "3", "4", "5", "6"] as Parameters<typeof between>[0];

  it("leads past the chairs in between, either way round", () => {
    expect(between(chairs, "5", "2", "cw")).toEqual(["6", "1"]);
    expect(between(chairs, "5", "2", "ccw")).toEqual(["4", "3"]);
    expect(between(chairs, "1", "2", "cw")).toEqual([]);
  });

  it("leads all the way round where it comes back", () => {
    expect(between(chairs, "3", "3", "cw")).toEqual(["4", "5", "6", "1", "2"]);
  });
});

const say = { t: (key: string) => key } as unknown as Say;

describe("the money at the end", () => {
  const earned = (source: string, dollars: number) => ({
    event: "earned",
    seat: 0,
    source,
    dollars,
  });
  const reckoned = (...events: object[]) =>
    look.reckoning!(events as GameEvent[], { money: [0, 0] } as View, say).points[0]!;

  it("is told by source", () => {
    const paid = { event: "paid", seat: 0, dollars: 5000, pot: 9000 };
    const found = reckoned(earned("bar", 4000), earned("boss", 1000), paid);
    expect(found).toEqual({ bar: 4000, boss: 1000, business: 4000 });
  });
  it("is the rest of the pot where there was less than due: no source is said to go short", () => {
    const paid = { event: "paid", seat: 0, dollars: 3000, pot: 0 };
    expect(reckoned(earned("bar", 4000), earned("boss", 1000), paid)).toEqual({ pot: 3000 });
  });
});

describe("a try in vain", () => {
  const at = (phase: string, change: object = {}) =>
    ({
      phase,
      seat: 0,
      men: [["1", "3"], ["4"], ["9"]],
      cake: [null, "4", null],
      unseated: [],
      legal: [],
      ...change,
    }) as unknown as View;
  const tried = (view: View, ...keys: string[]) =>
    board.attempt(keys.slice(0, -1), keys.at(-1)!, view);

  it("at a man or a chair with nothing in hand is one to move", () => {
    expect(tried(at("card"), "c4")).toBe("move 4");
    expect(tried(at("card"), "c20")).toBe("move 20");
    expect(tried(at("second"), "c4")).toBe("move 4");
  });
  it("at a cake means the chair where a card is for a chair", () => {
    expect(tried(at("card"), "card-knife", "cake-red")).toBe("knife 4");
    expect(tried(at("card"), "card-cake", "cake-red")).toBe("cake 4");
    expect(tried(at("to"), "cake-red")).toBe("to 4");
  });
  it("at a chair means the cake where a card is for a cake", () => {
    expect(tried(at("card"), "card-kaboum", "c4")).toBe("kaboum red");
    expect(tried(at("card"), "card-kaboum", "c9")).toBe("kaboum blue");
    expect(tried(at("card"), "card-pass_cake", "c20")).toBe("pass_cake blue cw");
    expect(tried(at("card"), "card-pass_cake", "cake-red", "c20")).toBe("pass_cake red cw");
    const barred = at("card", { legal: [{ text: "pass_cake red cw" }] });
    expect(tried(barred, "card-pass_cake", "cake-red", "c20")).toBe("pass_cake red ccw");
  });
  it("at what is not asked for now says so", () => {
    expect(tried(at("pill"), "card-knife")).toBe("discard knife");
    expect(tried(at("reseating"), "card-cake")).toBe("discard cake");
    expect(tried(at("card"), "discards")).toBe("end");
    expect(tried(at("card"), "card-cocktail", "c4")).toBe("end");
    expect(tried(at("second"), "felt")).toBe("to 1");
  });
  it("at a taken chair is one to seat whoever is left, asleep or not", () => {
    const none = { boss: 0, joe: 0, mike: 0, jim: 0 };
    const left = at("reseating", { unseated: [{ awake: none, asleep: { ...none, mike: 1 } }] });
    expect(tried(left, "c4")).toBe("place_asleep mike 4");
    expect(tried(left, "sleeper-mike", "c4")).toBe("place_asleep mike 4");
    expect(tried(at("seating"), "man-joe", "c4")).toBe("place joe 4");
  });
  it("is never at what is legal", () => {
    expect(tried(at("card", { legal: [{ text: "move 1" }] }), "c1")).toBeNull();
  });
});
