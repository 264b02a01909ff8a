import { useEffect, useState } from 'react';
import type { GateMessage } from '#contract/gates/model.ts';
import { isOwn, waiting } from '#web/console/platform/keeping/waiting-scans.ts';
import { signal } from '#web/console/platform/scanning/signals.ts';
import { useKept, useOwn } from './queries.ts';
import { type Conflict, conflicts, noteConflict } from './use-conflicts.ts';

export interface Notices {
  messages: readonly GateMessage[];
  read: (id: string) => void;
  conflicts: readonly Conflict[];
  note: () => void;
  others: number;
  count: number;
  isOpen: boolean;
  open: (isOpen: boolean) => void;
}

/** `isShown`: a result is on the screen; `close` removes it. */
interface Answer {
  isShown: boolean;
  close: () => void;
}

/** Notices of the signed-in account. A new result closes them. */
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

/** Sounds once per message; every ten seconds for an urgent one until it is read. */
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
