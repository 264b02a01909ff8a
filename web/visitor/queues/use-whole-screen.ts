import { useCallback, useEffect, useState } from 'react';
import type { StationNow } from '#contract/queues/page.ts';
import { LATEST_MS } from '#web/visitor/platform/announcer.ts';

const SHOWN_MS = 6000;

export interface WholeCall {
  number: number;
  station: StationNow;
  /** Age of the call in ms, by the server's clock. */
  age: number;
}

type Waiting = WholeCall & { before: number };

const isSame = (one: WholeCall, other: WholeCall): boolean =>
  one.number === other.number && one.station.id === other.station.id && one.station.place === other.station.place;

/** Shows one call at a time, for six seconds; none 20 seconds after it was called, or while out of touch. */
export function useWholeScreen(isInTouch: boolean) {
  const [calls, setCalls] = useState<readonly Waiting[]>([]);
  const shown = calls[0] ?? null;
  useEffect(() => {
    if (!isInTouch) setCalls([]);
  }, [isInTouch]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () => setCalls(([, ...rest]) => rest.filter(({ before }) => Date.now() <= before)),
      SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [shown]);
  const fill = useCallback((call: WholeCall): void => {
    if (call.age > LATEST_MS) return;
    const waiting = { ...call, before: Date.now() + LATEST_MS - call.age };
    setCalls((now) => [...now.filter((one) => !isSame(one, call)), waiting]);
  }, []);
  return { shown: isInTouch ? shown : null, fill };
}
