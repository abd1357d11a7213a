/** The question in words: who takes which die, and why nothing else is left. */
import type { Asking, Question } from "../../kit/board";
import type { CosaNostraView } from "../../lib/views";
import { isDieKey, pipsOf, type Die } from "./keys";
import { gangName, pickedName } from "./names";
import { waysOf, type Way } from "./ways";

type Ask = Asking<CosaNostraView>;

/** Clauses of the rulebook that the words below are about. */
const WHOLE = "N4";
const ANOTHER = "N9";
const WAITS = "N14";
const HOME = "N18";

export function promptOf(asking: Ask): Question | null {
  const { view, legal, picked } = asking;
  if (!legal.length) return lapsed(asking);
  if (view.ask === "banish") return null;
  const key = picked.at(-1);
  if (key === undefined) return view.ask === "second" ? second(asking) : opening(asking);
  const ways = waysOf(picked, asking);
  return isDieKey(key) ? die(key, asking) : figure(key, ways, asking);
}

/** What was lost of the throw before this one. */
function lapsed({ past, say, names }: Ask): Question | null {
  const throws = past.flatMap(({ event }, i) => (event === "rolled" ? [i] : []));
  const event = past
    .slice(throws.at(-2) ?? 0)
    .findLast((one) => one.event === "throw_lapsed" || one.event === "die_lapsed");
  return event ? { more: say.event(event, names), clause: WHOLE } : null;
}

/** The pips that take a Boss home now, as the game foretells it. */
function homeward({ legal, foretold }: Ask): number | null {
  const action = legal.find(({ text }) =>
    foretold.get(text)?.some(({ event }) => event === "came_home"),
  );
  return action ? Number(action.arguments[1]) : null;
}

/** The die that the game says would lapse after a way; null where another figure can take it. */
const lapsing = (way: Way): number | null =>
  Number(way.events.find(({ event }) => event === "die_lapsed")?.["pips"]) || null;

/** Told so far that every way loses the other die. */
function allLapse({ legal, foretold }: Ask): boolean {
  return legal.every((action) =>
    foretold.get(action.text)?.some(({ event }) => event === "die_lapsed"),
  );
}

/** "3, 5 or 8", as British printers set it. */
const listed = (numbers: number[], { say }: Ask): string =>
  new Intl.ListFormat(say.language === "en" ? "en-GB" : say.language, {
    type: "disjunction",
  }).format(numbers.map(String));

function opening(asking: Ask): Question | null {
  const { view, legal, foretold, say } = asking;
  const home = homeward(asking);
  const numbers = [...new Set(legal.map((action) => Number(action.arguments[1])))];
  const [only] = numbers;
  const sum = view.low + view.high;
  if (numbers.length === 1 && only !== undefined && foretold.size) {
    const other = sum - only;
    if (only === sum) {
      const title = say.t("board-only-sum", { pips: sum });
      return { title, more: say.t("board-whole"), clause: WHOLE };
    }
    const lost = allLapse(asking);
    return {
      title: say.t(lost ? "board-only-die" : "board-begin-with", { pips: only }),
      more: say.t(lost ? "board-lapses" : "board-then", { pips: other }),
      clause: WHOLE,
    };
  }
  if (!numbers.includes(sum) && allLapse(asking)) {
    const title = say.t("board-one-die", { pips: listed(numbers, asking) });
    return { title, more: say.t("board-other-lapses"), clause: WHOLE };
  }
  const double = view.low === view.high;
  const told =
    home === null ? lapsed(asking) : { more: say.t("board-home", { pips: home }), clause: HOME };
  return {
    title: say.t(double ? "board-opening-double" : "board-opening", {
      low: view.low,
      high: view.high,
      sum,
    }),
    more: say.t(double ? "board-ask-double" : "board-ask"),
    ...told,
  };
}

function second(asking: Ask): Question {
  const { view, say } = asking;
  const gang = view.gang ? gangName(view.gang, say) : "";
  const title = say.t("board-second", { gang, pips: view.left });
  const home = homeward(asking);
  if (home !== null) return { title, more: say.t("board-home", { pips: home }), clause: HOME };
  if (view.boss_waits) return { title, more: say.t("board-waits"), clause: WAITS };
  return { title, more: say.t("board-second-more"), clause: ANOTHER };
}

function die(key: string, { view, say }: Ask): Question {
  const pips = pipsOf(view, key.slice("die-".length) as Die);
  return { title: say.t("board-who-goes", { pips }), more: say.t("board-who-more") };
}

function figure(key: string, ways: Way[], asking: Ask): Question {
  const { view, say } = asking;
  const numbers = [...new Set(ways.map((way) => way.pips))];
  const name = pickedName(key, view, say);
  const told = { figure: name, pips: listed(numbers, asking) };
  const title = say.t("board-takes", told);
  if (view.ask === "second") return { title, more: say.t("board-click-space") };
  const lost = ways.find(lapsing);
  if (lost) {
    // Why something is lost takes words: a phone must have room for them.
    const more = say.t("board-would-lapse", { pips: lost.pips, other: lapsing(lost)! });
    return { title: say.t("board-takes-brief", told), more, clause: WHOLE };
  }
  const sum = view.low + view.high;
  if (numbers.every((pips) => pips === sum)) return { title, more: say.t("board-click-space") };
  const both = numbers.includes(sum);
  return { title, more: both ? say.t("board-both", { sum }) : say.t("board-another") };
}
