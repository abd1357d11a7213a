import type { Look, Reckoning } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import { count, GANGS, KIND_ICONS, KINDS, unseated } from "./table";

/** Why somebody has money: the sources of income, and the rest of the pot. */
const SOURCES = ["boss", "bar", "restaurant", "gambling", "register", "pot"];

const look: Look<DonPepeView> = {
  gangs: [...GANGS],
  minutes: "30–45",
  unit: "board-unit",
  score: (view, seat) => view.money[seat] ?? 0,
  brief: (score, say) => say.t("board-thousands", { thousands: score / 1000 }),
  facts: (view, seat, say) => {
    const men = view.men[seat] ?? [];
    const beside = unseated(view, seat);
    const alive = KINDS.flatMap((kind) => {
      const waiting = beside.filter((one) => one.kind === kind);
      const value =
        view.kinds[kind].filter((chair) => men.includes(chair)).length +
        waiting.reduce((sum, one) => sum + one.number, 0);
      return value
        ? [{ icon: KIND_ICONS[kind], label: say.t(`kind-${kind}`), value, bare: value === 1 }]
        : [];
    });
    const cake = view.cake[seat];
    return [
      ...(alive.length
        ? alive
        : [{ icon: "close", label: say.t("table-men"), value: say.t("table-out") }]),
      { icon: "cards", label: say.t("table-cards"), value: count(view.hands[seat]) },
      {
        icon: "cake",
        label: say.t("board-cake"),
        value: cake ? say.t("board-cake-there", { chair: cake }) : say.t("board-cake-kept"),
      },
    ];
  },
  icons: {
    dealt: "cards",
    shuffled: "cards",
    started: "first",
    seated: "hat",
    placed: "hat",
    turn: "first",
    exploded: "boom",
    died: "bullet",
    earned: "money",
    paid: "money",
    played: "card",
    discarded: "cards",
    stopped: "check",
    cake_put: "cake",
    cake_passed: "pass-cake",
    fell_asleep: "sleep",
    woke: "eye",
    rose: "move",
    moved: "move",
    raided: "police",
    out: "close",
    hand_shown: "cards",
    took_pot: "money",
    ended: "trophy",
  },
  scoring: ["earned", "paid", "took_pot"],
  placeOf: (event) => {
    const chair = event["target"] ?? event["chair"];
    return typeof chair === "string" ? `c${chair}` : null;
  },
  reckoning: (events, view, say): Reckoning => {
    const points: Record<string, number>[] = view.money.map(() => ({}));
    const due: Record<string, number>[] = view.money.map(() => ({}));
    for (const event of events) {
      const seat = event["seat"];
      const row = typeof seat === "number" ? points[seat] : undefined;
      if (typeof seat !== "number" || !row) continue;
      if (event.event === "earned") {
        due[seat]![String(event["source"])] = Number(event["dollars"]);
      } else if (event.event === "paid") {
        // The last note may be less than due: then the later sources go short.
        let left = Number(event["dollars"]);
        for (const [source, dollars] of Object.entries(due[seat]!)) {
          const got = Math.min(left, dollars);
          if (got) row[source] = (row[source] ?? 0) + got;
          left -= got;
        }
        due[seat] = {};
      } else if (event.event === "took_pot" && event["dollars"]) {
        row["pot"] = Number(event["dollars"]);
      }
    }
    const used = SOURCES.filter((key) => points.some((row) => row[key]));
    const label = (key: string) => say.t(key === "pot" ? "board-rest" : `source-${key}`);
    return { columns: used.map((key) => ({ key, label: label(key) })), points };
  },
  board: () => import("./board"),
};

export default look;
