import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Credentials } from '../gateway.ts';

/**
 * CCAvenue's encryption as hex text (docs/payments.md 3.2). cbc: AES-128-CBC, key = MD5 of the working key, fixed
 * vector, no authentication: a message that decrypts proves nothing. gcm: AES-256-GCM with the working key; vector,
 * ciphertext, tag.
 */
export type MessageKey = Pick<Credentials, 'workingKey' | 'cipher'>;

const BLOCK_BYTES = 16;
const TAG_BYTES = 16;
const FIXED_VECTOR = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const HEX_PAIRS = /^(?:[0-9a-f]{2})+$/i;

const cbcKey = (workingKey: string): Buffer => createHash('md5').update(workingKey, 'utf8').digest();

/** `vector` is for known-answer tests of gcm only. */
export function encrypt(plain: string, key: MessageKey, vector = randomBytes(BLOCK_BYTES)): string {
  return (
    key.cipher === 'gcm' ? encryptGcm(plain, key.workingKey, vector) : encryptCbc(plain, key.workingKey)
  ).toString('hex');
}

/** Null for every failure (alphabet, length, key, padding, tag): telling them apart would be a padding oracle. */
export function decrypt(hex: string, key: MessageKey): Buffer | null {
  const text = hex.trim();
  // Buffer.from silently stops at the first character that is not hex.
  if (!HEX_PAIRS.test(text)) return null;
  const bytes = Buffer.from(text, 'hex');
  try {
    return key.cipher === 'gcm' ? decryptGcm(bytes, key.workingKey) : decryptCbc(bytes, key.workingKey);
  } catch {
    return null;
  }
}

function encryptCbc(plain: string, workingKey: string): Buffer {
  const cipher = createCipheriv('aes-128-cbc', cbcKey(workingKey), FIXED_VECTOR);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
}

function decryptCbc(bytes: Buffer, workingKey: string): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', cbcKey(workingKey), FIXED_VECTOR);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}

function encryptGcm(plain: string, workingKey: string, vector: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(workingKey, 'utf8'), vector);
  return Buffer.concat([vector, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decryptGcm(bytes: Buffer, workingKey: string): Buffer {
  const vector = bytes.subarray(0, BLOCK_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(workingKey, 'utf8'), vector, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(BLOCK_BYTES, -TAG_BYTES)), decipher.final()]);
}
