/** Moving about on the board: drag, wheel, pinch, buttons; by transform alone, so that nothing is drawn anew. */
/** A part of the board, in its own units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Where {
  x: number; // of the board's origin, in pixels from the corner of the window onto it
  y: number;
  k: number; // pixels per unit
}
export interface Size {
  width: number;
  height: number;
}

const MOST = 1.9; // pixels per unit, at most
const SLACK = 6; // pixels that a finger may slip in a tap

/** Pixels at the upper and the lower edge of the window that something lies over. */
export interface Covered {
  top: number;
  bottom: number;
}

/** The look that shows a whole box, with `least` to `most` pixels per unit. */
export function fitted(box: Box, size: Size, covered: Covered = { top: 0, bottom: 0 }, least = 0, most = 1.25): Where {
  const height = size.height - covered.top - covered.bottom;
  const k = Math.max(least, Math.min(most, size.width / box.width, height / box.height));
  return { k, x: size.width / 2 - (box.x + box.width / 2) * k, y: covered.top + height / 2 - (box.y + box.height / 2) * k };
}

/** The look after zooming about a point of the window. */
export function zoomed(from: Where, by: number, about: { x: number; y: number }, least: number): Where {
  const k = Math.min(MOST, Math.max(least, from.k * by));
  const share = k / from.k;
  return { k, x: about.x - (about.x - from.x) * share, y: about.y - (about.y - from.y) * share };
}

/** The look with the island kept in sight: its middle never leaves the window. */
export function kept(where: Where, box: Box, size: Size): Where {
  const [left, top] = [where.x + box.x * where.k, where.y + box.y * where.k];
  const [width, height] = [box.width * where.k, box.height * where.k];
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  const x = clamp(left, size.width / 2 - width, size.width / 2) - box.x * where.k;
  const y = clamp(top, size.height / 2 - height, size.height / 2) - box.y * where.k;
  return { ...where, x, y };
}

/** What the board tells, and what it is told. */
export interface Ground {
  size(): Size;
  box(): Box;
  covered(): Covered;
  moved(where: Where, moving: boolean): void;
}

/** A window onto the board that can be moved and zoomed. */
export class PanZoom {
  where: Where = { x: 0, y: 0, k: 1 };
  strayed = false; // moved by the reader since a box was shown
  dragged = false; // the pointer has moved since it went down: what follows is no tap
  private touches = new Map<number, { x: number; y: number }>();
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor(private ground: Ground) {}

  /** Show a box. */
  show(box: Box, least = 0, most = 1.25): void {
    this.strayed = false;
    this.go(fitted(box, this.ground.size(), this.ground.covered(), least, most), false);
  }

  /** The least zoom: all of the island, and some sea. */
  private least(): number {
    return Math.min(0.8 * fitted(this.ground.box(), this.ground.size()).k, 0.8);
  }

  zoom(by: number, about = { x: this.ground.size().width / 2, y: this.ground.size().height / 2 }): void {
    this.strayed = true;
    this.go(zoomed(this.where, by, about, this.least()), true);
  }

  /** Move by pixels. */
  pan(dx: number, dy: number): void {
    this.go({ ...this.where, x: this.where.x + dx, y: this.where.y + dy }, true);
  }

  private go(to: Where, moving: boolean): void {
    this.where = kept(to, this.ground.box(), this.ground.size());
    clearTimeout(this.settling);
    if (moving) this.settling = setTimeout(() => this.ground.moved(this.where, false), 240);
    this.ground.moved(this.where, moving);
  }

  /** Bring a point of the board into sight, unless it is well inside. */
  reach(x: number, y: number, edge = 60): void {
    const [left, top] = [x * this.where.k + this.where.x, y * this.where.k + this.where.y];
    const { width, height } = this.ground.size();
    const inside = left > edge && top > edge && left < width - edge && top < height - edge;
    if (!inside) this.pan(width / 2 - left, height / 2 - top);
  }

  /** Nearer, further, or all of it, by key. */
  press(event: KeyboardEvent, fit: () => void): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.("input, select, textarea")) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") fit();
  }

  /** Nearer or further about the pointer, by its wheel. */
  wheel(event: WheelEvent, frame: HTMLElement): void {
    event.preventDefault();
    const corner = frame.getBoundingClientRect();
    const about = { x: event.clientX - corner.left, y: event.clientY - corner.top };
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), about);
  }

  /** The pointer moves over the board. */
  drag(event: PointerEvent, frame: HTMLElement): void {
    this.move(event, frame.getBoundingClientRect());
    if (!this.dragged || !event.buttons) return;
    this.strayed = true;
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId); // from now on it is no click
  }

  down(event: PointerEvent): void {
    if (event.button) return;
    if (!this.touches.size) this.dragged = false;
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, corner: { left: number; top: number }): void {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    this.dragged = true;
    const other = [...this.touches].find(([id]) => id !== event.pointerId)?.[1];
    this.touches.set(event.pointerId, now);
    if (other) this.pinch(before, now, other, corner);
    else this.pan(now.x - before.x, now.y - before.y);
  }

  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
    corner: { left: number; top: number },
  ): void {
    const span = (point: { x: number; y: number }) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.zoom(span(now) / span(before), { x: (now.x + other.x) / 2 - corner.left, y: (now.y + other.y) / 2 - corner.top });
  }

  up(event: PointerEvent): void {
    this.touches.delete(event.pointerId);
  }
}
