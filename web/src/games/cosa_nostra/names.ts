/** Names of places and figures, with their state, for readers, tooltips and prompts. */
import type { Player } from "../../kit/board";
import type { Say } from "../../texts/say.svelte";
import type { Box } from "./box";
import { figuresOn, GANGS, isBarred, type Figure, type Gang, type View } from "./figures";
import { whoOf } from "./keys";
import type { Way } from "./ways";

export const gangName = (gang: Gang, say: Say): string => say.t(`gang-${gang}`);

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "red follower", "blue Boss" */
export const figureName = (gang: Gang, boss: boolean, say: Say): string =>
  say.t(boss ? "board-boss" : "board-follower", { gang: gangName(gang, say) });

function toldFigure(figure: Figure, guarded: boolean, say: Say): string {
  const name = figureName(figure.gang, figure.boss, say);
  if (figure.held) return say.t("board-prisoner", { figure: name });
  return guarded ? say.t("board-guard", { figure: name }) : name;
}

/** "Space 30, Fate: blue follower" */
export function spaceName(
  space: number,
  view: View,
  box: Box,
  shown: readonly number[],
  say: Say,
): string {
  const symbol = box.symbols[String(space) as "0"] ?? "plain";
  const front = frontOf(space, box, view);
  const figures = figuresOn(view, space);
  const guarded = figures.some((figure) => figure.held);
  const who = figures.map((figure) => toldFigure(figure, guarded, say)).join(", ");
  const place = [
    say.t("board-space", { number: space }),
    ...(front ? [say.t("board-front", { gang: gangName(front, say) })] : []),
    ...(symbol === "plain" ? [] : [say.t(`symbol-${symbol}`)]),
    ...(shown.includes(space) ? [say.t("board-lit")] : []),
  ].join(", ");
  const state = isBarred(view, space) ? `, ${say.t("board-barred")}` : "";
  return `${place}: ${who || say.t("board-empty")}${state}`;
}

/** The gang in the game whose HQ opens onto the space. */
export const frontOf = (space: number, box: Box, view: View): Gang | null =>
  GANGS.find((gang) => box.fronts[gang] === space && view.owner[gang] !== null) ?? null;

/** "Red HQ, Vera: Boss and 3 followers inside, 1 held, 2 banished" */
export function hqName(gang: Gang, view: View, players: Player[], say: Say): string {
  const owner = view.owner[gang];
  const name = say.t("board-hq", {
    gang: upper(gangName(gang, say)),
    name: owner === null ? "" : (players[owner]?.name ?? ""),
  });
  if (view.boss[gang] === "home") return `${name}: ${say.t("board-is-home")}`;
  const parts = [
    say.t(view.boss[gang] === "hq" ? "board-inside-boss" : "board-inside", {
      count: view.hq[gang],
    }),
    say.t("board-count-held", { count: view.prisoners[gang].length }),
    say.t("board-count-out", { count: view.banished[gang] }),
  ];
  return `${name}: ${parts.join(", ")}`;
}

/** "red Boss on 20", "red Boss in the HQ" */
export function bossName(gang: Gang, view: View, say: Say): string {
  const at = view.boss[gang];
  const figure = figureName(gang, true, say);
  return at === "hq" ? say.t("board-in-hq", { figure }) : say.t("board-on", { figure, space: at! });
}

/** Who is picked by a key, with the place: "Red follower on 27". */
export function pickedName(key: string, view: View, say: Say): string {
  const [verb, place = ""] = whoOf(key, view)?.split(" ") ?? [];
  if (verb === "boss") return upper(bossName(place as Gang, view, say));
  const inside = GANGS.find((gang) => gang === place);
  const gang = inside ?? figuresOn(view, place)[0]?.gang;
  if (!gang) return "";
  const figure = figureName(gang, false, say);
  return upper(
    inside ? say.t("board-in-hq", { figure }) : say.t("board-on", { figure, space: place }),
  );
}

/** What waits where a way leads: the space's own symbol, then what the game foretells. */
export function waitingThere(way: Way, box: Box, say: Say, names: string[]): string[] {
  const moved = way.events.find(({ event }) => event === "moved");
  const symbol = moved && box.symbols[String(moved["target"]) as "0"];
  const sign = symbol && symbol !== "plain" ? [say.t(`board-tip-${symbol}`)] : [];
  const told = way.events
    .filter(({ event }) => event !== "moved" && event !== "throws_again")
    .map((event) => say.event(event, names));
  return [...sign, ...told];
}

/** The same in one line, with the pips that lead there. */
export function waitsAt(way: Way, box: Box, say: Say, names: string[]): string {
  return [say.t("board-leads", { pips: way.pips }), ...waitingThere(way, box, say, names)].join(
    " ",
  );
}
