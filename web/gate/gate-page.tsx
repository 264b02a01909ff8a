import X from 'lucide-react/icons/x';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { countsOf, type KindCount, peopleIn } from '#contract/admissions/rules.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import type { User } from '#contract/sessions/model.ts';
import { isSignedIn } from '#web/console/platform/session.ts';
import { keepOffline } from '#web/shared/keep-offline.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { keepAwake } from '#web/shared/wake-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ByHandSection } from './by-hand-section.tsx';
import { CameraSection } from './camera-section.tsx';
import { DirectionsSection } from './directions-section.tsx';
import { FindSection } from './find-section.tsx';
import { HowManySection, USUAL_FAMILY } from './how-many-section.tsx';
import { LanguageField } from './language-field.tsx';
import { useLanguage } from './languages.ts';
import { MessagesSection } from './messages-section.tsx';
import { useKept } from './offline/account-storage.ts';
import { letInOffline, openKept } from './offline/check.ts';
import { keepGateName, readGateName } from './offline/device.ts';
import { forgetOldDays } from './offline/let-in.ts';
import { kindsHere } from './offline/parks.ts';
import { keepPrepared } from './offline/prepare.ts';
import { keepSending } from './offline/sending.ts';
import { useGrant } from './offline/use-grant.ts';
import { type ScanOutcome, shortOf } from './outcome.ts';
import { keepRecent, recent } from './recent.ts';
import { RecentSection } from './recent-section.tsx';
import { ResultSection } from './result-section.tsx';
import { listenToHandScanner } from './scanning/hand-scanner.ts';
import { wakeSound } from './scanning/signals.ts';
import { fillScreen, leaveWholeScreen, useWholeScreen } from './scanning/whole-screen.ts';
import { screenOf } from './screen.ts';
import { StatusSection } from './status-section.tsx';
import { GrantEnded, LockedSection } from './stopped-section.tsx';
import { TypedCodeForm } from './typed-code-form.tsx';
import { UndoSection } from './undo-section.tsx';
import { useInSight } from './use-in-sight.ts';
import { useMessages } from './use-messages.ts';
import { useOnline } from './use-online.ts';
import { useReporting } from './use-reporting.ts';
import { needsCount, useScans } from './use-scans.ts';
import './fields.css';
import './gate.css';
import './landscape.css';

// Starts while the page is drawn: offline, the first ticket may be shown before the page is complete.
if (isSignedIn()) void openKept().catch(() => undefined);

/** `/app/scan`, full screen. Camera, hand scanner and typed code are equal, and no result blocks the next scan. */
export function GatePage() {
  const { spoken, choose } = useLanguage();
  return (
    <div className="gate" lang={spoken ? LANGUAGES[spoken].tag : undefined}>
      {spoken && <Gate key={spoken} languages={<LanguageField language={spoken} choose={choose} />} />}
    </div>
  );
}

function Gate({ languages }: { languages: ReactNode }) {
  const user = useOutletContext<User>();
  const [ownName, setName] = useState(() => readGateName(user));
  const { locked, givenName, ...messages } = useReporting(ownName);
  const scans = useScans({ name: givenName || ownName, parkId: user.parkId });
  const { outcome, check, close } = scans;
  const isUnprepared = useBackground();
  useEffect(() => listenToHandScanner((code) => void check(code)), [check]);
  const grant = useGrant();
  const isOnline = useOnline();
  const toRead = useMessages(messages, { isShown: outcome !== null, close });
  const { name, out } = scans.gate;
  const status = (
    <StatusSection gate={{ name, parkId: user.parkId, out }} isUnprepared={isUnprepared}>
      {languages}
      <Link to={user.role === 'inspector' ? consolePaths.search : consolePaths.app} aria-label={say('gates.stop')}>
        <X aria-hidden size={20} />
      </Link>
    </StatusSection>
  );
  if (locked !== null) return <LockedSection reason={locked} />;
  if (!isOnline && !grant.isGood)
    return (
      <>
        {status}
        {grant.isRead && <GrantEnded expiresAt={grant.expiresAt} />}
      </>
    );
  return (
    <>
      <h1 className="hidden">{say('gates.title')}</h1>
      {status}
      <MessagesSection toRead={toRead} />
      <div className="gate-scroll" hidden={toRead.isOpen}>
        <Scanning scans={scans} parkId={user.parkId} />
        <More>
          <FindSection check={(code) => void check(code)} />
          <ByHandSection
            gate={scans.gate}
            code={outcome && outcome.result !== 'admitted' ? shortOf(outcome.code) : null}
            show={scans.show}
          />
          <RecentSection parkId={user.parkId} />
          <GateName given={givenName} name={ownName} changed={setName} />
        </More>
      </div>
    </>
  );
}

