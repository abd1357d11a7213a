import type { Look } from "../../kit/board";
import type { CosaNostraGang, CosaNostraView } from "../../lib/views";

const gangsOf = (view: CosaNostraView, seat: number) =>
  (Object.keys(view.owner) as CosaNostraGang[]).filter((gang) => view.owner[gang] === seat);

const look: Look<CosaNostraView> = {
  gangs: ["red", "blue", "yellow", "green"],
  minutes: "60",
  gangOf: (view, seat) => gangsOf(view, seat)[0] ?? "red",
  facts: (view, seat, say) =>
    gangsOf(view, seat).map((gang) => ({
      icon: "boss",
      label: `${say.t("field-to_go")} (${say.t(`gang-${gang}`)})`,
      value: view.to_go[gang],
    })),
};

export default look;
