/** Taking a confirmed turn back: asking for it, answering, and what came of that. */
import { api, insist, newId, Refused } from "../api";
import type { Done, Takeback, TableInfo } from "../lib/api";
import { explain } from "../texts/refusal";
import { t, texts } from "../texts/say.svelte";
import type { Session } from "./session.svelte";
import { ring } from "./sound";

export class Takebacks {
  /** On its way to the server. */
  #sent = $state(false);

  constructor(readonly session: Session) {}

  /** What is asked at the table just now. */
  asked: Takeback | null = $derived.by(() => {
    const last = this.session.table?.takeback;
    return last?.state === "asked" ? last : null;
  });
  #held = $derived.by(() => this.session.table?.my_seats ?? []);
  /** Somebody here has asked. */
  own = $derived(this.asked !== null && this.#held.includes(this.asked.seat));
  /** The own seat that is to answer. */
  put = $derived(this.asked?.waiting.find((seat) => this.#held.includes(seat)) ?? null);
  /** The own last turn, if it may be asked for: neither looking back nor in the middle of another. */
  turn: number | null = $derived.by(() => {
    const { session } = this;
    if (session.locked || session.plan.actions.length || this.asked || this.#sent) return null;
    return session.state?.takeback ?? null;
  });
  /** Those who have yet to answer, by name. */
  waiting = $derived.by(() => {
    const names = (this.asked?.waiting ?? []).map((seat) => this.session.names[seat]!);
    const list = new Intl.ListFormat(texts.frame.language, { type: "conjunction" });
    return list.format([...new Set(names)]);
  });

  async ask(): Promise<void> {
    const { turn } = this;
    const seat = this.session.eye;
    if (turn === null || seat === null) return;
    this.session.picker.clear();
    const wanted = { id: newId(), seat, turn };
    await this.#send(() => api.askTakeback(this.session.id, wanted));
  }

  /** Agree, or not; for who has asked, not to want it any more. */
  async answer(agree: boolean): Promise<void> {
    const seat = this.put ?? (this.own && !agree ? this.asked!.seat : null);
    if (seat === null || this.#sent) return;
    const given = { id: newId(), seat, request: this.asked!.id, agree };
    await this.#send(() => api.answerTakeback(this.session.id, given));
  }

  async #send(ask: () => Promise<Done>): Promise<void> {
    this.#sent = true;
    try {
      await insist(ask);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.session.notice = { kind: "why", text: () => explain(error) };
    } finally {
      this.#sent = false;
    }
  }

  /** The table has changed: say what has come of a request; that it was granted, the log tells. */
  tell(before: TableInfo | null, after: TableInfo): void {
    const now = after.takeback;
    if (!now || (before?.takeback?.id === now.id && before.takeback.state === now.state)) return;
    if (now.state === "asked") {
      if (this.put !== null) ring("bell");
      return;
    }
    const { names } = this.session;
    const name = names[now.by ?? now.seat]!;
    this.session.notice = { kind: "note", text: () => t(`takeback-${now.state}`, { name }) };
  }
}
