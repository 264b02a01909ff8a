import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * SHA-256 of a text and a salt, as AES-CBC with the merchant key and a fixed vector (docs/payments.md 4.2). Of a form
 * only values are signed, not names: see the attack in gateway.attacks.test.ts.
 */
type SignedValues = Readonly<Record<string, unknown>>;

const VECTOR = Buffer.from('@@@@&&&&####$$$$');
const CIPHERS: Readonly<Record<number, string>> = { 16: 'aes-128-cbc', 24: 'aes-192-cbc', 32: 'aes-256-cbc' };
const HASH_LENGTH = 64;
const PLAIN_LENGTH = HASH_LENGTH + 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export const CHECKSUM_FIELD = 'CHECKSUMHASH';

/** Throws a RangeError for a key of a length that the cipher does not have. */
export function sign(
  signed: string | SignedValues,
  merchantKey: string,
  salt = randomBytes(3).toString('base64'),
): string {
  const text = canonical(signed);
  if (text === null) throw new TypeError('Only texts can be signed');
  const key = Buffer.from(merchantKey, 'utf8');
  const cipher = createCipheriv(cipherOf(key), key, VECTOR);
  return Buffer.concat([cipher.update(digest(text, salt) + salt, 'utf8'), cipher.final()]).toString('base64');
}

/** False for every failure; never throws. */
export function verify(signed: string | SignedValues, merchantKey: string, checksum: unknown): boolean {
  const text = canonical(signed);
  const plain = typeof checksum === 'string' ? decipher(checksum, merchantKey) : null;
  if (text === null || plain?.length !== PLAIN_LENGTH) return false;
  const expected = digest(text, plain.subarray(HASH_LENGTH).toString('utf8'));
  return timingSafeEqual(Buffer.from(expected), plain.subarray(0, HASH_LENGTH));
}

const digest = (text: string, salt: string): string =>
  createHash('sha256').update(`${text}|${salt}`, 'utf8').digest('hex');

function cipherOf(key: Buffer): string {
  const name = CIPHERS[key.length];
  if (!name) throw new RangeError('A merchant key has 16, 24 or 32 characters');
  return name;
}

/** A form's values are joined in the order of their names. Null when a value is no text. */
function canonical(signed: string | SignedValues): string | null {
  if (typeof signed === 'string') return signed;
  const names = Object.keys(signed).filter((name) => name !== CHECKSUM_FIELD);
  const values = names.sort().map((name) => signed[name] ?? '');
  return values.every((value) => typeof value === 'string') ? values.join('|') : null;
}

/** A query turns `+` into a blank, which base64 does not have, so every blank is turned back. */
function decipher(checksum: string, merchantKey: string): Buffer | null {
  const base64 = checksum.replaceAll(' ', '+').trim();
  if (!BASE64.test(base64)) return null;
  try {
    const key = Buffer.from(merchantKey, 'utf8');
    const opened = createDecipheriv(cipherOf(key), key, VECTOR);
    return Buffer.concat([opened.update(base64, 'base64'), opened.final()]);
  } catch {
    return null;
  }
}
