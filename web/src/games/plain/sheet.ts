/** A position as facts and tables in words: what is listed by the same thing stands in one table. */
import type { CommonView, Player } from "../../kit/board";
import { GANGS, type Gang } from "../../kit/gangs";
import type { Say } from "../../texts/say.svelte";
import { guess, SEAT, shapesOf, type Axis, type Shape } from "./shapes";

/** A few words, with the mark of the gang they are about. */
export interface Part {
  text: string;
  gang?: Gang;
}
export interface Row {
  key: string;
  head: Part;
  cells: Part[][];
}
export interface Table {
  key: string;
  title: string;
  columns: string[];
  rows: Row[];
}
export interface Sheet {
  facts: { label: string; parts: Part[] }[];
  tables: Table[];
}
interface Column {
  label: string;
  cell: (row: string) => Part[];
}
interface Field {
  name: string;
  value: unknown;
  shape: Shape;
}
export type Box = Record<string, unknown>;

/** A sort that so many fields point at is a place: what is there is told place by place. */
const PLACE_FROM = 3;
const YES: Part = { text: "✓" };
/** Told by the frame. */
const COMMON = new Set(
  "game edition options seat to_act ask legal over scores places rules seats phase on_turn".split(
    " ",
  ),
);

export function sheetOf(view: CommonView, players: Player[], say: Say, box: Box | null): Sheet {
  const shapes = shapesOf(view.game);
  const all = Object.entries(view).filter(([name]) => !COMMON.has(name));
  // A game that names its fields shows those; another one shows everything as it is.
  const named = all.filter(([name]) => say.has(`field-${name}`));
  const declared = [...shapes.keys()];
  const fields: Field[] = (named.length ? named : all)
    .map(([name, value]) => ({
      name,
      value,
      shape: shapes.get(name) ?? guess(value, players.length),
    }))
    .sort((a, b) => declared.indexOf(a.name) - declared.indexOf(b.name));
  return new Teller(players, say, box).tell(fields);
}

class Teller {
  #columns = new Map<Axis, Column[]>();
  #rows = new Map<Axis, Set<string>>();
  #places = new Set<Axis>();

  constructor(
    readonly players: Player[],
    readonly say: Say,
    readonly box: Box | null,
  ) {}

  tell(fields: Field[]): Sheet {
    const pointing = (sort: Axis | null) => fields.filter((one) => one.shape.of === sort).length;
    const isPlace = ({ shape }: Field) =>
      shape.of !== null && shape.of !== SEAT && pointing(shape.of) >= PLACE_FROM;
    const facts: Field[] = [];
    const listed = fields.filter((field) => !isPlace(field) && field.shape.axes.length > 0);
    for (const field of fields) {
      const { axes, of, many } = field.shape;
      const [axis] = axes;
      if (isPlace(field)) this.#invert(field);
      else if (axis) {
        const alone = listed.filter((other) => other.shape.axes[0] === axis).length === 1;
        if (axis !== SEAT && alone && axes.length === 1) facts.push(field);
        else this.#list(field, axis);
      } else if (many && listed.some((other) => other.shape.axes[0] === of)) {
        this.#column(of!, field, (row) => ((field.value as string[]).includes(row) ? [YES] : []));
      } else facts.push(field);
    }
    return {
      facts: facts.map((field) => ({
        label: this.#label(field.name),
        parts: this.#parts(field.value, field.shape.axes, field.shape),
      })),
      tables: this.#inOrder().map((axis) => this.#table(axis)),
    };
  }

  // ---------------------------------------------------------------- tables

