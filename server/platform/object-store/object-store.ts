import type { Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';
import { IMAGE_REFUSALS } from '#contract/words/images.ts';

/** Bytes under names that are given once and never change: on disk, or in a bucket. */
export interface ObjectStore {
  /** Keeps bytes under a name, wholly or not at all. Throws UNAVAILABLE while the store is away or full. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null: there is no such name. Throws UNAVAILABLE. */
  get(name: string): Promise<Stored | null>;
  /** Nothing happens where there is no such name. Throws UNAVAILABLE. */
  remove(name: string): Promise<void>;
}

export interface Stored {
  size: number;
  bytes: Readable;
}

/** What a person is told while the store does not answer; its own words are for the log. */
export const storeAway = (cause: unknown): AppError =>
  Object.assign(
    new AppError('UNAVAILABLE', IMAGE_REFUSALS.storeAway, {
      retryAfter: 30,
    }),
    { cause },
  );
