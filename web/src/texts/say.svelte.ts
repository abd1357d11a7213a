/** Texts: the frame's own catalogue, and those of each game as the server has them. All Fluent. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent } from "../lib/api";
import { settings, type Language } from "../settings.svelte";

export { LANGUAGES, type Language } from "../settings.svelte";
/** Languages in their own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
};

export type Arguments = Record<string, FluentVariable>;

/** What the arguments of a game's events and actions are: sorts by name or in order. */
export interface Words {
  events: Record<string, Record<string, string>>;
  actions: Record<string, string[]>;
  outcomes: Record<string, string[]>;
  /** Sorts whose words are printed as they are. */
  plain: string[];
  /** Events that a turn begins with. */
  turns: string[];
}

const NO_WORDS: Words = { events: {}, actions: {}, outcomes: {}, plain: [], turns: [] };
const frames = import.meta.glob<string>("../../texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A small number is written alike everywhere; to ask the browser how takes it a long moment. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plainly(value: FluentVariable): FluentVariable {
  const small = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
  return small ? new Small(value) : value;
}

/** A name or a quotation that ends in a mark of its own takes no full stop: “plays Ka-Boum!”. */
function closed(text: string): string {
  return text.replace(/(\p{L}[!?]|[.!?][“”])\./gu, "$1");
}

/** Every letter changed: what stays readable on the screen came from no catalogue. */
function pseudo(text: string): string {
  return `⟦${text.replace(/[aeiou]/g, (c) => ({ a: "á", e: "é", i: "í", o: "ó", u: "ú" })[c]!)}⟧`;
}

/** One catalogue, or several in which later ones have the last word. */
export class Say {
  #bundle: FluentBundle;
  #numbers: Intl.NumberFormat;
  words: Words;

