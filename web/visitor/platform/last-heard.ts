import { formatTime } from '#contract/kernel/dates/dates.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { KEPT } from '#web/shared/worker-rules.ts';

/** A device keeps the last state of this many pages; the oldest go. */
const MOST = 20;

/** A state, and when it was so (ISO 8601). */
interface TimedState {
  at: string;
}
type Kept = [page: string, state: TimedState][];

const KEPT_KEY = 'heard';

/** Throws where somebody else's text stands. */
const readKept = (): Kept => JSON.parse(deviceStore.get(KEPT_KEY) ?? '[]');

/** Keeps the state that a page heard last, so that a reload without a network shows it and not what the page was made with. */
export function keepHeard(page: string, state: TimedState): void {
  try {
    const others = readKept().filter(([name]) => name !== page);
    deviceStore.set(KEPT_KEY, JSON.stringify([[page, state], ...others].slice(0, MOST)));
  } catch {
    // The page shows what it was made with.
  }
}

/** The state that a page heard last; null where it is not newer than the one that the page was made with. */
export function lastHeard<T extends TimedState>(page: string, made: T): T | null {
  try {
    const [, kept] = readKept().find(([name]) => name === page) ?? [];
    return kept && kept.at > made.at ? (kept as T) : null;
  } catch {
    return null;
  }
}

/** Has a page that the device had kept say as of when its state is, instead of when it was made. */
export function sayAsOf({ at }: TimedState): void {
  document.documentElement.dataset.heardAt = at;
  const time = document.documentElement.hasAttribute(KEPT) && document.querySelector('#as-of time');
  if (time) time.textContent = formatTime(new Date(at));
}
