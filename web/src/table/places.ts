/** Where a place of a board or a tray is drawn, by its key in `paths`, and what it is called. */
const SORTS = ["hit", "place", "piece"];

const all = (key: string): Element[] =>
  SORTS.flatMap((sort) => [
    ...document.querySelectorAll(`.app [data-${sort}="${CSS.escape(key)}"]`),
  ]);

/** What can be seen of it, and is not under a sheet. */
const drawn = (key: string): Element[] =>
  all(key).filter((node) => node.getBoundingClientRect().width > 0 && !node.closest("[inert]"));

export const drawnAt = (key: string): Element | null => drawn(key)[0] ?? null;

/** What readers know it by: a place that is touched always has a name. */
export function nameAt(key: string): string {
  const names = drawn(key).map(
    (node) =>
      node.getAttribute("aria-label") ?? (node.matches("button") ? node.textContent.trim() : ""),
  );
  return names.find((name) => name !== "") ?? "";
}
