/**
 * What the fields of every game's view are made of: read from the generated types, which come from
 * the same declaration as the views themselves. A game that is not among them is told by its values.
 */
import views from "../../lib/views.ts?raw";

/** Seats of the table; or a sort of words, such as "district". */
export type Axis = string;
export const SEAT: Axis = "seat";

export interface Shape {
  /** What it is listed by, outermost first. */
  axes: Axis[];
  /** The sort of its words or seats; null for numbers and for yes and no. */
  of: Axis | null;
  /** A set of words. */
  many: boolean;
}

const title = (game: string) =>
  game.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const snake = (name: string) => name.replace(/(?!^)([A-Z])/g, "_$1").toLowerCase();

export function shapesOf(game: string, source: string = views): Map<string, Shape> {
  const start = source.indexOf(`interface ${title(game)}View {`);
  const shapes = new Map<string, Shape>();
  if (start < 0) return shapes;
  for (const line of source.slice(start, source.indexOf("\n}", start)).split("\n").slice(1)) {
    const [, name, type] = /^ {2}(\w+): (.*);$/.exec(line) ?? [];
    if (name && type) shapes.set(name, read(type, title(game)));
  }
  return shapes;
}

function read(type: string, game: string): Shape {
  const [, axis, inner] = /^Record<(\w+), (.*)>$/.exec(type) ?? [];
  if (axis && inner) return under(snake(axis.slice(game.length)), read(inner, game));
  const [, list] = /^(.*)\[\]$/.exec(type) ?? [];
  if (list?.startsWith(game) && !list.endsWith("]")) {
    return { axes: [], of: snake(list.slice(game.length)), many: true };
  }
  if (list) return under(SEAT, read(list.replace(/^\((.*)\)$/, "$1"), game));
  const [word, none] = type.split(" | ");
  if (word?.startsWith(game)) return { axes: [], of: snake(word.slice(game.length)), many: false };
  return { axes: [], of: word === "number" && none ? SEAT : null, many: false };
}

const under = (axis: Axis, shape: Shape): Shape => ({ ...shape, axes: [axis, ...shape.axes] });

/** Without a declaration: tables by word, lists as long as the table by seat. */
export function guess(value: unknown, seats: number): Shape {
  if (Array.isArray(value)) {
    const words = value.length > 0 && value.every((one) => typeof one === "string");
    if (value.length !== seats || words) return { axes: [], of: "word", many: true };
    return under(SEAT, guess(value.find((one) => one !== null) ?? null, -1));
  }
  if (value && typeof value === "object") {
    return under("word", guess(Object.values(value).find((one) => one !== null) ?? null, -1));
  }
  return { axes: [], of: typeof value === "string" ? "word" : null, many: false };
}
