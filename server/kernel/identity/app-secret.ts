import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type pg from 'pg';

/** Secrets that have stood in this repository: whoever reads it knows them. */
const PUBLISHED = ['a secret of the tests that is long enough', 'at-least-32-random-characters-of-your-own'];

const LEAST_CHARACTERS = 32;
const LEAST_BYTES_PACKED = 24;

const packedBytes = (bytes: Uint8Array): number => deflateRawSync(bytes, { level: 9 }).length;

/** The distance of each byte from the one before: one number again and again in "abcdef…". */
const distances = (bytes: Buffer): Uint8Array => bytes.map((byte, at) => byte - (bytes[at - 1] ?? byte));

/** Tells of a text that repeats or counts on: what takes so little room when packed, another program finds by trying. */
const isMonotonous = (secret: string): boolean => {
  const bytes = Buffer.from(secret);
  return Math.min(packedBytes(bytes), packedBytes(distances(bytes))) < LEAST_BYTES_PACKED;
};

/** The reason why a secret must not guard anything real, as a sentence for the operator; null when it may. */
export function secretProblem(secret: string): string | null {
  if (PUBLISHED.includes(secret)) return 'it stands in the source code, which everybody can read';
  if (secret.length < LEAST_CHARACTERS) return `it has fewer than ${LEAST_CHARACTERS} characters`;
  return isMonotonous(secret) ? 'it repeats itself, so that it can be guessed' : null;
}

const fileIn = (dataDir: string): string => join(dataDir, 'app-secret');

/** The secret that outside production lies in the data folder. Throws where there is none: see `makeSecret`. */
export function keptSecret(dataDir: string): string {
  if (existsSync(fileIn(dataDir))) return readFileSync(fileIn(dataDir), 'utf8').trim();
  throw new Error(
    `There is no app-secret in ${dataDir}. If Pravesh has its data elsewhere, set DATA_DIR to that folder; to restore a backup here, first bring the app-secret that belongs to it, or set APP_SECRET.`,
  );
}

/** The same; where there is none it is made, once. */
export function makeSecret(dataDir: string): string {
  if (existsSync(fileIn(dataDir))) return keptSecret(dataDir);
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), secret, { mode: 0o600 });
  return secret;
}

/** Shows whether two secrets are the same, and reveals nothing of either. */
export const markOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('mark of a backup').digest('hex').slice(0, 16);

/**
 * Ties a database to the secret that it is first started with. Throws where it was another one: gateway keys could not be
 * read, and passes that people hold would be called forged.
 */
export async function tieToSecret(client: pg.Client, mark: string): Promise<void> {
  await client.query('create table if not exists migration.secret (mark text not null)');
  await client.query('insert into migration.secret select $1 where not exists (select from migration.secret)', [mark]);
  const { rowCount } = await client.query('select from migration.secret where mark = $1', [mark]);
  if (rowCount === 0)
    throw new Error(
      'APP_SECRET is not the one that this database was sealed with: no gateway key could be read and no ticket would be valid. Set that one again; outside production it is in DATA_DIR/app-secret. Nothing was changed.',
    );
}
