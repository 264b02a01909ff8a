import { type RefObject, useEffect, useRef } from 'react';
import type { ScanOutcome } from './outcome.ts';

/** Scrolls to the result, and back to the camera afterwards unless the next code is being typed. */
export function useInSight(outcome: ScanOutcome | null): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome && document.activeElement instanceof HTMLInputElement) return;
    const part = view.current?.querySelector(outcome ? '.gate-result' : '.gate-camera');
    const isHigh = (part?.clientHeight ?? 0) > (view.current?.parentElement?.clientHeight ?? 0);
    part?.scrollIntoView({ block: isHigh ? 'start' : 'nearest' });
  }, [outcome]);
  return view;
}
