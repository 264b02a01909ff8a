import type { Clock } from '#server/kernel/operations/clock.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';
import type { PostBody } from './http.ts';

/** Per gateway and process; both together leave places in the payment priority class (CLASSES.payment). */
export const WAITS = { atOnce: 32, waiting: 12, withinMs: 1000 };

/** After this many unanswered posts in a row callers fail at once for PAUSE_MS. */
const SILENT_POSTS = 5;
const PAUSE_MS = 10_000;

/** Calls to a slow gateway are bounded, a silent one is tried once in ten seconds (docs/reliability.md 3). */
export function guardedPost(post: PostBody, clock: Clock): PostBody {
  const inTurn = turns(WAITS, () => new Error('too many wait for the gateway'));
  let silent = 0;
  let askAgainAt = 0;
  const pause = (): void => {
    askAgainAt = clock.now().getTime() + PAUSE_MS;
  };
  const refuseIfSilent = (): void => {
    if (silent < SILENT_POSTS) return;
    if (clock.now().getTime() < askAgainAt) throw new Error('the gateway did not answer a moment ago');
  };
  const ask: PostBody = async (...sent) => {
    refuseIfSilent();
    // While one caller probes, the others keep failing at once.
    pause();
    try {
      const answer = await post(...sent);
      silent = 0;
      return answer;
    } catch (error) {
      silent += 1;
      pause();
      throw error;
    }
  };
  return async (...sent) => {
    refuseIfSilent();
    return inTurn(() => ask(...sent));
  };
}
