import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type pg from 'pg';

/** A secret that was published in this repository and looks random. */
const PUBLISHED = 'q5ZrV0yUu3mXc9TgKfB7nLwE2sHdJ8aP';

const LEAST_CHARACTERS = 32;
const LEAST_BYTES_PACKED = 24;

const packedBytes = (bytes: Uint8Array): number => deflateRawSync(bytes, { level: 9 }).length;

const distances = (bytes: Buffer): Uint8Array => bytes.map((byte, at) => byte - (bytes[at - 1] ?? byte));

/** True for a text that repeats or counts on: a text that compresses well is found by trying. */
const isMonotonous = (secret: string): boolean => {
  const bytes = Buffer.from(secret);
  return Math.min(packedBytes(bytes), packedBytes(distances(bytes))) < LEAST_BYTES_PACKED;
};

const HEX = /^(?=.*\d)(?=.*[a-f])[\da-f]+$/i;
const BASE64 = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w+/-]+={0,2}$/;

const neighbours = (text: string): string[] => Array.from(text.slice(1), (next, at) => `${text[at]}${next}`);
const KEYBOARD =
  '1234567890 qwertyuiop asdfghjkl zxcvbnm 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol 1q2w3e4r5t6y7u8i9o0p'
    .split(' ')
    .flatMap((keys) => neighbours(keys));
const ENGLISH =
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ra ce li ch ll be ma si om ur';
const FAMILIAR = new Set([...KEYBOARD, ...KEYBOARD.map(([one, next]) => `${next}${one}`), ...ENGLISH.split(' ')]);

/** Points a pair: chance has about 0.5, words about 1; of 32 bytes in base64 one in 14,000 has more than this. */
const MOST_POINTS = 0.95;

function looksTyped(secret: string): boolean {
  const pairs = neighbours(secret.replace(/[^a-z\d]/gi, ''));
  const points = pairs.map(
    (pair) => Number(/^(\d\d|[a-z]{2}|[A-Z]{2})$/.test(pair)) + Number(FAMILIAR.has(pair.toLowerCase())),
  );
  return points.reduce((sum, point) => sum + point, 0) > MOST_POINTS * pairs.length;
}

export function secretProblem(secret: string): string | null {
  if (secret === PUBLISHED) return 'it stands in the source code, which everybody can read';
  if (secret.length < LEAST_CHARACTERS) return `it has fewer than ${LEAST_CHARACTERS} characters`;
  if (!HEX.test(secret) && !BASE64.test(secret)) return 'it is not written as a random number is, in base64 or hex';
  if (isMonotonous(secret)) return 'it repeats itself, so that it can be guessed';
  return !HEX.test(secret) && looksTyped(secret) ? 'it looks like words or a run of keys, not like chance' : null;
}

const fileIn = (dataDir: string): string => join(dataDir, 'app-secret');

/** The secret stored in the data folder outside production. Throws without one: see `makeSecret`. */
export function keptSecret(dataDir: string): string {
  if (existsSync(fileIn(dataDir))) return wholeSecret(dataDir);
  throw new Error(
    `There is no app-secret in ${dataDir}. If Pravesh has its data elsewhere, set DATA_DIR to that folder; to restore a backup here, first bring the app-secret that belongs to it, or set APP_SECRET.`,
  );
}

/** Throws for what a full disk leaves of a secret: keys would be derived from nothing. */
function wholeSecret(dataDir: string): string {
  const secret = readFileSync(fileIn(dataDir), 'utf8').trim();
  if (secret.length >= LEAST_CHARACTERS) return secret;
  throw new Error(
    `The app-secret in ${dataDir} is not whole. Bring the one that belongs to this database, or remove the file where the database is new.`,
  );
}

/** The secret in the data folder; of two processes that begin at once, the first one's. */
export function makeSecret(dataDir: string): string {
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(fileIn(dataDir), secret, { mode: 0o600, flag: 'wx', flush: true });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return wholeSecret(dataDir);
  }
}

/** Shows whether two secrets are the same, and reveals nothing of either. */
export const markOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('mark of a backup').digest('hex').slice(0, 16);

/** Throws for another secret than at the first start: no gateway key could be read, no pass would be valid. */
export async function tieToSecret(client: pg.Client, mark: string): Promise<void> {
  await client.query('create table if not exists migration.secret (mark text not null)');
  await client.query('insert into migration.secret select $1 where not exists (select from migration.secret)', [mark]);
  const { rowCount } = await client.query('select from migration.secret where mark = $1', [mark]);
  if (rowCount === 0)
    throw new Error(
      'APP_SECRET is not the one that this database was sealed with: no gateway key could be read and no pass would be valid. Set that one again; outside production it is in DATA_DIR/app-secret. Nothing was changed.',
    );
}
