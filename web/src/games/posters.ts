/** Every game's picture for the start page, found by its folder. */
const posters = import.meta.glob<string>("./*/poster.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

export function posterOf(game: string): string | null {
  return posters[`./${game}/poster.svg`] ?? null;
}
