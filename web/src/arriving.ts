/** What a page needs, asked for at once and together: not when the page before it has been built. */
import { api } from "./api";
import { lookOf } from "./games";
import type { TableInfo } from "./lib/api";
import { dialAhead, lineTo } from "./stream";
import { texts } from "./texts/say.svelte";

/** The pages by the first word of their address. Each is loaded when somebody goes there. */
const PAGES = {
  t: () => import("./table/Table.svelte"),
  i: () => import("./start/Arrive.svelte"),
  c: () => import("./start/Arrive.svelte"),
  host: () => import("./start/Host.svelte"),
  rules: () => import("./start/RulesPage.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  numbers: () => import("./numbers/Numbers.svelte"),
  "": () => import("./start/Start.svelte"),
};
type Pages = typeof PAGES;
export type Word = keyof Pages;

const loaded = new Map<Word, Promise<unknown>>();

/** The page of an address; asked for again, it is the same promise, unless that was broken. */
export function page<W extends Word>(word: W): ReturnType<Pages[W]> {
  const coming =
    loaded.get(word) ??
    PAGES[word]().catch((error: unknown) => {
      loaded.delete(word);
      throw error;
    });
  loaded.set(word, coming);
  return coming as ReturnType<Pages[W]>;
}

export function wordOf(parts: string[]): Word {
  const [word = "", more] = parts;
  if (word === "host" || word === "rules" || word === "learn" || word === "numbers") return word;
  return more && (word === "t" || word === "i" || word === "c") ? word : "";
}

const tables = new Map<string, Promise<TableInfo>>();

/** A table's page: what is known of it; board, words and what is said there are on their way. */
export function comeTo(id: string): Promise<TableInfo> {
  const asked = tables.get(id);
  if (asked) return asked;
  const coming = api.table(id).then((table) => {
    // Whoever waits for these hears what went wrong.
    void texts.want(table.game).catch(() => undefined);
    void lookOf(table.game)
      .board?.()
      .catch(() => undefined);
    const seats = table.my_seats.length ? table.my_seats : [null];
    for (const seat of seats) dialAhead(lineTo(id, seat));
    return table;
  });
  tables.set(id, coming);
  return coming;
}

/** The table as it is now; what was asked ahead is used once. */
export async function arriveAt(id: string): Promise<TableInfo> {
  try {
    return await comeTo(id);
  } finally {
    tables.delete(id);
  }
}
