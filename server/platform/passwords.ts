import { hash, verify } from '@node-rs/argon2';
import { AppError, invalid } from '#contract/errors.ts';
import { weaknessWords } from '#contract/words/accounts.ts';
import { CALL_REFUSALS } from '#contract/words/calls.ts';
import { type Known, weaknessOf } from './weak-passwords.ts';

// 19 MiB, two passes: what OWASP names for Argon2id, 10 ms here (docs/reliability.md 7).
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs at most two hashes at once: more would starve files and DNS, which share the thread pool. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new AppError('UNAVAILABLE', CALL_REFUSALS.manySignIns, {
        retryAfter: 2,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const hashOf = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2ID));

/**
 * A new password as it is stored: Argon2id in PHC form. `known` is what anybody may know of the account. Throws
 * INVALID_INPUT, for the field in which it was sent, when the password is easily guessed.
 */
export async function newPasswordHash(password: string, known: Known, field = 'password'): Promise<string> {
  const weakness = await weaknessOf(password, known);
  if (weakness) throw invalid(field, weaknessWords(weakness));
  return hashOf(password);
}

let stranger: Promise<string> | undefined;

/** True when the password is right. An unknown account (null) costs the same time as a wrong password. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  stranger ??= hashOf('nobody has this password');
  const against = stored ?? (await stranger);
  return (await inTurn(() => verify(against, password))) && stored !== null;
}
