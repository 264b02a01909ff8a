import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERROR_STATUS, invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { Db } from '#server/kernel/database/database.ts';
import type { Actor } from '#server/kernel/database/scope.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import type { Clock } from '#server/kernel/operations/clock.ts';
import type { Address } from './address.ts';
import { refusalOf } from './errors.ts';

/** After this time without an answer the outcome counts as unknown. */
const ANSWERED_WITHIN_MS = 30_000;

interface AnswerStore {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** `key`: hash of the key and its caller. `request`: hash of path, query and body. */
export interface Repeat {
  key: string;
  request: string;
}

/** Null without a key. For visitors the route takes the account's place. Throws INVALID_INPUT. */
export function repeatOf(request: FastifyRequest, actor: Actor): Repeat | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw invalid('Idempotency-Key', text('calls.unusableKey'));
  }
  return {
    key: sha256(`${actor?.accountId ?? request.routeOptions.url}\n${key}`),
    request: sha256(`${request.url}\n${JSON.stringify(request.body ?? null)}`),
  };
}

/** The key of the page, which others may have too, with the address and the content. Null without such a key. */
export function formRepeatOf(formKey: string, address: Address, asked: object): Repeat | null {
  const wanted = JSON.stringify(asked);
  return /^[0-9a-z]{26}$/.test(formKey)
    ? { key: sha256(`form\n${formKey}\n${address}\n${wanted}`), request: sha256(wanted) }
    : null;
}

export interface Earlier<T> {
  request: string | null;
  made: T | null;
}

export const keyAlreadyUsed = (): AppError =>
  new AppError('CONFLICT', text('calls.firstNotAnswered'), {
    retryAfter: 1,
  });

/**
 * Runs a request once, however often it is sent. A repeat gets the first answer, whatever has changed since. Throws
 * what `make` throws, and IDEMPOTENCY_CONFLICT if the key was used for another request. Keys of bookings are stored
 * with the booking, others with their answer (docs/decisions/0073).
 */
export async function once<T>(
  repeat: Repeat | null,
  make: () => Promise<T>,
  earlierBy: (key: string) => Promise<Earlier<T> | null>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    const earlier = repeat && (await earlierBy(repeat.key));
    if (!earlier) throw error;
    if (earlier.request !== repeat.request) throw new AppError('IDEMPOTENCY_CONFLICT', text('calls.keyOfAnother'));
    if (earlier.made === null) throw error;
    return earlier.made;
  }
}

/**
 * Answers a repeat with the first answer (docs/behaviour.md 1.6). Refusals are not stored: a repeat may succeed. Throws
 * CONFLICT while the first is not answered, and for good when its outcome is unknown.
 */
export async function answerOnce(
  deps: AnswerStore,
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  run: () => Promise<unknown>,
): Promise<FastifyReply> {
  const repeat = repeatOf(request, actor);
  if (!repeat) return reply.send(await run());
  const answer = await once(
    repeat,
    async () => ({ value: await answerClaimed(deps, repeat, reply.statusCode, run), isRepeat: false }),
    () => keptAnswer(deps, repeat),
  );
  if (answer.isRepeat) reply.header('idempotent-replayed', 'true');
  return reply.send(answer.value);
}

async function answerClaimed(
  deps: AnswerStore,
  repeat: Repeat,
  status: number,
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (!(await claim(deps, repeat))) throw keyAlreadyUsed();
  const answer = await run().catch((error) => giveUp(deps, repeat.key, error));
  await deps.db
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('key_hash', '=', repeat.key)
    .execute()
    // The work is done and the caller must learn of it. Only repeats are not recognised.
    .catch((err: Error) => deps.log.warn({ err }, 'an answer could not be kept for repeats'));
  return answer;
}

/** Frees the key after a refusal. After an unforeseen error the outcome is unknown, so the key stays. */
async function giveUp({ db, log }: AnswerStore, key: string, error: unknown): Promise<never> {
  const isRefusal = error instanceof AppError || ERROR_STATUS[refusalOf(error as Error).code] < 500;
  if (!isRefusal) throw error;
  await db
    .deleteFrom('idempotency')
    .where('key_hash', '=', key)
    .execute()
    .catch((err: Error) => log.warn({ err }, 'a key could not be freed'));
  throw error;
}

async function claim({ db, clock }: AnswerStore, { key, request }: Repeat): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ key_hash: key, body_hash: request, claimed_at: clock.now(), status: null, answer: null })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function keptAnswer(
  { db, clock }: AnswerStore,
  { key, request }: Repeat,
): Promise<Earlier<{ value: unknown; isRepeat: boolean }> | null> {
  const kept = await db
    .selectFrom('idempotency')
    .select(['body_hash', 'answer', 'claimed_at'])
    .where('key_hash', '=', key)
    .executeTakeFirst();
  const isOver = kept && clock.now().getTime() - kept.claimed_at.getTime() > ANSWERED_WITHIN_MS;
  if (isOver && kept.answer === null && kept.body_hash === request)
    throw new AppError('CONFLICT', text('calls.outcomeUnknown'));
  return kept
    ? {
        request: kept.body_hash,
        made: kept.answer === null ? null : { value: JSON.parse(kept.answer), isRepeat: true },
      }
    : null;
}
