/** My tables, and which of them wait for me: told by the person's own socket, wherever one is. */
import { api } from "./api";
import { house } from "./house.svelte";
import type { MyTable, NoticeMessage } from "./lib/api";
import { route } from "./router.svelte";
import { Stream } from "./stream";

/** Tables also change without a call: somebody sits down, a game ends. */
const LOOK_AGAIN = 20_000;

class Calls {
  tables: MyTable[] = $state.raw([]);
  /** The call that came last and has not been answered or put away. */
  newest: NoticeMessage | null = $state.raw(null);
  #stream: Stream | null = null;
  #timer = 0;

  /** Tables where somebody waits for me, other than the one I sit at. Bots have time. */
  elsewhere: MyTable[] = $derived.by(() => {
    const here = route.parts[0] === "t" ? route.parts[1] : null;
    return this.tables.filter((one) => one.waiting.length && !one.solo && one.table !== here);
  });

  /** Listen as this person; to be called again when the person changes. */
  open(): () => void {
    let missed = false;
    void this.look();
    this.#timer = window.setInterval(() => void this.look(), LOOK_AGAIN);
    this.#stream = new Stream(
      "/api/me/socket",
      {
        message: (message) => {
          if (message.type !== "notice") return;
          this.newest = message;
          void this.look();
        },
        live: () => {
          if (missed) void this.look();
        },
        lost: () => {
          missed = true;
        },
      },
      { quiet: true },
    );
    return () => {
      clearInterval(this.#timer);
      this.#stream?.close();
      this.tables = [];
      this.newest = null;
    };
  }

  async look(): Promise<void> {
    if (!house.me?.person) return;
    try {
      this.tables = (await api.myTables()).tables;
    } catch {
      // The next look may find it.
    }
  }
}

export const calls = new Calls();
