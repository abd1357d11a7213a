/** How the line of a gang is drawn in a chart: cased in ink, with a pattern in its letter's colour. */
import type { Gang } from "../../kit/gangs";

export const DASHES: Record<Gang, string> = {
  red: "",
  blue: "2 10",
  yellow: "2 5",
  green: "10 6",
  orange: "10 4 2 4",
  purple: "5 5",
  grey: "2 3 2 9",
  brown: "14 4",
};