  /** Players first, places last: those lists are long. */
  #inOrder(): Axis[] {
    const rank = (axis: Axis) => (axis === SEAT ? 0 : this.#places.has(axis) ? 2 : 1);
    return [...this.#columns.keys()].sort((a, b) => rank(a) - rank(b));
  }

  #column(axis: Axis, field: Field, cell: Column["cell"]): void {
    const columns = this.#columns.get(axis) ?? [];
    columns.push({ label: this.#label(field.name), cell });
    this.#columns.set(axis, columns);
    if (!this.#rows.has(axis)) this.#rows.set(axis, new Set());
  }

  #list(field: Field, axis: Axis): void {
    const { axes } = field.shape;
    const inner = axes.slice(1);
    const value = field.value as Record<string, unknown>;
    this.#column(axis, field, (row) => this.#parts(value[row], inner, field.shape));
    for (const row of Object.keys(value)) this.#rows.get(axis)!.add(row);
  }

  /** By place: who or what is there. */
  #invert(field: Field): void {
    const found = new Map<string, Part[]>();
    const put = (value: unknown, axes: Axis[], part: Part): void => {
      if (axes.length) {
        for (const [key, inner] of Object.entries(value as object)) {
          put(inner, axes.slice(1), this.#word(axes[0]!, key));
        }
        return;
      }
      for (const word of [value].flat() as (string | null)[]) {
        if (word !== null) found.set(word, [...(found.get(word) ?? []), part]);
      }
    };
    put(field.value, field.shape.axes, YES);
    const sort = field.shape.of!;
    this.#places.add(sort);
    this.#column(sort, field, (row) => found.get(row) ?? []);
    for (const row of found.keys()) this.#rows.get(sort)!.add(row);
  }

  #table(axis: Axis): Table {
    const printed = this.#printed(axis);
    const columns = [...printed, ...this.#columns.get(axis)!];
    // What is printed at a place tells even when nobody is there.
    const isPlace = this.#places.has(axis);
    const empty = isPlace && printed.length ? Object.keys(this.#prints(axis)[0]![1]) : [];
    const keys = [...new Set([...this.#rows.get(axis)!, ...empty])];
    if (keys.every((key) => /^\d+$/.test(key))) keys.sort((a, b) => Number(a) - Number(b));
    const tells = (cells: Part[][]) => cells.flat().some((part) => part.text !== "0");
    const rows = keys
      .map((key) => ({
        key,
        head: this.#word(axis, key),
        cells: columns.map((column) => column.cell(key)),
      }))
      .filter(({ cells }) => axis === SEAT || tells(isPlace ? cells : cells.slice(printed.length)));
    const used = columns.map((_, i) => rows.some((row) => row.cells[i]!.length));
    return {
      key: axis,
      title: this.#axis(axis),
      columns: columns.map((column) => column.label).filter((_, i) => used[i]),
      rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, i) => used[i]) })),
    };
  }

  /** What the box has printed there for good, as far as the catalogue names it. */
  #printed(axis: Axis): Column[] {
    return this.#prints(axis).map(([name, figures]) => ({
      label: this.say.t(`box-${axis}-${name}`),
      cell: (row) =>
        [figures[row] ?? []].flat().flatMap((one) => {
          const key = `box-${axis}-${name}-${String(one)}`;
          if (this.say.has(key)) return [{ text: this.say.t(key) }];
          return typeof one === "number" && one >= 0 ? [{ text: this.say.number(one) }] : [];
        }),
    }));
  }

  #prints(axis: Axis): [string, Record<string, unknown>][] {
    return Object.entries(this.box ?? {}).flatMap(([name, value]) =>
      this.say.has(`box-${axis}-${name}`) ? [[name, value as Record<string, unknown>]] : [],
    );
  }

  // ---------------------------------------------------------------- words

  #label(name: string): string {
    const key = `field-${name}`;
    return this.say.has(key) ? this.say.t(key) : name.replaceAll("_", " ");
  }

  #axis(axis: Axis): string {
    if (axis === SEAT) return this.say.t("terminal-player");
    return this.say.has(`axis-${axis}`) ? this.say.t(`axis-${axis}`) : "";
  }

  #word(sort: Axis, word: string): Part {
    if (sort === SEAT) {
      const player = this.players[Number(word)];
      return player ? { text: player.name, gang: player.gang } : { text: word };
    }
    const key = `${sort}-${word}`;
    const text = this.say.has(key) ? this.say.t(key) : word.replaceAll("_", " ");
    const gang = GANGS.find((one) => one === word);
    return gang ? { text, gang } : { text };
  }

  #parts(value: unknown, axes: Axis[], shape: Shape): Part[] {
    const [axis, ...inner] = axes;
    if (axis) {
      return Object.entries((value ?? {}) as object).flatMap(([key, one]) =>
        this.#listed(this.#word(axis, key), this.#isNamed(axis, key), one, inner, shape),
      );
    }
    if (value === null || value === undefined || value === false) return [];
    if (value === true) return [YES];
    if (Array.isArray(value)) return value.map((one) => this.#word(shape.of ?? "", String(one)));
    if (shape.of) return [this.#withPrint(shape.of, String(value))];
    const number = Number(value);
    return number < 0 ? [] : [{ text: this.say.number(number) }];
  }

  /** A word, and what is printed on the thing it names. */
  #withPrint(sort: Axis, word: string): Part {
    const part = this.#word(sort, word);
    if (this.#columns.has(sort)) return part;
    const print = this.#printed(sort)
      .map((column) =>
        column
          .cell(word)
          .map(({ text }) => text)
          .join(", "),
      )
      .join("; ");
    return print ? { ...part, text: `${part.text} (${print})` } : part;
  }

  /** Words that mean nothing to people, such as the left and the right of two, are left out. */
  #isNamed(axis: Axis, word: string): boolean {
    return axis === SEAT || this.say.has(`${axis}-${word}`) || /^\d+$/.test(word);
  }

  #listed(head: Part, named: boolean, value: unknown, axes: Axis[], shape: Shape): Part[] {
    if (!axes.length && typeof value === "number" && shape.of === null) {
      if (value <= 0) return [];
      return [value === 1 ? head : { ...head, text: `${this.say.number(value)} × ${head.text}` }];
    }
    const parts = this.#parts(value, axes, shape);
    if (!named || !parts.length) return parts;
    return [{ ...head, text: `${head.text}: ${parts.map((part) => part.text).join(", ")}` }];
  }
}
