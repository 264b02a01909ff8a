import { useCallback, useEffect, useRef, useState } from 'react';
import type { KindCount } from '#contract/admissions/rules.ts';
import { checkCode } from './check-code.ts';
import type { DeviceGate, ScanOutcome } from './outcome.ts';
import { keepRecent } from './recent.ts';
import { signal } from './scanning/signals.ts';
import { screenOf } from './screen.ts';
import { countScan } from './tally.ts';

export const needsCount = ({ result, left }: ScanOutcome): boolean =>
  result === 'how_many' || (result === 'unchecked' && left !== undefined);

/** Good results close by themselves; others stay until the next ticket. */
const GOOD_SHOWN_MS = 2500;
const GOOD: readonly ScanOutcome['result'][] = ['admitted', 'let_out', 'by_hand'];

/** One check at a time. A code typed during a check is next; the camera will see its code again. */
export function useScans(place: DeviceGate) {
  const [out, setOut] = useState(false);
  const gate = { ...place, out };
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const queue = useRef<{ code: string; admit: KindCount[] | undefined }[]>([]);
  const now = useRef(gate);
  now.current = gate;
  const show = useCallback((next: ScanOutcome) => {
    setOutcome(next);
    if (!needsCount(next)) {
      keepRecent(next);
      countScan(next.result);
    }
    // Shows the words first: starting the sound takes 0.1 s on a cheap phone.
    setTimeout(() => signal(screenOf(next).tone));
  }, []);
  const check = useCallback(
    async (code: string, admit?: KindCount[]) => {
      if (queue.current.push({ code, admit }) > 1) return;
      setBusy(true);
      for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
        show(await checkCode(next.code, now.current, next.admit));
        queue.current.shift();
      }
      setBusy(false);
    },
    [show],
  );
  const checkSeen = (code: string): boolean => {
    if (queue.current.length > 0) return false;
    void check(code);
    return true;
  };
  const close = useCallback(() => setOutcome(null), []);
  const changeDirection = (isOut: boolean) => {
    setOut(isOut);
    close();
  };
  useEffect(() => {
    if (!outcome || !GOOD.includes(outcome.result)) return;
    const timer = setTimeout(close, GOOD_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, close]);
  return { gate, outcome, busy, check, checkSeen, show, close, changeDirection };
}
