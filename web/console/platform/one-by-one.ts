import type { AppError } from '#contract/kernel/errors.ts';

/** One of many that was refused, and why. */
export interface RefusedOne<T> {
  thing: T;
  error: AppError;
}

/** Doing the same with many things ended so: all of them are in exactly one of the lists. */
export interface ManyOutcome<T> {
  done: T[];
  refused: RefusedOne<T>[];
  /** Not tried, or tried without an answer: it was stopped, or `broken`. */
  left: T[];
  /** It could not go on because of this: the network is lost, the session has ended. */
  broken: Error | null;
}

interface Run<T> {
  things: readonly T[];
  /** Rejects with AppError. Must be fit to be repeated for the same thing. */
  act: (thing: T) => Promise<unknown>;
  /** At most this many calls are under way at a time; 1 where the order counts. */
  atOnce?: number;
  /** Told after each. */
  tell?: (outcome: ManyOutcome<T>) => void;
  /** Stops before the next one. */
  signal?: AbortSignal;
  /** Waits; tests wait for nothing. */
  pause?: (seconds: number) => Promise<unknown>;
}

/** At most this many calls are under way: the server serves three such calls at once, and others want theirs (docs/decisions/0021). */
const AT_ONCE = 2;
/** One thing is sent at most so often when the server is busy and says when to come again. */
const MOST_TRIES = 5;

const wait = (seconds: number) => new Promise((over) => setTimeout(over, seconds * 1_000));

/**
 * Does the same with many things, in their order, two at a time unless told otherwise, by the call that does it with one. What is refused is
 * told with its reason and holds up nobody; what the server is too busy for is sent again; when it cannot be reached, or
 * the session has ended, the rest is left. Rejects never.
 */
export async function oneByOne<T>(run: Run<T>): Promise<ManyOutcome<T>> {
  const { things, atOnce = AT_ONCE, tell, signal } = run;
  const outcome: ManyOutcome<T> = { done: [], refused: [], left: [...things], broken: null };
  const next = () => (signal?.aborted || outcome.broken ? undefined : things[begun++]);
  let begun = 0;
  const settle = (thing: T) => {
    outcome.left = outcome.left.filter((other) => other !== thing);
  };
  const work = async () => {
    for (let thing = next(); thing !== undefined; thing = next()) {
      const error = await tried(run, thing);
      if (error && isBroken(error)) outcome.broken = error;
      else {
        settle(thing);
        if (error) outcome.refused.push({ thing, error });
        else outcome.done.push(thing);
      }
      tell?.({ ...outcome });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

const isBroken = ({ code }: AppError): boolean => code === 'UNAVAILABLE' || code === 'NOT_SIGNED_IN';

async function tried<T>({ act, pause = wait }: Run<T>, thing: T): Promise<AppError | null> {
  for (let times = 1; ; times += 1) {
    try {
      await act(thing);
      return null;
    } catch (error) {
      const { retryAfter } = (error as AppError).details ?? {};
      if (retryAfter === undefined || times === MOST_TRIES) return error as AppError;
      await pause(retryAfter);
    }
  }
}
