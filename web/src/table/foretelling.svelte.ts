/** What each legal action of the own seat would cause, as the game tells it. */
import { api } from "../api";
import type { GameEvent } from "../lib/api";

type Events = ReadonlyMap<string, GameEvent[]>;

/** What actions are foretold for: the seat, the ask put to it, and what it has drafted. */
export interface Question {
  seat: number;
  ask: number;
  drafted: readonly string[];
}

const NOTHING: Events = new Map();
const keyOf = (question: Question) =>
  `${question.seat} ${question.ask} ${question.drafted.join(", ")}`;

export class Foretelling {
  #told: { key: string; events: Events } = $state.raw({ key: "", events: NOTHING });
  #asking: { key: string; control: AbortController } | null = null;

  /** The events by the action's text; empty until they have come. */
  for(question: Question | null): Events {
    return question && this.#told.key === keyOf(question) ? this.#told.events : NOTHING;
  }

  /** Asks once for every question. Null: nothing may be done now, and no answer is wanted. */
  async ask(table: string, question: Question | null): Promise<void> {
    const key = question && keyOf(question);
    if (this.#asking?.key === key) return;
    // The server refuses to foretell for an ask that is over: better not to hear of it.
    this.#asking?.control.abort();
    this.#asking = null;
    if (!question || !key || this.#told.key === key) return;
    const asking = { key, control: new AbortController() };
    this.#asking = asking;
    try {
      const told = await api.foretell(table, question.seat, asking.control.signal);
      const fits = told.ask === question.ask && told.drafted === question.drafted.length;
      if (fits && this.#asking === asking) {
        this.#told = { key, events: new Map(Object.entries(told.foretold)) };
      }
    } catch {
      // Nothing is foretold then: every action can be played all the same.
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }
}
