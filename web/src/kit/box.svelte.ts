/** What is in the box of an edition, as the server has it: asked for once, null until it has come. */
import { api } from "../api";

const known: Record<string, unknown> = $state({});
const asked = new Set<string>();

export function boxOf<B>(game: string, edition: string): B | null {
  const key = `${game} ${edition}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.box<B>(game, edition).then(
      (box) => (known[key] = box),
      () => asked.delete(key),
    );
  }
  return (known[key] as B | undefined) ?? null;
}
