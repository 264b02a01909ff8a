import type { Invariant } from '#server/kernel/records/invariants.ts';

/**
 * Attempts whose money a gateway took, in paise. `asked`: refunded or to be refunded; `done`: refunded; `given`: for
 * parts of a ticket that are no longer booked. `all_state`: state of the refund of the whole rest.
 */
const TAKEN = `
  with taken as (
    select a.*, coalesce(a.paid_paise, a.amount_paise) as money, r.*, b.status = 'paid' and b.paid_attempt_id = a.id as has_ticket
    from payment_attempt a join booking b on b.organisation_id = a.organisation_id and b.id = a.booking_id
      cross join lateral (
        select count(*) as refunds, coalesce(sum(amount_paise), 0) as asked,
          coalesce(sum(amount_paise) filter (where state = 'done'), 0) as done,
          coalesce(sum(amount_paise) filter (where items is not null and given), 0) as given,
          coalesce(sum(amount_paise) filter (where items is not null and given and state = 'done'), 0) as given_done,
          max(state) filter (where items is null) as all_state
        from payment_refund where organisation_id = a.organisation_id and attempt_id = a.id and state <> 'dropped'
      ) r
    where a.state in ('succeeded', 'refunded', 'chargeback')
  )`;

/** Promises about money (docs/decisions/0006 and 0017): each rupee received has paid a booking or goes back. */
export const paymentInvariants: readonly Invariant[] = [
  {
    promise: 'money that came in is a paid booking or a refund',
    broken: `${TAKEN}
      select organisation_id, id as record, format('%s paise are neither', money) as problem from taken
      where state = 'succeeded' and not has_ticket and refunds = 0 order by 1, 2`,
  },
  {
    promise: 'money that went back paid for nothing that is still good',
    broken: `${TAKEN}
      select organisation_id, booking_id as record, format('is paid by %s, whose money went back', id) as problem from taken
      where has_ticket and (state <> 'succeeded' or all_state in ('pending', 'done')) order by 1, 2`,
  },
  {
    promise: 'a refund gives back what was paid, no more and no less',
    broken: `${TAKEN}
      select organisation_id, id as record, format('%s of %s paise', asked, money) as problem from taken
      where asked > money or asked <> money and (all_state is not null or not has_ticket and state = 'succeeded' and refunds > 0) order by 1, 2`,
  },
  {
    promise: 'every paid booking was paid in full, by one attempt of its own',
    broken: `${TAKEN}
      select b.organisation_id, b.id as record, coalesce(format('by %s: %s of %s paise', t.id, t.money - t.given, b.total_paise),
        'by no attempt') as problem
      from booking b left join taken t on t.organisation_id = b.organisation_id and t.id = b.paid_attempt_id and t.booking_id = b.id
      where b.status = 'paid' and b.total_paise > 0 and (t.state is distinct from 'succeeded' or t.money - t.given < b.total_paise)
      order by 1, 2`,
  },
  {
    promise: 'a ticket costs what was paid for it without what went back for some of it',
    broken: `${TAKEN}
      select b.organisation_id, b.id as record, format('%s paise, %s paid and %s given back', b.total_paise, t.amount_paise, t.given) as problem
      from booking b join taken t on t.organisation_id = b.organisation_id and t.id = b.paid_attempt_id
      where t.given > 0 and t.amount_paise - t.given <> b.total_paise order by 1, 2`,
  },
  {
    promise: 'every paid booking has the answer of the gateway that says so',
    broken: `
      select b.organisation_id, b.id as record, 'has no inquiry that was answered with success' as problem
      from booking b join payment_attempt a on a.organisation_id = b.organisation_id and a.id = b.paid_attempt_id
      where b.status = 'paid' and b.total_paise > 0 and not (a.provider_txn_id is not null
        and exists (select from payment_event e where e.organisation_id = a.organisation_id and e.attempt_id = a.id and e.kind = 'inquiry' and e.decided = 'paid'))
      order by 1, 2`,
  },
  {
    promise: 'every refund that is done was taken by the gateway',
    // A word about the order does not prove this refund if another one was taken before.
    broken: `
      select r.organisation_id, r.id as record, format('%s paise are said to have gone back, and the gateway never took them', r.amount_paise) as problem
      from payment_refund r
      where r.state = 'done' and not exists (select from payment_event e
        where e.organisation_id = r.organisation_id and e.attempt_id = r.attempt_id and e.kind = 'refund'
          and (e.claimed = 'payment' or e.dedupe = 'refund:' || r.id || ':refund'
            or e.claimed = 'order' and not exists (select from payment_refund o
              where o.organisation_id = r.organisation_id and o.attempt_id = r.attempt_id and o.id <> r.id and o.given and o.created_at <= e.received_at)))
      order by 1, 2`,
  },
];

/** Received money in paise, and where it is now. */
export const MONEY = `${TAKEN}
  select coalesce(sum(money), 0)::bigint as received,
    coalesce(sum(money - given) filter (where has_ticket), 0)::bigint as bookings,
    coalesce(sum(case when has_ticket then given_done when state <> 'succeeded' then money else done end), 0)::bigint as returned,
    coalesce(sum(case when has_ticket then given - given_done when state = 'succeeded' then asked - done else 0 end), 0)::bigint as returning
  from taken`;
