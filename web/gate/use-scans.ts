import { useCallback, useEffect, useRef, useState } from 'react';
import type { KindCount } from '#contract/admissions/rules.ts';
import { say } from '#web/shared/say.ts';
import { checkCode } from './check-code.ts';
import { serverTime } from './offline/clock.ts';
import { usedBefore } from './offline/list.ts';
import { blank, type DeviceGate, type ScanOutcome, shortOf } from './outcome.ts';
import { keepRecent, recent } from './recent.ts';
import { signal } from './scanning/signals.ts';
import { screenOf } from './screen.ts';
import { countScan } from './tally.ts';

export const needsCount = ({ result, left }: ScanOutcome): boolean =>
  result === 'how_many' || (result === 'unchecked' && left !== undefined);

const isQuestion = (outcome: ScanOutcome): boolean => needsCount(outcome) || outcome.result === 'just_in';

/** People seldom leave so soon: the gate is set to Way out by mistake, or the ticket was shown twice. */
const JUST_IN_MS = 60_000;

const isLately = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < JUST_IN_MS;

/** True if the ticket came in within JUST_IN_MS, here or, by the day's list, at another gate. */
function cameJustNow(short: string): boolean {
  const elsewhere = usedBefore(short)?.at;
  const isHere = ({ result, undone, code, at }: ScanOutcome) =>
    result === 'admitted' && !undone && shortOf(code) === short && isLately(new Date(at), new Date());
  return recent.all().some(isHere) || (elsewhere !== undefined && isLately(elsewhere, serverTime()));
}

/** Good results close by themselves; others stay until the next ticket. */
const GOOD_SHOWN_MS = 2500;
const GOOD: readonly ScanOutcome['result'][] = ['admitted', 'let_out', 'by_hand'];

interface AskedScan {
  code: string;
  admit?: KindCount[] | undefined;
  /** Staff know that these people have only just come in. */
  isSure?: boolean;
}

async function outcomeOf({ code, admit, isSure = false }: AskedScan, gate: DeviceGate): Promise<ScanOutcome> {
  const short = shortOf(code);
  if (gate.out && !admit && !isSure && short && cameJustNow(short))
    return { ...blank(code), result: 'just_in', message: say('gates.justInWhy') };
  return checkCode(code, gate, admit);
}

/** One check at a time. A code typed during a check is next; the camera will see its code again. */
export function useScans(place: DeviceGate) {
  const [out, setOut] = useState(false);
  const gate = { ...place, out };
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const queue = useRef<AskedScan[]>([]);
  const now = useRef(gate);
  now.current = gate;
  const show = useCallback((next: ScanOutcome) => {
    setOutcome(next);
    if (!isQuestion(next)) {
      keepRecent(next);
      countScan(next.result);
    }
    // Shows the words first: starting the sound takes 0.1 s on a cheap phone.
    setTimeout(() => signal(screenOf(next).tone));
  }, []);
  const check = useCallback(
    async (code: string, more: Omit<AskedScan, 'code'> = {}) => {
      if (queue.current.push({ code, ...more }) > 1) return;
      setBusy(true);
      for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
        show(await outcomeOf(next, now.current));
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
    if (isOut) signal('out');
  };
  useEffect(() => {
    if (!outcome || !GOOD.includes(outcome.result)) return;
    const timer = setTimeout(close, GOOD_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, close]);
  return { gate, outcome, busy, check, checkSeen, show, close, changeDirection };
}
