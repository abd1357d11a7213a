/** What the board of an edition shows: how long the ring is, its symbols, where the HQs are. */
import { boxOf as kitBox } from "../../kit/box.svelte";
import type { CosaNostraGang as Gang, CosaNostraSpace as Space } from "../../lib/views";

export type Symbol = "plain" | "fate" | "shelter" | "danger";

export interface Box {
  ring: number;
  followers: number;
  fronts: Record<Gang, number>;
  symbols: Record<Space, Symbol | null>;
}

/** The box of an edition; null until it has come. */
export const boxOf = (edition: string): Box | null => kitBox<Box>("cosa_nostra", edition);
