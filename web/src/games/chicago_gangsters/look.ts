import type { Look, Reckoning } from "../../kit/board";
import type { ChicagoGangstersView } from "../../lib/views";
import { boxOf } from "./box";
import { count, goodsTold } from "./table";

const look: Look<ChicagoGangstersView> = {
  gangs: ["red", "blue", "yellow", "green", "orange"],
  minutes: "60",
  unit: "board-alcohol",
  score: (view, seat) => view.alcohol[seat] ?? 0,
  called: (view, seat, say) => say.t(view.clan[seat] ? `clan-${view.clan[seat]}` : "terminal-mrx"),
  facts: (view, seat, say) => {
    const persons = (view.persons[seat] ?? []).map((person) => say.t(`person-${person}`));
    const clan = view.clan[seat];
    const points = view.godfather_points[seat];
    return [
      { icon: "cards", label: say.t("board-cards"), value: count(view.hand[seat]) },
      {
        icon: "hat",
        label: say.t("board-clan"),
        value: clan ? say.t(`clan-${clan}`) : say.t("terminal-mrx"),
      },
      ...(persons.length
        ? [{ icon: "person", label: say.t("board-persons"), value: persons.join(", ") }]
        : []),
      ...(points ? [{ icon: "boss", label: say.t("contest-godfather"), value: points }] : []),
    ];
  },
  adds: (event, view, say) => {
    const card =
      event.event === "loot_revealed" && boxOf(view.edition)?.packages[`${event["loot"]}`];
    if (!card) return null;
    return say.t("board-loot-told", {
      winners1: goodsTold(card.winners["1"], say),
      winners2: goodsTold(card.winners["2"], say),
      losers1: goodsTold(card.losers["1"], say),
      losers2: goodsTold(card.losers["2"], say),
    });
  },
  icons: {
    coalition_revealed: "deal",
    district_revealed: "hq",
    loot_revealed: "bottle",
    person_revealed: "person",
    hired: "person",
    drew: "cards",
    deck_renewed: "cards",
    clan_given: "hat",
    mrx_named: "hat",
    answered: "hidden",
    stance_shown: "boss",
    duel_laid: "hidden",
    duel_shown: "cards",
    godfather_is: "boss",
    points_pledged: "chat",
    cards_pledged: "chat",
    points_asked: "chat",
    aimed: "chat",
    showed: "eye",
    passed: "chat",
    laid: "cards",
    hid: "hidden",
    side_taken: "hat",
    locked: "lock",
    number_shown: "cards",
    turned_up: "eye",
    returned: "undo",
    stays_down: "hidden",
    announced: "star",
    hidden_shown: "eye",
    compared: "trophy",
    took: "bottle",
    paid: "deal",
    gained: "bottle",
    discarded: "cards",
    picked: "cards",
    sold: "bottle",
    awarded: "trophy",
    ended: "trophy",
  },
  scoring: ["announced", "compared", "gained", "awarded", "godfather_scored"],
  placeOf: (event) => (typeof event["seat"] === "number" ? `lane-${event["seat"]}` : null),
  reckoning: (events, view, say): Reckoning => {
    const kinds = ["weapons", "bribes", "blackmail", "persons", "godfather"];
    const points: Record<string, number>[] = view.alcohol.map(() => ({}));
    for (const event of events) {
      const row = typeof event["seat"] === "number" ? points[event["seat"]] : undefined;
      if (!row || !["gained", "awarded", "sold"].includes(event.event)) continue;
      const key = event.event === "awarded" ? String(event["contest"]) : "loot";
      // A sale brings one; what it threw in stands in the event.
      const alcohol = event.event === "sold" ? 0 : Number(event["alcohol"]);
      row[key] = (row[key] ?? 0) + alcohol;
    }
    view.alcohol.forEach((all, seat) => {
      const row = points[seat]!;
      const sum = Object.values(row).reduce((total, part) => total + part, 0);
      if (all !== sum) row["sold"] = all - sum;
    });
    const used = ["loot", "sold", ...kinds].filter((key) => points.some((row) => row[key]));
    const label = (key: string) =>
      kinds.includes(key) ? say.t(`contest-${key}`) : say.t(`board-${key}`);
    return { columns: used.map((key) => ({ key, label: label(key) })), points };
  },
  board: () => import("./board"),
};

export default look;
