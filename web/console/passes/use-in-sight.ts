import { type RefObject, useEffect, useRef } from 'react';
import type { ScanOutcome } from '#web/console/admissions/queries.ts';

/** Brings the answer into sight for whoever had scrolled down to type, and the camera again after it, unless the next code is being typed. */
export function useInSight(outcome: ScanOutcome | null): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome && document.activeElement instanceof HTMLInputElement) return;
    const part = view.current?.querySelector(outcome ? '.gate-result' : '.gate-camera');
    // Of an answer in large letters, higher than the screen, the verdict comes first.
    const isHigh = (part?.clientHeight ?? 0) > (view.current?.parentElement?.clientHeight ?? 0);
    part?.scrollIntoView({ block: isHigh ? 'start' : 'nearest' });
  }, [outcome]);
  return view;
}
