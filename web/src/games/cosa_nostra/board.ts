/** How the ring is clicked, and how its figures, dice and wheel move. */
import type { BoardModule } from "../../kit/board";
import type { CosaNostraView } from "../../lib/views";
import Board from "./Board.svelte";
import { boxOf } from "./box";
import { flights } from "./flights";
import {
  bossKey,
  diceKeys,
  figureKeys,
  hqKey,
  isDieKey,
  isHqKey,
  isSpaceKey,
  isTaken,
  pipsOf,
  spaceKey,
  targetIn,
  trayBossKey,
  trayKey,
  whoOf,
  type Die,
} from "./keys";
import { GANGS, gangsOf, type Gang, type View } from "./figures";
import { promptOf } from "./prompt";
import Tray from "./Tray.svelte";

const MOST_PIPS = 12;

/** How far it is from a figure to a space, as the crow walks: on round the ring. */
function wayTo(who: string, key: string, view: View): number | null {
  const box = boxOf(view.edition);
  const [verb, place = ""] = who.split(" ");
  if (!box) return null;
  const gang = place as Gang;
  const at = verb === "boss" ? view.boss[gang] : place;
  const inside = at === "hq" || (GANGS as readonly (string | null)[]).includes(at);
  const start = inside ? box.fronts[gang] - 1 : Number(at);
  return (Number(key.slice(1)) - start + box.ring) % box.ring;
}

/** A number that was not thrown, or is not left: whoever asks for it hears what can be gone. */
const notThrown = (view: View) =>
  [1, 2, 3, 4].find((pips) => ![view.low, view.high, view.low + view.high].includes(pips))!;

const board: BoardModule<CosaNostraView> = {
  Board,
  Tray,
  foretells: true,
  paths(action, view, foretold) {
    if (action.verb === "banish") {
      const shown = view.shown ?? "";
      const gang = GANGS.find((one) => view.boss[one] === shown)!;
      return action.arguments[0] === "boss"
        ? [["banish-boss"], [bossKey(gang)], [trayBossKey(gang)]]
        : [["banish-follower"], [spaceKey(shown)], [trayKey(shown)]];
    }
    const target = targetIn(foretold.get(action.text));
    const dice = diceKeys(Number(action.arguments[1]), view);
    return figureKeys(action, view).flatMap((who) => [
      ...(target ? [[who, target]] : []),
      ...dice.flatMap((die) => [
        [who, die],
        [die, who],
      ]),
    ]);
  },
  attempt(picked, key, view) {
    const from = picked.at(-1);
    const pips = (key: string) => {
      const die = key.slice("die-".length) as Die;
      return isTaken(die, view) ? notThrown(view) : pipsOf(view, die);
    };
    const figure = from !== undefined && !isDieKey(from) ? whoOf(from, view) : null;
    if (figure && isDieKey(key)) return `${figure} ${pips(key)}`;
    if (figure && isSpaceKey(key)) {
      const way = wayTo(figure, key, view);
      if (way === null) return null;
      return `${figure} ${way > 0 && way <= MOST_PIPS ? way : notThrown(view)}`;
    }
    if (figure && isHqKey(key) && figure === `boss ${key.slice("hq-".length)}`) {
      const home = view.to_go[key.slice("hq-".length) as Gang];
      return `${figure} ${home <= MOST_PIPS ? home : notThrown(view)}`;
    }
    // A die that nobody can take: the Boss is asked about.
    const gang = view.gang ?? gangsOf(view, view.seat)[0];
    if (isDieKey(key)) return gang ? `boss ${gang} ${pips(key)}` : null;
    const who = whoOf(key, view);
    if (!who) return null;
    return `${who} ${from !== undefined && isDieKey(from) ? pips(from) : view.left || view.low}`;
  },
  // A die for the figure in hand, or a figure for the die.
  goesOn: (picked, key) => picked.length > 0 && isDieKey(picked.at(-1)!) !== isDieKey(key),
  begin: (view) => hqKey(gangsOf(view, view.seat)[0] ?? "red"),
  mark: (_action, picked, events) =>
    !picked.some(isDieKey) && events?.some(({ event }) => TAKES.includes(event)) ? "take" : "go",
  prompt: promptOf,
  flights,
};

/** What happens to somebody else where a figure lands. */
const TAKES = ["captured", "banished", "boss_banished"];

export default board;
