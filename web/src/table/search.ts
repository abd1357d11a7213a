/** Searching a page of rules: what holds the words stays, and they are marked in it. */

const PARTS = "p, li, tr, pre";
const HEADING = /^H[1-6]$/;

/** The texts of a part, less what stands in pictures. */
function textsIn(part: Element): Text[] {
  const all = document.createTreeWalker(
    part,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      const picture = (node as Element).matches(".picture");
      return picture ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const found: Text[] = [];
  while (all.nextNode()) found.push(all.currentNode as Text);
  return found;
}

const wordsIn = (part: Element) =>
  textsIn(part)
    .map((text) => text.data)
    .join("")
    .toLowerCase();

/** Takes a mark away; its text is one with its neighbours again. */
function unmark(mark: Element): void {
  const parent = mark.parentElement!;
  mark.replaceWith(...mark.childNodes);
  // Not `normalize`, which goes all the way down, into what is drawn in pictures.
  for (const node of [...parent.childNodes]) {
    const before = node.previousSibling;
    if (!(node instanceof Text) || !(before instanceof Text)) continue;
    before.data += node.data;
    node.remove();
  }
}

/** Leaves what holds the words, with the headings it stands under; how many parts that are. */
export function narrow(page: HTMLElement, words: string): number {
  page.querySelectorAll("mark").forEach(unmark);
  const wanted = words.toLowerCase();
  let count = 0;
  for (const part of page.querySelectorAll<HTMLElement>(PARTS)) {
    // The head of a table stays with its rows.
    const head = part.matches("thead tr");
    const hit = !wanted || wordsIn(part).includes(wanted);
    part.hidden = !hit && !head;
    if (hit && wanted && !head) {
      count++;
      markIn(part, wanted);
    }
  }
  for (const block of page.querySelectorAll<HTMLElement>("ul, ol, table")) {
    block.hidden = ![...block.querySelectorAll<HTMLElement>("li, tbody tr")].some(
      (one) => !one.hidden,
    );
  }
  hideEmptyHeadings(page, wanted !== "");
  return count;
}

function hideEmptyHeadings(page: HTMLElement, searching: boolean): void {
  const children = [...page.children] as HTMLElement[];
  children.forEach((heading, i) => {
    if (!HEADING.test(heading.tagName)) return;
    const level = Number(heading.tagName[1]);
    const end = children.findIndex(
      (one, j) => j > i && HEADING.test(one.tagName) && Number(one.tagName[1]) <= level,
    );
    const under = children.slice(i + 1, end < 0 ? undefined : end);
    heading.hidden = searching && !under.some((one) => !one.hidden && !HEADING.test(one.tagName));
  });
}

/** Marks the words in the texts of a part. */
function markIn(part: HTMLElement, wanted: string): void {
  for (const node of textsIn(part)) {
    if (node.parentElement?.closest("mark")) continue;
    let rest = node;
    for (let at = find(rest, wanted); at >= 0; at = find(rest, wanted)) {
      const hit = rest.splitText(at);
      rest = hit.splitText(wanted.length);
      const mark = document.createElement("mark");
      hit.replaceWith(mark);
      mark.append(hit);
    }
  }
}

const find = (text: Text, wanted: string) => text.data.toLowerCase().indexOf(wanted);
