/** Zoom and pan of a board: wheel, pinch, keys, buttons. The page itself stays zoomable. */
const LEAST = 1;
const MOST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Half the size of the window onto the board: bounds of panning. */
  #half = { x: 0, y: 0 };

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  get fits(): boolean {
    return this.scale === 1;
  }

  size(width: number, height: number): void {
    this.#half = { x: width / 2, y: height / 2 };
  }

  /** Zoom by a factor, keeping the point (from the middle of the window) where it is. */
  by(factor: number, x = 0, y = 0): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const real = scale / this.scale;
    this.scale = scale;
    this.#to(x - (x - this.x) * real, y - (y - this.y) * real);
  }

  pan(dx: number, dy: number): void {
    this.#to(this.x + dx, this.y + dy);
  }

  /** Bring a box (from the middle of the window) into sight, as it is drawn now. */
  reach(box: { left: number; right: number; top: number; bottom: number }): void {
    const inside = (low: number, high: number, half: number) =>
      low < -half ? -half - low : high > half ? half - high : 0;
    this.pan(inside(box.left, box.right, this.#half.x), inside(box.top, box.bottom, this.#half.y));
  }

  fit(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  #to(x: number, y: number): void {
    const most = { x: this.#half.x * (this.scale - 1), y: this.#half.y * (this.scale - 1) };
    this.x = Math.min(most.x, Math.max(-most.x, x));
    this.y = Math.min(most.y, Math.max(-most.y, y));
  }
}

/** Pan until a focused target is seen. The browser's own scrolling would shift the board instead. */
export function reachIn(window: HTMLElement, zoom: Zoom, node: Element): void {
  window.scrollTo(0, 0);
  if (zoom.fits) return;
  const frame = window.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const x = frame.left + frame.width / 2;
  const y = frame.top + frame.height / 2;
  zoom.reach({
    left: box.left - x,
    right: box.right - x,
    top: box.top - y,
    bottom: box.bottom - y,
  });
}

/** Action for the window in which the board lies. */
export function zoomable(node: HTMLElement, zoom: Zoom) {
  const fingers = new Map<number, { x: number; y: number }>();
  let apart = 0;

  const from = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return {
      x: event.clientX - box.left - box.width / 2,
      y: event.clientY - box.top - box.height / 2,
    };
  };
  const size = new ResizeObserver(() => zoom.size(node.clientWidth, node.clientHeight));
  size.observe(node);

  function wheel(event: WheelEvent) {
    // Ctrl and wheel is the browser's own zoom of the page, and stays so.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = from(event);
    zoom.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, at.x, at.y);
  }
  function down(event: PointerEvent) {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    apart = spread();
  }
  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      const now = spread();
      const at = from(middle());
      if (apart) zoom.by(now / apart, at.x, at.y);
      zoom.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
      apart = now;
    } else if (!zoom.fits && !node.closest("[data-dragging]")) {
      zoom.pan(event.clientX - before.x, event.clientY - before.y);
    }
  }
  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    apart = 0;
  }
  const both = () => [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
  function spread(): number {
    if (fingers.size !== 2) return 0;
    const [a, b] = both();
    return Math.hypot(a.x - b.x, a.y - b.y);
  }
  function middle() {
    const [a, b] = both();
    return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 };
  }

  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy() {
      size.disconnect();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
