/** Which part of a board a picture shows: all lengths are shares of the board's or the frame's. */

export interface Cut {
  /** Left upper corner and size, as shares of the board. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width by height. */
  shape: number;
}

export const WHOLE: Cut = { x: 0, y: 0, width: 1, height: 1, shape: 1 };

/** Room round what is shown, as a share of its longer side. */
const ROUND = 0.07;
/** No picture is more upright or flatter. */
const SHAPES = [1, 2.2] as const;

/** Everything that is known to the board by a key. */
const drawnAs = (key: string): string =>
  ["place", "piece", "large", "hit"].map((kind) => `[data-${kind}="${key}"]`).join();

/** The part of a drawn board that holds all that the keys name, or null as long as nothing does. */
export function cutOut(stage: HTMLElement, keys: string[]): Cut | null {
  const board = stage.getBoundingClientRect();
  const boxes = keys
    .flatMap((key) => [...stage.querySelectorAll(drawnAs(key))])
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width && box.height);
  if (!boxes.length || !board.width || !board.height) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - board.left;
  const right = Math.max(...boxes.map((box) => box.right)) - board.left;
  const top = Math.min(...boxes.map((box) => box.top)) - board.top;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - board.top;
  const room = 2 * ROUND * Math.max(right - left, bottom - top);
  const shape = Math.min(
    Math.max((right - left + room) / (bottom - top + room), SHAPES[0]),
    SHAPES[1],
  );
  const width = Math.max(right - left + room, (bottom - top + room) * shape);
  const height = width / shape;
  return {
    x: inside((left + right - width) / 2, width, board.width) / board.width,
    y: inside((top + bottom - height) / 2, height, board.height) / board.height,
    width: width / board.width,
    height: height / board.height,
    shape,
  };
}

/** Where a stretch begins so that it lies on the board, or about its middle if it is longer. */
function inside(from: number, long: number, board: number): number {
  if (long >= board) return (board - long) / 2;
  return Math.min(Math.max(from, 0), board - long);
}

/** Where the board lies in a frame that shows only this part of it. */
export function boxOf(cut: Cut): string | null {
  if (cut === WHOLE) return null;
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  return [
    `left: ${share(-cut.x, cut.width)}`,
    `top: ${share(-cut.y, cut.height)}`,
    `width: ${share(1, cut.width)}`,
    `height: ${share(1, cut.height)}`,
  ].join("; ");
}
