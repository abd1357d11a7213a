/** What stands at the head of a line: how full it is, and once complete, who scored. */
import type { GameEvent } from "../../kit/board";
import type { Gang } from "../../kit/gangs";
import type { BossesView } from "../../lib/views";
import type { Say } from "../../texts/say.svelte";
import type { Line } from "./streets";

export interface Head {
  line: Line;
  filled: number;
  /** Who scored it; null where every gang was tied. */
  scored: { gang: Gang | null; points: number; seat: number | null } | null;
}

/** The position does not keep who scored a line: the log does. */
export function headOf(line: Line, view: BossesView, past: GameEvent[]): Head {
  const filled = line.fields.filter((field) => view.board[field]).length;
  const event =
    filled === line.fields.length
      ? past.findLast((one) => one.event === "line_scored" && one["line"] === line.name)
      : undefined;
  if (!event) return { line, filled, scored: null };
  const gang = typeof event["gang"] === "string" ? (event["gang"] as Gang) : null;
  const seat = typeof event["seat"] === "number" && event["seat"] >= 0 ? event["seat"] : null;
  return { line, filled, scored: { gang, points: Number(event["points"] ?? 0), seat } };
}

/** The head in words, for tooltips and readers. */
export function nameOf(head: Head, say: Say, players: string[]): string {
  const line = say.t(`line-${head.line.name}`);
  if (!head.scored) return say.t("board-line", { line, filled: head.filled });
  const { gang, points, seat } = head.scored;
  if (gang === null) return say.t("board-line-tied", { line });
  const args = { line, points, gang: say.t(`gang-${gang}`) };
  if (seat === null) return say.t("board-line-neutral", args);
  return say.t("board-line-scored", { ...args, seat: players[seat] ?? "" });
}
