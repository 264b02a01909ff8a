import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, invalid } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { addressOf } from '#server/platform/address.ts';
import type { Actor } from '#server/platform/scope.ts';
import { sha256 } from '#server/platform/secrets.ts';

/** A claim without an answer is given up after this long: its process died before it could answer. */
const CLAIM_MS = 30_000;

/** A request that may be a repeat: its key with the caller and the route, and what it asks for, both hashed. */
export interface Repeat {
  key: string;
  request: string;
}

/** The Idempotency-Key of a request; null without one. Throws when it has no usable form. */
export function repeatOf(request: FastifyRequest, actor: Actor): Repeat | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw invalid('Idempotency-Key', 'Idempotency-Key must have 8 to 128 visible characters.');
  }
  return {
    key: sha256(`${request.routeOptions.url}\n${actor?.accountId ?? ''}\n${key}`),
    request: sha256(JSON.stringify(request.body ?? null)),
  };
}

/** Who sends a creating call that keeps its own key: from where, by whom, by which browser, and what may be a repeat. */
export function senderOf(request: FastifyRequest, actor: Actor) {
  const repeat = repeatOf(request, actor);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const address = addressOf(request);
  return { address, actor, userAgent, idempotencyKey: repeat?.key ?? null, requestHash: repeat?.request ?? null };
}

export const keyReused = (): AppError =>
  new AppError('IDEMPOTENCY_CONFLICT', 'This Idempotency-Key was used for another request.');

/**
 * Answers a creating POST with 201, and a repeat of it (same key, same body) with what the first one answered
 * (behaviour.md section 1). The same key with another body is 409. Refusals are not kept: a repeat may succeed.
 */
export async function answerOnce(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  run: () => Promise<unknown>,
): Promise<FastifyReply> {
  reply.code(201);
  const repeat = repeatOf(request, actor);
  if (!repeat) return reply.send(await run());
  const { key, request: body } = repeat;
  const earlier = await claim(deps, key, body);
  if (earlier !== null)
    return reply.header('idempotent-replayed', 'true').type('application/json; charset=utf-8').send(earlier);
  const answer = JSON.stringify(await run().catch((error) => giveUp(deps, key, error)));
  await deps.db
    .updateTable('idempotency')
    .set({ status: 201, answer })
    .where('key_hash', '=', key)
    .execute()
    // It is done, and who asked must know; only a repeat would not be known as one.
    .catch((err: Error) => deps.log.warn({ err }, 'an answer could not be kept for repeats'));
  return reply.type('application/json; charset=utf-8').send(answer);
}

/** Frees the key of a call that was refused. Throws its error, also while the database is away and keeps the key for CLAIM_MS. */
async function giveUp({ db, log }: Deps, key: string, error: unknown): Promise<never> {
  await db
    .deleteFrom('idempotency')
    .where('key_hash', '=', key)
    .execute()
    .catch((err: Error) => log.warn({ err }, 'a key could not be freed'));
  throw error;
}

/** Claims a key; the stored answer when it was answered before; throws while the first request is still under way. */
async function claim(deps: Deps, key: string, body: string): Promise<string | null> {
  const now = deps.clock.now();
  const claimed = await deps.db
    .insertInto('idempotency')
    .values({ key_hash: key, body_hash: body, claimed_at: now, status: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ claimed_at: now })
        .where('idempotency.answer', 'is', null)
        .where('idempotency.claimed_at', '<', new Date(now.getTime() - CLAIM_MS))
        .where('idempotency.body_hash', '=', body),
    )
    .returning('key_hash')
    .executeTakeFirst();
  if (claimed) return null;
  const stored = await deps.db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('key_hash', '=', key)
    .executeTakeFirst();
  if (stored && stored.body_hash !== body) throw keyReused();
  if (!stored?.answer)
    throw new AppError(
      'CONFLICT',
      'The first of these requests is still being answered. Please try again in a moment.',
      { retryAfter: 1 },
    );
  return stored.answer;
}

/** Who asks, with the key of what may be a repeat; both null without one. */
interface Keyed {
  idempotencyKey: string | null;
  requestHash?: string | null;
}

/**
 * For keys that live with the record itself: a repeat of a request gets its first record, whatever has changed since, also
 * where it would be refused today. Throws what `add` throws, and when the key was used for another request.
 */
export async function orEarlier<T>(
  { idempotencyKey, requestHash }: Keyed,
  add: () => Promise<T>,
  earlierBy: (key: string) => Promise<{ booked: T; requestHash: string | null } | null>,
): Promise<T> {
  try {
    return await add();
  } catch (error) {
    const earlier = idempotencyKey && (await earlierBy(idempotencyKey));
    if (!earlier) throw error;
    if (earlier.requestHash !== requestHash) throw keyReused();
    return earlier.booked;
  }
}
