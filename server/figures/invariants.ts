import type { Invariant } from '#server/kernel/records/invariants.ts';

const PARTS = "'{sales,lines,hours,channels,gateways,coupons,visits,refunds,states,waits,booked,attempts}'";

export const figureInvariants: readonly Invariant[] = [
  {
    promise: 'the counts kept of a day are those of its bookings',
    broken: `
      with kept as (
        select c.organisation_id, c.day from counted_day c where c.counted
          and not exists (select from day_change g where g.organisation_id = c.organisation_id and g.day = c.day)
      ), found as (
        select kept.organisation_id, n.day, n.kind, n.offering_id, n.part, n.key, n.count, n.paise, n.more
        from (select organisation_id, min(day) as first, max(day) as last from kept group by organisation_id) as days
          cross join lateral count_days(days.organisation_id, days.first, days.last, null, ${PARTS}, null) as n
          join kept on kept.organisation_id = days.organisation_id and kept.day = n.day
      ), stored as (
        select n.organisation_id, n.day, n.kind, n.offering_id, n.part, n.key, n.count, n.paise, n.more
        from day_count n join kept using (organisation_id, day)
      ), differing as (
        (select * from found except select * from stored) union all (select * from stored except select * from found)
      )
      select distinct organisation_id, offering_id as record, format('%s: %s %s', day, part, key) as problem from differing order by 1, 3, 2`,
  },
];
