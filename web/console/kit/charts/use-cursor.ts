import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Points per key; Home and End are clamped. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The point that is being read: below the pointer or finger, or reached by keys. `at` is null while none is; `place`,
 * the position of the keys, begins at the last point.
 */
export function useCursor(length: number) {
  const last = length - 1;
  const [looked, setAt] = useState<number | null>(null);
  const at = looked !== null && looked <= last ? looked : null;
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.floor(((clientX - left) / width) * length));
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go((at ?? last) + step);
  };
  const handlers = {
    onPointerDown: point,
    onPointerMove: point,
    // After a touch ends the reading stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(null),
    onKeyDown: walk,
    onFocus: () => setAt((now) => now ?? last),
    onBlur: () => setAt(null),
  };
  return { at, place: at ?? last, handlers };
}
