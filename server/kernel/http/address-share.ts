import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Actor } from '#server/kernel/database/scope.ts';
import { deriveKey } from '#server/kernel/identity/secrets.ts';
import type { Config } from '#server/kernel/operations/config.ts';
import type { Address } from './address.ts';

interface PlaceTaker {
  address: Address;
  actor: Actor;
}

/** Derived once: deriving it for each booking would take longer than the rest of the booking. */
export const addressKeyOf = ({ appSecret }: Config): KeyObject => createSecretKey(deriveKey(appSecret, 'addresses'));

/**
 * The key by which unpaid places of an address are counted, for one day, doctor, show or batch (docs/decisions/0019).
 * The address cannot be learnt from it without APP_SECRET. Null for staff of the organisation and for the admin, who
 * book for people at their desk.
 */
export function shareKey(
  { addressKey }: { addressKey: KeyObject },
  { address, actor }: PlaceTaker,
  organisationId: string,
  place: string,
): string | null {
  if (actor?.role === 'admin' || actor?.organisationId === organisationId) return null;
  return createHmac('sha256', addressKey).update(`${place}\n${address}`).digest('base64url');
}
