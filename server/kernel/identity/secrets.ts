import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from '#server/kernel/operations/clock.ts';

const PREFIX = 'v1.';

/** A 32-byte key for one purpose: purposes never share a key. */
export const deriveKey = (appSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, 'pravesh', purpose, 32));

/** AES-256-GCM. `place` (such as "credential/<id>/workingKey") is bound in: it cannot be opened in another place. */
export function seal(plain: string, key: Buffer, place: string, random: Random): string {
  const iv = random.bytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Throws when the key or the place is another, or a bit has changed. */
export function unseal(blob: string, key: Buffer, place: string): string {
  const bytes = Buffer.from(blob.slice(PREFIX.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

/** By which we know later that we wrote the text, for one purpose. Nobody makes it without APP_SECRET; base64url. */
export const proofOf = (appSecret: string, purpose: string, text: string): string =>
  createHmac('sha256', deriveKey(appSecret, purpose)).update(text).digest('base64url');

/** Takes as long for a nearly right one as for any other. */
export function isProof(shown: string, right: string): boolean {
  const [one, other] = [Buffer.from(shown), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const sha256 = (text: string): string => hash('sha256', text);
