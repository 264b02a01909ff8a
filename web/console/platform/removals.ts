/** A record that somebody deleted, and can still have back. */
export interface Removal {
  id: string;
  /** By which its people know it. */
  name: string;
  /** Asks the server to delete it. */
  send: () => Promise<unknown>;
  /** It is deleted. */
  done: () => void;
  /** It was refused, and is there as before. */
  refused: (error: Error) => void;
}

/** How long a deletion can be taken back before it is sent (docs/decisions/0044). */
export const UNDO_MS = 10_000;

/** What every screen sees: the one that waits, and the ids of all that count as gone. */
interface Removals {
  waiting: Removal | null;
  gone: ReadonlySet<string>;
}

let state: Removals = { waiting: null, gone: new Set() };
let timer: ReturnType<typeof setTimeout> | undefined;
let left = UNDO_MS;
let since = 0;
const listeners = new Set<() => void>();

function become(next: Removals): void {
  state = next;
  for (const listener of listeners) listener();
}

const without = (id: string): ReadonlySet<string> => new Set([...state.gone].filter((other) => other !== id));

function run(): void {
  since = Date.now();
  timer = setTimeout(() => void sendRemoval(), left);
}

/** Whoever turns away from the tab or closes it wants what they asked for. */
const turnedAway = (): void => {
  if (document.visibilityState === 'hidden') void sendRemoval();
};
const closed = (): void => void sendRemoval();

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', turnedAway);
  window.removeEventListener('pagehide', closed);
}

/** Deletes a record ten seconds from now; another one that waits is deleted at once. */
export function removeLater(removal: Removal): void {
  void sendRemoval();
  become({ waiting: removal, gone: new Set([...state.gone, removal.id]) });
  document.addEventListener('visibilitychange', turnedAway);
  window.addEventListener('pagehide', closed);
  left = UNDO_MS;
  run();
}

/** Time stands still while somebody reads, and goes on where it stood. */
export function holdRemoval(on: boolean): void {
  if (!state.waiting || on !== (timer !== undefined)) return;
  if (!on) {
    run();
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  left -= Date.now() - since;
}

/** Nothing was sent: the record is there as before. */
export function undoRemoval(): void {
  const { waiting } = state;
  if (!waiting) return;
  stop();
  become({ waiting: null, gone: without(waiting.id) });
}

/** Sends what waits now. Its record counts as gone until the server has refused it, or the lists know. */
export async function sendRemoval(): Promise<void> {
  const { waiting } = state;
  if (!waiting) return;
  stop();
  become({ ...state, waiting: null });
  try {
    await waiting.send();
    waiting.done();
  } catch (error) {
    waiting.refused(error as Error);
  } finally {
    become({ ...state, gone: without(waiting.id) });
  }
}

export const removals = {
  now: (): Removals => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
