/** Tooltips by hover, focus and long press; Esc closes; one at a time. */
interface Shown {
  text: string;
  box: DOMRect;
  node: Element;
}

export const TIP_ID = "tip";
const HOVER = 500;
const FOCUS = 300;
const LONG_PRESS = 550;
/** Time to get from the thing to its tooltip, so that one can point at the words. */
const GRACE = 180;
const AFTER = 300; // ms in which the click that ends a long press may come
const STILL = 8; // px a resting finger may tremble

class Tips {
  shown: Shown | null = $state.raw(null);
}
export const tips = new Tips();

let timer = 0;
/** Whose tooltip is shown, or on its way. */
let owner: Element | null = null;

export function hideTip(): void {
  clearTimeout(timer);
  tips.shown?.node.removeAttribute("aria-describedby");
  tips.shown = null;
}

/** Hide soon, unless the pointer comes to the tooltip itself. */
export function hideTipSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(hideTip, GRACE);
}

export function keepTip(): void {
  clearTimeout(timer);
}

/** Action: the text to show, or nothing. */
export function tip(node: Element, text: string | undefined) {
  let start = { x: 0, y: 0 };
  const show = (after: number, shown?: () => void) => {
    clearTimeout(timer);
    owner = node;
    timer = window.setTimeout(() => {
      if (!text || !node.isConnected) return;
      hideTip();
      tips.shown = { text, box: node.getBoundingClientRect(), node };
      node.setAttribute("aria-describedby", TIP_ID);
      shown?.();
    }, after);
  };
  const listen = <K extends keyof GlobalEventHandlersEventMap>(
    name: K,
    does: (event: GlobalEventHandlersEventMap[K]) => void,
  ) => node.addEventListener(name, does as EventListener);

  listen("pointerenter", (event) => {
    if (event.pointerType !== "touch") show(HOVER);
  });
  listen("pointerleave", (event) => {
    if (event.pointerType !== "touch") hideTipSoon();
  });
  listen("pointerdown", (event) => {
    hideTip();
    // Places of a board are seen large on a long press, with the same words.
    if (event.pointerType !== "touch" || node.hasAttribute("data-hit")) return;
    start = { x: event.clientX, y: event.clientY };
    // The click that ends a long press is not meant.
    show(LONG_PRESS, () => node.addEventListener("click", swallow, { capture: true, once: true }));
  });
  listen("pointermove", (event) => {
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (event.pointerType === "touch" && far > STILL) clearTimeout(timer);
  });
  listen("pointerup", (event) => {
    if (event.pointerType !== "touch") return;
    if (tips.shown?.node !== node) clearTimeout(timer);
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), AFTER);
  });
  listen("contextmenu", (event) => {
    if (tips.shown?.node === node) event.preventDefault();
  });
  listen("focus", () => {
    if (node.matches(":focus-visible")) show(FOCUS);
  });
  // What is focused may lose focus because it is being taken away: not while the page is redrawn.
  listen("blur", () =>
    queueMicrotask(() => {
      // By now the focus may be on something that has words of its own.
      if (owner === node) hideTip();
    }),
  );
  return {
    update(next: string | undefined) {
      text = next;
    },
    destroy: hideTip,
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
