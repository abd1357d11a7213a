import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stream } from "../src/stream";

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  close() {
    this.onclose?.();
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const listener = () => ({ message: vi.fn(), lost: vi.fn(), live: vi.fn() });

describe("stream", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tries again with growing pauses, and starts small after a welcome", () => {
    const heard = listener();
    new Stream("/s", heard);
    const pauses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = Date.now();
      FakeSocket.all.at(-1)!.close();
      pauses.push((heard.lost.mock.lastCall![0] as number) - before);
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeSocket.all.length).toBe(5);
    expect(pauses[3]).toBeGreaterThan(pauses[0]! * 3);
    FakeSocket.all.at(-1)!.says({ type: "welcome" });
    expect(heard.live).toHaveBeenCalled();
    FakeSocket.all.at(-1)!.close();
    expect((heard.lost.mock.lastCall![0] as number) - Date.now()).toBeLessThan(700);
  });

  it("stays away when the seat was lost", () => {
    new Stream("/s", listener());
    FakeSocket.all[0]!.says({ type: "goodbye", again: false, sentence: "" });
    FakeSocket.all[0]!.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
