import { hash, verify } from '@node-rs/argon2';
import { AppError, invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { turns } from '#server/kernel/traffic/semaphore.ts';
import { type KnownFacts, weaknessOf } from './weak-passwords.ts';

/** The cost that OWASP names for Argon2id: 19 MiB, two passes; 10 ms here (docs/reliability.md 7). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would starve files and DNS, which share the thread pool. */
const BOUNDS = { atOnce: 2, waiting: 50 };
const tooMany = (): AppError => new AppError('UNAVAILABLE', text('calls.manySignIns'), { retryAfter: 2 });

export interface Passwords {
  /** Argon2id in PHC form. `known` is public knowledge. Throws INVALID_INPUT for `field` when it is easily guessed. */
  newHash(password: string, known: KnownFacts, field?: string): Promise<string>;
  /** An unknown account (null) costs the same time as a wrong password. */
  isRight(password: string, stored: string | null): Promise<boolean>;
  /** The hash to store for a correct password: a new one if `stored` was made before NFKC. */
  renewed(password: string, stored: string): Promise<string>;
}

/** A password as it is hashed: keyboards and systems compose the same letters differently. */
const composed = (password: string): string => password.normalize('NFKC');

/** Two at once; all calls throw UNAVAILABLE while too many wait. Only tests give another `cost`. */
export function passwords(cost: typeof ARGON2ID = ARGON2ID): Passwords {
  const inTurn = turns(BOUNDS, tooMany);
  const hashOf = (password: string): Promise<string> => inTurn(() => hash(composed(password), cost));
  const isOf = (typed: string, stored: string): Promise<boolean> => inTurn(() => verify(stored, typed));
  let stranger: Promise<string> | undefined;
  return {
    newHash: async (password, known, field = 'password') => {
      const weakness = await weaknessOf(composed(password), known);
      if (weakness) throw invalid(field, text('accounts.weakPassword', { weakness }));
      return hashOf(password);
    },
    isRight: async (password, stored) => {
      stranger ??= hashOf('nobody has this password');
      const against = stored ?? (await stranger);
      const asTyped = composed(password) !== password;
      const isRight = (await isOf(composed(password), against)) || (asTyped && (await isOf(password, against)));
      return isRight && stored !== null;
    },
    renewed: async (password, stored) =>
      composed(password) === password || (await isOf(composed(password), stored)) ? stored : hashOf(password),
  };
}
