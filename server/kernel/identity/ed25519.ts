import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { toBase32 } from '#contract/kernel/base32.ts';
import { isProof } from './secrets.ts';

export interface SigningKey {
  /** Four characters by which a signed text names the key. */
  id: string;
  /** 32 bytes, base64url: what WebCrypto imports as `raw`. */
  publicKey: string;
  sign(text: string): string;
  /** True for the very signature that `sign` makes: making it takes a third of the time of verifying. */
  isSigned(text: string, signature: string): boolean;
}

/** PKCS #8 of an Ed25519 key up to its seed (RFC 8410 section 7): the only way in which Node takes a bare seed. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export function signingKey(seed: Buffer): SigningKey {
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(secret);
  const publicKey = open.export({ format: 'jwk' }).x as string;
  const id = toBase32(createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest()).slice(0, 4);
  const signatureOf = (text: string): string => toBase32(sign(null, Buffer.from(text), secret));
  return {
    id,
    publicKey,
    sign: signatureOf,
    isSigned: (text, signature) => isProof(signature, signatureOf(text)),
  };
}
