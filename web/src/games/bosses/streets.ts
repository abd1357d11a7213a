/** Where things lie on the drawing; no rules. */
import type { BossesField, BossesKind, BossesView } from "../../lib/views";
import type { Gang } from "../../kit/gangs";

export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
export const ROWS = ["1", "2", "3", "4", "5", "6"] as const;
export const FIELDS = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}` as BossesField),
);
export const GANGS = ["red", "blue", "yellow", "grey"] as const;

export const isField = (key: string): key is BossesField => /^[a-f][1-6]$/.test(key);

export function gangOf(_view: BossesView, seat: number): Gang {
  return GANGS[seat]!;
}

export function partsOf(kind: BossesKind): { gang: Gang; power: string } {
  return { gang: kind.slice(0, -1) as Gang, power: kind.slice(-1) };
}

export function neighbours(key: string): BossesField[] {
  const column = COLUMNS.indexOf(key[0] as (typeof COLUMNS)[number]);
  const row = ROWS.indexOf(key[1] as (typeof ROWS)[number]);
  return [
    [column, row - 1],
    [column, row + 1],
    [column - 1, row],
    [column + 1, row],
  ].flatMap(([x, y]) => {
    const c = COLUMNS[x!];
    const r = ROWS[y!];
    return c && r ? [`${c}${r}` as BossesField] : [];
  });
}
