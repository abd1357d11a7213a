/** Every game's look, found by its folder. A game without one gets the plain view. */
import type { Look } from "../kit/board";
import { GANGS } from "../kit/gangs";

const looks = import.meta.glob<Look>("./*/look.ts", { eager: true, import: "default" });
const PLAIN: Look = { gangs: [...GANGS], minutes: "" };

export function lookOf(game: string): Look {
  return looks[`./${game}/look.ts`] ?? PLAIN;
}
