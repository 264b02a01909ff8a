import { useCallback, useEffect, useRef, useState } from 'react';
import type { GateMessage, GateState } from '#contract/gates/model.ts';
import { STATE_MS } from '#contract/gates/rules.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { onSignedOut } from '#web/console/platform/client.ts';
import { clearSession, currentAccount, leaveOtherTabs, readToken, readUser } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
import { forgetLeft } from '#web/shared/forget-left.ts';
import { deviceId, forgetDeviceId, rememberGateOf } from '#web/shared/gate-phone.ts';
import { openLink } from '#web/shared/realtime-link.ts';
import { type Battery, batteryState, watchBattery } from './battery.ts';
import { deviceName } from './offline/use-grant.ts';
import { unsentHere, waiting, waitingHands } from './offline/waiting.ts';
import { gates } from './queries.ts';
import { countsToday, paceNow } from './tally.ts';
import { server } from './use-online.ts';

/** A lock must arrive within five seconds, also without a realtime connection. */
const ASKING_MS = 4000;

const stateOf = async (gate: string, battery: Battery | null, seen: string[]): Promise<GateState> => ({
  device: deviceId(),
  key: await deviceName(),
  gate,
  ...batteryState(battery),
  waiting: unsentHere(),
  pace: paceNow(),
  counts: countsToday(),
  seen,
});

/** Deletes session, grant and lists. Unsent scans stay, and so does this page, which states the reason. */
async function wipe(): Promise<void> {
  onSignedOut(() => undefined);
  leaveOtherTabs();
  await sessions.logout({}).catch(() => undefined);
  clearSession();
  await forgetLeft();
}

/** Calls `act` when the last pending scan was sent, so that the supervisor sees it even if the page is closed next. */
function whenAllIsSent(act: () => void): () => void {
  let before = unsentHere();
  return () => {
    const now = unsentHere();
    if (now === 0 && before > 0) act();
    before = now;
  };
}

export interface Reporting {
  messages: readonly GateMessage[];
  read: (id: string) => void;
  /** Reason of the lock; null while unlocked. */
  locked: string | null;
}

/** Reports the gate's state to the supervisor while the page is open; receives messages and the lock. */
export function useReporting(gate: string): Reporting {
  const [messages, setMessages] = useState<readonly GateMessage[]>([]);
  const [locked, setLocked] = useState<string | null>(null);
  const seen = useRef<string[]>([]);
  const name = useRef(gate);
  name.current = gate;
  const battery = useRef<Battery | null>(null);
  const report = useCallback(async () => {
    if (!readUser()) return;
    const sent = seen.current.slice(0, 20);
    try {
      const answer = await gates.state({ body: await stateOf(name.current, battery.current, sent) });
      server.noteAnswer(true);
      seen.current = seen.current.filter((id) => !sent.includes(id));
      setMessages(answer.messages.filter(({ id }) => !seen.current.includes(id)));
      if (answer.locked === null) return;
      setLocked(answer.locked);
      await wipe();
    } catch (problem) {
      if (problem instanceof AppError && problem.code === 'ALREADY_EXISTS') forgetDeviceId();
      // Here only the browser's word counts: scans find out whether the server answers, and an ended session is handled
      // by the console.
      if (navigator.onLine === false) server.noteAnswer(false);
    }
  }, []);
  useEffect(() => watchBattery((now) => (battery.current = now)), []);
  useEffect(() => keepReporting(report), [report]);
  const read = (id: string): void => {
    seen.current.push(id);
    setMessages((all) => all.filter((one) => one.id !== id));
    void report();
  };
  return { messages, read, locked };
}

/** Reports now, four times a minute, when the supervisor asks, and when all is sent, until the returned function is called. */
function keepReporting(report: () => Promise<void>): () => void {
  rememberGateOf(currentAccount());
  let timer = 0;
  const every = (ms: number): void => {
    clearInterval(timer);
    timer = window.setInterval(() => void report(), ms);
  };
  const look = () => void report();
  const changed = (isConnected: boolean): void => every(isConnected ? STATE_MS : ASKING_MS);
  look();
  every(ASKING_MS);
  const link = openLink([{ kind: 'gate', id: deviceId() }], { look, changed }, readToken);
  const ends = [waiting, waitingHands].map((list) => list.subscribe(whenAllIsSent(look)));
  window.addEventListener('online', look);
  return () => {
    for (const end of ends) end();
    link.close();
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
}
