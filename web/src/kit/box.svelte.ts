/** What is in the box of a game's edition, as the server has it; asked for once. */
import { api } from "../api";

const known: Record<string, unknown> = $state({});
const asked = new Set<string>();

/** The box; null until it has come. */
export function boxOf<B>(game: string, edition: string): B | null {
  const key = `${game}/${edition}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.box<B>(game, edition).then(
      (box) => (known[key] = box),
      () => asked.delete(key),
    );
  }
  return (known[key] as B | undefined) ?? null;
}
