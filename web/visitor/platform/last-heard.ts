import { timeText } from '#contract/kernel/dates/texts.ts';
import { sayText } from '#web/shared/say.ts';
import { deviceStore } from '#web/shared/storage.ts';
import { KEPT } from '#web/shared/worker-rules.ts';

const MOST = 20;

/** `at` in ISO 8601. */
interface TimedState {
  at: string;
}
type Kept = [page: string, state: TimedState][];

const KEPT_KEY = 'heard';

/** Throws if the stored text is not ours. */
const readKept = (): Kept => JSON.parse(deviceStore.get(KEPT_KEY) ?? '[]');

/** Stores a page's last state, so that an offline reload shows it. */
export function keepHeard(page: string, state: TimedState): void {
  try {
    const others = readKept().filter(([name]) => name !== page);
    deviceStore.set(KEPT_KEY, JSON.stringify([[page, state], ...others].slice(0, MOST)));
  } catch {
    // Storage is blocked or full: the page shows what it was rendered with.
  }
}

/** Null if not newer than the page itself. */
export function lastHeard<T extends TimedState>(page: string, made: T): T | null {
  try {
    const [, kept] = readKept().find(([name]) => name === page) ?? [];
    return kept && kept.at > made.at ? (kept as T) : null;
  } catch {
    return null;
  }
}

/** An offline copy shows the time of its state instead of its own. */
export function sayAsOf({ at }: TimedState): void {
  document.documentElement.dataset.heardAt = at;
  const time = document.documentElement.hasAttribute(KEPT) && document.querySelector('#as-of time');
  if (time) time.textContent = sayText(timeText(new Date(at)));
}
