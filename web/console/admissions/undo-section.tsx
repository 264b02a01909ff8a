import { useEffect, useState } from 'react';
import { UNDO_MS } from '#contract/admissions/rules.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { admissions, countHere, hearInside, type ScanOutcome, takeBackHere, waitingHands } from './queries.ts';
import { ReasonsSection } from './reasons-section.tsx';
import { admissionTexts as texts } from './words.ts';

interface UndoProps {
  /** The last scan of this device; null where there was none today. */
  last: ScanOutcome | null;
  title: string;
  undone: (outcome: ScanOutcome) => void;
}

/** Takes back the last admission or exit of this device, for a minute, with a reason. */
export function UndoSection({ last, title, undone }: UndoProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const isOpen = useMinute(last?.at);
  if (!last?.scanId || last.undone || !isOpen) return null;
  const undo = async (reason: string) => {
    try {
      await takeBack(last, reason);
      setAsking(false);
      undone({ ...last, undone: true });
    } catch (refusal) {
      setProblem((refusal as Error).message);
    }
  };
  if (!isAsking)
    return (
      <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
        {texts.undoOf(title)}
      </Button>
    );
  return (
    <ReasonsSection
      title={texts.undoing}
      reasons={texts.undoReasons}
      word={texts.undo}
      problem={problem}
      done={(reason) => void undo(reason)}
      close={() => setAsking(false)}
    />
  );
}

/** Takes back here what was not sent yet, which is then told with the rest; else the server takes it back. */
async function takeBack(last: ScanOutcome, reason: string): Promise<void> {
  const scanId = last.scanId ?? '';
  const kept = waiting.all().find((scan) => scan.scanId === scanId);
  if (waitingHands.get(scanId)) {
    countHere(last.parkId ?? '', -(last.people ?? 0));
    waitingHands.remove(scanId);
    return;
  }
  if (kept) takeBackHere(last, kept, reason);
  else {
    const { inside } = await admissions.undo({ body: { scanId, reason } });
    if (inside && last.parkId) hearInside(last.parkId, inside);
    takeBackHere(last, null, reason);
  }
}

/** True for a minute from an instant on. */
function useMinute(at: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return at !== undefined && now - new Date(at).getTime() < UNDO_MS;
}
