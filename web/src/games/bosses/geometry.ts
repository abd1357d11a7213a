/** Where everything lies on the drawing. A phone has the city alone; the rest is in its tray. */
import { COLUMNS, ROWS, type Line } from "./streets";

export const PITCH = 84;
export const BLOCK = 77;
/** Radius of a gangster. */
export const R = 28.5;
const CITY = 6 * PITCH - (PITCH - BLOCK);

export interface Plan {
  width: number;
  height: number;
  /** The asphalt. */
  city: { x: number; y: number; width: number; height: number };
  /** Upper left corner of a1. */
  first: { x: number; y: number };
  /** Size of the letters at the edges. */
  letters: number;
  /** Baselines and middles of the edges: letters below and left, heads of lines above and right. */
  edge: { below: number; left: number; above: number; right: number };
  /** The ranking track stands beside the city, or lies below it. */
  ladder: "beside" | "below";
  supply: { x: number; y: number } | null;
}

export const DESK: Plan = {
  width: 808,
  height: 573,
  city: { x: 84, y: 0, width: 573, height: 573 },
  first: { x: 114, y: 40 },
  letters: 19,
  edge: { below: 555, left: 100, above: 24, right: 632 },
  ladder: "beside",
  supply: { x: 669, y: 0 },
};

export const PHONE: Plan = {
  width: 552,
  height: 605,
  city: { x: 0, y: 0, width: 552, height: 547 },
  first: { x: 21, y: 27 },
  letters: 21,
  edge: { below: 541, left: 11, above: 14, right: 535 },
  ladder: "below",
  supply: null,
};

export const middle = (plan: Plan, field: string) => ({
  x: plan.first.x + BLOCK / 2 + COLUMNS.indexOf(field[0] as "a") * PITCH,
  y: plan.first.y + BLOCK / 2 + ROWS.indexOf(field[1] as "1") * PITCH,
});

/** Streets between the blocks: dashed middles. */
export function streets(plan: Plan): string {
  const { x, y } = plan.first;
  return [1, 2, 3, 4, 5]
    .map((i) => {
      const way = i * PITCH - (PITCH - BLOCK) / 2;
      return `M${x + way} ${y}V${y + CITY}M${x} ${y + way}H${x + CITY}`;
    })
    .join("");
}

/** The head of a line: a place beside it. */
export function head(plan: Plan, line: Line): { x: number; y: number } {
  const at = middle(plan, line.fields[0]!);
  return line.way === "row" ? { x: plan.edge.right, y: at.y } : { x: at.x, y: plan.edge.above };
}

/** All of a line, with a little of the street round it. */
export function strip(plan: Plan, line: Line) {
  const at = middle(plan, line.fields[0]!);
  const half = BLOCK / 2 + 2;
  const long = CITY + 4;
  return {
    x: at.x - half,
    y: at.y - half,
    width: line.way === "row" ? long : 2 * half,
    height: line.way === "row" ? 2 * half : long,
  };
}
