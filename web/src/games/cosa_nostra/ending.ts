/** How the race was won, and what everybody did on the way. */
import type { GameEvent, Reckoning } from "../../kit/board";
import type { CosaNostraGang as Gang, CosaNostraView } from "../../lib/views";
import type { Say } from "../../texts/say.svelte";

const seatOf = (view: CosaNostraView, gang: unknown): number | null => view.owner[gang as Gang];

/** Deeds by player: figures taken prisoner, banished, lost, throws; and the steps left to go. */
export function reckoned(events: GameEvent[], view: CosaNostraView, say: Say): Reckoning {
  const points = Array.from({ length: view.seats }, () => ({}) as Record<string, number>);
  const count = (seat: number | null | undefined, key: string) => {
    const row = points[seat ?? -1];
    if (row) row[key] = (row[key] ?? 0) + 1;
  };
  for (const event of events) {
    if (event.event === "rolled") count(Number(event["seat"]), "throws");
    if (event.event === "captured") count(seatOf(view, event["guard"]), "prisoners");
    if (event.event === "spun") count(seatOf(view, event["gang"]), "spins");
    if (event.event === "banished" || event.event === "boss_banished") {
      count(seatOf(view, event["gang"]), "lost");
    }
  }
  for (const gang of Object.keys(view.owner) as Gang[]) {
    const row = points[seatOf(view, gang) ?? -1];
    if (row) row["to-go"] = (row["to-go"] ?? 0) + view.to_go[gang];
  }
  const keys = ["throws", "prisoners", "spins", "lost", "to-go"];
  const columns = keys.map((key) => ({ key, label: say.t(`board-end-${key}`) }));
  return { columns, points, counts: true };
}

/** The last way home, and how long the race was. */
export function told(
  events: GameEvent[],
  _view: CosaNostraView,
  say: Say,
  names: string[],
): string[] {
  const home = events.filter(({ event }) => event === "came_home");
  const throws = events.filter(({ event }) => event === "rolled").length;
  const last = home.at(-1);
  const lines = home.map((event) => say.event(event, names));
  return last ? [...lines, say.t("board-ending", { count: throws })] : [];
}
