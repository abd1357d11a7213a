/** What is asked, in words: all that may be done, where the game has words for each of it. */
import { describe, expect, it } from "vitest";
import type { Session } from "../src/table/session.svelte";
import { promptOf } from "../src/table/prompts";

const WORDS: Record<string, string> = {
  "prompt-turn": "It is your turn.",
  "may-turn-move": "move",
  "may-turn-shoot": "shoot",
  "may-turn-hit": "shoot",
};
const action = (verb: string) => ({ code: 0, verb, arguments: [], text: verb });

/** A table where that may be done, with words for these verbs of the game. */
function asked(verbs: string[], known = ["draw", "move", "shoot", "hit"]): Session {
  const say = {
    language: "en",
    words: { actions: Object.fromEntries(known.map((verb) => [verb, []])) },
    has: (key: string) => key in WORDS,
    t: (key: string) => WORDS[key],
  };
  return {
    say,
    names: ["Vera", "Otto"],
    eye: 0,
    asked: true,
    table: { state: "running", seats: [{}, {}] },
    state: { ask: 1, view: { ask: "turn", legal: verbs.map(action) } },
    view: { over: false },
    plan: { actions: [], waiting: null },
    picker: { picked: [] },
    replay: { at: null },
    takebacks: { asked: null },
    module: null,
  } as unknown as Session;
}

describe("what may be done", () => {
  it("is told alone, and with all that may be done beside it", () => {
    expect(promptOf(asked(["move"])).title).toBe("Move.");
    expect(promptOf(asked(["shoot", "move"])).title).toBe("Move or shoot.");
  });

  it("is told once where two verbs have the same words", () => {
    expect(promptOf(asked(["shoot", "hit"])).title).toBe("Shoot.");
  });

  it("is left to the question where a verb has no words, or nothing may be done", () => {
    expect(promptOf(asked(["move", "draw"])).title).toBe("It is your turn.");
    expect(promptOf(asked([])).title).toBe("It is your turn.");
  });
});
