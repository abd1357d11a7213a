import type { Look } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";

const look: Look<DonPepeView> = {
  gangs: ["yellow", "red", "blue", "green", "orange", "purple"],
  minutes: "30–45",
  unit: "field-money",
  score: (view, seat) => view.money[seat] ?? 0,
  facts: (view, seat, say) => {
    const hand = Object.values(view.hands[seat] ?? {});
    return [
      {
        icon: "cards",
        label: say.t("table-cards"),
        value: hand.reduce((sum, cards) => sum + cards, 0),
      },
      { icon: "person", label: say.t("table-men"), value: view.men[seat]?.length ?? 0 },
    ];
  },
};

export default look;
