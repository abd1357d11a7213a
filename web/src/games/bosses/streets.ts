/** Fields, lines and gangs by their names; no rules. */
import type { Gang } from "../../kit/gangs";
import type { BossesField, BossesKind } from "../../lib/views";

export const COLUMNS = ["a", "b", "c", "d", "e", "f"] as const;
export const ROWS = ["1", "2", "3", "4", "5", "6"] as const;
export const SIDES = ["left", "right"] as const;
export const POWERS = ["1", "2", "3"] as const;
export const FIELDS = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}` as BossesField),
);
/** By seat; those beyond the last player are neutral. */
export const GANGS = ["red", "blue", "yellow", "grey"] as const satisfies readonly Gang[];

export const isField = (key: string): key is BossesField => /^[a-f][1-6]$/.test(key);

export const gangOf = (seat: number): Gang => GANGS[seat]!;

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

/** A row or column, by the name that events give it. */
export interface Line {
  name: string;
  way: "row" | "column";
  label: string;
  fields: BossesField[];
}

export const LINES: Line[] = [
  ...ROWS.map((row) => ({
    name: `row_${row}`,
    way: "row" as const,
    label: row,
    fields: COLUMNS.map((column) => `${column}${row}` as BossesField),
  })),
  ...COLUMNS.map((column) => ({
    name: `column_${column}`,
    way: "column" as const,
    label: column,
    fields: ROWS.map((row) => `${column}${row}` as BossesField),
  })),
];

/** The names of the two lines through a field. */
export const linesOf = (field: BossesField) => ({
  row: `row_${field[1]}`,
  column: `column_${field[0]}`,
});
