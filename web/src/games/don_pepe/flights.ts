/** Where what an event moves comes from, and the scenes: blast, raid, an open hand, the pot. */
import type { Flight, GameEvent } from "../../kit/board";
import { boxOf, chairsOf } from "./box";
import { directionOf, incomeOf } from "./deeds";
import { between } from "./geometry";
import { GANGS, seated, type Chair, type View } from "./table";

const FUSE = 300;
const BLAST = FUSE + 250;
const RAID = 10;

/** Where a passed cake slides by: along the table, not across. */
function slid(event: GameEvent, view: View): string[] {
  const box = boxOf(view.edition);
  const [from, to] = [event["origin"], event["target"]] as Chair[];
  const chairs = box ? chairsOf(box) : [];
  return between(chairs, from!, to!, directionOf(event)).map((chair) => `before-${chair}`);
}

export function flights(event: GameEvent, view: View, before: View): Flight[] {
  const seat = Number(event["seat"]);
  const chair = `c${event["chair"]}`;
  switch (event.event) {
    case "dealt":
      return seat === view.seat && event["card"]
        ? [{ piece: `card-${event["card"]}`, from: "pile", how: "deal" }]
        : [];
    case "played":
    case "discarded":
      return [{ piece: "discard-top", from: `panel-${seat}`, how: "deal" }];
    case "placed":
      return [{ piece: chair, from: `panel-${seat}` }];
    case "moved":
      return [{ piece: `c${event["target"]}`, from: `c${event["origin"]}` }];
    case "cake_put":
      return [{ piece: `cake-${GANGS[seat]}`, from: `panel-${seat}` }];
    case "cake_passed":
      return [
        { piece: `cake-${event["gang"]}`, from: `cake-${event["gang"]}`, via: slid(event, view) },
      ];
    case "exploded":
      return [
        { piece: `fuse-${event["gang"]}`, how: "burst", wait: 0 },
        { piece: `blast-${event["gang"]}`, how: "burst", wait: FUSE },
        { gone: `cake-${event["gang"]}`, wait: FUSE },
      ];
    case "died":
      return [{ gone: chair, wait: event["cause"] === "explosion" ? BLAST : 0 }];
    case "fell_asleep":
    case "woke":
      return [{ piece: chair, how: "flash" }];
    case "earned":
      return incomeOf(event).map((paid) => ({
        piece: "note",
        from: `c${paid.chair}`,
        to: `panel-${seat}`,
        how: "send",
      }));
    case "took_pot":
      return [{ piece: "note", from: "pot", to: `panel-${seat}`, how: "send" }];
    case "raided":
      return [
        { piece: "raid", how: "burst", wait: 0 },
        ...[...seated(before).values()].map((man, i) => ({
          gone: `c${man.chair}`,
          to: `panel-${man.seat}`,
          wait: FUSE + i * RAID,
        })),
      ];
    case "out":
      return [{ piece: `hand-${seat}`, how: "burst", wait: BLAST }];
    default:
      return [];
  }
}
