import type { Readable } from 'node:stream';
import { IMAGE_REFUSALS } from '#contract/images/words.ts';
import { AppError } from '#contract/kernel/errors.ts';

/** A store of bytes by name. A name is given once and its bytes never change. It is a folder on disk or a bucket. */
export interface ObjectStore {
  /** Keeps bytes under a name, all of them or none. Throws UNAVAILABLE while the store is away or full. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name; null when there is no such name. Throws UNAVAILABLE. */
  get(name: string): Promise<StoredObject | null>;
  /** Removes a name; does nothing when there is no such name. Throws UNAVAILABLE. */
  remove(name: string): Promise<void>;
}

export interface StoredObject {
  size: number;
  bytes: Readable;
}

/** The refusal while the store does not answer. Its own error is for the log. */
export const storeAway = (cause: unknown): AppError =>
  Object.assign(
    new AppError('UNAVAILABLE', IMAGE_REFUSALS.storeAway, {
      retryAfter: 30,
    }),
    { cause },
  );
