import { toBase32 } from '#contract/kernel/base32.ts';
import { keep, readKept } from './kept-store.ts';

/** The key pair by which the server knows this device. It stays when somebody signs out, and its private half cannot be read out. */

const NAME = 'device-key';
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

/** Two that ask at once, such as the grant and the state of a gate, get one pair. */
let finding: Promise<CryptoKeyPair | null> | undefined;

/** Answers the pair, made when it is first asked for; null without https, where a browser has no keys. */
export function deviceKeys(): Promise<CryptoKeyPair | null> {
  finding ??= findOrMake().finally(() => {
    finding = undefined;
  });
  return finding;
}

async function findOrMake(): Promise<CryptoKeyPair | null> {
  const known = await knownKeys();
  if (known || !globalThis.crypto?.subtle) return known;
  const made = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify']);
  await keep(NAME, made);
  return made;
}

/** Answers the pair where one was made. */
export const knownKeys = async (): Promise<CryptoKeyPair | null> => (await readKept<CryptoKeyPair>(NAME)) ?? null;

export const keepKeys = (keys: CryptoKeyPair): Promise<unknown> => keep(NAME, keys);

const rawOf = async ({ publicKey }: CryptoKeyPair): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));

/** The name of a key: its SHA-256 in base32. */
export const keyName = async (keys: CryptoKeyPair): Promise<string> =>
  toBase32(new Uint8Array(await crypto.subtle.digest('SHA-256', await rawOf(keys))));

/** True where both halves belong together. */
export async function isPair({ privateKey, publicKey }: CryptoKeyPair): Promise<boolean> {
  const text = crypto.getRandomValues(new Uint8Array(32));
  return crypto.subtle.verify(SIGNING, publicKey, await crypto.subtle.sign(SIGNING, privateKey, text), text);
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');

/** The signature of a text and the public half, as the server reads them. */
export async function signed(keys: CryptoKeyPair, text: string): Promise<{ publicKey: string; signature: string }> {
  const signature = await crypto.subtle.sign(SIGNING, keys.privateKey, new TextEncoder().encode(text));
  return { publicKey: base64url(await rawOf(keys)), signature: base64url(new Uint8Array(signature)) };
}
