import { useState } from 'react';
import { postJson, type Reply } from '#web/shared/json-calls.ts';

export type PatientPost = typeof postJson;

export interface WaitingState {
  since: Date;
  /** Next attempt, in ms since 1970. */
  next: number;
  why: 'busy' | 'offline' | 'payment';
  stop: () => void;
}

const STOPPED: Reply<never> = { ok: false, status: 0, code: 'STOPPED', message: '', issues: [] };

const MOST_SECONDS = 30;

/** Pause in ms after `tries`: growing, at least `retryAfter` seconds, and random to spread phones. */
export const pauseBefore = (tries: number, retryAfter = 0): number =>
  Math.max(Math.min(2 ** tries, MOST_SECONDS), retryAfter) * (1000 + Math.random() * 500);

/** Retries on 502 to 504 and a lost network; the key makes it count once. Ends with STOPPED if the visitor stops it. */
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

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true });
  });
