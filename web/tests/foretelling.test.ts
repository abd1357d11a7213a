import { afterEach, describe, expect, it, vi } from "vitest";
import { Foretelling } from "../src/table/foretelling.svelte";

const QUESTION = { seat: 0, ask: 7, drafted: [] as string[] };
const EVENTS = { "drive 1 cicero": [{ event: "drove", target: "cicero" }] };

/** A server whose answers the test gives by hand. */
function server() {
  const asked: { path: string; signal: AbortSignal; answer: (body: unknown) => void }[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const signal = init.signal!;
    return new Promise((done, refuse) => {
      signal.addEventListener("abort", () => refuse(new Error("aborted")));
      const answer = (body: unknown) => done({ ok: true, json: () => Promise.resolve(body) });
      asked.push({ path, signal, answer });
    });
  });
  return asked;
}
const told = (ask: number, drafted: number) => ({ ask, drafted, foretold: EVENTS });

describe("foretelling", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("asks once for a question, and then knows what every action causes", async () => {
    const asked = server();
    const foretelling = new Foretelling();
    const done = foretelling.ask("T", QUESTION);
    void foretelling.ask("T", { ...QUESTION });
    expect(asked.map((one) => one.path)).toEqual(["/api/tables/T/foretell?seat=0"]);
    expect(foretelling.for(QUESTION).size).toBe(0);
    asked[0]!.answer(told(7, 0));
    await done;
    expect(foretelling.for(QUESTION).get("drive 1 cicero")).toEqual(EVENTS["drive 1 cicero"]);
    await foretelling.ask("T", QUESTION);
    expect(asked.length).toBe(1);
  });

  it("tells nothing for another draft, seat or ask", async () => {
    const asked = server();
    const foretelling = new Foretelling();
    const done = foretelling.ask("T", QUESTION);
    asked[0]!.answer(told(7, 0));
    await done;
    for (const other of [{ ask: 8 }, { seat: 1 }, { drafted: ["done"] }]) {
      expect(foretelling.for({ ...QUESTION, ...other }).size).toBe(0);
    }
    expect(foretelling.for(null).size).toBe(0);
  });

  it("gives up the answer it waits for when the question is over", async () => {
    const asked = server();
    const foretelling = new Foretelling();
    const done = foretelling.ask("T", QUESTION);
    void foretelling.ask("T", null);
    expect(asked[0]!.signal.aborted).toBe(true);
    await done;
    expect(foretelling.for(QUESTION).size).toBe(0);
  });

  it("does not take an answer that is about something else", async () => {
    const asked = server();
    const foretelling = new Foretelling();
    const done = foretelling.ask("T", QUESTION);
    asked[0]!.answer(told(7, 1));
    await done;
    expect(foretelling.for(QUESTION).size).toBe(0);
  });
});
