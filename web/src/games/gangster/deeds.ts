/** What was done, or will be, as it is marked on the map. */
import type { GameEvent } from "../../kit/board";
import { keys, wayOf, type District, type Gang, type Place } from "./city";

/** A car on its way. */
export interface Drive {
  gang: Gang;
  way: Place[];
}
/** Somebody put on a field, or taken from it. */
export interface Step {
  key: string;
  district: District;
  whose: Gang;
  gone: boolean;
}

const drives = (event: GameEvent): boolean => event.event === "drove" || event.event === "pushed";
const steps = (event: GameEvent): boolean => event.event === "loaded" || event.event === "unloaded";

export function driveOf(events: readonly GameEvent[]): Drive | null {
  const event = events.findLast(drives);
  return event ? { gang: (event["other"] ?? event["gang"]) as Gang, way: wayOf(event) } : null;
}

export function stepOf(events: readonly GameEvent[]): Step | null {
  const event = events.findLast(steps);
  if (!event) return null;
  const district = event["district"] as District;
  return {
    key: keys.field(district, String(event["field"])),
    district,
    whose: event["whose"] as Gang,
    gone: event.event === "loaded",
  };
}

/** The last thing done of these two sorts, alone. */
export const lastOf = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((event) => drives(event) || steps(event)).slice(-1);
