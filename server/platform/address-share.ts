import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { BOOKING_REFUSALS } from '#contract/words/bookings.ts';
import type { Deps } from '#server/deps.ts';
import type { Address } from '#server/platform/address.ts';
import type { Config } from '#server/platform/config.ts';
import type { Actor } from '#server/platform/scope.ts';
import { deriveKey } from '#server/platform/secrets.ts';

/** Who books, and from where. */
export interface Booker {
  address: Address;
  actor: Actor;
}

const keys = new WeakMap<Config, KeyObject>();

/** Derived once: for each booking anew it took longer than all else that is done with it. */
function keyOf(config: Config): KeyObject {
  const known = keys.get(config) ?? createSecretKey(deriveKey(config.appSecret, 'addresses'));
  keys.set(config, known);
  return known;
}

/**
 * Under which key an address's unpaid places of a day, doctor, show or batch are counted (docs/decisions/0024): nobody
 * without APP_SECRET learns the address from it, and at another place the key is another. Null for staff of the
 * organisation itself and for the admin, who book for people at their desk.
 */
export function shareKey(
  { config }: Deps,
  { address, actor }: Booker,
  organisationId: string,
  place: string,
): string | null {
  if (actor?.role === 'admin' || actor?.organisationId === organisationId) return null;
  return createHmac('sha256', keyOf(config)).update(`${place}\n${address}`).digest('base64url');
}

const RETRY_AFTER_S = 300;

/** An address holds as many places as it may. A booking that alone asks for more than `most` is told that. */
export const shareIsTaken = (people = 1, most = Number.POSITIVE_INFINITY): AppError =>
  new AppError(
    'TOO_MANY_REQUESTS',
    people > most ? BOOKING_REFUSALS.addressAtMost(most) : BOOKING_REFUSALS.addressFull,
    { retryAfter: RETRY_AFTER_S },
  );
