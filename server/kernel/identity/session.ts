import type { FastifyRequest } from 'fastify';
import type { StoredRole } from '#contract/kernel/endpoint.ts';
import type { Batched } from '#server/kernel/database/batch.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { Replica } from '#server/kernel/database/replica/replica.ts';
import type { Principal } from '#server/kernel/database/scope.ts';
import type { Clock, Random } from '#server/kernel/operations/clock.ts';
import { type LookSeal, lookingAs, openLook } from './look-session.ts';
import { sha256 } from './secrets.ts';
import { type FoundSession, IDLE_MS, type ShownToken, WHOLE_LIFE_MS, wroteLately } from './session-batch.ts';

/** `write`: the call changes something. `read`: it needs present data. `read old`: data may be seconds old. */
export type SessionUse = 'write' | 'read' | 'read old';

export interface SessionStore extends LookSeal {
  replica?: Replica;
  batches: { sessions: Batched<ShownToken, FoundSession> };
}

/** The branch of a counter is read with each call, so it is not stored. */
export type SessionHolder = Omit<Principal, 'role' | 'accountName' | 'sessionHash' | 'branchId' | 'at'> & {
  role: StoredRole;
};

/** Returns the token: 256 random bits, of which only the hash is stored. */
export async function openSession(tx: Tx, holder: SessionHolder, clock: Clock, random: Random): Promise<string> {
  const token = random.bytes(32).toString('base64url');
  const now = clock.now();
  await tx
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      role: holder.role,
      account_id: holder.accountId,
      organisation_id: holder.organisationId,
      park_id: holder.parkId,
      created_at: now,
      last_seen_at: now,
      revoked_at: null,
    })
    .execute();
  return token;
}

const revoking = (tx: Tx, now: Date) =>
  tx.updateTable('session').set({ revoked_at: now }).where('revoked_at', 'is', null);

export const revokeSessions = (tx: Tx, sessionHashes: readonly string[], now: Date): Promise<unknown> =>
  revoking(tx, now).where('token_hash', 'in', sessionHashes).execute();

interface Life {
  created_at: Date;
  last_seen_at: Date;
}

const isLive =
  (now: Date) =>
  ({ created_at, last_seen_at }: Life): boolean =>
    now.getTime() - created_at.getTime() < WHOLE_LIFE_MS && now.getTime() - last_seen_at.getTime() < IDLE_MS;

export async function liveSessionsOf(tx: Tx, accountId: string, now: Date) {
  const rows = await tx
    .selectFrom('session')
    .select(['token_hash', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.filter(isLive(now));
}

/** Ends all sessions but the one with the hash `kept`. Returns how many live ones ended. */
export async function revokeSessionsOf(tx: Tx, accountId: string, now: Date, kept = ''): Promise<number> {
  const rows = await revoking(tx, now)
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', kept)
    .returning(['created_at', 'last_seen_at'])
    .execute();
  return rows.filter(isLive(now)).length;
}

export const revokeSessionsOfOrganisation = (tx: Tx, organisationId: string, now: Date): Promise<unknown> =>
  revoking(tx, now).where('organisation_id', '=', organisationId).execute();

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1];

/** Null without a valid token, or if its account is off. `read old`: from the replica, unless it wrote lately. */
export const principalOf = (
  store: SessionStore,
  request: FastifyRequest,
  use?: SessionUse,
): Promise<Principal | null> => principalOfToken(store, bearerOf(request), use);

/** For tokens of realtime connections. A "view as" token is valid only while the admin's session is. */
export async function principalOfToken(
  store: SessionStore,
  token: unknown,
  use: SessionUse = 'read',
): Promise<Principal | null> {
  if (typeof token !== 'string') return null;
  const look = token.startsWith('look.') ? openLook(store, token) : null;
  if (look) {
    const admin = await principalOfHash(store, look.sessionHash, use);
    return admin && lookingAs(admin, look);
  }
  return /^[\w-]{20,100}$/.test(token) ? principalOfHash(store, sha256(token), use) : null;
}

async function principalOfHash(
  { batches, clock, replica }: SessionStore,
  hash: string,
  use: SessionUse,
): Promise<Principal | null> {
  const at = clock.now();
  const found = await batches.sessions({ hash, at, writes: replica !== undefined && use === 'write' });
  if (found === null) return null;
  const { seenAt, ...holder } = found;
  const mayBeOld = use === 'read old' && !wroteLately(seenAt, at);
  return { ...holder, at, ...(mayBeOld && { replica }) };
}
