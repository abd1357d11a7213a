/** The prompt line for every state of the table: always who must do what, in words. */
import type { Question } from "../kit/board";
import { texts } from "../texts/say.svelte";
import type { Session } from "./session.svelte";

export interface PromptLine {
  kind: "yours" | "wait" | "replay" | "over" | "paused";
  title: string;
  more: string;
  seat: number | null;
  deadline: number | null;
  /** The clause that what is asked comes from. */
  clause?: string | undefined;
}

const list = (names: string[], language: string) =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

export function promptOf(session: Session): PromptLine {
  const { say, names, table, state, view } = session;
  const { t } = { t: texts.frame.t.bind(texts.frame) };
  const line = { seat: session.eye, deadline: null as number | null };
  if (session.replay.at !== null) {
    return {
      ...line,
      kind: "replay",
      title: t("replay-at", { step: session.replay.at, count: session.replay.last }),
      more: table?.state === "over" ? t("replay-over") : t("replay-running"),
    };
  }
  if (table?.state === "over" || view?.over) {
    const winners = (table?.result?.winners ?? []).map((seat) => names[seat]!);
    return {
      ...line,
      kind: "over",
      seat: table?.result?.winners[0] ?? null,
      title: t("game-over"),
      more: winners.length
        ? t("wins", { names: list(winners, say.language), count: winners.length })
        : "",
    };
  }
  if (table?.called_off != null) {
    const title = t("called-off", { name: table.called_off });
    return { ...line, kind: "paused", title, more: t("called-off-more") };
  }
  if (table?.state === "paused" || table?.state === "closed") {
    return { ...line, kind: "paused", title: t(`table-${table.state}`), more: t("table-kept") };
  }
  if (session.replaced) {
    return { ...line, kind: "wait", title: t("seat-played"), more: t("seat-played-more") };
  }
  const deadlines = state?.deadlines ?? [];
  if (session.asked && session.eye !== null) {
    return {
      ...line,
      kind: "yours",
      deadline: deadlines[session.eye] ?? null,
      ...yours(session),
    };
  }
  const to_act = view?.to_act;
  const others = Array.isArray(to_act) ? to_act.filter((seat) => seat !== session.eye) : [];
  const first = others[0];
  if (first === undefined) return { ...line, kind: "wait", title: t("dealing"), more: "" };
  const phase = String((view as Record<string, unknown> | null)?.["phase"] ?? "");
  const key = `prompt-${phase}-other`;
  const title =
    others.length === 1 && say.has(key)
      ? say.t(key, { seat: names[first]! })
      : t("others-choose", {
          names: list(
            others.map((seat) => names[seat]!),
            say.language,
          ),
        });
  const away = others
    .filter((seat) => table?.seats[seat]?.away != null)
    .map((seat) => names[seat]!);
  const put = putBy(session);
  return {
    kind: "wait",
    seat: first,
    deadline: deadlines[first] ?? null,
    title,
    clause: away.length ? undefined : put?.clause,
    more: away.length
      ? t("is-away", { names: list(away, say.language), count: away.length })
      : (put?.more ?? (session.eye === null ? t("you-watch") : t("waiting"))),
  };
}

/** What the game itself says about the moment. */
function putBy({ state, foretold, past, say, picker, names, module }: Session): Question | null {
  if (!state?.view) return null;
  // Asked while a move is still being shown: what may be done afterwards is known.
  const { view } = state;
  const asking = { legal: view.legal, foretold, past, say, picked: picker.picked, names };
  return module?.prompt?.({ ...asking, view: view as never }) ?? null;
}

/** The own turn: what is asked, what is picked, what is planned. */
function yours(session: Session): Pick<PromptLine, "title" | "more" | "clause"> {
  const { say, names, state, plan, picker, module } = session;
  const t = texts.frame.t.bind(texts.frame);
  const ask = state?.view?.ask ?? "";
  if (plan.waiting) {
    const [verb = "", ...args] = plan.waiting.split(" ");
    const action = say.action(actionOf(say.words.actions, verb, args), names);
    return { title: t("confirm-ask", { action }), more: t("unseen-yet") };
  }
  const put = putBy(session);
  const title =
    put?.title ??
    mayBeDone(session) ??
    (say.has(`prompt-${ask}`) ? say.t(`prompt-${ask}`) : t("your-turn"));
  if (put?.more) return { title, more: put.more, clause: put.clause };
  const hint = picker.picked.length
    ? module?.hint?.(picker.picked, session.view as never, say)
    : null;
  if (hint) return { title, more: hint };
  if (plan.actions.length) return { title, more: t("planned", { count: plan.actions.length }) };
  return { title, more: t("your-turn-more") };
}

/** What may be done now and nothing else, where the game has words for each verb of the ask. */
function mayBeDone({ say, state }: Session): string | null {
  const { ask, legal = [] } = state?.view ?? {};
  const verbs = Object.keys(say.words.actions).filter((verb) =>
    legal.some((action) => action.verb === verb),
  );
  const keys = verbs.map((verb) => `may-${ask}-${verb}`);
  if (!keys.length || !keys.every((key) => say.has(key))) return null;
  const words = [...new Set(keys.map((key) => say.t(key)))];
  const line = new Intl.ListFormat(say.language, { type: "disjunction" }).format(words);
  return `${line[0]!.toLocaleUpperCase(say.language)}${line.slice(1)}.`;
}

/** Verbs may have several words: the longest that is known wins. */
export function actionOf(
  verbs: Record<string, string[]>,
  verb: string,
  args: string[],
): { verb: string; arguments: string[] } {
  for (let words = args.length; words > 0; words--) {
    for (const glue of [" ", "_"]) {
      const longer = [verb, ...args.slice(0, words)].join(glue);
      if (longer in verbs) return { verb: longer, arguments: args.slice(words) };
    }
  }
  return { verb, arguments: args };
}
