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

/** Key of an address's unpaid places (decision 0019), unreadable without APP_SECRET. Null for staff at their desk. */
export function shareKey(
  { addressKey }: { addressKey: KeyObject },
  { address, actor }: PlaceTaker,
  organisationId: string,
  place: string,
): string | null {
  if (actor?.role === 'admin' || actor?.organisationId === organisationId) return null;
  return createHmac('sha256', addressKey).update(`${place}\n${address}`).digest('base64url');
}
