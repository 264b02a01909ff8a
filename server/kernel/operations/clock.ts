import { randomBytes } from 'node:crypto';
import { type Day, dayOf } from '#contract/kernel/dates/dates.ts';

/** The only source of time and chance, so that tests can move the one and repeat the other. */
export interface Clock {
  now(): Date;
}

export const today = ({ clock }: { clock: Clock }): Day => dayOf(clock.now());

export const systemClock: Clock = { now: () => new Date() };

export interface Random {
  bytes(count: number): Buffer;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

/** One call to the system for many bytes costs no more than for 26. Each byte is handed out once, as a copy. */
function pooledBytes(count: number): Buffer {
  if (count > POOL_BYTES) return randomBytes(count);
  if (pool.length < count) pool = randomBytes(POOL_BYTES);
  const bytes = Buffer.from(pool.subarray(0, count));
  pool.fill(0, 0, count);
  pool = pool.subarray(count);
  return bytes;
}

export const systemRandom: Random = { bytes: pooledBytes };
