import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choicesOf } from "../src/games/plain/choices";
import { guess, shapesOf } from "../src/games/plain/shapes";
import { sheetOf } from "../src/games/plain/sheet";
import type { CommonView, LegalAction, Player } from "../src/kit/board";
import { Say, type Words } from "../src/texts/say.svelte";

const WORDS: Words = { events: {}, actions: {}, outcomes: {}, plain: ["chair"], turns: [] };
const read = (path: string) => readFileSync(`../src/backroom/${path}`, "utf8");
const catalogue = (game: string, words: Partial<Words> = {}) =>
  new Say("en", [read("engine/texts/en.ftl"), read(`games/${game}/texts/en.ftl`)], {
    ...WORDS,
    ...words,
  });
const PLAYERS: Player[] = [
  { seat: 0, name: "Vera", gang: "yellow", you: true },
  { seat: 1, name: "Otto", gang: "red", you: false },
];
const common = { edition: "", options: {}, seat: 0, to_act: [0], ask: null, legal: [] };
const view = (game: string, fields: object) =>
  ({ ...common, game, over: false, scores: null, places: null, ...fields }) as CommonView;

describe("shapes", () => {
  it("come from the declaration", () => {
    const shapes = shapesOf("don_pepe");
    expect(shapes.get("men")).toEqual({ axes: ["seat"], of: "chair", many: true });
    expect(shapes.get("cake")).toEqual({ axes: ["seat"], of: "chair", many: false });
    expect(shapes.get("asleep")).toEqual({ axes: [], of: "chair", many: true });
    expect(shapes.get("unseated")).toEqual({
      axes: ["seat", "sleep", "kind"],
      of: null,
      many: false,
    });
    expect(shapesOf("cosa_nostra").get("owner")).toEqual({
      axes: ["gang"],
      of: "seat",
      many: false,
    });
  });

  it("are guessed for a game of somebody's own", () => {
    expect(shapesOf("noughts").size).toBe(0);
    expect(guess([3, 4], 2).axes).toEqual(["seat"]);
    expect(guess(["a1", "b2"], 2)).toEqual({ axes: [], of: "word", many: true });
    expect(guess({ a1: null, b2: "x" }, 2)).toEqual({ axes: ["word"], of: "word", many: false });
  });
});

describe("a sheet", () => {
  it("tells place by place what many fields point at, printed things included", () => {
    const position = { men: [["1"], ["3"]], kinds: { boss: ["3"], jim: ["1"] }, asleep: ["3"] };
    const box = { chairs: { "1": "drink", "2": "pistol", "3": "x" } };
    const sheet = sheetOf(view("don_pepe", position), PLAYERS, catalogue("don_pepe"), box);
    const [chairs] = sheet.tables;
    expect(chairs?.columns).toEqual(["In front of it", "Gang", "Who", "Asleep"]);
    expect(chairs?.rows.map((row) => row.cells.map((cell) => cell.map((one) => one.text)))).toEqual(
      [
        [["drink"], ["Vera"], ["Jim"], []],
        [["pistol"], [], [], []],
        [["X mat"], ["Otto"], ["Boss"], ["✓"]],
      ],
    );
  });

  it("lists what each player has, and leaves out what the catalogue does not name", () => {
    const position = { money: [1000, 0], hands: [{ move: 2, cake: 1 }, { back: 3 }], idle: 4 };
    const sheet = sheetOf(view("don_pepe", position), PLAYERS, catalogue("don_pepe"), null);
    expect(sheet.facts).toEqual([]);
    expect(sheet.tables[0]?.rows[0]?.cells.map((cell) => cell.map((one) => one.text))).toEqual([
      ["1,000"],
      ["2 × Move", "Cake"],
    ]);
    expect(sheet.tables[0]?.rows[1]?.head).toEqual({ text: "Otto", gang: "red" });
  });

  it("says what is printed on a thing", () => {
    const position = { table: { cicero: "2" }, standing: { cicero: { grey: ["1", "3"] } } };
    const box = { values: { "2": [0, 2, 0, -1] } };
    const sheet = sheetOf(view("gangster", position), PLAYERS, catalogue("gangster"), box);
    expect(sheet.tables[0]?.rows[0]?.cells.map((cell) => cell[0]?.text)).toEqual([
      "Grey: 1, 3",
      "2 (?, 2, ?)",
    ]);
  });
});

describe("choices", () => {
  const action = (text: string, code: number): LegalAction => {
    const [verb = "", ...args] = text.split(" ");
    return { code, verb, arguments: args, text };
  };
  const say = catalogue("gangster", { actions: { drive: ["card", "place"], take: ["kind"] } });

  it("share a heading where they differ by their last word", () => {
    const legal = ["drive 1 cicero", "drive 1 stickney", "drive 2 chinatown", "dump"].map(action);
    expect(
      choicesOf(legal, [], say).map(({ heading, choices }) => [
        heading,
        ...choices.map((choice) => choice.text),
      ]),
    ).toEqual([
      [null, "Drive with the 2: Chinatown", "Empty the trunk into the harbour"],
      ["Drive with the 1 to", "Cicero", "Stickney"],
    ]);
  });
});
