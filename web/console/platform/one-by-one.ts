import type { AppError } from '#contract/kernel/errors.ts';

export interface RefusedOne<T> {
  thing: T;
  error: AppError;
}

export interface ManyOutcome<T> {
  done: T[];
  refused: RefusedOne<T>[];
  /** Not tried or not answered: stopped, or `broken`. */
  left: T[];
  /** Why it stopped early: no network, or the session has ended. */
  broken: Error | null;
}

interface Run<T> {
  things: readonly T[];
  /** Rejects with AppError. Must be idempotent per thing. */
  act: (thing: T) => Promise<unknown>;
  atOnce?: number;
  tell?: (outcome: ManyOutcome<T>) => void;
  signal?: AbortSignal;
  pause?: (seconds: number, signal?: AbortSignal) => Promise<unknown>;
}

/** The server runs three such calls at once, and others need a turn (docs/decisions/0021). */
const AT_ONCE = 2;
/** Attempts per thing while the server answers "busy" with a retry time. */
const MOST_TRIES = 5;

const wait = (seconds: number, signal?: AbortSignal) =>
  new Promise<unknown>((over) => {
    setTimeout(over, seconds * 1_000);
    signal?.addEventListener('abort', over, { once: true });
  });

/**
 * Runs one call per thing, in order, two at a time by default. Refused ones are collected and stop nothing; busy
 * answers are retried; if the server is unreachable, the session has ended or the signal aborts, the rest is left.
 * Never rejects.
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
      if (error && signal?.aborted && isBusy(error)) break;
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

const isBusy = ({ details }: AppError): boolean => details?.retryAfter !== undefined;

async function tried<T>({ act, signal, pause = wait }: Run<T>, thing: T): Promise<AppError | null> {
  for (let times = 1; ; times += 1) {
    try {
      await act(thing);
      return null;
    } catch (error) {
      const { retryAfter } = (error as AppError).details ?? {};
      if (retryAfter === undefined || times === MOST_TRIES || signal?.aborted) return error as AppError;
      await pause(retryAfter, signal);
      if (signal?.aborted) return error as AppError;
    }
  }
}
