import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-128-CBC is usual; AES-256-GCM is for some bank white-labels. */
export type CipherName = 'cbc' | 'gcm';

const CBC_IV = Buffer.from(Array.from({ length: 16 }, (_, position) => position));
const GCM_IV_BYTES = 16;
const GCM_TAG_BYTES = 16;

/** Returns lower-case hex. `iv` is for known-answer tests of GCM only. */
export function encryptMessage(plain: string, workingKey: string, cipher: CipherName = 'cbc', iv?: Buffer): string {
  return cipher === 'gcm'
    ? encryptGcm(plain, workingKey, iv ?? randomBytes(GCM_IV_BYTES))
    : encryptCbc(plain, workingKey);
}

/**
 * Undefined for everything that is no message under this key: bad hex, bad padding or tag, bytes that are not UTF-8.
 * One result for all, so that no caller can use the difference as an oracle.
 */
export function decryptMessage(hex: string, workingKey: string, cipher: CipherName = 'cbc'): string | undefined {
  const bytes = bytesOfHex(hex);
  if (!bytes) return undefined;
  try {
    const plain = cipher === 'gcm' ? decryptGcm(bytes, workingKey) : decryptCbc(bytes, workingKey);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return undefined;
  }
}

/** The lenient reading that a forger of spliced answers counts on. */
export function decryptCbcLeniently(bytes: Buffer, workingKey: string): string | undefined {
  try {
    return decryptCbc(bytes, workingKey).toString('utf8');
  } catch {
    return undefined;
  }
}

// Buffer.from(hex) stops silently at the first strange character, so the alphabet is checked first.
function bytesOfHex(hex: string): Buffer | undefined {
  const trimmed = hex.trim();
  return /^(?:[0-9a-f]{2})+$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : undefined;
}

function cbcKey(workingKey: string): Buffer {
  return createHash('md5').update(workingKey, 'utf8').digest();
}

function encryptCbc(plain: string, workingKey: string): string {
  const cipher = createCipheriv('aes-128-cbc', cbcKey(workingKey), CBC_IV);
  return cipher.update(plain, 'utf8', 'hex') + cipher.final('hex');
}

function decryptCbc(bytes: Buffer, workingKey: string): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', cbcKey(workingKey), CBC_IV);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

function encryptGcm(plain: string, workingKey: string, iv: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(workingKey, 'utf8'), iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('hex');
}

function decryptGcm(bytes: Buffer, workingKey: string): Buffer {
  const iv = bytes.subarray(0, GCM_IV_BYTES);
  const body = bytes.subarray(GCM_IV_BYTES, -GCM_TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(workingKey, 'utf8'), iv, {
    authTagLength: GCM_TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-GCM_TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
