import type { GameEvent, Look, Reckoning } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import { count, GANGS, KIND_ICONS, KINDS, unseated } from "./table";

/** Why somebody has money: the Boss, businesses, the register, and the rest of the pot. */
const REASONS = ["boss", "business", "register", "pot"];
const BUSINESSES = ["bar", "restaurant", "gambling"];

/** What every seat was paid, by the source it came from. The last of the pot may be less than due,
    and then nobody says which source went short: it is the rest of the pot. */
function moneyBySource(events: GameEvent[], seats: number): Record<string, number>[] {
  const money: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  const due: Record<string, number>[] = Array.from({ length: seats }, () => ({}));
  const pay = (seat: number, source: string, dollars: number) => {
    const row = money[seat]!;
    if (dollars) row[source] = (row[source] ?? 0) + dollars;
  };
  for (const event of events) {
    const seat = Number(event["seat"]);
    const dollars = Number(event["dollars"]);
    if (event.event === "earned") due[seat]![String(event["source"])] = dollars;
    else if (event.event === "took_pot") pay(seat, "pot", dollars);
    else if (event.event === "paid") {
      const shares = Object.entries(due[seat]!);
      const whole = shares.reduce((sum, [, share]) => sum + share, 0) === dollars;
      for (const [source, share] of whole ? shares : [["pot", dollars] as const]) {
        pay(seat, source, share);
      }
      due[seat] = {};
    }
  }
  return money;
}

const look: Look<DonPepeView> = {
  gangs: [...GANGS],
  minutes: "30–45",
  unit: "board-unit",
  score: (view, seat) => view.money[seat] ?? 0,
  brief: (score, say) => (score ? say.t("board-thousands", { thousands: score / 1000 }) : "0"),
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
    const parts = moneyBySource(events, view.money.length);
    const points = parts.map((row) => {
      const business = BUSINESSES.reduce((sum, source) => sum + (row[source] ?? 0), 0);
      return business ? { ...row, business } : row;
    });
    const used = (keys: string[]) => keys.filter((key) => points.some((row) => row[key]));
    return {
      columns: used(REASONS).map((key) => ({ key, label: say.t(`board-from-${key}`) })),
      points,
      parts: used(["business"]).map((key) => ({
        key,
        label: say.t(`board-from-${key}`),
        columns: used(BUSINESSES).map((one) => ({ key: one, label: say.t(`source-${one}`) })),
        points: parts,
      })),
    };
  },
  board: () => import("./board"),
};

export default look;
