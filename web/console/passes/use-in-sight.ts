import { type RefObject, useEffect, useRef } from 'react';
import type { ScanOutcome } from '#web/console/admissions/queries.ts';

/** Brings the answer into sight for whoever had scrolled down to type, and the camera again after it, unless the next code is being typed. */
export function useInSight(outcome: ScanOutcome | null): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome && document.activeElement instanceof HTMLInputElement) return;
    view.current?.querySelector(outcome ? '.gate-result' : '.gate-camera')?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return view;
}
