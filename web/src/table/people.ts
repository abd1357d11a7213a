/** Who sits at the table, by name and gang. */
import type { CommonView, Look, Player } from "../kit/board";
import type { SeatInfo, TableInfo } from "../lib/api";
import { texts } from "../texts/say.svelte";

/** Bots have names of the period, by seat. */
const BOT_NAMES = 8;

/** A bot's name: its seat's, or the next that nobody here has. */
function botName(seat: number, taken: Set<string>): string {
  const t = texts.frame.t.bind(texts.frame);
  const all = Array.from({ length: BOT_NAMES }, (_, i) => t(`bot-name-${(seat + i) % BOT_NAMES}`));
  return all.find((name) => !taken.has(name.toLowerCase())) ?? all[0]!;
}

/** Names by seat; one person at several seats, or two of one name, are told apart by their gangs. */
export function namesOf(table: TableInfo | null, look: Look<never>): string[] {
  const t = texts.frame.t.bind(texts.frame);
  const seats = table?.seats ?? [];
  const isBot = (seat: SeatInfo) => seat.kind === "bot" && seat.name === seat.bot;
  const taken = new Set(
    seats.flatMap((seat) => (seat.name === null || isBot(seat) ? [] : [seat.name.toLowerCase()])),
  );
  return seats.map((seat) => {
    if (seat.name === null) return t("seat-free", { number: seat.seat + 1 });
    if (isBot(seat)) {
      const name = botName(seat.seat, taken);
      taken.add(name.toLowerCase());
      return name;
    }
    const gang = look.gangs[seat.seat % look.gangs.length]!;
    const same = seats.filter((other) => other.name === seat.name).length > 1;
    return same ? t("name-of", { name: seat.name, gang: t(`gang-name-${gang}`) }) : seat.name;
  });
}

export function playersOf(
  table: TableInfo | null,
  names: string[],
  look: Look<never>,
  view: CommonView | null,
): Player[] {
  return (table?.seats ?? []).map(({ seat, yours }, i) => ({
    seat,
    name: names[i]!,
    gang: (view && look.gangOf?.(view as never, seat)) ?? look.gangs[seat % look.gangs.length]!,
    you: yours,
  }));
}
