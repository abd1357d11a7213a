/** "Something is wrong": one file with everything needed to see it again, and nothing hidden. */
import { api } from "../api";
import { house } from "../house.svelte";
import type { CommonView, GameEvent } from "../lib/api";
import type { Session } from "./session.svelte";

/** As many steps as the server tells at once. */
const PAGE = 100;

interface Seen {
  events: GameEvent[];
  view: CommonView;
  draft?: string[];
}

/** The record comes first and the rest as its comments, so that `backroom replay` opens it. */
export async function fileOf(session: Session, what: string): Promise<string> {
  const record = await api.record(session.id, session.eye);
  // After the end the record tells everything; before it, what this seat has seen must be told.
  const seen = session.table?.state === "over" ? [] : await seenBy(session);
  const about = {
    seen: seen.length,
    seat: session.eye,
    players: session.names,
    what,
    version: house.server?.version,
    game: session.table?.game,
    edition: session.table?.edition,
    rules: session.table?.rules,
    number: session.state?.number,
    hash: session.state?.hash,
    link: session.link,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    messages: session.messages,
  };
  const notes = [
    ...changesOf(seen).map((one) => `# seen ${JSON.stringify(one)}`),
    `# saved ${JSON.stringify(about)}`,
  ];
  return `${record.trimEnd()}\n${notes.join("\n")}\n`;
}

/** Every step as this seat has seen it, and what it has planned but not confirmed. */
async function seenBy(session: Session): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let count = 1; seen.length < count;) {
    const page = await api.replay(session.id, session.eye, seen.length, PAGE);
    if (!page.steps.length) break;
    count = page.count;
    seen.push(...page.steps.map(({ events, view }) => ({ events, view })));
  }
  const { state, eye } = session;
  if (state?.draft?.actions.length && state.view)
    seen.push({
      events: [],
      view: { ...state.view, legal: [] },
      draft: state.draft.actions.map((action) => `${eye} ${action}`),
    });
  return seen;
}

/** Of every view only the fields that are not as they were a step before. */
function changesOf(seen: Seen[]): object[] {
  let before: Record<string, string> = {};
  return seen.map((step) => {
    const now = Object.fromEntries(
      Object.entries(step.view).map(([field, value]) => [field, JSON.stringify(value)]),
    );
    const changed = Object.entries(step.view).filter(([field]) => now[field] !== before[field]);
    before = now;
    return { ...step, view: Object.fromEntries(changed) };
  });
}
