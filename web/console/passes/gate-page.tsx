import { useCallback, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { usePageTitle } from '#web/console/kit/parts/where.ts';
import { hearHandScanner } from '#web/console/platform/hand-scanner.ts';
import { keepOffline } from '#web/console/platform/offline.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { signal, wakeSound } from '#web/console/platform/signals.ts';
import { fillScreen, leaveWholeScreen, useWholeScreen } from '#web/console/platform/whole-screen.ts';
import { homeOf } from '#web/shared/paths.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { CameraSection } from './camera-section.tsx';
import { GateNameForm } from './gate-name-form.tsx';
import { GrantOver } from './grant-over-section.tsx';
import {
  checkCode,
  type DeviceGate,
  followList,
  forgetOldDays,
  keepRecent,
  letInHere,
  prepareOffline,
  type ScanOutcome,
} from './queries.ts';
import { RecentSection } from './recent-section.tsx';
import { ResultSection, screenOf } from './result-section.tsx';
import { StatusSection } from './status-section.tsx';
import { TypedCodeForm } from './typed-code-form.tsx';
import { readGateName } from './use-device.ts';
import { useGrant } from './use-grant.ts';
import { useHearing } from './use-hearing.ts';
import { WaitingSection } from './waiting-section.tsx';
import './gate.css';

/** Good news goes away by itself; everything else stays until the next ticket. */
const GOOD_SHOWN_MS = 2500;

/** /app/scan, the whole screen: camera, hand scanner and typed code are equals, and a result never stops the next scan. */
export function GatePage() {
  const user = useOutletContext<User>();
  const [name, setName] = useState(() => readGateName(user));
  const { outcome, busy, check, glimpse, show, close } = useScans({ name, parkId: user.parkId });
  useEffect(() => {
    forgetOldDays();
    void prepareOffline();
    const ends = [followList(), keepAwake(), keepOffline('gate')];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  const begin = useBeginning();
  usePageTitle('Scan tickets');
  useEffect(() => hearHandScanner((code) => void check(code)), [check]);
  const status = <StatusSection parkId={user.parkId} home={homeOf(user, rememberedProduct())} />;
  const grant = useGrant();
  const isOnline = useHearing();
  if (!isOnline && !grant.isGood)
    return (
      <div className="gate">
        {status}
        {grant.isRead && <GrantOver expiresAt={grant.expiresAt} />}
      </div>
    );
  return (
    <div className="gate">
      <h1 className="hidden">Scan tickets</h1>
      {status}
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
          {!outcome && begin && (
            <Button variant="contained" size="large" onClick={begin}>
              Start scanning
            </Button>
          )}
          <TypedCodeForm check={(code) => void check(code)} />
        </div>
      </div>
      <div className="gate-more">
        <RecentSection />
        <GateNameForm name={name} changed={setName} />
      </div>
    </div>
  );
}

/**
 * The button that gives this page sound and the whole screen, which a browser allows by a tap alone. Whoever came by the
 * large button has both; null then, and once it was pressed.
 */
function useBeginning(): (() => void) | null {
  const [isPressed, setPressed] = useState(false);
  const isWhole = useWholeScreen();
  useEffect(() => leaveWholeScreen, []);
  if (isWhole || isPressed) return null;
  return () => {
    setPressed(true);
    wakeSound();
    fillScreen();
  };
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
    signal(screenOf(next).tone);
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
