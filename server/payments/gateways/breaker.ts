import type { Clock } from '#server/kernel/operations/clock.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';
import type { PostBody } from './http.ts';

/** The waits for one gateway in a process: both gateways together leave places among the payments (CLASSES.payment). */
export const WAITS = { atOnce: 32, waiting: 12, withinMs: 1000 };

/** After this many posts in a row without an answer nobody waits for the gateway for PAUSE_MS. */
const SILENT_POSTS = 5;
const PAUSE_MS = 10_000;

/**
 * Posts to one gateway, which everybody who waits for it shares: one that is slow holds a bounded number of callers up,
 * and one that is silent is asked once in ten seconds until it answers. Rejects at once for everybody else, as for a
 * gateway that is not reached; nothing was sent then (docs/reliability.md 3).
 */
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
    // Somebody who comes meanwhile does not wait beside the one who tries.
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
