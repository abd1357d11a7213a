/** Where the figures, the dice and the wheel come from in every event. */
import type { Flight, GameEvent } from "../../kit/board";
import { boxOf, type Box } from "./box";
import { bossPiece, figuresOn, followerPiece, type Gang, type View } from "./figures";
import { bearing, groundOf } from "./geometry";
import { hqKey, spaceKey } from "./keys";

/** Two whole turns before it comes to rest. */
const SPINS = 720;
const TUMBLE = 220;
const LONG = { wheel: 1400, dice: 600 };

/** The spaces between, and the front where somebody comes out of the HQ or goes in. */
function between(event: GameEvent, box: Box): string[] {
  const gang = event["gang"] as Gang;
  const pips = Number(event["pips"]);
  const start = event["origin"] === "hq" ? box.fronts[gang] - 1 : Number(event["origin"]);
  return Array.from({ length: pips - 1 }, (_, i) =>
    spaceKey((start + 1 + i + box.ring) % box.ring),
  );
}

const comesFrom = (event: GameEvent): string =>
  event["origin"] === "hq" ? hqKey(event["gang"] as Gang) : spaceKey(String(event["origin"]));

/** The last follower drawn on a space is the one that has come. */
function arrived(gang: Gang, space: string, view: View): string {
  const own = figuresOn(view, space).filter((one) => one.gang === gang && !one.boss);
  return own.at(-1)?.piece ?? followerPiece(gang, space, 0);
}

/** The follower that was drawn there before. */
function left(gang: Gang, space: string, before: View): string {
  const own = figuresOn(before, space).filter((one) => one.gang === gang && !one.boss);
  return own.at(-1)?.piece ?? followerPiece(gang, space, 0);
}

export function flights(event: GameEvent, view: View, before: View): Flight[] {
  const box = boxOf(view.edition);
  if (!box) return [];
  const gang = event["gang"] as Gang;
  const space = String(event["space"] ?? "");
  switch (event.event) {
    case "rolled":
      return (["low", "high"] as const).map((die) => ({
        piece: `face-${die}`,
        how: "turn",
        by: TUMBLE,
        long: LONG.dice,
      }));
    case "moved": {
      const target = String(event["target"]);
      const piece = event["rank"] === "boss" ? bossPiece(gang) : arrived(gang, target, view);
      return [{ piece, from: comesFrom(event), via: between(event, box) }];
    }
    case "came_home":
      return [{ piece: bossPiece(gang), from: comesFrom(event), via: between(event, box) }];
    case "returned":
      return [
        {
          piece: followerPiece(gang, "hq", view.hq[gang] - 1),
          from: `out-${gang}`,
          after: true,
        },
      ];
    case "captured":
    case "freed": {
      const piece = event["rank"] === "boss" ? bossPiece(gang) : followerPiece(gang, space, 0);
      return [{ piece, how: "flash", after: true }];
    }
    case "spun": {
      const to = bearing(groundOf(box), Number(space));
      return [{ piece: "wheel", how: "turn", by: SPINS + to, long: LONG.wheel }];
    }
    case "banished":
      return [{ gone: left(gang, space, before), to: `out-${gang}`, after: true }];
    case "boss_banished": {
      const taken = before.standing[gang].concat(before.prisoners[gang]);
      const followers = taken.flatMap((at) =>
        figuresOn(before, at).filter((one) => one.gang === gang && !one.boss),
      );
      return [
        { piece: bossPiece(gang), from: spaceKey(space), after: true },
        ...followers.map((one) => ({ gone: one.piece, to: hqKey(gang) })),
      ];
    }
    default:
      return [];
  }
}
