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

/** All of them, in order: after a drive another car may be pushed, and two may get out at once. */
export const drivesOf = (events: readonly GameEvent[]): Drive[] =>
  events
    .filter(drives)
    .map((event) => ({ gang: (event["other"] ?? event["gang"]) as Gang, way: wayOf(event) }));

export const stepsOf = (events: readonly GameEvent[]): Step[] =>
  events.filter(steps).map((event) => {
    const district = event["district"] as District;
    return {
      key: keys.field(district, String(event["field"])),
      district,
      whose: event["whose"] as Gang,
      gone: event.event === "loaded",
    };
  });

export const driveOf = (events: readonly GameEvent[]): Drive | null =>
  drivesOf(events).at(-1) ?? null;
export const stepOf = (events: readonly GameEvent[]): Step | null => stepsOf(events).at(-1) ?? null;
