/** Names of things on the table, and who sits where; no rules. */
import type { CommonView, GameEvent } from "../../kit/board";
import type { Gang } from "../../kit/gangs";
import type {
  DonPepeCard,
  DonPepeChair,
  DonPepeFace,
  DonPepeKind,
  DonPepeSleep,
  DonPepeView,
} from "../../lib/views";
import type { Say } from "../../texts/say.svelte";
import type { Box, Item } from "./box";

export type View = DonPepeView & CommonView;
export type Card = DonPepeCard;
export type Chair = DonPepeChair;
export type Kind = DonPepeKind;
export type Sleep = DonPepeSleep;

export const GANGS = ["yellow", "red", "blue", "green", "orange", "purple"] as const;
export type DonPepeGang = (typeof GANGS)[number];
export const KINDS = ["boss", "joe", "mike", "jim"] as const satisfies readonly Kind[];
export const SLEEPS = ["awake", "asleep"] as const satisfies readonly Sleep[];
export const CARDS = [
  "move",
  "knife",
  "pistol",
  "cake",
  "pass_cake",
  "cocktail",
  "kaboum",
  "cops",
] as const satisfies readonly Card[];

export const CARD_ICONS: Record<Card, string> = {
  move: "move",
  knife: "knife",
  pistol: "gun",
  cake: "cake",
  pass_cake: "pass-cake",
  cocktail: "cocktail",
  kaboum: "boom",
  cops: "police",
};
export const ITEM_ICONS: Record<Item, string> = {
  bar: "bar",
  restaurant: "restaurant",
  gambling: "gambling",
  register: "register",
  drink: "glass",
  pistol: "gun",
  knife: "knife",
  x: "xmat",
};
/** What a man is known by; a Jim has nothing but his hat. */
export const KIND_ICONS: Record<Kind, string> = {
  boss: "boss",
  joe: "gun",
  mike: "knife",
  jim: "hat",
};

export const keyOf = (chair: Chair) => `c${chair}`;
export const chairOf = (key: string): Chair | null =>
  /^c\d+$/.test(key) ? (key.slice(1) as Chair) : null;
export const cardOf = (key: string | undefined): Card | null =>
  key?.startsWith("card-") ? (key.slice(5) as Card) : null;
export const cakeOf = (key: string): DonPepeGang | null =>
  key.startsWith("cake-") ? (key.slice(5) as DonPepeGang) : null;

export interface Man {
  chair: Chair;
  seat: number;
  gang: Gang;
  kind: Kind;
  asleep: boolean;
}

/** Everybody who sits at the table, by chair. */
export function seated(view: View): Map<Chair, Man> {
  const kinds = new Map<Chair, Kind>();
  for (const kind of KINDS) for (const chair of view.kinds[kind]) kinds.set(chair, kind);
  const men = new Map<Chair, Man>();
  view.men.forEach((chairs, seat) => {
    for (const chair of chairs) {
      const kind = kinds.get(chair)!;
      men.set(chair, {
        chair,
        seat,
        gang: GANGS[seat]!,
        kind,
        asleep: view.asleep.includes(chair),
      });
    }
  });
  return men;
}

export interface Cake {
  gang: DonPepeGang;
  chair: Chair;
}

/** The cakes on the table. */
export const cakes = (view: View): Cake[] =>
  view.cake.flatMap((chair, seat) => (chair ? [{ gang: GANGS[seat]!, chair }] : []));

export const count = (cards: Partial<Record<DonPepeFace, number>> | undefined): number =>
  Object.values(cards ?? {}).reduce((sum, number) => sum + number, 0);

/** The cards there are, each with its number. */
export const faces = (cards: Partial<Record<DonPepeFace, number>> | undefined) =>
  CARDS.flatMap((card) => {
    const number = cards?.[card] ?? 0;
    return number ? [{ card, number }] : [];
  });

/** Cards in words, for names. */
export const listed = (cards: Partial<Record<DonPepeFace, number>> | undefined, say: Say) =>
  faces(cards)
    .map(({ card, number }) => (number > 1 ? `${number} × ` : "") + say.t(`card-${card}`))
    .join(", ");

/** Men beside the table who have to sit down. */
export const unseated = (view: View, seat: number) =>
  SLEEPS.flatMap((sleep) =>
    KINDS.flatMap((kind) => {
      const number = view.unseated[seat]?.[sleep][kind] ?? 0;
      return number ? [{ sleep, kind, number }] : [];
    }),
  );

/** Events since the last turn began. */
export function thisTurn(past: GameEvent[]): GameEvent[] {
  const begun = past.findLastIndex((event) => event.event === "turn");
  return begun < 0 ? [] : past.slice(begun + 1);
}

export const manName = (man: Pick<Man, "gang" | "kind">, say: Say): string =>
  say.t("board-man", {
    gang: say.t(`gang-${man.gang}`),
    kind: say.t(`kind-${man.kind}`),
    kind_id: man.kind,
  });

/** "Chair 4, drink, blue Boss, asleep, yellow cake" */
export function chairName(chair: Chair, view: View, box: Box, say: Say): string {
  const man = seated(view).get(chair);
  const cake = cakes(view).find((one) => one.chair === chair);
  return [
    say.t("board-chair", { chair }),
    say.t(`item-${box.chairs[chair]}`),
    man ? manName(man, say) : say.t("board-empty"),
    ...(man?.asleep ? [say.t("sleep-asleep")] : []),
    ...(cake ? [say.t("board-cake-of", { gang: say.t(`gang-${cake.gang}`) })] : []),
  ].join(", ");
}

/** What a place means, where that is not plain to see. */
export function chairMore(chair: Chair, view: View, box: Box, say: Say): string {
  const man = seated(view).get(chair);
  const pays = { share: box.business_share, pair: box.pair_share };
  return [
    say.t(`board-tip-${box.chairs[chair]}`, pays),
    ...(man ? [say.t(`board-tip-${man.kind}`, { share: box.boss_share })] : []),
    ...(man?.asleep ? [say.t("board-tip-asleep")] : []),
  ].join(" ");
}

/** The card that lies on top of the discards: the last one that was laid there. */
export function topOf(view: View, past: GameEvent[]): Card | null {
  const laid = past.findLast(
    (event) =>
      ["played", "discarded", "hand_shown"].includes(event.event) &&
      view.discards[event["card"] as Card] > 0,
  );
  return (laid?.["card"] as Card | undefined) ?? faces(view.discards)[0]?.card ?? null;
}
