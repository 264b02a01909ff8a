import type { BookingKindName } from '#contract/bookings/model.ts';
import type { Booked, BookingKind } from '#server/booking-kind.ts';
import type { Deps } from '#server/deps.ts';
import { keepOwner, knownOwner } from '#server/platform/record-owner.ts';
import { systemScope, withScope } from '#server/platform/scope.ts';
import { kindById } from './repository.ts';

/**
 * A booking for work above tenants (payments, the visitor's own page); null when there is none of this kind. Where neither
 * the caller nor this process knows whose it is, all organisations are asked, once.
 */
export async function findBooking<B extends Booked>(
  deps: Deps,
  kind: Pick<BookingKind<B>, 'byIds'>,
  id: string,
  organisationId: string | null = null,
): Promise<B | null> {
  const owner = organisationId ?? (await knownOwner(deps, 'booking', id));
  const organisations = owner === null ? null : [owner];
  const [found] = await withScope(deps.db, systemScope, (tx) =>
    kind.byIds(tx, [id], deps.clock.now(), { organisations }),
  );
  if (found) keepOwner(deps, 'booking', id, found.organisationId);
  return found ?? null;
}

/** The kind of the booking with this id; null when there is none. */
export async function kindOfBooking(deps: Deps, id: string): Promise<BookingKindName | null> {
  const owner = await knownOwner(deps, 'booking', id);
  const found = await withScope(deps.db, systemScope, (tx) => kindById(tx, id, owner));
  if (found) keepOwner(deps, 'booking', id, found.organisationId);
  return found?.kind ?? null;
}
