import { useEffect, useState } from 'react';
import type { GateMessage } from '#contract/gates/model.ts';
import { isOwn, waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { signal } from '#web/console/platform/scanning/signals.ts';
import { useKept, useOwn } from './queries.ts';
import { type Conflict, conflicts, noteConflict } from './use-conflicts.ts';

/** All that a gate is to read between scans. */
export interface Notices {
  /** Newest first. */
  messages: readonly GateMessage[];
  read: (id: string) => void;
  /** Newest first. */
  conflicts: readonly Conflict[];
  note: () => void;
  /** Scans of other accounts that wait on this device. */
  others: number;
  count: number;
  /** Somebody reads them, in the place of the camera. */
  isOpen: boolean;
  open: (isOpen: boolean) => void;
}

/** The answer on the screen, and what takes it away. */
interface Answer {
  isShown: boolean;
  close: () => void;
}

/** Gathers the notices of whoever is signed in here, and lets messages be heard. A new answer ends the reading. */
export function useNotices(
  { messages, read }: Pick<Notices, 'messages' | 'read'>,
  { isShown, close }: Answer,
): Notices {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (isShown) setReading(false);
  }, [isShown]);
  const open = (isOpen: boolean) => {
    if (isOpen) close();
    setReading(isOpen);
  };
  const found = useOwn(conflicts).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const others = useKept(waiting).filter((scan) => !isOwn(scan)).length;
  useSound(messages);
  const note = () => {
    for (const { scanId } of found) noteConflict(scanId);
  };
  const count = messages.length + found.length + Math.min(others, 1);
  return { messages, read, conflicts: found, note, others, count, isOpen: isReading && count > 0 && !isShown, open };
}

const AGAIN_MS = 10_000;

/** A message is heard once as it comes; an urgent one every ten seconds until it is read. */
function useSound(messages: readonly GateMessage[]): void {
  const urgent = messages.find((message) => message.urgent)?.id;
  const plain = messages.find((message) => !message.urgent)?.id;
  useEffect(() => {
    if (plain) signal('message');
  }, [plain]);
  useEffect(() => {
    if (!urgent) return;
    const sound = () => signal('urgent');
    sound();
    const timer = setInterval(sound, AGAIN_MS);
    return () => clearInterval(timer);
  }, [urgent]);
}
