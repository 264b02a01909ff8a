import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { countsOf, type KindCount, peopleIn } from '#contract/admissions/rules.ts';
import type { User } from '#contract/sessions/model.ts';
import { ByHandSection } from '#web/console/admissions/by-hand-section.tsx';
import { FindSection } from '#web/console/admissions/find-section.tsx';
import { HowManySection, USUAL_FAMILY } from '#web/console/admissions/how-many-section.tsx';
import {
  type DeviceGate,
  forgetOldDays,
  kindsHere,
  type ScanOutcome,
  shortOf,
} from '#web/console/admissions/queries.ts';
import { UndoSection } from '#web/console/admissions/undo-section.tsx';
import { WaysSection } from '#web/console/admissions/ways-section.tsx';
import { Button } from '#web/console/kit/parts/button.tsx';
import { usePageTitle } from '#web/console/kit/parts/where.ts';
import { keepOffline } from '#web/console/platform/offline.ts';
import { rememberedProduct } from '#web/console/platform/product.ts';
import { hearHandScanner } from '#web/console/platform/scanning/hand-scanner.ts';
import { signal, wakeSound } from '#web/console/platform/scanning/signals.ts';
import { fillScreen, leaveWholeScreen, useWholeScreen } from '#web/console/platform/scanning/whole-screen.ts';
import { isSignedIn } from '#web/console/platform/session.ts';
import { homeOf } from '#web/shared/paths.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { CameraSection } from './camera-section.tsx';
import { GateNameForm } from './gate-name-form.tsx';
import { GrantOver } from './grant-over-section.tsx';
import { LockedSection } from './locked-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { checkCode, keepPrepared, keepRecent, letInHere, openKept, recent, useOwn } from './queries.ts';
import { RecentSection } from './recent-section.tsx';
import { ResultSection, screenOf } from './result-section.tsx';
import { StatusSection } from './status-section.tsx';
import { TypedCodeForm } from './typed-code-form.tsx';
import { readGateName } from './use-device.ts';
import { useGrant } from './use-grant.ts';
import { useHearing } from './use-hearing.ts';
import { useInSight } from './use-in-sight.ts';
import { useNotices } from './use-notices.ts';
import { countScan, useReporting } from './use-reporting.ts';
import { keepSending } from './use-sending.ts';
import './gate.css';

// Starts while the page is drawn: offline, the first ticket may be shown before the page is complete.
if (isSignedIn()) void openKept().catch(() => undefined);

/** Limit per kind for a code that cannot be checked. */
const MOST_TYPED = 50;

/** True while staff must say how many come. */
const isAsked = ({ result, left }: ScanOutcome): boolean =>
  result === 'how_many' || (result === 'unchecked' && left !== undefined);

/** Good results close by themselves; others stay until the next ticket. */
const GOOD_SHOWN_MS = 2500;

/** `/app/scan`, full screen. Camera, hand scanner and typed code are equal, and no result blocks the next scan. */
export function GatePage() {
  const user = useOutletContext<User>();
  const [name, setName] = useState(() => readGateName(user));
  const { gate, outcome, busy, check, glimpse, show, close, turn } = useScans({ name, parkId: user.parkId });
  const [isUnprepared, setUnprepared] = useState(false);
  const [last] = useOwn(recent).slice(-1);
  const howMany = (counts: KindCount[]) => {
    if (outcome?.result === 'how_many') void check(outcome.code, counts);
    else if (outcome) show(letInHere({ ...outcome, counts, people: peopleIn(countsOf(counts), USUAL_FAMILY) }, gate));
  };
  useEffect(() => {
    forgetOldDays();
    const ends = [keepPrepared(setUnprepared), keepAwake(), keepOffline('gate'), keepSending()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  /** Lets in by an unchecked code; staff enter the number of people if the code does not hold it. */
  const letIn = (unchecked: ScanOutcome) => {
    if (unchecked.lines || unchecked.people) show(letInHere(unchecked, gate));
    else show({ ...unchecked, left: kindsHere(user.parkId, MOST_TYPED), message: '' });
  };
  const begin = useBeginning();
  usePageTitle('Scan tickets');
  useEffect(() => hearHandScanner((code) => void check(code)), [check]);
  const home = homeOf(user, rememberedProduct());
  const status = <StatusSection parkId={user.parkId} home={home} isUnprepared={isUnprepared} />;
  const grant = useGrant();
  const isOnline = useHearing();
  const view = useInSight(outcome);
  const { locked, ...told } = useReporting(name);
  const notices = useNotices(told, { isShown: outcome !== null, close });
  if (locked !== null)
    return (
      <div className="gate">
        <LockedSection reason={locked} />
      </div>
    );
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
      <NoticesSection notices={notices} />
      <div className="gate-scroll" hidden={notices.isOpen}>
        <div className="gate-view" ref={view}>
          <CameraSection found={glimpse} />
          <div className="gate-side">
            {busy && (
              <p className="gate-busy" role="status">
                Checking…
              </p>
            )}
            {outcome && isAsked(outcome) && (
              <HowManySection key={outcome.at} outcome={outcome} done={howMany} close={close} />
            )}
            {outcome && !isAsked(outcome) && (
              <ResultSection
                key={outcome.at}
                outcome={outcome}
                again={() => void check(outcome.code)}
                letIn={() => letIn(outcome)}
                close={close}
              />
            )}
            {!outcome && !busy && <p className="gate-ready">Hold the QR code of the ticket before the camera.</p>}
            {!outcome && begin && (
              <Button variant="contained" size="large" onClick={begin}>
                Start scanning
              </Button>
            )}
            {!outcome && !busy && last && (
              <UndoSection key={last.at} scan={last} title={screenOf(last).title} undone={keepRecent} />
            )}
            <WaysSection parkId={user.parkId} out={gate.out} change={turn} />
            <TypedCodeForm check={(code) => void check(code)} />
          </div>
        </div>
        <More>
          <FindSection check={(code) => void check(code)} />
          <ByHandSection
            gate={gate}
            code={outcome && outcome.result !== 'admitted' ? shortOf(outcome.code) : null}
            show={show}
          />
          <RecentSection parkId={user.parkId} />
          <GateNameForm name={name} changed={setName} />
        </More>
      </div>
    </div>
  );
}

/** Renders the lower part once a ticket can be shown; a result is rendered before it. */
function More({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && <div className="gate-more">{children}</div>;
}

/**
 * Button for sound and full screen, which browsers allow only after a tap. Null if the page was opened by the large
 * button, or after a press.
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

/** One check at a time. A code typed during a check is next; the camera will see its code again. */
function useScans(place: DeviceGate) {
  const [out, setOut] = useState(false);
  const gate = { ...place, out };
  const [outcome, setOutcome] = useState<ScanOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const queue = useRef<{ code: string; admit: KindCount[] | undefined }[]>([]);
  const now = useRef(gate);
  now.current = gate;
  const show = useCallback((next: ScanOutcome) => {
    setOutcome(next);
    if (!isAsked(next)) {
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
  const glimpse = (code: string): boolean => {
    if (queue.current.length > 0) return false;
    void check(code);
    return true;
  };
  const close = useCallback(() => setOutcome(null), []);
  /** Clears result and questions, which belonged to the other direction. */
  const turn = (isOut: boolean) => {
    setOut(isOut);
    close();
  };
  useEffect(() => {
    if (outcome?.result !== 'admitted' && outcome?.result !== 'let_out' && outcome?.result !== 'by_hand') return;
    const timer = setTimeout(close, GOOD_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome, close]);
  return { gate, outcome, busy, check, glimpse, show, close, turn };
}
