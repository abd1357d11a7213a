/** Legal actions as buttons: alike ones share a heading and differ by their last word. */
import type { LegalAction } from "../../kit/board";
import type { Arguments, Say } from "../../texts/say.svelte";

export interface Choice {
  action: LegalAction;
  /** What the button shows: the sentence, or under a heading only the word that differs. */
  text: string;
}
export interface Choices {
  key: string;
  heading: string | null;
  choices: Choice[];
}

/** Headings are the catalogue's `many-<verb>`; without one every action is a sentence of its own. */
export function choicesOf(legal: LegalAction[], names: string[], say: Say): Choices[] {
  const groups = new Map<string, LegalAction[]>();
  for (const action of legal) {
    const alike = [action.verb, ...action.arguments.slice(0, -1)].join(" ");
    groups.set(alike, [...(groups.get(alike) ?? []), action]);
  }
  const single: Choices = { key: "", heading: null, choices: [] };
  const found: Choices[] = [];
  for (const [key, actions] of groups) {
    const { verb } = actions[0]!;
    if (actions.length < 2 || !say.has(`many-${verb}`)) {
      single.choices.push(
        ...actions.map((action) => ({ action, text: say.action(action, names) })),
      );
      continue;
    }
    found.push({
      key,
      heading: say.t(`many-${verb}`, leading(actions[0]!, names, say)),
      choices: actions.map((action) => ({ action, text: last(action, names, say) })),
    });
  }
  return single.choices.length ? [single, ...found] : found;
}

const sortOf = (action: LegalAction, i: number, say: Say) =>
  say.words.actions[action.verb]?.[i] ?? "word";

function leading(action: LegalAction, names: string[], say: Say): Arguments {
  const args: Arguments = {};
  action.arguments.slice(0, -1).forEach((word, i) => {
    const sort = sortOf(action, i, say);
    args[sort] = say.name(sort, word, names);
    args[`${sort}_id`] = word;
  });
  return args;
}

function last(action: LegalAction, names: string[], say: Say): string {
  const at = action.arguments.length - 1;
  return say.name(sortOf(action, at, say), action.arguments[at]!, names);
}
