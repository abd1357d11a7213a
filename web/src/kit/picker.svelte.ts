/** Click by click from legal actions to the one meant. The same for mouse, touch, keys and drag. */
import type { BoardModule, CommonView, Foretold, LegalAction, MarkKind } from "./board";

type Rules = Pick<BoardModule<never>, "paths" | "attempt" | "mark" | "goesOn">;

interface Way {
  action: LegalAction;
  keys: string[];
}

export class Picker {
  picked: string[] = $state([]);
  /** The place that was tried in vain just now. */
  shaken: string | null = $state(null);
  #legal: LegalAction[] = $state.raw([]);
  #view: CommonView | null = $state.raw(null);
  #rules: Rules | null = $state.raw(null);
  #foretold: Foretold = $state.raw(new Map());
  #act: (action: string) => void = () => {};
  #illegal: (action: string, key: string) => void = () => {};

  #ways: Way[] = $derived(
    this.#legal.flatMap((action) =>
      (this.#rules?.paths(action, this.#view as never, this.#foretold) ?? []).map((keys) => ({
        action,
        keys,
      })),
    ),
  );

  #open: Way[] = $derived(
    this.#ways.filter((way) => this.picked.every((key, i) => way.keys[i] === key)),
  );

  /** Where the next click may go, and how it is marked. */
  targets: Map<string, MarkKind> = $derived.by(() => {
    const at = this.picked.length;
    const found = new Map<string, MarkKind>();
    for (const way of this.#open) {
      const key = way.keys[at];
      if (key === undefined) continue;
      const last = way.keys.length === at + 1;
      const kind = last ? this.#mark(way.action) : "pick";
      // Where a click both acts and picks up, acting is what is marked.
      if (!found.has(key) || found.get(key) === "pick") found.set(key, kind);
    }
    return found;
  });

  #mark(action: LegalAction): MarkKind {
    const events = this.#foretold.get(action.text);
    return this.#rules?.mark?.(action, this.picked, events) ?? "go";
  }

  /** The first clicks of all legal actions. */
  #firsts: Set<string> = $derived(new Set(this.#ways.map((way) => way.keys[0]!)));

  wire(act: (action: string) => void, illegal: (action: string, key: string) => void): void {
    this.#act = act;
    this.#illegal = illegal;
  }

  /** New legal actions. What is picked stays picked as long as it leads somewhere. */
  offer(
    rules: Rules,
    view: CommonView,
    legal: LegalAction[],
    foretold: Foretold = this.#foretold,
  ): void {
    this.#rules = rules;
    this.#foretold = foretold;
    this.#view = view;
    this.#legal = legal;
    if (this.picked.length && !this.#open.length) this.clear();
  }

  get any(): boolean {
    return this.#ways.length > 0;
  }

  /** The place may be clicked with effect: as next step, or to begin anew. */
  may(key: string): boolean {
    return this.targets.has(key) || this.#firsts.has(key) || this.picked.includes(key);
  }

  /** It can be picked up here and let go elsewhere. */
  lifts(key: string): boolean {
    return this.#ways.some((way) => way.keys[0] === key && way.keys.length > 1);
  }

  /** Picked for somebody who has nothing in hand yet: only where it goes is left to say. */
  begin(key: string): void {
    if (!this.picked.length && this.lifts(key)) this.picked = [key];
  }

  clear(): void {
    this.picked = [];
  }

  /** Picked up for a drag: nothing is done yet, even where one click would have been enough. */
  lift(key: string): void {
    if (this.picked.at(-1) === key) return;
    if (!this.targets.has(key)) this.clear();
    const at = this.picked.length;
    if (this.#open.some((way) => way.keys[at] === key && way.keys.length > at + 1)) {
      this.picked = [...this.picked, key];
    }
  }

  /** One click, key press, tap or end of a drag on a place. */
  click(key: string): void {
    if (this.targets.has(key)) this.#step(key);
    else if (this.picked.at(-1) === key) this.clear();
    else if (this.#firsts.has(key) && !this.#rules?.goesOn?.(this.picked, key)) {
      this.clear();
      this.#step(key);
    } else this.#refuse(key);
  }

  /** Picked up at one place and let go at another. */
  drop(from: string, to: string): void {
    if (this.picked.at(-1) !== from) {
      this.clear();
      this.lift(from);
    }
    if (this.picked.at(-1) === from && this.targets.has(to)) this.#step(to);
    else if (to !== from) this.#refuse(to, [from]);
  }

  #step(key: string): void {
    const at = this.picked.length;
    const done = this.#open.find((way) => way.keys[at] === key && way.keys.length === at + 1);
    if (done) {
      this.clear();
      this.#act(done.action.text);
    } else this.picked = [...this.picked, key];
  }

  #refuse(key: string, picked: readonly string[] = this.picked): void {
    const text = this.#view ? this.#rules?.attempt(picked, key, this.#view as never) : null;
    this.shake(key);
    if (text) this.#illegal(text, key);
  }

  shake(key: string): void {
    this.shaken = key;
    setTimeout(() => {
      if (this.shaken === key) this.shaken = null;
    }, 200);
  }
}
