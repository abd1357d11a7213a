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
      {
        label: say.t("board-stock"),
        value: left.join(" ") || "–",
        marks: left.map((text) => ({ gang: GANGS[seat]!, text })),
      },
      { icon: "bullet", label: say.t("board-bullets"), value: view.bullets[seat] ?? 0 },
    ];
  },
  firstPlayer: (_view, past) => {
    const seat = past.find((event) => event.event === "started")?.["seat"];
    return typeof seat === "number" ? seat : null;
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
    // The track ends before all points are used: what was climbed is what counts.
    const rank = view.rank.map(() => 0);
    for (const event of events) {
      const seat = event["seat"];
      if (event.event !== "line_scored" || typeof seat !== "number" || !event["points"]) continue;
      const line = String(event["line"]);
      const row = points[seat];
      if (!row) continue;
      columns.push({ key: line, label: say.t(`line-${line}`) });
      row[line] = Number(event["rank"]) - rank[seat]!;
      rank[seat] = Number(event["rank"]);
    }
    return { columns, points };
  },
  board: () => import("./board"),
};

export default look;
