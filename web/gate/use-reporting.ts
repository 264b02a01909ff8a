import { useCallback, useEffect, useRef, useState } from 'react';
import type { GateMessage, GateState } from '#contract/gates/model.ts';
import { STATE_MS } from '#contract/gates/rules.ts';
import { AppError } from '#contract/kernel/errors.ts';
import { onSignedOut } from '#web/console/platform/client.ts';
import { clearSession, currentAccount, leaveOtherTabs, readToken, readUser } from '#web/console/platform/session.ts';
import { forgetLeft } from '#web/shared/forget-left.ts';
import { deviceId, forgetDeviceId, rememberGateOf } from '#web/shared/gate-phone.ts';
import { openLink } from '#web/shared/realtime-link.ts';
import { keepGivenName, readGivenName } from './offline/device.ts';
import { deviceName } from './offline/use-grant.ts';
import { unsentHere, waiting, waitingHands } from './offline/waiting.ts';
import { gates, sessions } from './queries.ts';
import { countsToday, latelyNow, paceNow } from './tally.ts';
import { useBattery } from './use-battery.ts';
import { server } from './use-online.ts';

/** A lock must arrive within five seconds, also without a realtime connection. */
const ASKING_MS = 4000;

const stateOf = async (gate: Pick<GateState, 'gate' | 'battery' | 'charging'>, seen: string[]): Promise<GateState> => ({
  ...gate,
  device: deviceId(),
  key: await deviceName(),
  waiting: unsentHere(),
  pace: paceNow(),
  counts: countsToday(),
  lately: latelyNow(),
  leaves: false,
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
  locked: string | null;
  /** Name that the owner gave this gate; empty without one. */
  givenName: string;
}

/** Reports the gate's state to the supervisor while the page is open; receives messages and the lock. */
export function useReporting(gate: string): Reporting {
  const [messages, setMessages] = useState<readonly GateMessage[]>([]);
  const [locked, setLocked] = useState<string | null>(null);
  const [givenName, setGivenName] = useState(readGivenName);
  const seen = useRef<string[]>([]);
  const battery = useBattery();
  const now = useRef({ gate, ...battery });
  now.current = { gate, ...battery };
  const last = useRef<GateState | null>(null);
  const report = useCallback(async () => {
    if (!readUser()) return;
    const sent = seen.current.slice(0, 20);
    try {
      last.current = await stateOf(now.current, sent);
      const answer = await gates.state({ body: last.current });
      server.noteAnswer(true);
      seen.current = seen.current.filter((id) => !sent.includes(id));
      keepGivenName(answer.gate ?? '');
      setGivenName(answer.gate ?? '');
      setMessages(answer.messages.filter(({ id }) => !seen.current.includes(id)));
      if (answer.locked === null) return;
      setLocked(answer.locked);
      await wipe();
    } catch (problem) {
      if (problem instanceof AppError && problem.code === 'ALREADY_EXISTS') forgetDeviceId();
      // Scans find out whether the server answers; an ended session is handled by the console.
      if (navigator.onLine === false) server.noteAnswer(false);
    }
  }, []);
  useEffect(() => keepReporting(report, () => leave(last.current)), [report]);
  const read = (id: string): void => {
    seen.current.push(id);
    setMessages((all) => all.filter((one) => one.id !== id));
    void report();
  };
  return { messages, read, locked, givenName };
}

/** Says that the page is closed on purpose, so that nobody is alarmed by its silence. */
function leave(last: GateState | null): void {
  if (last && readUser()) gates.state({ body: { ...last, leaves: true }, keepalive: true }).catch(() => undefined);
}

function keepReporting(report: () => Promise<void>, left: () => void): () => void {
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
  window.addEventListener('pagehide', left);
  return () => {
    left();
    for (const end of ends) end();
    link.close();
    clearInterval(timer);
    window.removeEventListener('online', look);
    window.removeEventListener('pagehide', left);
  };
}
