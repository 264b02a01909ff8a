import type { Invariant } from '#server/platform/invariants.ts';

/** The attempts by which a gateway took money, and what became of the money. Amounts in paise. */
const TAKEN = `
  with taken as (
    select a.*, coalesce(a.paid_paise, a.amount_paise) as money, r.state as refund_state, r.amount_paise as refund_paise,
      b.status = 'paid' and b.paid_attempt_id = a.id as has_ticket
    from payment_attempt a join booking b on b.id = a.booking_id left join payment_refund r on r.attempt_id = a.id
    where a.state in ('succeeded', 'refunded', 'chargeback')
  )`;

/** Promises about money (docs/decisions/0016 and 0017): what came in has paid a booking, or goes back. */
export const paymentInvariants: readonly Invariant[] = [
  {
    promise: 'money that came in is a paid booking or a refund',
    broken: `${TAKEN}
      select organisation_id, id as record, format('%s paise are neither', money) as problem from taken
      where state = 'succeeded' and not has_ticket and refund_state is null order by 1, 2`,
  },
  {
    promise: 'money that went back paid for nothing that is still good',
    broken: `${TAKEN}
      select organisation_id, booking_id as record, format('is paid by %s, whose money went back', id) as problem from taken
      where has_ticket and (state <> 'succeeded' or refund_state in ('pending', 'done')) order by 1, 2`,
  },
  {
    promise: 'a refund gives back what was paid, no more and no less',
    broken: `${TAKEN}
      select organisation_id, id as record, format('%s of %s paise', refund_paise, money) as problem from taken
      where refund_paise <> money order by 1, 2`,
  },
  {
    promise: 'every paid booking was paid in full, by one attempt of its own',
    broken: `
      select b.organisation_id, b.id as record, coalesce(format('by %s: %s of %s paise', a.id, coalesce(a.paid_paise, a.amount_paise), b.total_paise),
        'by no attempt') as problem
      from booking b left join payment_attempt a on a.id = b.paid_attempt_id and a.booking_id = b.id
      where b.status = 'paid' and b.total_paise > 0 and (a.state is distinct from 'succeeded' or coalesce(a.paid_paise, a.amount_paise) < b.total_paise)
      order by 1, 2`,
  },
  {
    promise: 'every paid booking has the answer of the gateway that says so',
    broken: `
      select b.organisation_id, b.id as record, 'has no inquiry that was answered with success' as problem
      from booking b join payment_attempt a on a.id = b.paid_attempt_id
      where b.status = 'paid' and b.total_paise > 0 and not (a.provider_txn_id is not null
        and exists (select from payment_event e where e.attempt_id = a.id and e.kind = 'inquiry' and e.decided = 'paid'))
      order by 1, 2`,
  },
];

/** How much money came in and where it is now, in paise. */
export const MONEY = `${TAKEN}
  select coalesce(sum(money), 0)::bigint as received,
    coalesce(sum(money) filter (where has_ticket), 0)::bigint as bookings,
    coalesce(sum(money) filter (where not has_ticket and state <> 'succeeded'), 0)::bigint as returned,
    coalesce(sum(money) filter (where not has_ticket and state = 'succeeded' and refund_state is not null), 0)::bigint as returning
  from taken`;
