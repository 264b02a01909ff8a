import { createHash, createPublicKey, verify } from 'node:crypto';
import { toBase32 } from '#contract/kernel/base32.ts';

/** Raw as a browser exports it (0x04, then 32 bytes each of x and y), and a signature by its private key; base64url. */
export interface DeviceSignature {
  publicKey: string;
  signature: string;
}

/** Length of a raw public key of P-256, in bytes. */
const RAW_BYTES = 65;

/** True if the key of this name (its SHA-256 in base32) signed the text, with ECDSA over P-256 and SHA-256. */
export function isSignedByDevice(name: string, text: string, { publicKey, signature }: DeviceSignature): boolean {
  const raw = Buffer.from(publicKey, 'base64url');
  if (raw.length !== RAW_BYTES || toBase32(createHash('sha256').update(raw).digest()) !== name) return false;
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
  try {
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  } catch {
    // The bytes are no point of the curve.
    return false;
  }
}
