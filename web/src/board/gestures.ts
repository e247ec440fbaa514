// Fingers and mouse as one: drag, pinch, wheel, tap. Tells what was done, moves nothing itself.
import type { Point } from './geometry';

export interface Gestures {
  onDrag(dx: number, dy: number): void;
  /** Two fingers: their middle has moved and their distance changed. */
  onPinch(middle: Point, dx: number, dy: number, factor: number): void;
  onWheel(at: Point, factor: number): void;
  onTap(at: Point, isTouch: boolean, count: number): void;
  onHover(at: Point | null): void;
  onEnd(): void;
}

const tapPixels = 6;
const doubleMs = 320;
const doublePixels = 24;

export function listen(target: SVGSVGElement, gestures: Gestures, signal: AbortSignal) {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let hasMoved = false;
  let last = { at: { x: 0, y: 0 }, ms: -Infinity, count: 0 };

  const at = (event: MouseEvent): Point => {
    const box = target.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

  target.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        start = at(event);
        hasMoved = false;
      } else {
        hasMoved = true;
      }
    },
    { signal },
  );

  target.addEventListener(
    'pointermove',
    (event) => {
      const now = at(event);
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === 'mouse') gestures.onHover(now);
        return;
      }
      if (!hasMoved && start && far(now, start) < tapPixels) return;
      if (!hasMoved) target.setPointerCapture(event.pointerId);
      hasMoved = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const factor = far(now, other) / Math.max(far(before, other), 1);
        gestures.onPinch(middle, (now.x - before.x) / 2, (now.y - before.y) / 2, factor);
      } else {
        gestures.onDrag(now.x - before.x, now.y - before.y);
      }
    },
    { signal },
  );

  const lift = (event: PointerEvent, isTap: boolean) => {
    if (!fingers.delete(event.pointerId)) return;
    if (isTap && !hasMoved && fingers.size === 0) {
      const here = at(event);
      const isAgain = event.timeStamp - last.ms < doubleMs && far(here, last.at) < doublePixels;
      last = { at: here, ms: event.timeStamp, count: isAgain ? last.count + 1 : 1 };
      gestures.onTap(here, event.pointerType !== 'mouse', last.count);
    } else if (fingers.size === 0) {
      gestures.onEnd();
    }
  };
  target.addEventListener('pointerup', (event) => lift(event, true), { signal });
  target.addEventListener('pointercancel', (event) => lift(event, false), { signal });
  target.addEventListener('pointerleave', () => gestures.onHover(null), { signal });
  target.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      gestures.onWheel(at(event), Math.exp(-event.deltaY * lines * 0.0016));
    },
    { signal, passive: false },
  );
}
