/** What a person has set on this device. Kept in the browser. */
export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  language: Language;
  theme: "system" | "day" | "night";
  sound: boolean;
  volume: number;
  /** Confirm by itself when a turn is planned to its end. */
  confirm: boolean;
  /** Answer for me when there is only one thing to do. */
  forced: boolean;
  /** The level of the bots one plays against. */
  bot: string;
  muted: string[];
  /** Has made a move of their own before. */
  played: boolean;
  /** Sat down against bots without a name: it is asked for where people sit. */
  guest: boolean;
}

const KEY = "backroom";
const LIGHT = "(prefers-color-scheme: light)";

function firstLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return wanted === "de" || wanted === "nl" ? wanted : "en";
}

function load(): Kept {
  const first: Kept = {
    language: firstLanguage(),
    theme: "system",
    sound: false,
    volume: 0.6,
    confirm: false,
    forced: true,
    bot: "soldier",
    muted: [],
    played: false,
    guest: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const { language } = { ...first, ...kept };
    // A language that the house does not speak would leave the page without words.
    return {
      ...first,
      ...kept,
      language: LANGUAGES.includes(language) ? language : first.language,
    };
  } catch {
    return first;
  }
}

class Settings implements Kept {
  language: Language = $state("en");
  theme: Kept["theme"] = $state("system");
  sound = $state(false);
  volume = $state(0.6);
  confirm = $state(false);
  forced = $state(true);
  bot = $state("soldier");
  muted: string[] = $state([]);
  played = $state(false);
  guest = $state(false);
  /** For tests: show every text of a catalogue in brackets. */
  readonly pseudo = new URLSearchParams(location.search).has("pseudo");
  /** Every table in words and buttons, drawn board or not. */
  readonly plain = new URLSearchParams(location.search).has("plain");

  constructor() {
    Object.assign(this, load());
  }

  /** Change something, and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { language, theme, sound, volume, confirm, forced, bot, muted, played, guest } = this;
    const kept: Kept = {
      language,
      theme,
      sound,
      volume,
      confirm,
      forced,
      bot,
      muted,
      played,
      guest,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it holds until the page is closed.
    }
    this.paint();
  }

  /** The room's light, as set. */
  paint(): void {
    document.documentElement.dataset["theme"] = this.isDay ? "day" : "night";
  }

  /** The room's light now, and whenever the system changes its mind. */
  light(): void {
    this.paint();
    matchMedia(LIGHT).addEventListener("change", () => this.paint());
  }

  get isDay(): boolean {
    if (this.theme !== "system") return this.theme === "day";
    return matchMedia(LIGHT).matches;
  }
}

export const settings = new Settings();
