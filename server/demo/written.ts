import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { systemScope, withScope } from '#server/kernel/database/scope.ts';

/** In paise. */
interface Written {
  orderId: string;
  trackingId: string;
  paise: number;
  paidAt: Date;
  refunds: { reference: string; paise: number }[];
}

/** Lets the sandbox, which keeps nothing, answer for earlier and demo payments: only for those known as paid. */
export async function writtenPayment(
  { db }: Pick<Deps, 'db'>,
  { merchantId, orderId, trackingId }: { merchantId: string; orderId?: string; trackingId?: string },
): Promise<Written | undefined> {
  const { rows } = await withScope(db, systemScope, (tx) =>
    sql<Written>`
      select a.order_id as "orderId", a.provider_txn_id as "trackingId", coalesce(a.paid_paise, a.amount_paise) as paise,
        a.created_at as "paidAt",
        coalesce((select json_agg(json_build_object('reference', case r.n when 1 then r.id else r.id || '-' || r.n end, 'paise', r.amount_paise))
          from payment_refund r where r.organisation_id = a.organisation_id and r.attempt_id = a.id and r.given), '[]') as refunds
      from payment_attempt a
      where a.merchant_id = ${merchantId} and a.state in ('succeeded', 'refunded')
        and (a.order_id = ${orderId ?? ''} or a.provider_txn_id = ${trackingId ?? ''}) limit 1`.execute(tx),
  );
  return rows[0];
}
