/** What the game foretells of the actions that the cards picked so far lead to. */
import type { BoardProps } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import { deathOf } from "./deeds";
import type { Direction } from "./geometry";
import { cakeOf, cardOf, chairOf, type Chair, type DonPepeGang } from "./table";

interface Attack {
  from: Chair;
  to: Chair;
  /** A knife reaches along the edge of the table, a shot goes across. */
  beside: boolean;
}

export interface Slide {
  gang: DonPepeGang;
  direction: Direction;
  from: Chair;
  to: Chair;
}

export interface Foreseen {
  /** Who would hit whom. */
  attacks: Attack[];
  /** Where the picked cake would come to rest. */
  slides: Slide[];
}

type Props = Pick<BoardProps<DonPepeView>, "legal" | "picker" | "plan" | "foretold">;

/** Who would hit whom with that action. */
function attackOf(action: string, foretold: Props["foretold"]): Attack | null {
  const death = foretold
    .get(action)
    ?.map(deathOf)
    .find((one) => one);
  if (!death?.origin) return null;
  return { from: death.origin, to: death.chair, beside: death.cause === "knife" };
}

export function foreseen({ legal, picker, plan, foretold }: Props): Foreseen {
  const [first, second = ""] = picker.picked;
  const card = cardOf(first);
  const found: Foreseen = { attacks: [], slides: [] };
  const planned = plan.waiting && attackOf(plan.waiting, foretold);
  if (planned) found.attacks.push(planned);
  for (const action of legal) {
    // What is planned is among what may be done, where a hint tells it.
    if (action.verb !== card || action.text === plan.waiting) continue;
    const attack = attackOf(action.text, foretold);
    const doer = chairOf(second);
    if (attack && (doer === null || doer === attack.from)) found.attacks.push(attack);
    if (card === "pass_cake" && action.arguments[0] === cakeOf(second)) {
      const [gang, direction] = action.arguments;
      const slid = foretold.get(action.text)?.find(({ event }) => event === "cake_passed");
      if (slid) {
        found.slides.push({
          gang: gang as DonPepeGang,
          direction: direction as Direction,
          from: slid["origin"] as Chair,
          to: slid["target"] as Chair,
        });
      }
    }
  }
  return found;
}
