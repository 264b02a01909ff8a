import { useEffect, useState } from 'react';
import { UNDO_MS } from '#contract/admissions/rules.ts';
import { ADMISSION_REFUSALS } from '#contract/admissions/words.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { admissions, type ScanOutcome, takeBackHere, waitingHands } from './queries.ts';
import { ReasonsSection } from './reasons-section.tsx';
import { countHere, hearInside } from './use-parks.ts';
import { admissionTexts as texts } from './words.ts';

interface UndoProps {
  scan: ScanOutcome;
  title: string;
  undone: (outcome: ScanOutcome) => void;
}

/** Undoes an admission or exit of this device within a minute, with a reason. */
export function UndoSection({ scan, title, undone }: UndoProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const isOpen = useMinute(scan.at);
  if (!scan.scanId || scan.undone || !(isOpen || isAsking)) return null;
  const undo = async (reason: string) => {
    if (!isOpen) return setProblem(ADMISSION_REFUSALS.late);
    try {
      await takeBack(scan, reason);
      setAsking(false);
      undone({ ...scan, undone: true });
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
      done={undo}
      close={() => setAsking(false)}
    />
  );
}

/** Undoes an unsent scan locally, a sent one on the server. */
async function takeBack(taken: ScanOutcome, reason: string): Promise<void> {
  const scanId = taken.scanId ?? '';
  const kept = waiting.all().find((scan) => scan.scanId === scanId);
  if (waitingHands.get(scanId)) {
    countHere(taken.parkId ?? '', -(taken.people ?? 0));
    waitingHands.remove(scanId);
    return;
  }
  if (kept) takeBackHere(taken, kept, reason);
  else {
    const { inside } = await admissions.undo({ body: { scanId, reason } });
    if (inside && taken.parkId) hearInside(taken.parkId, inside);
    takeBackHere(taken, null, reason);
  }
}

function useMinute(at: string): boolean {
  const end = Date.parse(at) + UNDO_MS;
  const [isOpen, setOpen] = useState(() => Date.now() < end);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), Math.max(end - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [end]);
  return isOpen;
}
