/** What the game foretells of the actions that the cards picked so far lead to. */
import type { BoardProps } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import { deathOf } from "./deeds";
import { cakeOf, cardOf, chairOf, type Chair, type DonPepeGang } from "./table";

export interface Foreseen {
  /** Who would hit whom. */
  attacks: { from: Chair; to: Chair; beside: boolean }[];
  /** Where the picked cake would come to rest. */
  slides: { gang: DonPepeGang; direction: string; to: Chair }[];
}

export function foreseen({
  legal,
  picker,
  foretold,
}: Pick<BoardProps<DonPepeView>, "legal" | "picker" | "foretold">): Foreseen {
  const [first, second = ""] = picker.picked;
  const card = cardOf(first);
  const found: Foreseen = { attacks: [], slides: [] };
  for (const action of legal) {
    if (action.verb !== card) continue;
    const events = foretold.get(action.text) ?? [];
    if (card === "knife" || card === "pistol") {
      const death = events.map(deathOf).find((one) => one !== null);
      const shooter = chairOf(second);
      if (death?.origin && (shooter === null || shooter === death.origin))
        found.attacks.push({ from: death.origin, to: death.chair, beside: card === "knife" });
    } else if (card === "pass_cake" && action.arguments[0] === cakeOf(second)) {
      const [gang, direction = ""] = action.arguments;
      const to = events.find((event) => event.event === "cake_passed")?.["target"];
      if (to) found.slides.push({ gang: gang as DonPepeGang, direction, to: to as Chair });
    }
  }
  return found;
}
