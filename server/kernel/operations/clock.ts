import { randomBytes } from 'node:crypto';
import { type Day, dayOf } from '#contract/kernel/dates.ts';

/** The only source of time and chance, so that tests can move the one and repeat the other. */
export interface Clock {
  now(): Date;
}

/** Today's business day. */
export const today = ({ clock }: { clock: Clock }): Day => dayOf(clock.now());

export const systemClock: Clock = { now: () => new Date() };

export interface Random {
  bytes(count: number): Buffer;
}

const POOL_BYTES = 4096;
let pool = Buffer.alloc(0);

/**
 * Asks the system for many bytes at once, which costs no more than asking for 26. Each byte is handed out once, as a
 * copy.
 */
function pooledBytes(count: number): Buffer {
  if (count > POOL_BYTES) return randomBytes(count);
  if (pool.length < count) pool = randomBytes(POOL_BYTES);
  const bytes = Buffer.from(pool.subarray(0, count));
  pool.fill(0, 0, count);
  pool = pool.subarray(count);
  return bytes;
}

export const systemRandom: Random = { bytes: pooledBytes };

/** Of ids: 32 characters, none easily taken for another. */
export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const ID_LENGTH = 26;

/** A new id: 26 characters of base32, 130 random bits. */
export function newId(random: Random): string {
  let id = '';
  // The low five bits of a random byte are uniform: 256 is a multiple of 32.
  for (const byte of random.bytes(ID_LENGTH)) id += ID_ALPHABET[byte & 31];
  return id;
}
