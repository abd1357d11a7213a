/** What was done last, and what is planned, as the table draws it. */
import type { GameEvent } from "../../kit/board";
import type { Gang } from "../../kit/gangs";
import type { Direction } from "./geometry";
import type { Chair, DonPepeGang, Kind } from "./table";

export type Cause = "explosion" | "knife" | "pistol" | "pill";

export interface Death {
  chair: Chair;
  gang: Gang;
  kind: Kind;
  cause: Cause;
  /** Where whoever did it sits; null for cakes and pills. */
  origin: Chair | null;
}

export interface Income {
  chair: Chair;
  dollars: number;
}

export interface Deeds {
  moves: { from: Chair; to: Chair; kind: Kind; gang: Gang }[];
  placed: Chair[];
  /** A cake put down (from nowhere), or passed along the table. */
  cakes: { gang: DonPepeGang; from: Chair | null; to: Chair; direction?: Direction }[];
  blasts: { chair: Chair; gang: DonPepeGang }[];
  deaths: Death[];
  drugged: Chair[];
  income: Income[];
}

/** Which way a cake slid; one told by an older server, the way of the clock. */
export const directionOf = (event: GameEvent): Direction =>
  (event["direction"] ?? "cw") as Direction;

export function deathOf(event: GameEvent): Death | null {
  if (event.event !== "died") return null;
  return {
    chair: event["chair"] as Chair,
    gang: event["gang"] as Gang,
    kind: event["kind"] as Kind,
    cause: event["cause"] as Cause,
    origin: (event["origin"] as Chair | null) ?? null,
  };
}

/** What one source pays, chair by chair: a pair pays for both. */
export function incomeOf(event: GameEvent): Income[] {
  if (event.event !== "earned") return [];
  const chairs = [event["chair"], event["other"]].filter((chair) => chair !== null) as Chair[];
  return chairs.map((chair) => ({ chair, dollars: Number(event["dollars"]) / chairs.length }));
}

/** Everything of some events that leaves a mark on the table. */
export function deedsOf(events: GameEvent[], gangs: readonly DonPepeGang[]): Deeds {
  const deeds: Deeds = {
    moves: [],
    placed: [],
    cakes: [],
    blasts: [],
    deaths: [],
    drugged: [],
    income: [],
  };
  for (const event of events) {
    const seat = Number(event["seat"]);
    const chair = event["chair"] as Chair;
    const gang = event["gang"] as DonPepeGang;
    switch (event.event) {
      case "moved":
        deeds.moves.push({
          from: event["origin"] as Chair,
          to: event["target"] as Chair,
          kind: event["kind"] as Kind,
          gang: gangs[seat]!,
        });
        break;
      case "placed":
        deeds.placed.push(chair);
        break;
      case "cake_put":
        deeds.cakes.push({ gang: gangs[seat]!, from: null, to: chair });
        break;
      case "cake_passed":
        deeds.cakes.push({
          gang,
          from: event["origin"] as Chair,
          to: event["target"] as Chair,
          direction: directionOf(event),
        });
        break;
      case "exploded":
        deeds.blasts.push({ chair, gang });
        break;
      case "fell_asleep":
        deeds.drugged.push(chair);
        break;
      case "died":
        deeds.deaths.push(deathOf(event)!);
        break;
      case "earned":
        deeds.income.push(...incomeOf(event));
        break;
    }
  }
  return deeds;
}
