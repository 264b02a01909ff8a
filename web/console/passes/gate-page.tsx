import { useCallback, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { hearHandScanner } from '#web/console/platform/hand-scanner.ts';
import { signal } from '#web/console/platform/signals.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { CameraSection } from './camera-section.tsx';
import { GateNameForm } from './gate-name-form.tsx';
import {
  checkCode,
  type DeviceGate,
  followChanged,
  forgetOldDays,
  keepRecent,
  letInHere,
  prepareOffline,
  readGateName,
  type ScanOutcome,
} from './queries.ts';
import { RecentSection } from './recent-section.tsx';
import { ResultSection, screenOf } from './result-section.tsx';
import { TypedCodeForm } from './typed-code-form.tsx';
import { WaitingSection } from './waiting-section.tsx';
import './gate.css';

/** Good news goes away by itself; everything else stays until the next ticket. */
const GOOD_SHOWN_MS = 2500;

/** /app/scan: camera, hand scanner and typed code are equals, and a result never stops the next scan. */
export function GatePage() {
  const user = useOutletContext<User>();
  const [name, setName] = useState(readGateName);
  const { outcome, busy, check, glimpse, show, close } = useScans({ name, parkId: user.parkId });
  useEffect(() => {
    forgetOldDays();
    void prepareOffline();
    const stop = followChanged();
    const letSleep = keepAwake();
    return () => {
      stop();
      letSleep();
    };
  }, []);
  useEffect(() => hearHandScanner((code) => void check(code)), [check]);
  return (
    <Page title="Scan tickets">
      <div className="gate">
        <WaitingSection />
        <div className="gate-view">
          <CameraSection found={glimpse} />
          <div className="gate-side">
            {busy && (
              <p className="gate-busy" role="status">
                Checking…
              </p>
            )}
            {outcome && (
              <ResultSection
                key={outcome.at}
                outcome={outcome}
                again={() => void check(outcome.code)}
                letIn={() => show(letInHere(outcome, { name, parkId: user.parkId }))}
                close={close}
              />
            )}
            {!outcome && !busy && <p className="gate-ready">Hold the QR code of the ticket before the camera.</p>}
            <TypedCodeForm check={(code) => void check(code)} />
          </div>
        </div>
        <RecentSection />
        <GateNameForm name={name} changed={setName} />
      </div>
    </Page>
  );
}

/** One check at a time. What is typed meanwhile comes next; what the camera sees meanwhile, it will see again. */
function useScans(gate: DeviceGate) {
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const queue = useRef<string[]>([]);
  const now = useRef(gate);
  now.current = gate;
  const show = useCallback((next: ScanOutcome) => {
    setOutcome(next);
    keepRecent(next);
    signal(screenOf(next).signal);
  }, []);
  const check = useCallback(
    async (code: string) => {
      if (queue.current.push(code) > 1) return;
      setBusy(true);
      for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
        show(await checkCode(next, now.current));
        queue.current.shift();
      }
      setBusy(false);
    },
    [show],
  );
  const glimpse = (code: string): boolean => {
    if (queue.current.length > 0) return false;
    void check(code);
    return true;
  };
  const close = useCallback(() => setOutcome(null), []);
  useEffect(() => {
    if (outcome?.result !== 'admitted') return;
    const timer = setTimeout(close, GOOD_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, close]);
  return { outcome, busy, check, glimpse, show, close };
}
