/** The question in words: what the card in hand asks for, and who is in its reach. */
import type { Asking, Question } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import { boxOf } from "./box";
import { cardOf, type Card } from "./table";

type Ask = Asking<DonPepeView>;

export function promptOf(asking: Ask): Question | null {
  const { view, legal, picked, say } = asking;
  if (!legal.length) return null;
  const card = cardOf(picked[0]);
  if (card && view.phase === "card") return played(card, asking);
  if (view.phase === "pill") return pill(asking);
  if (picked.length) return null;
  const only = legal.every(({ verb }) => verb === "end");
  return { more: say.t(`board-more-${only ? "end" : view.phase}`) };
}

function played(card: Card, { legal, picked, say }: Ask): Question {
  const plays = legal.filter((action) => action.verb === card);
  if (!plays.length) {
    const title = say.t("board-ask-none", { card: say.t(`card-${card}`) });
    return { title, more: say.t("board-hint-none") };
  }
  if (card === "pass_cake" && picked[1]) {
    return { title: say.t("board-ask-slide"), more: say.t("board-hint-slide") };
  }
  const chairs = new Intl.ListFormat(say.language).format(
    plays.map((action) => action.arguments[0] ?? ""),
  );
  const more = say.t(`board-hint-${card}`, { count: plays.length, chairs });
  return { title: say.t(`board-ask-${card}`), more };
}

/** How many pills there are still to give. */
function pill({ view, say }: Ask): Question {
  const doses = boxOf(view.edition)?.doses;
  return doses ? { more: say.t("board-more-pill", { pill: view.served.length + 1, doses }) } : {};
}
