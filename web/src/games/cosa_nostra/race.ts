/** Each Boss's way home laid out straight: what is on it, and who stands ahead. */
import type { Say } from "../../texts/say.svelte";
import type { Box, Symbol } from "./box";
import { figuresOn, isClosedTo, playing, stepOf, type Gang, type View } from "./figures";
import { bossName, gangName } from "./names";

export interface Lane {
  gang: Gang;
  /** 0 in the HQ, 1 on the front, and so on round the ring. */
  step: number;
  toGo: number;
  home: boolean;
  held: boolean;
  symbols: Symbol[];
  /** Others between the Boss and home; barred where the gang may not land, as the game tells. */
  ahead: { step: number; gang: Gang; barred: boolean }[];
}

export const lanesOf = (view: View, box: Box): Lane[] =>
  playing(view).map((gang) => laneOf(gang, view, box));

function laneOf(gang: Gang, view: View, box: Box): Lane {
  const home = view.boss[gang] === "home";
  const step = stepOf(view, box, gang);
  // Out of the HQ the front is the first step, and after a lap it is reached again.
  const way = Array.from({ length: box.ring + 1 }, (_, i) => (box.fronts[gang] + i) % box.ring);
  const ahead = way.flatMap((space, i) => {
    const others = figuresOn(view, space).filter((one) => one.gang !== gang && !one.held);
    if (home || i + 1 <= step || !others[0]) return [];
    return [{ step: i + 1, gang: others[0].gang, barred: isClosedTo(view, gang, space) }];
  });
  return {
    gang,
    step,
    toGo: view.to_go[gang],
    home,
    held: view.prisoners[gang].some((space) => space === view.boss[gang]),
    symbols: way.map((space) => box.symbols[String(space) as "0"] ?? "plain"),
    ahead,
  };
}

/** "Red, Vera: 13 steps to go, red Boss on 20; ahead 2 closed spaces and 3 lone figures" */
export function laneName(lane: Lane, view: View, say: Say, names: string[]): string {
  const owner = view.owner[lane.gang];
  const name = owner === null ? "" : (names[owner] ?? "");
  const gang = gangName(lane.gang, say);
  if (lane.home) return say.t("board-lane-home", { gang, name });
  const boss = bossName(lane.gang, view, say);
  return say.t("board-lane", {
    name,
    boss: lane.held ? say.t("board-prisoner", { figure: boss }) : boss,
    steps: lane.toGo,
    blocks: lane.ahead.filter((one) => one.barred).length,
    others: lane.ahead.filter((one) => !one.barred).length,
  });
}
