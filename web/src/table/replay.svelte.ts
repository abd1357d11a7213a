/** Looking back: any moment of the match, from the own seat while it runs, from any seat after. */
import { api, Unreachable } from "../api";
import type { CommonView, GameEvent, ReplayStep } from "../lib/api";
import type { Session } from "./session.svelte";

const PAGE = 20;
export const SPEEDS = [0.5, 1, 2, 4];

export class Replay {
  /** The moment looked at; null is live. */
  at: number | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  /** After the end: through whose eyes; undefined is the own seat. */
  from: number | null | undefined = $state(undefined);
  #steps: Record<number, ReplayStep> = $state.raw({});
  #seat: number | null = null;
  #timer = 0;

  constructor(readonly session: Session) {}

  count = $derived.by(() => this.session.log.length);
  #step = $derived(this.at === null ? undefined : this.#steps[this.at]);
  /** Until its page is here, the moment shown last stays. */
  #shown: ReplayStep | undefined = $state.raw(undefined);
  view: CommonView | null = $derived(this.at === null ? null : (this.#shown?.view ?? null));
  events: GameEvent[] | null = $derived(this.at === null ? null : (this.#shown?.events ?? null));

  get last(): number {
    return this.session.log.at(-1)?.step ?? 0;
  }

  async go(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.last));
    const seat = this.from === undefined ? this.session.eye : this.from;
    if (this.#seat !== seat) {
      this.#steps = {};
      this.#seat = seat;
    }
    this.at = to;
    try {
      if (!this.#steps[to]) await this.#fetch(to);
    } catch (error) {
      // The line is down, and says so: what is shown stays.
      if (!(error instanceof Unreachable)) throw error;
      if (!this.#shown) this.live();
      return;
    }
    if (this.at === to) this.#shown = this.#steps[to];
  }

  async #fetch(step: number): Promise<void> {
    const first = Math.max(0, Math.floor(step / PAGE) * PAGE);
    const page = await api.replay(this.session.id, this.#seat, first, PAGE);
    // A step that told this audience nothing still counts: then the log is numbered anew.
    if (this.from === undefined && page.count !== this.session.log.length)
      await this.session.here?.loadLog();
    this.#steps = {
      ...this.#steps,
      ...Object.fromEntries(page.steps.map((one) => [one.step, one])),
    };
  }

  /** See the same moment from another seat. */
  through(seat: number | null): void {
    this.from = seat;
    void this.go(this.at ?? this.last);
  }

  live(): void {
    this.stop();
    this.at = null;
    this.from = undefined;
    this.#shown = undefined;
  }

  by(steps: number): void {
    this.stop();
    const at = this.at ?? this.last;
    if (this.at === null && steps > 0) return;
    if (at + steps > this.last) this.live();
    else void this.go(at + steps);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else {
      this.playing = true;
      if (this.at === null || this.at >= this.last) void this.go(0);
      this.#tick();
    }
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(async () => {
      if (!this.playing || this.at === null) return;
      if (this.at >= this.last) {
        this.stop();
        return;
      }
      await this.go(this.at + 1);
      this.#tick();
    }, 1000 / this.speed);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  get step(): ReplayStep | undefined {
    return this.#step;
  }
}
