/** Which tab, sheet and dialog of the table is open. */
export type Tab = "log" | "chat" | "rules" | "report";
export type TableDialog =
  | "invite"
  | "host"
  | "wrong"
  | "leave"
  | "verify"
  | "more"
  | "player"
  | "branch"
  | "holders"
  | null;

/** A narrow screen, or a phone held sideways; the style sheets ask the same. */
const PHONE = "(max-width: 600px), (max-width: 1100px) and (max-height: 500px)";

export class Panels {
  tab: Tab = $state("log");
  /** On small screens tabs open as sheets. */
  sheet: Tab | "replay" | null = $state(null);
  clause: string | null = $state(null);
  /** How often a clause was asked for: the same one again is gone to again. */
  asked = $state(0);
  dialog: TableDialog = $state(null);
  /** The player whose panel was opened on a phone. */
  player = $state(0);
  size: "phone" | "tablet" | "desk" = $state("desk");
  /** The end screen has been put away to see the board. */
  endAway = $state(false);
  /** Which of its two pages is shown. */
  endPage: "result" | "report" = $state("result");

  constructor() {
    const phone = matchMedia(PHONE);
    const small = matchMedia("(max-width: 1100px)");
    const measure = () => {
      this.size = phone.matches ? "phone" : small.matches ? "tablet" : "desk";
      if (this.size === "desk") this.sheet = null;
    };
    phone.addEventListener("change", measure);
    small.addEventListener("change", measure);
    measure();
  }

  open(tab: Tab): void {
    this.tab = tab;
    if (this.size !== "desk") this.sheet = this.sheet === tab ? null : tab;
  }

  /** The rulebook at the clause that matters. */
  rule(clause: string | null): void {
    this.clause = clause;
    this.asked++;
    this.tab = "rules";
    if (this.size !== "desk") this.sheet = "rules";
  }
}
