/** Every game's look, found by its folder. A game without one gets the plain view. */
import type { Look } from "../kit/board";
import { GANGS } from "../kit/gangs";

const looks = import.meta.glob<Look>("./*/look.ts", { eager: true, import: "default" });
const PLAIN: Look = { gangs: [...GANGS], minutes: "" };

export function lookOf(game: string): Look {
  return looks[`./${game}/look.ts`] ?? PLAIN;
}

/** The games with posters first, in the order of the house. */
const ORDER = ["bosses", "gangster", "don_pepe", "cosa_nostra", "chicago_gangsters"];
export function inOrder<T extends { name: string }>(games: T[]): T[] {
  const rank = (game: T) => (ORDER.indexOf(game.name) + 100) % 100;
  return [...games].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
