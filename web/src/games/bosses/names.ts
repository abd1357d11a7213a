/** Names of places, with their state, for readers and tooltips. */
import type { BossesField, BossesKind, BossesView } from "../../lib/views";
import type { Say } from "../../texts/say.svelte";

export const kindName = (kind: BossesKind | null, say: Say): string =>
  say.t(kind ? `kind-${kind}` : "board-empty");

const STATES = ["dead", "locked", "fresh"] as const;

function statesOf(field: BossesField, view: BossesView) {
  const is = {
    dead: view.dead.includes(field),
    locked: view.locked.includes(field),
    fresh: view.fresh === field,
  };
  return STATES.filter((state) => is[state]);
}

/** "c4, red 3, fresh" */
export function fieldName(field: BossesField, view: BossesView, say: Say): string {
  const states = statesOf(field, view).map((state) => say.t(`board-${state}`));
  return [field, kindName(view.board[field], say), ...states].join(", ");
}

/** What its state means, where that is not plain to see. */
export function stateTip(field: BossesField, view: BossesView, say: Say): string | undefined {
  const states = view.board[field] ? statesOf(field, view) : [];
  if (!states.length) return undefined;
  return `${kindName(view.board[field], say)}: ${states.map((state) => say.t(`board-tip-${state}`)).join(" ")}`;
}
