import type { Fact, Look, Reckoning } from "../../kit/board";
import { LETTER } from "../../kit/gangs";
import type { GangsterView } from "../../lib/views";
import { CARDS, gangsOf, inTrunk, KIND_ICONS, slotsOf } from "./city";
import { daysOf } from "./reckoning.svelte";

const look: Look<GangsterView> = {
  // Colours in the order of the seats; of two players each has every other one.
  gangs: ["grey", "green", "yellow", "brown", "blue"],
  minutes: "90",
  unit: "field-influence",
  score: (view, seat) => view.influence[seat] ?? 0,
  facts: (view, seat, say) => {
    const own = gangsOf(view, seat);
    return own.flatMap((gang) => {
      const of = (what: string) =>
        own.length > 1 ? `${say.t(`gang-${gang}`)}: ${say.t(what)}` : say.t(what);
      const crew = view.crew[gang];
      const trunk = inTrunk(view, gang);
      const kinds = slotsOf(view, gang);
      const facts: Fact[] = [
        {
          label: of("board-movement"),
          value: view.cards[gang].join(" ") || "–",
          cards: CARDS.map((text) => ({ text, used: !view.cards[gang].includes(text) })),
        },
        {
          icon: "car",
          label: of("board-crew"),
          value: crew,
          ...(own.length > 1 ? { marks: [{ gang, text: String(crew) }] } : {}),
        },
        {
          icon: "trunk",
          label: of("board-trunk"),
          value: trunk.map((whose) => say.t(`gang-${whose}`)).join(", ") || "–",
          marks: trunk.map((whose) => ({ gang: whose, text: LETTER[whose] })),
        },
      ];
      if (kinds.length) {
        facts.push({
          label: of("board-equipment"),
          value: kinds.map((kind) => say.t(`kind-${kind}`)).join(", "),
          icons: kinds.map((kind) => KIND_ICONS[kind]),
        });
      }
      return facts;
    });
  },
  firstPlayer: (_view, past) => {
    const began = past.findLast(
      (event) => event.event === "stage_began" || event.event === "started",
    );
    return typeof began?.["seat"] === "number" ? began["seat"] : null;
  },
  icons: {
    laid_open: "trunk",
    three_alike: "close",
    equipped: "motor",
    table_laid: "cards",
    started: "first",
    dealt: "hat",
    stage_began: "sun",
    chose: "users",
    drove: "car",
    unloaded: "hat",
    loaded: "trunk",
    pushed: "bumper",
    declined: "check",
    dumped: "boom",
    kept: "check",
    took: "deal",
    took_nothing: "close",
    dropped: "boom",
    must_drive: "car",
    cards_up: "cards",
    doubled: "doubler",
    police_came: "police",
    casino_drawn: "casino",
    reckoned: "register",
    placed: "star",
    tie_won: "move",
    stood_at: "money",
    reinforced: "hat",
    ended: "trophy",
  },
  scoring: ["casino_drawn", "placed", "stood_at"],
  placeOf: (event) => {
    const place = event["target"] ?? event["district"];
    return typeof place === "string" ? place : null;
  },
  reckoning: (events, view, say): Reckoning => {
    const days = daysOf(events);
    const sums: Reckoning["points"] = view.influence.map(() => ({}));
    const parts = days.map((day) => {
      const points: Reckoning["points"] = view.influence.map(() => ({}));
      for (const { district, shares } of day.accounts) {
        for (const { gang, points: won } of shares) {
          const seat = view.owner[gang]!;
          points[seat]![district] = (points[seat]![district] ?? 0) + won;
          sums[seat]![day.day] = (sums[seat]![day.day] ?? 0) + won;
        }
      }
      return {
        key: String(day.day),
        label: say.t("board-stage-part", { stage: day.day, casino: day.casino }),
        columns: day.accounts.map(({ district, doubled }) => ({
          key: district,
          label: say.t(`district-${district}`) + (doubled ? " ×2" : ""),
        })),
        points,
      };
    });
    const columns = days.map(({ day }) => ({
      key: String(day),
      label: say.t("board-stage-number", { stage: day }),
    }));
    return { columns, points: sums, parts };
  },
  board: () => import("./board"),
};

export default look;
