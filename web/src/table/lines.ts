/** The log in turns: steps of the same player that follow each other belong together. */
import type { GameEvent } from "../lib/api";
import { actorOf, type LogStep } from "./audience.svelte";

export interface Turn {
  number: number;
  seat: number | null;
  steps: LogStep[];
}

export const eventsOf = (step: LogStep): GameEvent[] => step.events;

/** Steps without an actor (cards dealt by chance) belong to the turn they happen in. */
export function turnsOf(log: LogStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of log) {
    if (!step.events.length) continue;
    const seat = actorOf(step.events);
    const now = turns.at(-1);
    if (now && (seat === null || now.seat === seat)) now.steps.push(step);
    else {
      const number = (now?.number ?? 0) + (seat === null ? 0 : 1);
      turns.push({ number, seat, steps: [step] });
    }
  }
  return turns;
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
