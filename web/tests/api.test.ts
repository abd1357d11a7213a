import { afterEach, expect, test, vi } from "vitest";
import { api, insist, Unreachable } from "../src/api";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that was stopped: it takes what comes, and answers nothing. */
const silent = (_: string, init: RequestInit) =>
  new Promise<Response>((_, fail) =>
    init.signal?.addEventListener("abort", () => fail(new Error("aborted"))),
  );

test("who never answers is given up", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", silent);
  const asked = expect(api.me()).rejects.toBeInstanceOf(Unreachable);
  await vi.advanceTimersByTimeAsync(30_000);
  await asked;
});

test("and what has an id is asked again elsewhere", async () => {
  vi.useFakeTimers();
  const answers = [silent, async () => Response.json({ name: "Ada" })];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => answers.shift()!(path, init));
  const asked = insist(() => api.me());
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await asked).toEqual({ name: "Ada" });
});
