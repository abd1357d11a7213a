/** The log: turns, and what stands of it. */
import { expect, test } from "vitest";
import type { LogStep } from "../src/table/audience.svelte";
import { broughtBy, eventsOf, lastDoneIn, standingIn, turnsOf } from "../src/table/lines";

const log = (...steps: [event: string, seat?: number, taken?: number][]): LogStep[] =>
  steps.map(([event, seat, taken], step) => ({
    step,
    number: step + 1,
    events: [
      {
        event,
        ...(seat === undefined ? {} : { seat }),
        ...(taken === undefined ? {} : { steps: taken }),
      },
    ],
  }));
const names = (steps: LogStep[]) => steps.flatMap(eventsOf).map(({ event }) => event);

test("what was taken back does not stand, nor does the taking back", () => {
  const told = log(["dealt"], ["moved", 0], ["answered", 1], ["taken_back", 0, 2], ["stayed", 0]);
  expect(names(standingIn(told))).toEqual(["dealt", "stayed"]);
  expect(names(standingIn(told.slice(0, 4)))).toEqual(["dealt"]);
  expect(names(standingIn(told.slice(0, 3)))).toEqual(["dealt", "moved", "answered"]);
});

test("taken back twice, and from a log whose beginning is not here", () => {
  const twice = log(
    ["a", 0],
    ["b", 1],
    ["taken_back", 1, 1],
    ["c", 1],
    ["taken_back", 1, 1],
    ["d", 1],
  );
  expect(names(standingIn(twice))).toEqual(["a", "d"]);
  expect(names(standingIn(log(["taken_back", 0, 3], ["e", 0])))).toEqual(["e"]);
});

test("the last move is one that stands", () => {
  const told = log(["moved", 0], ["shot", 1], ["taken_back", 1, 1]);
  expect(lastDoneIn(standingIn(told)).map(({ event }) => event)).toEqual(["moved"]);
});

test("who takes a turn back is in it again, also where the next one had begun", () => {
  const told = log(["turn", 0], ["moved", 0], ["turn", 1], ["taken_back", 0, 2], ["stayed", 0]);
  const turns = turnsOf(told, ["turn"]);
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 2],
  ]);
  // Where no event begins a turn, who acts does.
  expect(turnsOf(log(["moved", 0], ["taken_back", 0, 1], ["stayed", 0]))).toHaveLength(1);
});

test("a move brings what comes after its own event, and that one where it tells more", () => {
  const brings = (action: string, ...events: object[]) => broughtBy({ action, events }, 1);
  const moved = { event: "moved", seat: 1, origin: "5", target: "17", pips: 12 };
  const freed = { event: "freed", gang: "red" };
  expect(brings("move 5 12", moved)).toEqual([]);
  expect(brings("move 5 12", moved, freed)).toEqual([freed]);
  // The seat's own event, but with a number that the action does not name.
  const sold = { event: "sold", seat: 1, points: 9 };
  expect(brings("done", sold)).toEqual([sold]);
  // Nobody's event, and that of another seat.
  const counted = { event: "line_counted", red: 5 };
  expect(brings("score row", counted, freed)).toEqual([counted, freed]);
  const shown = { event: "shown", seat: 0 };
  expect(brings("pass", shown)).toEqual([shown]);
  expect(brings("pass")).toEqual([]);
});
