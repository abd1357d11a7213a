/** How the round table is clicked, and how its men, cakes and notes move. */
import type { BoardModule, LegalAction } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import Board from "./Board.svelte";
import { deathOf } from "./deeds";
import { flights } from "./flights";
import { cakeOf, cardOf, chairOf, KINDS, type Card, type View } from "./table";
import { promptOf } from "./prompt";
import Tray from "./Tray.svelte";

const TAKES = ["knife", "pistol", "kaboum", "pill"];

/** Somebody who clicks there with this card in hand, or with none: what would that be? */
function tried(card: Card | null, key: string, view: View): string | null {
  const chair = chairOf(key);
  const gang = cakeOf(key);
  if (chair) {
    if (card === "knife" || card === "pistol" || card === "cake" || card === "move")
      return `${card} ${chair}`;
    const own = view.men[view.seat ?? -1]?.includes(chair);
    return card === null && (own || view.phase === "second") ? `move ${chair}` : null;
  }
  if (gang) return card === "pass_cake" ? `pass_cake ${gang} cw` : `kaboum ${gang}`;
  if (key === "felt" && (card === "cocktail" || card === "cops")) return card;
  return key === "discards" && card ? `discard ${card}` : null;
}

const board: BoardModule<DonPepeView> = {
  Board,
  Tray,
  foretells: true,
  paths(action: LegalAction, view, foretold) {
    const { verb } = action;
    const [a = "", b = ""] = action.arguments;
    switch (verb) {
      case "knife":
      case "pistol": {
        // The victim is enough; or first whoever does it, as the game foretells.
        const doer = foretold
          .get(action.text)
          ?.map(deathOf)
          .find((death) => death)?.origin;
        const victim = [`card-${verb}`, `c${a}`];
        return doer ? [victim, [`card-${verb}`, `c${doer}`, `c${a}`]] : [victim];
      }
      case "cake":
        return [["card-cake", `c${a}`]];
      case "pass_cake":
        return [["card-pass_cake", `cake-${a}`, `slide-${b}`]];
      case "kaboum":
        return [["card-kaboum", `cake-${a}`]];
      case "cocktail":
      case "cops":
        return [[`card-${verb}`, "felt"]];
      case "move":
        return [["card-move", `c${a}`], ...(view.phase === "second" ? [[`c${a}`]] : [])];
      case "discard":
        return [[`card-${a}`, "discards"]];
      case "to":
        // Who is about to move may be dragged there.
        return [[`c${a}`], [`c${view.rising}`, `c${a}`]];
      case "place":
        return [[`man-${a}`, `c${b}`]];
      case "place_asleep":
        return [[`sleeper-${a}`, `c${b}`]];
      case "pill":
        return [[`c${a}`]];
      default:
        return [[verb]];
    }
  },
  attempt(picked, key, view) {
    const chair = chairOf(key);
    const card = cardOf(picked[0]);
    switch (view.phase) {
      case "to":
      case "pill":
        return chair && `${view.phase} ${chair}`;
      case "seating":
      case "reseating": {
        if (!chair) return null;
        const [what, kind] = picked[0]?.split("-") ?? ["man", anybody(view)];
        return `${what === "sleeper" ? "place_asleep" : "place"} ${kind} ${chair}`;
      }
      default: {
        const other = cardOf(key);
        if (other) return view.phase === "second" ? `discard ${other}` : null;
        return key === "end" ? "end" : tried(card, key, view);
      }
    }
  },
  mark: (action) => (TAKES.includes(action.verb) ? "take" : "go"),
  hint(picked, view, say) {
    const card = cardOf(picked[0]);
    if (!card) return say.t("board-hint-to");
    if (view.phase !== "card") return say.t("board-hint-second");
    return say.t(card === "pass_cake" && picked[1] ? "board-ask-slide" : `board-ask-${card}`);
  },
  prompt: promptOf,
  flights,
};

/** A kind of man who has to sit down. */
const anybody = (view: View) =>
  KINDS.find((kind) => view.unseated[view.seat ?? 0]?.awake[kind]) ?? "jim";

export default board;
