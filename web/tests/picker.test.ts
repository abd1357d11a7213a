import { describe, expect, it, vi } from "vitest";
import type { CommonView, LegalAction } from "../src/kit/board";
import { Picker } from "../src/kit/picker.svelte";

const action = (text: string): LegalAction => {
  const [verb = "", ...args] = text.split(" ");
  return { code: 0, verb, arguments: args, text };
};
const legal = ["place own1 a1", "place own1 b1", "place own2 a1", "move c3 c4", "shoot c2"].map(
  action,
);
const rules = {
  paths: (a: LegalAction) => (a.verb === "shoot" ? [["c3", a.arguments[0]!]] : [a.arguments]),
  attempt: (picked: readonly string[], key: string) => `move ${picked.at(-1) ?? key} ${key}`,
  mark: (a: LegalAction) => (a.verb === "shoot" ? ("take" as const) : ("go" as const)),
};

function picker() {
  const act = vi.fn();
  const illegal = vi.fn();
  const one = new Picker();
  one.wire(act, illegal);
  one.offer(rules, {} as CommonView, legal);
  return { one, act, illegal };
}

describe("picker", () => {
  it("marks exactly what begins a legal action", () => {
    const { one } = picker();
    expect([...one.targets]).toEqual([
      ["own1", "pick"],
      ["own2", "pick"],
      ["c3", "pick"],
    ]);
  });

  it("marks where a picked piece may go, and how", () => {
    const { one, act } = picker();
    one.click("c3");
    expect([...one.targets]).toEqual([
      ["c4", "go"],
      ["c2", "take"],
    ]);
    one.click("c2");
    expect(act).toHaveBeenCalledWith("shoot c2");
    expect(one.picked).toEqual([]);
  });

  it("begins anew with another piece, unless that was meant for what is in hand", () => {
    const { one, illegal } = picker();
    one.click("own1");
    one.click("own2");
    expect(one.picked).toEqual(["own2"]);
    one.offer({ ...rules, goesOn: () => true }, {} as CommonView, legal);
    one.click("c3");
    expect(one.picked).toEqual(["own2"]);
    expect(illegal).toHaveBeenCalledWith("move own2 c3", "c3");
  });

  it("plays the same by drag", () => {
    const { one, act } = picker();
    one.drop("own1", "b1");
    expect(act).toHaveBeenCalledWith("place own1 b1");
  });

  it("sends nothing for anything else, and asks why", () => {
    const { one, act, illegal } = picker();
    one.click("c3");
    one.click("f6");
    expect(act).not.toHaveBeenCalled();
    expect(illegal).toHaveBeenCalledWith("move c3 f6", "f6");
    expect(one.shaken).toBe("f6");
  });

  it("lets go when clicked again, and changes its mind", () => {
    const { one } = picker();
    one.click("own1");
    one.click("own1");
    expect(one.picked).toEqual([]);
    one.click("own1");
    one.click("c3");
    expect(one.picked).toEqual(["c3"]);
  });

  it("begins with a piece in hand, unless it leads nowhere or another is picked", () => {
    const { one, act } = picker();
    one.begin("own9");
    expect(one.picked).toEqual([]);
    one.begin("own1");
    expect([...one.targets.keys()]).toEqual(["a1", "b1"]);
    one.begin("own2");
    expect(one.picked).toEqual(["own1"]);
    one.click("own2");
    one.click("a1");
    expect(act).toHaveBeenCalledWith("place own2 a1");
  });

  it("keeps what is picked as long as it leads somewhere", () => {
    const { one } = picker();
    one.click("c3");
    one.offer(rules, {} as CommonView, legal.slice(3));
    expect(one.picked).toEqual(["c3"]);
    one.offer(rules, {} as CommonView, []);
    expect(one.picked).toEqual([]);
  });
});
