/** Where all thirty-six gangsters are. */
import type { BossesView } from "../../lib/views";
import { FIELDS, POWERS, SIDES } from "./streets";

export function census(view: BossesView) {
  const board = FIELDS.filter((field) => view.board[field]).length;
  const stocks = view.stock.flatMap((stock) => POWERS.filter((power) => stock[power])).length;
  const pair = SIDES.filter((side) => view.pair[side]).length;
  return {
    board,
    dead: view.dead.length,
    open: stocks + pair + (view.drawn ? 1 : 0),
    down: view.stacks.left + view.stacks.right,
  };
}
