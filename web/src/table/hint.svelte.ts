/** "What would the boss do?": first the place to look at, then the move and why. */
import { api, Refused, Unreachable } from "../api";
import type { GameEvent, Hint } from "../lib/api";
import { explain } from "../texts/refusal";
import { t } from "../texts/say.svelte";
import { percent } from "./report/figures";
import type { Session } from "./session.svelte";

export class Hints {
  asking = $state(false);
  #told: { key: string; hint: Hint } | null = $state.raw(null);
  /** How often the lamp was pressed for this question. */
  pressed = $state(0);

  constructor(readonly session: Session) {}

  /** Against bots always; among people where the table allows it. */
  allowed = $derived.by(() => {
    const { table } = this.session;
    const people = new Set(
      table?.seats.filter((seat) => seat.kind === "person").map((seat) => seat.person) ?? [],
    );
    return people.size < 2 || !!table?.settings.hints;
  });

  get #key(): string {
    const { eye, state, plan } = this.session;
    return `${eye} ${state?.ask} ${plan.actions.join(", ")}`;
  }

  /** The hint for what is asked now. */
  hint: Hint | null = $derived.by(() => (this.#told?.key === this.#key ? this.#told.hint : null));

  /** The keys of the move on the board, from what is picked up to where it goes. */
  path: string[] = $derived.by(() => {
    const { module, view, legal, foretold } = this.session;
    const action = legal.find(({ text }) => text === this.hint?.action);
    if (!action || !module || !view) return [];
    return module.paths(action, view as never, foretold)[0] ?? [];
  });

  async press(): Promise<void> {
    const { session } = this;
    if (this.asking || session.eye === null || session.locked) return;
    const key = this.#key;
    if (!this.hint) {
      this.asking = true;
      this.pressed = 0;
      try {
        const hint = await api.hint(session.id, session.eye);
        if (key === this.#key) this.#told = { key, hint };
      } catch (error) {
        if (error instanceof Refused) session.notice = { kind: "why", text: () => explain(error) };
        else if (!(error instanceof Unreachable)) throw error;
      } finally {
        this.asking = false;
      }
    }
    if (!this.hint) return;
    this.pressed += 1;
    if (this.pressed === 1 && this.path.length) this.#look();
    else this.#tell();
  }

  /** The place alone. */
  #look(): void {
    const key = this.path.at(-1)!;
    this.session.picker.clear();
    this.session.highlight = key;
    const place = document.querySelector(`[data-hit="${CSS.escape(key)}"]:not([inert] *)`);
    const name = place?.getAttribute("aria-label") ?? "";
    this.session.notice = {
      kind: "note",
      text: () => t("hint-look", { place: name }),
    };
  }

  /** The move, in hand and pointed at; and why. */
  #tell(): void {
    const { session, hint, path } = this;
    if (!hint) return;
    session.picker.clear();
    for (const key of path.slice(0, -1)) session.picker.click(key);
    session.highlight = path.at(-1) ?? null;
    session.notice = { kind: "note", text: () => this.#sentence(hint) };
  }

  #sentence(hint: Hint): string {
    const { say, names, state } = this.session;
    const action = state?.view?.legal.find(({ text }) => text === hint.action);
    const parts = [t("hint-move", { action: action ? say.action(action, names) : hint.action })];
    const events = (hint.events as GameEvent[]).map((event) => this.session.told(event));
    if (events.length) parts.push(t("hint-brings", { events: events.join(" ") }));
    if (hint.chance !== null) {
      const chance = percent(hint.chance, say.language);
      parts.push(
        hint.otherwise === null
          ? t("hint-chance", { chance })
          : t("hint-chances", { chance, otherwise: percent(hint.otherwise, say.language) }),
      );
    }
    return parts.join(" ");
  }

  /** Another question: what was pointed at is not any more. */
  forget(): void {
    this.pressed = 0;
    this.session.highlight = null;
  }
}
