/** The ways to use the throw with what is picked, as the game foretells them. */
import type { BoardProps, GameEvent, LegalAction } from "../../kit/board";
import type { CosaNostraView } from "../../lib/views";
import { bossPiece, followerPiece, type Gang, type View } from "./figures";
import { diceKeys, figureKeys, isDieKey, targetIn } from "./keys";

export interface Way {
  action: LegalAction;
  pips: number;
  /** Key of the place it leads to; null while it has not been foretold. */
  target: string | null;
  events: GameEvent[];
}

type Known = Pick<BoardProps<CosaNostraView>, "view" | "legal" | "foretold">;

/** All ways of the picked figure, or of all figures with the picked die. */
export function waysOf(picked: readonly string[], { view, legal, foretold }: Known): Way[] {
  const key = picked.at(-1);
  if (key === undefined) return [];
  return legal
    .filter((action) => action.verb !== "banish")
    .filter((action) =>
      (isDieKey(key)
        ? diceKeys(Number(action.arguments[1]), view)
        : figureKeys(action, view)
      ).includes(key),
    )
    .map((action) => wayOf(action, foretold.get(action.text) ?? []))
    .sort((a, b) => a.pips - b.pips);
}

const wayOf = (action: LegalAction, events: GameEvent[]): Way => ({
  action,
  pips: Number(action.arguments[1]),
  target: targetIn(events),
  events,
});

/** A move on the board: who, from where, to where; a place is a space's number, `hq` or `home`. */
export interface Deed {
  gang: Gang;
  boss: boolean;
  from: string;
  to: string;
  pips: number;
}

/** The moves among events. */
export const deedsIn = (events: GameEvent[]): Deed[] =>
  events
    .filter(({ event }) => event === "moved" || event === "came_home")
    .map((event) => ({
      gang: event["gang"] as Gang,
      boss: event.event === "came_home" || event["rank"] === "boss",
      from: String(event["origin"]),
      to: event.event === "came_home" ? "home" : String(event["target"]),
      pips: Number(event["pips"]),
    }));

/** The moves of the last throw that anybody moved with. */
export function lastDeeds(events: GameEvent[]): Deed[] {
  const throws = events.reduce<GameEvent[][]>(
    (parts, event) => {
      if (event.event === "rolled") parts.push([]);
      parts.at(-1)!.push(event);
      return parts;
    },
    [[]],
  );
  return throws.map(deedsIn).findLast((deeds) => deeds.length) ?? [];
}

/** The piece that leaves when a planned move is made. */
export function leaver(deed: Deed, view: View): string {
  if (deed.boss) return bossPiece(deed.gang);
  if (deed.from === "hq") return followerPiece(deed.gang, "hq", view.hq[deed.gang] - 1);
  return followerPiece(deed.gang, deed.from, 0);
}
