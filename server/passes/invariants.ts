import type { Invariant } from '#server/kernel/records/invariants.ts';

/** docs/behaviour.md 6.4. */
export const passInvariants: readonly Invariant[] = [
  {
    promise: 'a ticket is admitted once at the most',
    broken: `
      select organisation_id, booking_id as record, format('admitted %s times', count(*)) as problem
      from scan where result = 'admitted' and counts is null and undone_at is null group by 1, 2 having count(*) > 1 order by 1, 2`,
  },
  {
    promise: 'a ticket counts as used exactly where a gate admitted it',
    broken: `
      select b.organisation_id, b.id as record, case when b.admitted_at is null then 'was admitted and does not count as used'
        else 'counts as used and no gate admitted it' end as problem
      from booking b left join scan s on s.organisation_id = b.organisation_id and s.booking_id = b.id and s.result = 'admitted' and s.undone_at is null
      where (b.admitted_at is null) <> (s.scan_id is null) order by 1, 2`,
  },
];
