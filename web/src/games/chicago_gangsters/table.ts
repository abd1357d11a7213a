/** Names of things on the table and where they lie; no rules. */
import type { CommonView, Player } from "../../kit/board";
import type { Gang } from "../../kit/gangs";
import type {
  ChicagoGangstersAbility,
  ChicagoGangstersCard,
  ChicagoGangstersClan,
  ChicagoGangstersSide,
  ChicagoGangstersView,
} from "../../lib/views";
import type { Say } from "../../texts/say.svelte";
import type { Box, Symbol } from "./box";

export type View = ChicagoGangstersView & CommonView;
export type Card = ChicagoGangstersCard;
export type Clan = ChicagoGangstersClan;
export type Side = ChicagoGangstersSide;
export type Cards = Partial<Record<Card, number>>;

export const SIDES = ["challengers", "defenders"] as const;
export const CLANS = ["a", "b", "c", "d"] as const;
export const GOODS = ["alcohol", "person", "card"] as const;

/** A package in words. */
export function goodsTold(goods: Record<(typeof GOODS)[number], number>, say: Say): string {
  const told = GOODS.filter((good) => goods[good]).map((good) =>
    say.t(`terminal-${good}`, { number: goods[good] }),
  );
  return told.join(", ") || say.t("board-none");
}
export const SYMBOLS = ["weapons", "bribes", "blackmail", "persons"] as const;
/** Faces in the order of a hand: by suit, the highest first. */
export const FACES = ["w4", "w2", "s5", "s4", "s3", "s2", "s1", "e5", "e3", "e1"] as const;
export const ABILITIES: ChicagoGangstersAbility[] = [
  "fence",
  "swap",
  "gambler",
  "informer",
  "smuggler",
];

const SUITS: Record<string, Symbol> = { w: "weapons", s: "bribes", e: "blackmail" };
export const suitOf = (card: string): Symbol => SUITS[card[0]!]!;
export const ICONS: Record<string, string> = {
  weapons: "gun",
  bribes: "bribe",
  blackmail: "blackmail",
  persons: "person",
  alcohol: "bottle",
  person: "person",
  card: "card",
};
/** Papers of the suits, and of persons. */
export const GROUNDS: Record<string, string> = {
  weapons: "#d5dade",
  bribes: "#d9e3c4",
  blackmail: "#ecd3cb",
  persons: "#ead39a",
};

/** A player keeps one mark all game long; a clan has that of whoever plays it now. */
export const gangOfClan = (view: View, players: Player[], clan: Clan): Gang =>
  players[view.clan.indexOf(clan)]?.gang ?? "grey";

export const count = (cards: Cards | undefined): number =>
  Object.values(cards ?? {}).reduce((sum, number) => sum + number, 0);

/** Faces there are, each with its number. */
export const faces = (cards: Cards | undefined): { card: Card; number: number }[] =>
  [...FACES, "back" as const].flatMap((card) => {
    const number = cards?.[card] ?? 0;
    return number ? [{ card, number }] : [];
  });

/** Cards in words, for names. */
export const listed = (cards: Cards | undefined, say: Say): string =>
  faces(cards)
    .map(({ card, number }) => {
      const name = card === "back" ? say.t("board-back") : say.t(`card-${card}`);
      return number > 1 ? `${number} × ${name}` : name;
    })
    .join(", ");

export const seatsOn = (view: View, side: Side | null): number[] =>
  view.side.flatMap((at, seat) => (at === side ? [seat] : []));

/** The coalition card on the table; null before the first and under the end card. */
export const cardOf = (view: View): string | null =>
  view.coalition === "end" ? null : view.coalition;

export const hasMark = (view: View, box: Box | null, seat: number): boolean => {
  const card = cardOf(view);
  return !!card && !!view.clan[seat] && box?.mark[card] === view.clan[seat];
};

export const winsTies = (view: View, box: Box | null, seat: number): boolean => {
  const card = cardOf(view);
  const side = view.side[seat];
  return !!card && !!side && !!view.clan[seat] && box?.tie[card]?.[side] === view.clan[seat];
};

/** The strength announced, and whether a card may still come on top. */
export function strengthOf(view: View, side: Side): string {
  const points = view.strength[side];
  if (points < 0) return "–";
  const down = side === "challengers" && view.hidden !== null && view.turn !== side;
  return down ? `${points} + ?` : String(points);
}

/** Which row of the loot card the seat that shares takes from. */
export const resultOf = (view: View, seat: number): "winners" | "losers" =>
  view.side[seat] === view.winners ? "winners" : "losers";

/** What somebody has said this round, in short sentences. */
export function speech(view: View, seat: number, say: Say): string[] {
  const said: string[] = [];
  const [points, cards, asked] = [view.pledged_points, view.pledged_cards, view.asked_points];
  if (view.aim[seat]) said.push(say.t("terminal-aims", { aim: say.t(`aim-${view.aim[seat]}`) }));
  if (points[seat]! >= 0) said.push(say.t("board-said-points", { points: points[seat]! }));
  if (cards[seat]! >= 0) said.push(say.t("board-said-cards", { number: cards[seat]! }));
  if (asked[seat]! >= 0) said.push(say.t("board-said-needs", { points: asked[seat]! }));
  return said;
}

/** The same in signs, for where there is no room for words. */
export function signs(view: View, seat: number): { icon?: string; text?: string }[] {
  const said: { icon?: string; text?: string }[] = [];
  const [points, cards, asked] = [view.pledged_points, view.pledged_cards, view.asked_points];
  const aim = view.aim[seat];
  if (aim) said.push(aim === "half" ? { text: "½" } : { icon: aim === "win" ? "trophy" : "sleep" });
  if (points[seat]! >= 0) said.push({ text: `+${points[seat]}` });
  if (cards[seat]! >= 0) said.push({ icon: "cards", text: `${cards[seat]}` });
  if (asked[seat]! >= 0) said.push({ text: `≥${asked[seat]}` });
  return said;
}

/** What somebody is this round: ?, ties, alone, Godfather, ousted, an answer, done. */
export function roles(view: View, box: Box | null, seat: number, say: Say): string[] {
  const found: string[] = [];
  if (view.mrx === seat) found.push(say.t("terminal-mrx"));
  for (const role of ["lone", "godfather", "ousted"] as const) {
    if (view[role] === seat) found.push(say.t(`terminal-${role}`));
  }
  if (hasMark(view, box, seat)) found.push(say.t("board-mark"));
  if (winsTies(view, box, seat)) found.push(say.t("board-tie"));
  const stance = view.stance[seat];
  if (stance) found.push(say.t(`stance-${stance}`));
  if (isDone(view, seat)) found.push(say.t("board-done"));
  if (view.thug === seat) found.push(say.t("board-thug"));
  return found;
}

/** The phases in which partners lay cards under cover. */
export const LAYING: readonly (string | null)[] = ["lay", "second_look"];

/** Has said to be done laying, or has nothing left to lay, while the partner has not. */
export const isDone = (view: View, seat: number): boolean =>
  LAYING.includes(view.phase) &&
  view.side[seat] === view.turn &&
  view.ousted !== seat &&
  view.mrx !== seat &&
  Array.isArray(view.to_act) &&
  !view.to_act.includes(seat);
