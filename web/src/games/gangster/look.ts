import type { Look } from "../../kit/board";
import type { GangsterView } from "../../lib/views";

const look: Look<GangsterView> = {
  // Colours in the order of the seats; of two players each has every other one.
  gangs: ["grey", "green", "yellow", "brown", "blue"],
  minutes: "90",
  unit: "field-influence",
  score: (view, seat) => view.influence[seat] ?? 0,
};

export default look;
