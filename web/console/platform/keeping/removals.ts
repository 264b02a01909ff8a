import { createStore } from '#web/shared/value-store.ts';

export interface PendingRemoval {
  ids: readonly string[];
  text: string;
  send: () => Promise<unknown>;
  done?: () => void;
  refused: (error: Error) => void;
  undone?: () => void;
}

/** Time to undo a deletion before it is sent (docs/decisions/0044). */
export const UNDO_MS = 10_000;

/** Shared by all screens. `waiting` can be undone; `gone` also has the ids being sent. */
interface Removals {
  waiting: PendingRemoval | null;
  gone: ReadonlySet<string>;
}

export const removals = createStore<Removals>({ waiting: null, gone: new Set() });

/** The browser's own question: with several deletions only the first would be sent while the tab closes. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function show(next: Removals): void {
  if (next.gone.size > 1) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  removals.set(next);
}

const without = ({ ids }: PendingRemoval): ReadonlySet<string> =>
  new Set([...removals.now().gone].filter((id) => !ids.includes(id)));

/** Sends at once when the tab is hidden or closed: the user wants what they asked for. */
const hidden = (): void => {
  if (document.visibilityState === 'hidden') void sendRemoval();
};
const closed = (): void => void sendRemoval();

function stop(): void {
  document.removeEventListener('visibilitychange', hidden);
  window.removeEventListener('pagehide', closed);
}

export function removeLater(removal: PendingRemoval): void {
  void sendRemoval();
  show({ waiting: removal, gone: new Set([...removals.now().gone, ...removal.ids]) });
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', closed);
}

export function undoRemoval(): void {
  const { waiting } = removals.now();
  if (!waiting) return;
  stop();
  show({ waiting: null, gone: without(waiting) });
  waiting.undone?.();
}

/** Records stay hidden until the server has refused or the lists are refetched. */
export async function sendRemoval(only?: PendingRemoval): Promise<void> {
  const { waiting, gone } = removals.now();
  if (!waiting || (only && only !== waiting)) return;
  stop();
  show({ waiting: null, gone });
  const refusal = await waiting.send().then(
    () => null,
    (error: Error) => error,
  );
  try {
    if (refusal) waiting.refused(refusal);
    else waiting.done?.();
  } finally {
    show({ ...removals.now(), gone: without(waiting) });
  }
}
