import { createCipheriv, createDecipheriv, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const IV = Buffer.from('@@@@&&&&####$$$$');
const SALT_LENGTH = 4;

/** The values in ascending order of their names, joined with `|`. */
export function canonicalForm(fields: Record<string, unknown>): string | undefined {
  const names = Object.keys(fields).filter((name) => name !== 'CHECKSUMHASH');
  const values = names.toSorted(byCodeUnit).map((name) => fields[name] ?? '');
  return values.every((value) => typeof value === 'string') ? values.join('|') : undefined;
}

/** docs/payments.md 4.2: 108 characters of base64. `salt` is for known-answer tests only. */
export function checksumOf(text: string, merchantKey: string, salt = randomBytes(3).toString('base64')): string {
  const cipher = createCipheriv(algorithm(merchantKey), Buffer.from(merchantKey), IV);
  return cipher.update(digest(text, salt) + salt, 'utf8', 'base64') + cipher.final('base64');
}

/** A `+` that became a blank on the way is restored first. */
export function isChecksumOf(checksum: string, text: string, merchantKey: string): boolean {
  const plain = decrypted(checksum.replaceAll(' ', '+'), merchantKey);
  const salt = plain.slice(-SALT_LENGTH);
  const [seen, due] = [Buffer.from(plain), Buffer.from(digest(text, salt) + salt)];
  return seen.length === due.length && timingSafeEqual(seen, due);
}

export function signedForm(fields: Record<string, string>, merchantKey: string): Record<string, string> {
  return { ...fields, CHECKSUMHASH: checksumOf(canonicalForm(fields) ?? '', merchantKey) };
}

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const algorithm = (merchantKey: string): string => `aes-${Buffer.byteLength(merchantKey) * 8}-cbc`;

const digest = (text: string, salt: string): string => createHash('sha256').update(`${text}|${salt}`).digest('hex');

function decrypted(checksum: string, merchantKey: string): string {
  try {
    const decipher = createDecipheriv(algorithm(merchantKey), Buffer.from(merchantKey), IV);
    return decipher.update(checksum, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return '';
  }
}
