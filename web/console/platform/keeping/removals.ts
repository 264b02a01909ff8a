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

let state: Removals = { waiting: null, gone: new Set() };
let timer: ReturnType<typeof setTimeout> | undefined;
let left = UNDO_MS;
let since = 0;
const listeners = new Set<() => void>();

/** The browser's own question: with several deletions only the first would be sent while the tab closes. */
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

/** Sends at once when the tab is hidden or closed: the user wants what they asked for. */
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

export function removeLater(removal: PendingRemoval): void {
  void sendRemoval();
  become({ waiting: removal, gone: new Set([...state.gone, ...removal.ids]) });
  document.addEventListener('visibilitychange', turnedAway);
  window.addEventListener('pagehide', closed);
  left = UNDO_MS;
  run();
}

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

export function undoRemoval(): void {
  const { waiting } = state;
  if (!waiting) return;
  stop();
  become({ waiting: null, gone: without(waiting) });
  waiting.undone?.();
}

/** Records stay hidden until the server has refused or the lists are refetched. */
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
