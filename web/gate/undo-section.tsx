import { useEffect, useState } from 'react';
import { UNDO_MS } from '#contract/admissions/rules.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { addInside, keepInside } from './offline/inside.ts';
import { undoHere } from './offline/let-in.ts';
import { waiting, waitingHands } from './offline/waiting.ts';
import type { ScanOutcome } from './outcome.ts';
import { admissions } from './queries.ts';
import { ReasonsSection } from './reasons-section.tsx';

interface UndoProps {
  scan: ScanOutcome;
  title: string;
  undone: (outcome: ScanOutcome) => void;
}

export function UndoSection({ scan, title, undone }: UndoProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const isOpen = useMinute(scan.at);
  if (!scan.scanId || scan.undone || !(isOpen || isAsking)) return null;
  const undo = async (reason: string) => {
    if (!isOpen) return setProblem(say('admissions.late'));
    try {
      await undoScan(scan, reason);
      setAsking(false);
      undone({ ...scan, undone: true });
    } catch (refusal) {
      setProblem((refusal as Error).message);
    }
  };
  if (!isAsking)
    return (
      <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
        {say('gates.undoOf', { words: title })}
      </Button>
    );
  return (
    <ReasonsSection
      title={say('gates.undoing')}
      reasons={[say('gates.wrongButton'), say('gates.wrongNumber'), say('gates.notCome')]}
      word={say('gates.undo')}
      problem={problem}
      done={undo}
      close={() => setAsking(false)}
    />
  );
}

async function undoScan(outcome: ScanOutcome, reason: string): Promise<void> {
  const { scanId = '', parkId, people = 0 } = outcome;
  if (waitingHands.get(scanId)) {
    addInside(parkId ?? '', -people);
    waitingHands.remove(scanId);
    return;
  }
  const unsent = waiting.all().find((scan) => scan.scanId === scanId) ?? null;
  if (!unsent) {
    const { inside } = await admissions.undo({ body: { scanId, reason } });
    if (inside && parkId) keepInside(parkId, inside);
  }
  undoHere(outcome, unsent, reason);
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
