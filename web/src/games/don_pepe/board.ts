/** How the round table is clicked, and how its men, cakes and notes move. */
import type { BoardModule, LegalAction } from "../../kit/board";
import type { DonPepeView } from "../../lib/views";
import Board from "./Board.svelte";
import { deathOf } from "./deeds";
import { flights } from "./flights";
import {
  cakeOf,
  cakes,
  cardOf,
  chairOf,
  GANGS,
  unseated,
  type Chair,
  type DonPepeGang,
  type View,
} from "./table";
import { promptOf } from "./prompt";
import Tray from "./Tray.svelte";

const TAKES = ["knife", "pistol", "kaboum", "pill"];

const DIRECTIONS = ["cw", "ccw"] as const;

/** Somebody who clicks there with these in hand, or with nothing: what could that be? */
function tried(picked: readonly string[], key: string, view: View): string[] {
  const card = cardOf(picked[0]);
  const chair = chairAt(key, view);
  switch (card) {
    case "knife":
    case "pistol":
    case "cake":
    case "move":
      if (chair) return [`${card} ${chair}`];
      break;
    case "pass_cake":
    case "kaboum": {
      const gang = cakeOf(picked[1] ?? key) ?? (chair && cakeless(chair, view));
      const ways = card === "kaboum" ? [""] : DIRECTIONS.map((direction) => ` ${direction}`);
      if (gang) return ways.map((way) => `${card} ${gang}${way}`);
      break;
    }
    case "cocktail":
    case "cops":
      if (key === "felt") return [card];
      break;
    default: {
      const gang = cakeOf(key);
      if (gang) return [`kaboum ${gang}`];
      if (chair) return [`move ${chair}`];
    }
  }
  return key === "discards" && card ? [`discard ${card}`] : [];
}

/** The chair clicked, or the one where the clicked cake stands. */
const chairAt = (key: string, view: View): Chair | null =>
  chairOf(key) ?? cakes(view).find(({ gang }) => gang === cakeOf(key))?.chair ?? null;

/** Whose cake is meant by a click on a chair: the one there, else one that is not on the table. */
function cakeless(chair: Chair, view: View): DonPepeGang | null {
  const there = cakes(view).find((cake) => cake.chair === chair);
  if (there) return there.gang;
  const sitting = view.men.findIndex((chairs) => chairs.includes(chair));
  const kept = [sitting, ...view.cake.keys()].filter((seat) => seat !== view.seat);
  return GANGS[kept.find((seat) => view.cake[seat] === null) ?? -1] ?? null;
}

/** What nobody is asked for in this step: to hear so. */
const notAsked = (view: View) => (view.phase === "second" ? "to 1" : "end");

/** What a click is a try at, in the step that is due; the likeliest first. */
function tries(picked: readonly string[], key: string, view: View): string[] {
  const other = cardOf(key);
  if (other && view.phase !== "card") return [`discard ${other}`];
  const chair = chairAt(key, view);
  switch (view.phase) {
    case "to":
    case "pill":
      return chair ? [`${view.phase} ${chair}`] : [];
    case "seating":
    case "reseating": {
      const [what, kind] = picked[0]?.split("-") ?? anybody(view);
      return chair ? [`${what === "sleeper" ? "place_asleep" : "place"} ${kind} ${chair}`] : [];
    }
    default:
      return tried(picked, key, view);
  }
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
    const found = tries(picked, key, view);
    if (!found.length) return notAsked(view);
    // What is legal needs other clicks, and no reason against it.
    return found.find((text) => view.legal.every((action) => action.text !== text)) ?? null;
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

/** One of those who have to sit down, as his key is written. */
function anybody(view: View): string[] {
  const one = unseated(view, view.seat ?? 0)[0];
  return [one?.sleep === "asleep" ? "sleeper" : "man", one?.kind ?? "jim"];
}

export default board;
