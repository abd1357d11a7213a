/** How far somebody is in each lesson. Kept in the browser; the server knows nothing of it. */
interface Kept {
  /** The own actions so far; an empty one for each step that was only read. */
  done: string[];
  /** It was taken to its end once. */
  finished: boolean;
}

const KEY = "backroom-lessons";
const NOTHING: Kept = { done: [], finished: false };

function load(): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

class Progress {
  #all: Record<string, Kept> = $state.raw(load());

  of(game: string, lesson: string): Kept {
    const { done, finished } = { ...NOTHING, ...this.#all[`${game}/${lesson}`] };
    return { done: Array.isArray(done) ? done.map(String) : [], finished: finished === true };
  }

  keep(game: string, lesson: string, kept: Kept): void {
    this.#all = { ...this.#all, [`${game}/${lesson}`]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Without storage it holds until the page is closed.
    }
  }
}

export const progress = new Progress();
