import type { Look, Reckoning } from "../../kit/board";
import type { Gang } from "../../kit/gangs";
import type { BossesView } from "../../lib/views";

const GANGS: Gang[] = ["red", "blue", "yellow", "grey"];

const look: Look<BossesView> = {
  gangs: GANGS,
  minutes: "25",
  unit: "board-rank",
  score: (view, seat) => view.rank[seat] ?? 0,
  facts: (view, seat, say) => {
    const stock = view.stock[seat];
    const left = (["1", "2", "3"] as const).filter((power) => stock?.[power]);
    return [
      { label: say.t("board-stock"), value: left.join(" ") || "–" },
      { icon: "bullet", label: say.t("board-bullets"), value: view.bullets[seat] ?? 0 },
    ];
  },
  icons: {
    opened: "cards",
    started: "first",
    placed: "hat",
    drew: "cards",
    drawn: "eye",
    moved: "move",
    shot: "bullet",
    line_counted: "lock",
    line_scored: "star",
    skipped: "sleep",
    ended: "trophy",
  },
  scoring: ["line_scored"],
  placeOf: (event) => {
    const place = event["target"] ?? event["field"];
    return typeof place === "string" ? place : null;
  },
  reckoning: (events, view, say): Reckoning => {
    const columns: Reckoning["columns"] = [];
    const points: Record<string, number>[] = view.rank.map(() => ({}));
    for (const event of events) {
      if (event.event !== "line_scored" || typeof event["seat"] !== "number") continue;
      const line = String(event["line"]);
      if (!event["points"]) continue;
      columns.push({ key: line, label: say.t(`line-${line}`) });
      const row = points[event["seat"]];
      if (row) row[line] = Number(event["points"]);
    }
    return { columns, points };
  },
  board: () => import("./board"),
};

export default look;
