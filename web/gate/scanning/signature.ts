import { fromBase32 } from '#contract/kernel/base32.ts';

/** Ed25519; signature base32, key raw in base64url. Null if this browser has no Ed25519, or no https. */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean | null> {
  const key = await keyOf(publicKey);
  if (!key) return null;
  const bytes = fromBase32(signature);
  return bytes !== null && crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
}

async function keyOf(publicKey: string): Promise<CryptoKey | null> {
  const raw = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  try {
    return await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}