  constructor(
    readonly language: Language,
    sources: string[],
    words: Words = NO_WORDS,
    readonly strange = false,
  ) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
    this.words = words;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. A missing one shows as its last words, so that play can go on. */
  t(key: string, args: Arguments = {}): string {
    const message = this.#bundle.getMessage(key);
    const plain: Arguments = {};
    for (const name in args) plain[name] = plainly(args[name]!);
    const text = message?.value
      ? closed(this.#bundle.formatPattern(message.value, plain, []))
      : key.replace(/^[a-z]+-/, "").replaceAll("_", " ");
    return this.strange ? pseudo(text) : text;
  }

  /** A number as it is written in this language. */
  number(value: number): string {
    return Math.abs(value) < 1000 ? String(value) : this.#numbers.format(value);
  }

  /** A word of some sort: `kind` `red1` is "red 1", a seat its player's name. */
  name(sort: string, word: string, players: string[]): string {
    if (sort === "seat")
      return players[Number(word)] ?? this.t("seat", { number: Number(word) + 1 });
    if (this.words.plain.includes(sort)) return word;
    const key = `${sort}-${word}`;
    return this.has(key) ? this.t(key) : word;
  }

  /** A legal action in words. */
  action(action: { verb: string; arguments: string[] }, players: string[]): string {
    const sorts = this.words.actions[action.verb] ?? [];
    const args: Arguments = {};
    action.arguments.forEach((word, i) => {
      const sort = sorts[i] ?? "word";
      let key = sort;
      // A second argument of the same sort (`move FIELD FIELD`) is `$field2`.
      for (let again = 2; key in args; again++) key = `${sort}${again}`;
      Object.assign(args, this.#both(key, sort, word, players));
    });
    return this.t(`action-${action.verb}`, args);
  }

  /** A word to print and to choose by. A number that is no name is passed as one, so that
   * catalogues can tell one from many. */
  #both(key: string, sort: string, word: string, players: string[]): Arguments {
    const name = this.name(sort, word, players);
    const number = name === word && /^\d+$/.test(word);
    return { [key]: number ? Number(word) : name, [`${key}_id`]: word };
  }

  /** An event in words, as far as this reader may see it. */
  event(event: GameEvent, players: string[]): string {
    return this.t(`event-${event.event}`, this.#values(event, players));
  }

  /** The heading of the turn that an event begins. */
  turn(event: GameEvent, players: string[]): string {
    return this.t(`turn-${event.event}`, this.#values(event, players));
  }

  #values(event: GameEvent, players: string[]): Arguments {
    const args: Arguments = {};
    for (const [key, sort] of Object.entries(this.words.events[event.event] ?? {})) {
      const value = event[key];
      if (!(key in event)) {
        args[key] = this.t("hidden");
        args[`${key}_id`] = "hidden";
      } else if (sort === "int") args[key] = Number(value);
      else if (value === null || value === -1) {
        args[key] = this.t("nobody");
        args[`${key}_id`] = "none";
      } else Object.assign(args, this.#both(key, sort, String(value), players));
    }
    return args;
  }
}

class Texts {
  /** The frame's own texts in the language of the moment. */
  frame: Say = $state.raw(new Say("en", []));
  games: Record<string, Say> = $state.raw({});
  #wanted = new Map<string, Promise<void>>();
  #loading = 0;

  get ready(): boolean {
    return this.frame.has("brand");
  }

  /** Load the language set; games in use come along, so that old lines change too. */
  async use(language: Language): Promise<void> {
    const turn = ++this.#loading;
    const load = frames[`../../texts/${language}.ftl`]!;
    const strange = settings.pseudo;
    const [source, ...games] = await Promise.all([
      load(),
      ...[...this.#wanted.keys()].map((name) => this.#load(name, language)),
    ]);
    if (turn !== this.#loading) return;
    this.frame = new Say(language, [source], NO_WORDS, strange);
    this.games = { ...this.#spokenIn(language), ...Object.fromEntries(games) };
    document.documentElement.lang = language;
  }

  /** Another language, and kept; where its words do not come, all stays as it was. */
  async change(language: Language): Promise<void> {
    const before = this.frame.language;
    settings.set({ language });
    try {
      await this.use(language);
    } catch {
      if (settings.language === language) settings.set({ language: before });
    }
  }

  /** The first words of a page: asked for until they come, as without them nothing can be said. */
  async begin(): Promise<void> {
    for (let pause = 500; !this.ready; pause = Math.min(2 * pause, 10_000)) {
      try {
        await this.use(settings.language);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  /** Texts of a game: the engine's and its own. */
  game(name: string): Say {
    return this.games[name] ?? this.frame;
  }

  /** Until the texts of all these games are here; what is on its way is not asked for twice. */
  async want(...names: string[]): Promise<void> {
    await Promise.all(
      names.map((name) => {
        if (!this.#wanted.has(name)) this.#wanted.set(name, this.#fetch(name));
        return this.#wanted.get(name);
      }),
    );
  }

  async #fetch(name: string): Promise<void> {
    try {
      const [, say] = await this.#load(name, settings.language);
      // Somebody may have changed the language meanwhile: then it came along with that.
      if (say.language === settings.language) this.games = { ...this.games, [name]: say };
    } catch (error) {
      this.#wanted.delete(name);
      throw error;
    }
  }

  /** What has come in this language already. */
  #spokenIn(language: Language): Record<string, Say> {
    const there = Object.entries(this.games).filter(([, say]) => say.language === language);
    return Object.fromEntries(there);
  }

  async #load(name: string, language: Language): Promise<[string, Say]> {
    const ask = async (path: string) => {
      const answer = await fetch(`/api/games/${name}/${path}`, { cache: "no-cache" });
      // Without its words a table would be a riddle: then it has not come.
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    };
    const [texts, words] = await Promise.all([ask(`texts/${language}`), ask("words")]);
    return [name, new Say(language, [texts], JSON.parse(words) as Words, settings.pseudo)];
  }
}

export const texts = new Texts();

/** The frame's texts. */
export const t = (key: string, args?: Arguments): string => texts.frame.t(key, args);
