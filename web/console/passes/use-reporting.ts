import { useCallback, useEffect, useRef, useState } from 'react';
import { gatesApi } from '#contract/gates/api.ts';
import type { GateMessage, GateState } from '#contract/gates/model.ts';
import { STATE_MS } from '#contract/gates/rules.ts';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { AppError } from '#contract/kernel/errors.ts';
import type { ScanResult } from '#contract/passes/model.ts';
import { letIn, waitingHands } from '#web/console/admissions/queries.ts';
import { dayAtGate } from '#web/console/admissions/use-parks.ts';
import { client, onSignedOut } from '#web/console/platform/client.ts';
import { keptList } from '#web/console/platform/keeping/kept.ts';
import {
  deviceId,
  forgetDeviceId,
  isOwn,
  ownWaiting,
  waiting,
  whoScans,
} from '#web/console/platform/keeping/waiting-scans.ts';
import { clearSession, leaveOtherTabs, readToken, readUser } from '#web/console/platform/session.ts';
import { sessions } from '#web/console/platform/sessions.ts';
import { forgetLeft } from '#web/console/sessions/queries.ts';
import { openLink } from '#web/shared/realtime-link.ts';
import { type Battery, batteryState, watchBattery } from './use-battery.ts';
import { keep } from './use-device.ts';
import { deviceName } from './use-grant.ts';
import { server } from './use-hearing.ts';

/** Reports this gate's state to the supervisor; receives messages and the lock. */

const { state: report } = client(gatesApi);
/** A lock must arrive within five seconds, also without a realtime connection. */
const ASKING_MS = 4000;
const PACE_MS = 60_000;

interface Tally {
  counts: GateState['counts'];
  by: string;
}
const tally = keptList<Tally>('gate.tally', 3);
let lately: number[] = [];

const today = (): Day => dayAtGate(readUser()?.parkId ?? null);

export function countScan(result: ScanResult | 'unchecked' | 'old_code'): void {
  lately = [...lately.filter((at) => Date.now() - at < PACE_MS), Date.now()];
  if (result === 'unchecked' || result === 'old_code') return;
  const counts = { ...todayCounts() };
  counts[result] = (counts[result] ?? 0) + 1;
  tally.put(today(), { counts, by: whoScans() });
}

function todayCounts(): GateState['counts'] {
  const told = tally.get(today());
  return told?.by === whoScans() ? told.counts : {};
}

const unsent = (): number => ownWaiting().length + waitingHands.all().filter(isOwn).length;

/** Counts tickets, not scans; an undone admission does not count. */
function ticketsToday(): GateState['counts'] {
  const admitted = letIn.all().filter((ticket) => isOwn(ticket) && ticket.day >= today()).length;
  return { admitted };
}

const stateOf = async (gate: string, battery: Battery | null, seen: string[]): Promise<GateState> => ({
  device: deviceId(),
  key: await deviceName(),
  gate,
  ...batteryState(battery),
  waiting: unsent(),
  pace: lately.filter((at) => Date.now() - at < PACE_MS).length,
  counts: { ...todayCounts(), ...ticketsToday() },
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
  let before = unsent();
  return () => {
    const now = unsent();
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

/** Reports while the page is open: four times a minute, and when a message was read. */
export function useReporting(gate: string): Reporting {
  const [messages, setMessages] = useState<readonly GateMessage[]>([]);
  const [locked, setLocked] = useState<string | null>(null);
  const seen = useRef<string[]>([]);
  const name = useRef(gate);
  name.current = gate;
  const battery = useRef<Battery | null>(null);
  const say = useCallback(async () => {
    if (!readUser()) return;
    const sent = seen.current.slice(0, 20);
    try {
      const told = await report({ body: await stateOf(name.current, battery.current, sent) });
      server.hear(true);
      seen.current = seen.current.filter((id) => !sent.includes(id));
      setMessages(told.messages.filter(({ id }) => !seen.current.includes(id)));
      if (told.locked === null) return;
      setLocked(told.locked);
      await wipe();
    } catch (problem) {
      if (problem instanceof AppError && problem.code === 'ALREADY_EXISTS') forgetDeviceId();
      // Here only the browser's word counts: scans find out whether the server answers, and an ended session is handled
      // by the console.
      if (navigator.onLine === false) server.hear(false);
    }
  }, []);
  useEffect(() => watchBattery((now) => (battery.current = now)), []);
  useEffect(() => {
    keep('of', readUser()?.organisationId ?? '');
    let timer = 0;
    const every = (ms: number): void => {
      clearInterval(timer);
      timer = window.setInterval(() => void say(), ms);
    };
    const look = () => void say();
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
  }, [say]);
  const read = (id: string): void => {
    seen.current.push(id);
    setMessages((all) => all.filter((one) => one.id !== id));
    void say();
  };
  return { messages, read, locked };
}
