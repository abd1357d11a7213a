/** What the cards of an edition show, as the server has it from the box. */
import { boxOf as inBox } from "../../kit/box.svelte";
import type {
  ChicagoGangstersClan as Clan,
  ChicagoGangstersGood as Good,
  ChicagoGangstersPackage as Package,
  ChicagoGangstersPerson as Person,
  ChicagoGangstersSide as Side,
} from "../../lib/views";

export type Symbol = "weapons" | "bribes" | "blackmail" | "persons";
export type Result = "winners" | "losers";

export interface Box {
  value: Record<Person, number>;
  /** By coalition card: the clans that challenge, who has the `?`, who wins ties on either side. */
  challengers: Record<string, Clan[]>;
  mark: Record<string, Clan>;
  tie: Record<string, Record<Side, Clan>>;
  symbols: Record<string, Symbol[]>;
  packages: Record<string, Record<Result, Record<Package, Record<Good, number>>>>;
}

/** The box of an edition; null until it has come. */
export const boxOf = (edition: string): Box | null => inBox<Box>("chicago_gangsters", edition);
