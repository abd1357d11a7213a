/** What the box of an edition says about its table. */
import { boxOf as anyBox } from "../../kit/box.svelte";
import type { DonPepeChair as Chair } from "../../lib/views";

export type Item =
  "bar" | "restaurant" | "gambling" | "register" | "drink" | "pistol" | "knife" | "x";

export interface Box {
  /** What lies in front of each chair, clockwise. */
  chairs: Record<Chair, Item>;
  /** The chairs that an explosion at each chair reaches. */
  blast: Record<Chair, Chair[]>;
  /** Pills that a Cocktail gives. */
  doses: number;
  /** Dollars: for the Boss, for one business, for both of a kind. */
  boss_share: number;
  business_share: number;
  pair_share: number;
}

/** All chairs, clockwise. */
export const chairsOf = (box: Box) => Object.keys(box.chairs) as Chair[];

/** The box of an edition; null until it has come. */
export const boxOf = (edition: string) => anyBox<Box>("don_pepe", edition);
