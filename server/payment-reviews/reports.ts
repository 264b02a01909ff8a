import { sql } from 'kysely';
import type { Left } from '#contract/payment-reviews/rules.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import type { ReviewedKey } from './repository.ts';

/**
 * Tells what is left of a booking that a gateway was paid for; null where there is none. Citus must be told in each subquery
 * whose it is.
 */
export async function leftOf(tx: Tx, { organisationId, id }: ReviewedKey): Promise<Left | null> {
  const { rows } = await sql<Left>`
    select b.original_paise as original, b.discount_paise as discount, b.people,
      coalesce(a.paid_paise, a.amount_paise) - coalesce((select sum(r.amount_paise) from payment_refund r
        where r.organisation_id = ${organisationId} and r.attempt_id = a.id and r.given), 0)::int as money,
      coalesce((select json_agg(json_build_object('category', l.category, 'label', l.label, 'price', l.price_paise,
          'quantity', l.quantity, 'amount', l.price_paise * l.quantity) order by l.category) from booking_line l
        where l.organisation_id = ${organisationId} and l.booking_id = b.id), '[]') as lines
    from booking b join payment_attempt a on a.organisation_id = b.organisation_id and a.id = b.paid_attempt_id
    where b.organisation_id = ${organisationId} and b.id = ${id} and b.status = 'paid' and a.state = 'succeeded'`.execute(
    tx,
  );
  return rows[0] ?? null;
}
