/** Tooltips by hover, focus and long press; Esc closes; one at a time. */
interface Shown {
  text: string;
  box: DOMRect;
}

class Tips {
  shown: Shown | null = $state.raw(null);
}
export const tips = new Tips();

let timer = 0;

export function hideTip(): void {
  clearTimeout(timer);
  tips.shown = null;
}

/** Action: the text to show, or nothing. */
export function tip(node: Element, text: string | undefined) {
  const show = (after: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (text && node.isConnected) tips.shown = { text, box: node.getBoundingClientRect() };
    }, after);
  };
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") show(500);
  };
  const focus = () => {
    if (node.matches(":focus-visible")) show(300);
  };
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") show(550);
    else hideTip();
  };
  const key = (event: Event) => {
    if ((event as KeyboardEvent).key === "Escape") hideTip();
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", hideTip);
  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", (event) => {
    if ((event as PointerEvent).pointerType === "touch") clearTimeout(timer);
  });
  node.addEventListener("focus", focus);
  node.addEventListener("blur", hideTip);
  node.addEventListener("keydown", key);
  return {
    update(next: string | undefined) {
      text = next;
    },
    destroy: hideTip,
  };
}
