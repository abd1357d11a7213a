/** Ways to a table from the start page. */
import { api } from "../api";
import { house } from "../house.svelte";
import type { GameInfo } from "../lib/api";
import { route } from "../router.svelte";
import { settings } from "../settings.svelte";
import { dialogs } from "../ui/dialogs.svelte";

/** The levels, the weakest first; those that this house has. */
export function levels(): string[] {
  const known = ["lookout", "runner", "soldier", "capo", "boss"];
  return known.filter((bot) => house.bots.includes(bot));
}

/** The bot that fills seats: the level chosen on this device, else a middle one. */
export function usualBot(): string {
  const order = [settings.bot, "soldier", "greedy", "random"];
  return order.find((bot) => house.bots.includes(bot)) ?? house.bots[0] ?? "random";
}

export function usualSeats(game: GameInfo): number {
  return game.seats[Math.floor(game.seats.length / 2)]!;
}

/** Against bots at once. */
export async function sitDown(game: GameInfo, bot = usualBot()): Promise<void> {
  await dialogs.anybody();
  const seats = usualSeats(game);
  const bots = Object.fromEntries(
    Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]),
  );
  const table = await api.create({ game: game.name, seats, mine: [0], bots, start: true });
  route.go(`/t/${table.table}`);
}

/** Any game that is ready, against bots. */
export async function quickGame(): Promise<void> {
  const ready = house.games.filter((game) => game.ready);
  const game = ready[Math.floor(Math.random() * ready.length)];
  if (game) await sitDown(game);
}
