/** Records that somebody deleted at once, and can still have back. */
export interface PendingRemoval {
  ids: readonly string[];
  /** Says what is going to be deleted. */
  text: string;
  /** Asks the server to delete them. */
  send: () => Promise<unknown>;
  /** They are deleted. */
  done?: () => void;
  /** It was refused, and they are there as before. */
  refused: (error: Error) => void;
  /** Somebody took it back. */
  undone?: () => void;
}

/** A deletion can be taken back for so long before it is sent (docs/decisions/0044). */
export const UNDO_MS = 10_000;

/** Every screen sees these: the one that waits, and the ids of all that count as gone. */
interface Removals {
  waiting: PendingRemoval | null;
  gone: ReadonlySet<string>;
}

let state: Removals = { waiting: null, gone: new Set() };
let timer: ReturnType<typeof setTimeout> | undefined;
let left = UNDO_MS;
let since = 0;
const listeners = new Set<() => void>();

/** The browser asks in its own words: of several only the first would go out of a tab that is closed. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

function become(next: Removals): void {
  state = next;
  if (state.gone.size > 1) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const without = ({ ids }: PendingRemoval): ReadonlySet<string> =>
  new Set([...state.gone].filter((id) => !ids.includes(id)));

function run(): void {
  since = Date.now();
  timer = setTimeout(() => void sendRemoval(), left);
}

/** Removes at once: a person who turns away from the tab or closes it wants what they asked for. */
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

/** Deletes records ten seconds from now; others that wait are deleted at once. */
export function removeLater(removal: PendingRemoval): void {
  void sendRemoval();
  become({ waiting: removal, gone: new Set([...state.gone, ...removal.ids]) });
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

/** Nothing was sent: the records are there as before. */
export function undoRemoval(): void {
  const { waiting } = state;
  if (!waiting) return;
  stop();
  become({ waiting: null, gone: without(waiting) });
  waiting.undone?.();
}

/** Sends what waits now. Its records count as gone until the server has refused it, or the lists know. */
export async function sendRemoval(): Promise<void> {
  const { waiting } = state;
  if (!waiting) return;
  stop();
  become({ ...state, waiting: null });
  try {
    await waiting.send();
    waiting.done?.();
  } catch (error) {
    waiting.refused(error as Error);
  } finally {
    become({ ...state, gone: without(waiting) });
  }
}

export const removals = {
  now: (): Removals => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
