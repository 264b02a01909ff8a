import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GateMessage } from '#contract/gates/model.ts';
import { useKept } from './offline/account-storage.ts';
import { type Conflict, conflicts, noteConflict } from './offline/conflicts.ts';
import { waiting } from './offline/waiting.ts';
import { signal } from './scanning/signals.ts';

export interface ToRead {
  messages: readonly GateMessage[];
  read: (id: string) => void;
  conflicts: readonly Conflict[];
  note: () => void;
  /** Unsent scans of other accounts. */
  others: number;
  count: number;
  isOpen: boolean;
  open: (isOpen: boolean) => void;
}

interface ResultOnScreen {
  isShown: boolean;
  close: () => void;
}

/** Messages and conflicts of the signed-in account. A new result closes them. */
export function useMessages(
  { messages, read }: Pick<ToRead, 'messages' | 'read'>,
  { isShown, close }: ResultOnScreen,
): ToRead {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (isShown) setReading(false);
  }, [isShown]);
  const open = (isOpen: boolean) => {
    if (isOpen) close();
    setReading(isOpen);
  };
  const found = useKept(conflicts).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const others = useSyncExternalStore(waiting.subscribe, () => waiting.ofOthers().length);
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
