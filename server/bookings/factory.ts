import { addDays, dayOf } from '#contract/kernel/dates/dates.ts';
import type { PaymentStatus } from '#contract/payments/model.ts';
import { newId } from '#server/kernel/identity/ids.ts';
import { withClient } from '#server/testing/database.ts';
import type { TestApp } from '#server/testing/test-app.ts';

export interface BookingWishes {
  status?: PaymentStatus;
  /** On the test's clock; 0 is today. */
  inDays?: number;
  visitDate?: string;
  adults?: number;
}

export interface MadeBooking {
  id: string;
  parkId: string;
  organisationId: string;
  visitDate: string;
  people: number;
}

/** Written straight into the tables. By default two adults, paid, for today. */
export async function aBooking(
  { deps, clock, database }: TestApp,
  park: { _id: string; profileRegistrationId: string },
  { status = 'paid', inDays = 0, adults = 2, visitDate }: BookingWishes = {},
): Promise<MadeBooking> {
  const made: MadeBooking = {
    id: newId(deps.random, park.profileRegistrationId),
    parkId: park._id,
    organisationId: park.profileRegistrationId,
    visitDate: visitDate ?? addDays(dayOf(clock.now()), inDays),
    people: adults,
  };
  await withClient(database.ownerUrl, async (client) => {
    await client.query(
      `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
         total_paise, gateway, paid_at, created_at)
       values ($1, 'park-ticket', $2, $3, '9876543210', $4, $5, $6, $7, 0, $7, 'ccav', $8, $9)`,
      [
        made.id,
        made.organisationId,
        made.parkId,
        made.visitDate,
        adults,
        status,
        adults * 10_000,
        status === 'paid' ? clock.now() : null,
        clock.now(),
      ],
    );
    await client.query(
      `insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity) values ($1, $2, 'adult', 'Adult', 10000, $3)`,
      [made.id, made.organisationId, adults],
    );
  });
  return made;
}
