/** What was refused or went wrong, in the reader's language: the house gives a reason by name. */
import { Refused, Unreachable } from "../api";
import { t, texts } from "./say.svelte";

/** A reason the house has a name for; a game's own reasons are in that game's catalogue. */
export function refusal(reason: string | null | undefined, sentence: string): string {
  const key = `refused-${reason}`;
  return reason && texts.frame.has(key) ? t(key) : sentence;
}

export function explain(wrong: unknown): string {
  if (wrong instanceof Refused) return refusal(wrong.problem.reason, wrong.message);
  if (wrong instanceof Unreachable) return refusal(wrong.reason, t("unreachable"));
  return wrong instanceof Error ? wrong.message : String(wrong);
}