/** While the page is open: offline copies, a lit screen, sending. True if the data for offline checks did not come. */
function useBackground(): boolean {
  const [isUnprepared, setUnprepared] = useState(false);
  useEffect(() => {
    forgetOldDays();
    const ends = [keepPrepared(setUnprepared), keepAwake(), keepOffline('gate'), keepSending(), leaveWholeScreen];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return isUnprepared;
}

interface ScanningProps {
  scans: ReturnType<typeof useScans>;
  parkId: string | null;
}

const MOST_TYPED = 50;

function Scanning({ scans, parkId }: ScanningProps) {
  const { gate, outcome, busy, check, show, close } = scans;
  const view = useInSight(outcome);
  const start = useStart();
  const last = useKept(recent).at(-1);
  /** Lets in by an unchecked code; staff enter the number of people if the code does not hold it. */
  const letIn = (unchecked: ScanOutcome) => {
    if (unchecked.lines || unchecked.people) show(letInOffline(unchecked, gate));
    else show({ ...unchecked, left: kindsHere(parkId, MOST_TYPED), message: '' });
  };
  const letInCounted = (counted: ScanOutcome, counts: KindCount[]) => {
    if (counted.result === 'how_many') void check(counted.code, { admit: counts });
    else show(letInOffline({ ...counted, counts, people: peopleIn(countsOf(counts), USUAL_FAMILY) }, gate));
  };
  return (
    <div className="gate-view" ref={view} data-way={gate.out ? 'out' : 'in'}>
      <CameraSection found={scans.checkSeen} />
      <div className="gate-side">
        {busy && (
          <p className="gate-busy" role="status">
            {say('gates.checking')}
          </p>
        )}
        {outcome && needsCount(outcome) && (
          <HowManySection
            key={outcome.at}
            outcome={outcome}
            done={(counts) => letInCounted(outcome, counts)}
            close={close}
          />
        )}
        {outcome && !needsCount(outcome) && (
          <ResultSection
            key={outcome.at}
            outcome={outcome}
            again={() => void check(outcome.code)}
            letIn={() => letIn(outcome)}
            goOut={() => void check(outcome.code, { isSure: true })}
            turn={() => scans.changeDirection(false)}
            close={close}
          />
        )}
        {!outcome && !busy && <p className="gate-ready">{say('gates.ready')}</p>}
        {!outcome && start && (
          <Button variant="contained" size="large" onClick={start}>
            {say('gates.start')}
          </Button>
        )}
        {!outcome && !busy && last && (
          <UndoSection key={last.at} scan={last} title={screenOf(last).title} undone={keepRecent} />
        )}
        <DirectionsSection parkId={parkId} out={gate.out} change={scans.changeDirection} />
        <TypedCodeForm check={(code) => void check(code)} />
      </div>
    </div>
  );
}

/** Renders the lower part once a ticket can be shown; a result is rendered before it. */
function More({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && <div className="gate-more">{children}</div>;
}

interface GateNameProps {
  given: string;
  name: string;
  changed: (name: string) => void;
}

function GateName({ given, name, changed }: GateNameProps) {
  const change = (text: string) => {
    keepGateName(text);
    changed(text);
  };
  if (given) return <p className="gate-name">{say('gates.givenName', { name: given })}</p>;
  return (
    <div className="gate-name">
      <Field
        label={say('gates.name')}
        hint={say('gates.nameHint')}
        value={name}
        onChange={(event) => change(event.target.value)}
        autoComplete="off"
        maxLength={40}
      />
    </div>
  );
}

/** Starts sound and full screen, which browsers allow only after a tap. Null if already done. */
function useStart(): (() => void) | null {
  const [isPressed, setPressed] = useState(false);
  const isWhole = useWholeScreen();
  if (isWhole || isPressed) return null;
  return () => {
    setPressed(true);
    wakeSound();
    fillScreen();
  };
}
