/** The log in turns, as the game tells of them. */
import type { GameEvent } from "../lib/api";
import { actorOf, type LogStep } from "./audience.svelte";

/** One line of the log, and the moment it belongs to. */
export interface Line {
  step: number;
  event: GameEvent;
}

export interface Turn {
  /** How many turns there have been with this one; none before the first. */
  number: number;
  /** Whose it is. */
  seat: number | null;
  /** The event that began it, where the game names such events. */
  opening: GameEvent | null;
  lines: Line[];
}

/** The event that takes back the last `steps` that stand. */
export const TAKEN_BACK = "taken_back";

export const eventsOf = (step: LogStep): GameEvent[] => step.events;

/** The steps that stand: without those that were taken back, and the taking back. */
export function standingIn(log: LogStep[]): LogStep[] {
  const stand: LogStep[] = [];
  for (const step of log) {
    const back = step.events.find(({ event }) => event === TAKEN_BACK);
    if (back) stand.splice(Math.max(0, stand.length - Number(back["steps"])));
    else stand.push(step);
  }
  return stand;
}

/** `begins` names the events that a turn begins with: also in the middle of a step, which ends one
    turn and begins the next. A game that names none has its turns told by who acts; what chance
    does belongs to the turn it happens in. Somebody who goes on is still in the same turn, and who
    takes a turn back is in it again. */
export function turnsOf(log: LogStep[], begins: readonly string[] = []): Turn[] {
  const turns: Turn[] = [];
  for (const { step, events } of log) {
    events.forEach((event, i) => {
      const now = turns.at(-1);
      const back = event.event === TAKEN_BACK;
      const opens = back || (begins.length ? begins.includes(event.event) : i === 0);
      const seat = opens ? actorOf([event]) : null;
      const told = begins.length > 0 && opens;
      const goesOn = seat === null ? !told : now?.seat === seat;
      if (now && (!opens || goesOn)) now.lines.push({ step, event });
      else {
        const number = (now?.number ?? 0) + (opens && (told || seat !== null) ? 1 : 0);
        const opening = told ? event : null;
        turns.push({ number, seat, opening, lines: [{ step, event }] });
      }
    });
  }
  return turns;
}

/** What was done last: the last steps of whoever acted last, with what chance added to them. */
export function lastDoneIn(log: LogStep[]): GameEvent[] {
  let actor: number | null = null;
  let first = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const seat = actorOf(log[at]!.events);
    if (seat === null) continue;
    if (actor !== null && seat !== actor) break;
    actor = seat;
    first = at;
  }
  return log.slice(first).flatMap(eventsOf);
}

/** What happened after the seat last did something. */
export function sinceTurnOf(log: LogStep[], seat: number): LogStep[] {
  let at = log.length;
  while (at > 0 && actorOf(log[at - 1]!.events) !== seat) at--;
  return log.slice(at);
}

/** The symbol before a line: the game's own, or one by what the name sounds like. */
export function iconOf(event: GameEvent, icons: Record<string, string> = {}): string {
  const own = icons[event.event];
  if (own) return own;
  const guesses: [RegExp, string][] = [
    [/taken_back/, "undo"],
    [/scor|won|win|earn/, "star"],
    [/shot|kill|shoot/, "bullet"],
    [/mov|drove|drive|step/, "move"],
    [/draw|drew|deal|card|open/, "cards"],
    [/roll|die|dice/, "dice"],
    [/end|over/, "trophy"],
    [/start/, "first"],
  ];
  return guesses.find(([sound]) => sound.test(event.event))?.[1] ?? "hat";
}

/** What a move brings besides itself, as the game foretells it. The event of the move is the first,
    if at all: one of the seat's own that tells no number but those that the action names. */
export function broughtBy(move: { action: string; events: unknown[] }, seat: number | null) {
  const events = move.events as GameEvent[];
  const [first, ...others] = events;
  const named = move.action.split(" ");
  const isMove =
    first?.["seat"] === seat &&
    Object.entries(first ?? {}).every(
      ([key, value]) =>
        key === "seat" || typeof value !== "number" || named.includes(String(value)),
    );
  return isMove ? others : events;
}
