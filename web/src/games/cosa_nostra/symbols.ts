/** Kinds of spaces: a colour and a symbol each. */
import type { Symbol } from "./box";

export const GROUNDS: Record<Symbol, string> = {
  plain: "#efe3c8",
  fate: "#d9a94e",
  shelter: "#7fb59d",
  danger: "#dc7a62",
};

export const SYMBOLS: Record<Exclude<Symbol, "plain">, string> = {
  fate: "wheel",
  shelter: "shelter",
  danger: "danger",
};
