import { AppError, invalid, notFound } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import { placesNamed, queuesNamed } from '#contract/queues/rules.ts';
import { type BoardName, CODE_DIGITS, CODE_MS, type WaitingBoard } from '#contract/televisions/model.ts';
import { GONE_MS } from '#contract/televisions/rules.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, staffScope, systemScope, withScope } from '#server/kernel/database/scope.ts';
import type { Address } from '#server/kernel/http/address.ts';
import { type Limit, limitByAddress, QUARTER_HOUR_MS } from '#server/kernel/http/rate-limit.ts';
import { sha256 } from '#server/kernel/identity/secrets.ts';
import { type NamedQueue, staffQueue } from '#server/queues/service.ts';
import * as repository from './repository.ts';

/** A television asks for a code every ten minutes; a hall of them shares an address. */
const CODES_BY_ADDRESS = limitByAddress({ name: 'television-code', most: 60, windowMs: QUARTER_HOUR_MS });
/** Wrong codes per account: too few to guess one of a million. */
const WRONG_CODES: Limit = { name: 'television-show', most: 10, windowMs: QUARTER_HOUR_MS };

/** A hall of up to 66 boards shares an address, and each board reports once a minute. */
const SOUNDS_BY_ADDRESS = limitByAddress({ name: 'board-sound', most: 1000, windowMs: QUARTER_HOUR_MS });

const SECRET_BYTES = 24;
const RANDOM_BYTES = 16;
const TRIES = 5;

/** Throws TOO_MANY_REQUESTS, and UNAVAILABLE when all drawn codes are in use. */
export async function newCode(deps: Deps, address: Address): Promise<WaitingBoard> {
  await deps.limits.take(CODES_BY_ADDRESS, address);
  const now = deps.clock.now();
  const secret = deps.random.bytes(SECRET_BYTES).toString('base64url');
  const times = { now, expiresAt: new Date(now.getTime() + CODE_MS) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = String(deps.random.bytes(RANDOM_BYTES).readUInt32BE(RANDOM_BYTES - 4) % 10 ** CODE_DIGITS).padStart(
      CODE_DIGITS,
      '0',
    );
    if (await repository.giveCode(deps.db, { code, secretHash: sha256(secret) }, times)) return { code, secret };
  }
  throw new AppError('UNAVAILABLE', text('calls.busy'));
}

/** Null while nobody has typed its code. Throws NOT_FOUND when the code has expired. */
export async function placeOfTelevision(deps: Deps, secret: string): Promise<BoardName | null> {
  const row = await repository.shownTo(deps.db, sha256(secret), deps.clock.now());
  if (!row) throw notFound('board');
  return row.kind && row.queue_id ? { kind: row.kind, id: row.queue_id } : null;
}

/** Only a board of the caller's own. Throws INVALID_INPUT when no television shows the code now. */
export async function showOn(
  deps: Deps,
  actor: Principal,
  { code, ...board }: BoardName & { code: string },
): Promise<BoardName> {
  for (const { id, doctorId } of queuesNamed(board.id))
    await staffQueue(deps, actor, { kind: board.kind, id, doctorId });
  await deps.limits.take(WRONG_CODES, actor.accountId);
  if (!(await repository.showBoard(deps.db, code.replace(/\s/g, ''), board, deps.clock.now())))
    throw invalid('code', text('televisions.unknownCode'));
  await deps.limits.giveBack(WRONG_CODES, actor.accountId);
  return board;
}

/** Takes the organisation from the board's address. Throws NOT_FOUND without such a place. */
export async function tellSound(
  deps: Deps,
  { kind, id }: BoardName,
  { on, address }: { on: boolean; address: Address },
): Promise<void> {
  deps.limits.takeHere(SOUNDS_BY_ADDRESS, address);
  const places = placesNamed(id);
  const organisationId = deps.codes.organisationOf(places[0] ?? '');
  if (organisationId === null) throw notFound('board');
  const told = { organisationId, kind, places, on, at: deps.clock.now() };
  if (!(await withScope(deps.db, systemScope, (tx) => repository.keepSound(tx, told)))) throw notFound('board');
}

/** True while boards of the queue are open and none has sound. */
export async function isSilent(deps: Deps, actor: Principal, queue: NamedQueue): Promise<boolean> {
  const { key } = await staffQueue(deps, actor, queue);
  const since = new Date(deps.clock.now().getTime() - GONE_MS);
  return withScope(deps.db, staffScope(actor), (tx) => repository.isSilent(tx, key, since));
}
