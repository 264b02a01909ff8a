import { type KeyboardEvent, type PointerEvent, useState } from 'react';

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

/** `at`: the point below the pointer or reached by keys, or null. `place`: where the keys are, at first the end. */
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
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setAt(null),
    onKeyDown: walk,
    onFocus: () => setAt((now) => now ?? last),
    onBlur: () => setAt(null),
  };
  return { at, place: at ?? last, handlers };
}
