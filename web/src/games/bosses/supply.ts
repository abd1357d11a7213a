/** Where things lie in the box beside the city. */
export const SUPPLY = {
  width: 137,
  height: 573,
  /** Middles of left and right. */
  at: { left: 38, right: 99 },
  pair: 78,
  stack: 196,
} as const;
