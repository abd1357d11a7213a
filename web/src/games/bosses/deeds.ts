/** What was done last and what is planned, as the board draws it: from where, to where, who. */
import type { CommonView, GameEvent } from "../../kit/board";
import type { BossesKind, BossesView } from "../../lib/views";
import { gangOf, isField } from "./streets";

export interface Deed {
  /** Who is placed, moved or shot. */
  kind: BossesKind;
  /** The field left; none for a placement or a shot. */
  from: string | null;
  to: string;
  /** Where it was taken from: `own1`, `left`, `drawn`. */
  source: string | null;
  shot: boolean;
}

const DEEDS = ["placed", "moved", "shot"];

/** The last of a turn's events that changed the city. */
export function lastDeed(events: GameEvent[]): Deed | null {
  const event = events.findLast((one) => DEEDS.includes(one.event));
  if (!event) return null;
  return {
    kind: event["kind"] as BossesKind,
    from: event.event === "moved" ? String(event["origin"]) : null,
    to: String(event.event === "moved" ? event["target"] : event["field"]),
    source: event.event === "placed" ? String(event["source"]) : null,
    shot: event.event === "shot",
  };
}

/** An action that waits for "confirm". Null where nothing in the city would change. */
export function plannedDeed(action: string | null, view: BossesView & CommonView): Deed | null {
  const [verb, a = "", b = ""] = action?.split(" ") ?? [];
  if (verb === "place") {
    const kind = kindFrom(a, view);
    return kind && { kind, from: null, to: b, source: a, shot: false };
  }
  if ((verb === "move" || verb === "shoot") && isField(a)) {
    const kind = view.board[a];
    const shot = verb === "shoot";
    return kind && { kind, from: shot ? null : a, to: shot ? a : b, source: null, shot };
  }
  return null;
}

function kindFrom(source: string, view: BossesView & CommonView): BossesKind | null {
  if (source === "left" || source === "right") return view.pair[source];
  if (source === "drawn") return view.drawn;
  return `${gangOf(view.seat ?? view.on_turn ?? 0)}${source.slice(-1)}` as BossesKind;
}
