/** One seat's (or the onlookers') stream of a table: newest state, log, and the commands it sends. */
import { api, insist, newId, Refused } from "../api";
import type { Command, GameEvent, State, Step } from "../lib/api";
import { lineTo, Stream, type Listener } from "../stream";

/** A step of the log: what happened at one moment of the match. */
export interface LogStep {
  /** The moment in the replay. */
  step: number;
  /** Its number in the stream. */
  number: number;
  events: GameEvent[];
}

/** Who did a step: the seat its first event names; nobody where chance begins. */
export function actorOf(events: GameEvent[]): number | null {
  const seat = events[0]?.["seat"];
  return typeof seat === "number" ? seat : null;
}

export class Audience {
  state: State | null = $state.raw(null);
  log: LogStep[] = $state.raw([]);
  /** The log has come: what happened before this page was opened is in it. */
  logged = $state(false);
  /** The last command wrote the draft: there is no undo any more. */
  confirmed = false;
  /** After the last command the seat was still asked something. */
  asked = false;
  /** A command is on its way. */
  pending = $state(false);
  #stream: Stream | null = null;
  #awaited = 0;
  #logging = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  open(listener: Listener): void {
    this.#stream = new Stream(lineTo(this.table, this.seat), listener);
  }

  now(): void {
    this.#stream?.now();
  }

  close(): void {
    this.#stream?.close();
  }

  /** How much has been told: in a game without secrets, at one moment the same to everybody. */
  get told(): number {
    return this.log.reduce((count, step) => count + step.events.length, 0);
  }

  /** One step on. False when some are missing: then the log has to come anew. */
  update(step: Step, state: State): boolean {
    const whole = this.state !== null && step.number === this.state.number + 1;
    this.take(state);
    if (whole && !step.own && step.events.length) {
      const next = this.log.length;
      this.log = [...this.log, { step: next, number: step.number, events: step.events }];
    }
    return whole;
  }

  /** How things stand now. */
  take(state: State): void {
    this.state = state;
    if (this.#awaited && state.number >= this.#awaited) this.#settle();
  }

  #settle(): void {
    this.#awaited = 0;
    this.pending = false;
  }

  /** All that has happened so far, as this audience may know it. */
  async loadLog(): Promise<void> {
    if (this.#logging || !this.state?.view) return;
    this.#logging = true;
    try {
      const past = await api.events(this.table, this.seat, 0);
      // What was told while the answer was on its way comes after it.
      const since = this.log.filter((step) => step.number > past.state.number);
      this.log = [...past.steps, ...since].map(({ number, events }, step) => ({
        step,
        number,
        events,
      }));
      this.logged = true;
    } catch {
      // The log comes with the next welcome.
    } finally {
      this.#logging = false;
    }
  }

  /** Send one command; the same id until the server has answered, however long the line is down. */
  async send(what: Pick<Command, "do" | "action" | "confirm">): Promise<void> {
    const state = this.state;
    if (this.pending || !state || state.ask === null || this.seat === null) return;
    this.pending = true;
    const command: Command = {
      id: newId(),
      seat: this.seat,
      ask: state.ask,
      drafted: state.draft?.actions.length ?? 0,
      ...what,
    };
    try {
      const done = await insist(() => api.command(this.table, command));
      this.confirmed = done.confirmed;
      this.asked = done.ask !== null;
      if ((this.state?.number ?? 0) >= done.number) this.#settle();
      else this.#awaited = done.number;
    } catch (error) {
      this.#settle();
      if (error instanceof Refused && error.problem.state) this.state = error.problem.state;
      throw error;
    }
  }
}
