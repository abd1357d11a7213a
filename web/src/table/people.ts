/** Who sits at the table, by name and gang. */
import type { CommonView, Look, Player } from "../kit/board";
import type { Gang } from "../kit/gangs";
import type { SeatInfo, TableInfo } from "../lib/api";
import { texts } from "../texts/say.svelte";

/** Bots have names of the period, by their faces. */
const BOT_NAMES = 8;

/** A bot's name: its face's, or the next that nobody here has. */
export function botName(face: number, taken = new Set<string>()): string {
  const t = texts.frame.t.bind(texts.frame);
  const all = Array.from({ length: BOT_NAMES }, (_, i) => t(`bot-name-${(face + i) % BOT_NAMES}`));
  return all.find((name) => !taken.has(name.toLowerCase())) ?? all[0]!;
}

/** The gangs that the seats have in this game; before it begins, those of their places in the box. */
export const gangsOf = (
  table: TableInfo | null,
  look: Look<never>,
  view: CommonView | null,
): Gang[] =>
  (table?.seats ?? []).map(
    ({ seat }) =>
      (view && look.gangOf?.(view as never, seat)) ?? look.gangs[seat % look.gangs.length]!,
  );

/** Names by seat; one person at several seats, or two of one name, are told apart by their gangs. */
export function namesOf(table: TableInfo | null, gangs: Gang[]): string[] {
  const t = texts.frame.t.bind(texts.frame);
  const seats = table?.seats ?? [];
  const isBot = (seat: SeatInfo) => seat.kind === "bot" && seat.name === seat.bot;
  const taken = new Set(
    seats.flatMap((seat) => (seat.name === null || isBot(seat) ? [] : [seat.name.toLowerCase()])),
  );
  return seats.map((seat, i) => {
    if (seat.kind === "free") return t("seat-free", { number: seat.seat + 1 });
    // Somebody who has deleted their data.
    const name = seat.name ?? t("former-guest");
    if (isBot(seat)) {
      const called = botName(seat.face ?? seat.seat, taken);
      taken.add(called.toLowerCase());
      return called;
    }
    const same = seats.filter((other) => other.name === seat.name).length > 1;
    const gang = t(`gang-name-${gangs[i]!}`);
    return same ? t("name-of", { name, gang }) : name;
  });
}

export function playersOf(table: TableInfo | null, names: string[], gangs: Gang[]): Player[] {
  return (table?.seats ?? []).map(({ seat, yours }, i) => ({
    seat,
    name: names[i]!,
    gang: gangs[i]!,
    you: yours,
  }));
}
