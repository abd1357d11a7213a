/** How the card table is clicked, and how its cards move. */
import type { BoardModule, Flight } from "../../kit/board";
import type { ChicagoGangstersView } from "../../lib/views";
import Board from "./Board.svelte";
import { faces, resultOf } from "./table";
import Tray from "./Tray.svelte";

/** What a card of the hand is for in these phases. */
const USE: Record<string, string> = {
  mrx_lays: "lay",
  lay: "lay",
  second_look: "lay",
  duel: "duel",
  talk: "show",
};

const board: BoardModule<ChicagoGangstersView> = {
  Board,
  Tray,
  paths(action, view) {
    const [word = ""] = action.arguments;
    const { verb } = action;
    const own = `lane-${view.seat}`;
    const hand = `hand-${word}`;
    switch (verb) {
      case "lay":
      case "duel":
      case "show":
        // One click is enough; whoever drags lets go over the own lane.
        return [[hand], [hand, own]];
      case "hide":
        return [
          ["down", hand],
          [hand, "down"],
        ];
      case "take":
        return [[`loot-${resultOf(view, view.seat ?? 0)}-${word}`], [`take-${word}`]];
      case "draw":
        return [["draw"], ["deck"]];
      case "pick":
        return [[`pile-${word}`]];
      case "fence":
      case "swap":
      case "gambler":
      case "informer":
      case "smuggler":
        // Once begun, the cards are all that is left to say.
        return view.busy === verb ? [[hand]] : [[`use-${verb}`, hand]];
      default:
        return [[word ? `${verb}-${word}` : verb]];
    }
  },
  attempt(picked, key, view) {
    const [what, word = ""] = key.split("-");
    const first = picked[0] ?? "";
    const any = faces(view.hand[view.seat ?? 0])[0]?.card ?? "w2";
    switch (what) {
      case "hand": {
        if (first === "down") return `hide ${word}`;
        if (first.startsWith("use-")) return `${first.slice(4)} ${word}`;
        const verb = USE[view.phase ?? ""] ?? view.busy;
        return verb ? `${verb} ${word}` : null;
      }
      case "down":
        return `hide ${first.startsWith("hand-") ? first.slice(5) : any}`;
      case "use":
        return `${word} ${any}`;
      case "deck":
        return "draw";
      case "loot":
        return `take ${key.at(-1)}`;
      case "pile":
        return word ? `pick ${word}` : null;
      case "draw":
      case "end":
        return what;
      default:
        return null;
    }
  },
  silence: { ask: "talk", action: "pass", round: (view) => view.round_number },
  hint(picked, _view, say) {
    const [what, word = ""] = picked[0]!.split("-");
    if (what === "down") return say.t("board-hint-down");
    return what === "use" ? say.t(`board-hint-${word}`) : null;
  },
  flights(event, view): Flight[] {
    const seat = Number(event["seat"]);
    const card = String(event["card"] ?? "back");
    switch (event.event) {
      case "coalition_revealed":
        return [{ piece: "coalition", from: "deck", how: "deal" }];
      case "district_revealed":
        return [{ piece: "district", from: "deck", how: "deal" }];
      case "loot_revealed":
        return [{ piece: "loot", from: "deck", how: "deal" }];
      case "person_revealed":
        return [{ piece: "offer", from: "deck", how: "deal" }];
      case "drew":
        return seat === view.seat && "card" in event
          ? [{ piece: `hand-${card}`, from: "deck", how: "deal" }]
          : [];
      case "laid":
        return [{ piece: `laid-${seat}-${card}`, from: `hand-${card}` }];
      case "number_shown":
        return [{ piece: `laid-${seat}-back`, from: `panel-${seat}` }];
      case "turned_up":
        return [{ piece: `laid-${seat}-${card}`, how: "flash" }];
      case "hired":
        return [{ piece: `person-${event["person"]}`, from: "offer" }];
      default:
        return [];
    }
  },
};

export default board;
