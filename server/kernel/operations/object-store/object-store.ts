import type { Readable } from 'node:stream';
import { AppError } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';

/** A name is given once and its bytes never change. All throw UNAVAILABLE while the store is away or full. */
export interface ObjectStore {
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<StoredObject | null>;
  remove(name: string): Promise<void>;
}

export interface StoredObject {
  size: number;
  bytes: Readable;
}

export const storeAway = (cause: unknown): AppError =>
  Object.assign(
    new AppError('UNAVAILABLE', text('images.storeAway'), {
      retryAfter: 30,
    }),
    { cause },
  );
