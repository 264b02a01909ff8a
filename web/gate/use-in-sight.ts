import { type RefObject, useEffect, useRef } from 'react';
import type { ScanOutcome } from './outcome.ts';

/** Scrolls to the result and the camera above it, and back to the camera afterwards unless a code is being typed. */
export function useInSight(outcome: ScanOutcome | null): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome && document.activeElement instanceof HTMLInputElement) return;
    const result = view.current?.querySelector('.gate-result');
    const isHigh = (result?.clientHeight ?? 0) > (view.current?.parentElement?.clientHeight ?? 0);
    (isHigh ? result : view.current)?.scrollIntoView({ block: 'start' });
  }, [outcome]);
  return view;
}
