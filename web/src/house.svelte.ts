/** The house: its games, who this browser is, and about the server. Loaded once, renewed on demand. */
import { api, Unreachable } from "./api";
import type { GameInfo, Me, ServerInfo } from "./lib/api";
import { texts } from "./texts/say.svelte";

class House {
  games: GameInfo[] = $state.raw([]);
  bots: string[] = $state.raw([]);
  me: Me | null = $state.raw(null);
  server: ServerInfo | null = $state.raw(null);
  /** The server did not answer. */
  dark = $state(false);
  ready = $state(false);
  /** The words of all games are here. */
  spoken = $state(false);

  async open(): Promise<void> {
    try {
      const [games, me, server] = await Promise.all([api.games(), api.me(), api.server()]);
      this.#games(games.games, games.bots);
      this.me = me;
      this.server = server;
      this.dark = false;
      this.ready = true;
      if (this.games.some((game) => !game.ready)) this.#watch();
    } catch (error) {
      this.dark = true;
      if (!(error instanceof Unreachable)) throw error;
    }
  }

  /** All games can be named. */
  async speak(): Promise<void> {
    try {
      await texts.want(...this.games.map((game) => game.name));
      this.spoken = true;
    } catch {
      this.dark = true;
    }
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  #games(games: GameInfo[], bots: string[]): void {
    this.games = games;
    this.bots = bots;
  }

  /** Rules are still being compiled: look again until all are ready. */
  #watch(): void {
    setTimeout(async () => {
      try {
        const now = await api.games();
        this.#games(now.games, now.bots);
      } catch {
        // Asked again anyway.
      }
      if (this.games.some((game) => !game.ready)) this.#watch();
    }, 1500);
  }
}

export const house = new House();
