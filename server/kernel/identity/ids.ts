import type { Random } from '#server/kernel/operations/clock.ts';

export const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
export const ID_LENGTH = 26;

/** The last characters of an id are the code of its organisation. */
export const CODE_LENGTH = 8;

export const codeOf = (id: string): string => id.slice(-CODE_LENGTH);

/** 18 characters of base32, 90 random bits, and then the organisation's code. */
export const newId = (random: Random, organisationId: string): string =>
  randomText(random, ID_LENGTH - CODE_LENGTH) + codeOf(organisationId);

/** An id of an organisation, or of a record without one: 26 characters, 130 random bits. */
export const randomId = (random: Random): string => randomText(random, ID_LENGTH);

function randomText(random: Random, length: number): string {
  let text = '';
  // The low five bits of a random byte are uniform: 256 is a multiple of 32.
  for (const byte of random.bytes(length)) text += ID_ALPHABET[byte & 31];
  return text;
}
