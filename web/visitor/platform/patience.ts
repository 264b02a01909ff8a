import { useState } from 'react';
import { postJson, type Reply } from '#web/shared/json-calls.ts';

/** As postJson, and more patient. */
export type PatientPost = typeof postJson;

/** A server that has no room just now, or cannot be reached; it is asked again. */
export interface WaitingState {
  since: Date;
  /** The form asks again at this time, in milliseconds since 1970. */
  next: number;
  why: 'busy' | 'offline' | 'payment';
  stop: () => void;
}

const STOPPED: Reply<never> = { ok: false, status: 0, code: 'STOPPED', message: '', issues: [] };

const MOST_SECONDS = 30;

/** Milliseconds before the try after so many: growing, never sooner than the server asks (seconds), and not all phones at once. */
export const pauseBefore = (tries: number, retryAfter = 0): number =>
  Math.max(Math.min(2 ** tries, MOST_SECONDS), retryAfter) * (1000 + Math.random() * 500);

/**
 * A call that is tried until the server says something: on 503 (502 and 504 of what stands between), and on a network that is lost, it waits and sends the
 * very same again. The key of a booking makes it count once. Ends also when the visitor stops it (code STOPPED).
 */
export function usePatience(): { post: PatientPost; waiting: WaitingState | null } {
  const [waiting, setWaiting] = useState<WaitingState | null>(null);
  const post: PatientPost = async (url, body, key) => {
    const since = new Date();
    let stop = (): void => undefined;
    const stopped = new Promise<typeof STOPPED>((resolve) => {
      stop = () => resolve(STOPPED);
    });
    for (let tries = 1; ; tries += 1) {
      const reply = await Promise.race([postJson<never>(url, body, key), stopped]);
      const isAway = !reply.ok && (reply.status === 0 || reply.status >= 502) && reply !== STOPPED;
      if (isAway) {
        const pause = pauseBefore(tries, reply.retryAfter);
        const why = reply.status === 0 ? 'offline' : key ? 'busy' : 'payment';
        setWaiting({ since, next: Date.now() + pause, why, stop });
        if (!(await Promise.race([rest(pause), stopped]))) continue;
      }
      setWaiting(null);
      return isAway ? STOPPED : reply;
    }
  };
  return { post, waiting };
}

/** Waits until the pause is over, or the network is back. */
const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true });
  });
