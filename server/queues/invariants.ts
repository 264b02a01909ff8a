import type { Invariant } from '#server/kernel/records/invariants.ts';

/** Promises about the numbers of queues (docs/behaviour.md 7.1). */
export const queueInvariants: readonly Invariant[] = [
  {
    promise: 'the tokens of a day are 1 to n, without a gap',
    broken: `
      select q.organisation_id, q.queue_id as record,
        format('%s: %s given, %s there, the last one is %s', q.day, q.issued, count(t.number), coalesce(max(t.number), 0)) as problem
      from token_queue q left join token t using (organisation_id, queue_id, doctor_id, day)
      group by q.organisation_id, q.queue_id, q.doctor_id, q.day having q.issued <> count(t.number) or q.issued <> coalesce(max(t.number), 0)
      order by 1, 2, 3`,
  },
  {
    promise: 'a place is free again for each number that was left by moving',
    broken: `
      select q.organisation_id, q.queue_id as record, format('%s: %s freed, %s left', q.day, q.moved_away, count(t.number)) as problem
      from token_queue q left join token t on t.organisation_id = q.organisation_id and t.queue_id = q.queue_id
        and t.doctor_id = q.doctor_id and t.day = q.day and t.booking_id is null
      group by q.organisation_id, q.queue_id, q.doctor_id, q.day having q.moved_away <> count(t.number) order by 1, 2, 3`,
  },
  {
    promise: 'whoever paid at a clinic, or waits at a branch, has a token that counts',
    broken: `
      select b.organisation_id, b.id as record, coalesce('its token is ' || t.state, 'has no token') as problem
      from booking b left join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id
      where b.kind in ('doctor-appointment', 'loan-appointment')
        and (b.status = 'paid' or b.status = 'pending' and b.payment_mode = 'cash') and coalesce(t.state, 'cancelled') = 'cancelled'
      order by 1, 2`,
  },
  {
    promise: 'a booking that ended has no token that is still called',
    broken: `
      select b.organisation_id, b.id as record, format('%s, and its token is %s', b.status, t.state) as problem
      from booking b join token t on t.organisation_id = b.organisation_id and t.booking_id = b.id
      where b.status in ('aborted', 'refunded') and t.state in ('booked', 'called') order by 1, 2`,
  },
];
