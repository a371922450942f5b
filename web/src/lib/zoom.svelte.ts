// Zooming and panning of the map: wheel, pinch, keys and buttons. It never zooms by itself.

const MOST_SCALE = 4;
const STEP_FACTOR = 1.4;
const DRAG_PIXELS = 6; // pixels before a press becomes a drag

export class Zoom {
  scale = $state(1);
  x = $state(0); // of the map's origin, in units of the drawing
  y = $state(0);
  dragged = false; // the press that ends now has moved the map: it is no click
  private readonly pointers = new Map<number, [number, number]>();
  private spread = 0;

  constructor(private readonly box: () => number[]) {}

  /** In and out around a point of the drawing, the middle if none is named. */
  by(factor: number, point?: [number, number]): void {
    const [left = 0, top = 0, width = 0, height = 0] = this.box();
    const [px, py] = point ?? [left + width / 2, top + height / 2];
    const scale = Math.min(MOST_SCALE, Math.max(1, this.scale * factor));
    const by = scale / this.scale;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.scale = scale;
    this.keep();
  }

  in = (): void => this.by(STEP_FACTOR);
  out = (): void => this.by(1 / STEP_FACTOR);
  fit = (): void => {
    this.scale = 1;
    this.keep();
  };

  /** Bring a point of the drawing to the middle, if the map is zoomed. */
  show([x, y]: readonly [number, number]): void {
    const [left = 0, top = 0, width = 0, height = 0] = this.box();
    this.x = left + width / 2 - x * this.scale;
    this.y = top + height / 2 - y * this.scale;
    this.keep();
  }

  /** The map stays in its frame. */
  private keep(): void {
    const [left = 0, top = 0, width = 0, height = 0] = this.box();
    const clamp = (at: number, low: number, size: number) =>
      Math.min(low - low * this.scale, Math.max(low + size - (low + size) * this.scale, at));
    this.x = clamp(this.x, left, width);
    this.y = clamp(this.y, top, height);
  }

  wheel = (event: WheelEvent): void => {
    if (this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 300), point(event));
  };

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.dragged = false;
    this.spread = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
    if (this.pointers.size === 2) return this.pinch(event);
    if (this.scale === 1 || (!this.dragged && Math.hypot(dx, dy) < DRAG_PIXELS)) return;
    const unit = unitOf(event);
    this.dragged = true;
    this.x += dx / unit;
    this.y += dy / unit;
    this.keep();
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    this.spread = 0;
  };

  private pinch(event: PointerEvent): void {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const [one, other] = [...this.pointers.values()];
    if (!one || !other) return;
    const spread = Math.hypot(one[0] - other[0], one[1] - other[1]);
    if (this.spread) {
      this.dragged = true;
      const [clientX, clientY] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
      this.by(spread / this.spread, point({ currentTarget: event.currentTarget, clientX, clientY }));
    }
    this.spread = spread;
  }
}

function matrix(target: EventTarget | null): DOMMatrix | null {
  return target instanceof SVGSVGElement ? target.getScreenCTM() : null;
}

function unitOf({ currentTarget }: { currentTarget: EventTarget | null }): number {
  return matrix(currentTarget)?.a || 1;
}

/** A point of the screen in units of the drawing. */
function point(event: {
  currentTarget: EventTarget | null;
  clientX: number;
  clientY: number;
}): [number, number] | undefined {
  const found = matrix(event.currentTarget);
  if (!found) return undefined;
  return [(event.clientX - found.e) / found.a, (event.clientY - found.f) / found.d];
}
