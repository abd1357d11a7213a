/** "What would the boss do?": first the place to look at, then the move and why. */
import { api, Refused, Unreachable } from "../api";
import type { Hint } from "../lib/api";
import { explain } from "../texts/refusal";
import { t } from "../texts/say.svelte";
import { broughtBy } from "./lines";
import { drawnAt, nameAt } from "./places";
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

  /** The ways to click the move, each from what is picked up to where it goes. */
  #ways: string[][] = $derived.by(() => {
    const { module, view, legal, foretold } = this.session;
    const action = legal.find(({ text }) => text === this.hint?.action);
    if (!action || !module || !view) return [];
    return module.paths(action, view as never, foretold);
  });
  #path = $derived(this.#ways[0] ?? []);

  /** The places to point at, the first that is drawn: at first where the move leads; then where to
      click next. Places of the other ways stand for those that this screen has no room for. */
  places: string[] = $derived.by(() => {
    const { picked } = this.session.picker;
    if (!this.pressed) return [];
    const places =
      this.pressed === 1 ? this.#ways.flatMap((way) => way.toReversed()) : this.#ways.flat();
    return [...new Set(places)].filter((key) => !picked.includes(key));
  });

  /** The move told, drawn as if it were planned, unless something else is in hand. */
  ghost: string | null = $derived.by(() => {
    const { picked } = this.session.picker;
    const onTheWay = picked.every((key, i) => this.#path[i] === key);
    return this.pressed > 1 && this.#path.length && onTheWay ? this.hint!.action : null;
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
    session.picker.clear();
    const place = this.places.find((key) => drawnAt(key));
    if (this.pressed === 1 && place !== undefined) this.#look(place);
    else this.#tell();
  }

  /** The place alone. */
  #look(key: string): void {
    const place = nameAt(key);
    this.session.notice = { kind: "note", text: () => t("hint-look", { place }) };
  }

  /** The move, in hand and pointed at; and why. */
  #tell(): void {
    const { session, hint } = this;
    if (!hint) return;
    this.pressed = Math.max(this.pressed, 2);
    // Lifted, not clicked: a hint plays nothing.
    for (const key of this.#path.slice(0, -1)) session.picker.lift(key);
    session.notice = { kind: "note", text: () => this.#sentence(hint) };
  }

  #sentence(hint: Hint): string {
    const { say, names, state } = this.session;
    const action = state?.view?.legal.find(({ text }) => text === hint.action);
    const parts = [t("hint-move", { action: action ? say.action(action, names) : hint.action })];
    const events = broughtBy(hint, this.session.eye).map((event) => this.session.told(event));
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
  }
}
