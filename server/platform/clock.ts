import { randomBytes } from 'node:crypto';

/** Time and chance come from here alone, so that tests can move the one and repeat the other. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Random {
  bytes(count: number): Buffer;
}

export const systemRandom: Random = { bytes: randomBytes };

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id: 26 characters of base32, 130 random bits. */
export function newId(random: Random): string {
  let id = '';
  // The low five bits of a random byte are uniform: 256 is a multiple of 32.
  for (const byte of random.bytes(26)) id += ALPHABET[byte & 31];
  return id;
}
