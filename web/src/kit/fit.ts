/** Words in little room: drawn smaller, step by step, until they fit; at last cut with a sign. */
const SIZES = [15.5, 14.5, 13.5, 12.5];

interface Fit {
  words: string;
  /** Only where the room is little. */
  on: boolean;
}

export function fitted(node: HTMLElement, wish: Fit) {
  let { on } = wish;

  function overflows(): boolean {
    const own = node.getBoundingClientRect();
    const panel = (node.closest(".pp") ?? node.parentElement!).getBoundingClientRect();
    return node.scrollWidth > node.clientWidth || own.bottom > panel.bottom || own.top < panel.top;
  }

  function fit(): void {
    node.style.fontSize = "";
    node.classList.remove("cut");
    if (!on || !node.clientWidth || !overflows()) return;
    for (const size of SIZES) {
      node.style.fontSize = `${size}px`;
      if (!overflows()) return;
    }
    node.classList.add("cut");
  }

  const observer = new ResizeObserver(fit);
  observer.observe(node.parentElement!);
  document.fonts.addEventListener("loadingdone", fit);
  return {
    update(next: Fit) {
      on = next.on;
      // The words are written after this.
      requestAnimationFrame(fit);
    },
    destroy() {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    },
  };
}
