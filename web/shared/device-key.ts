import { toBase32 } from '#contract/kernel/base32.ts';
import { keep, readKept } from './kept-store.ts';

/** The device's key pair, which the server knows. It survives sign-out, and the private key cannot be exported. */

export const DEVICE_KEY = 'device-key';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Created on first use; null without https, where browsers have no WebCrypto. */
export const deviceKeys = oneAtATime(findOrMake);

async function findOrMake(): Promise<CryptoKeyPair | null> {
  const known = await knownKeys();
  if (known || !globalThis.crypto?.subtle) return known;
  const made = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  await keep(DEVICE_KEY, made);
  return made;
}

export const knownKeys = async (): Promise<CryptoKeyPair | null> => (await readKept<CryptoKeyPair>(DEVICE_KEY)) ?? null;

const rawOf = async ({ publicKey }: CryptoKeyPair): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));

export const keyName = async (keys: CryptoKeyPair): Promise<string> =>
  toBase32(new Uint8Array(await crypto.subtle.digest('SHA-256', await rawOf(keys))));

export async function isPair({ privateKey, publicKey }: CryptoKeyPair): Promise<boolean> {
  const text = crypto.getRandomValues(new Uint8Array(32));
  return crypto.subtle.verify(SIGNING, publicKey, await crypto.subtle.sign(SIGNING, privateKey, text), text);
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

export async function signed(keys: CryptoKeyPair, text: string): Promise<{ publicKey: string; signature: string }> {
  const signature = await crypto.subtle.sign(SIGNING, keys.privateKey, new TextEncoder().encode(text));
  return { publicKey: base64url(await rawOf(keys)), signature: base64url(new Uint8Array(signature)) };
}
