import type { Invariant } from '#server/kernel/records/invariants.ts';

export const bookingInvariants: readonly Invariant[] = [
  {
    promise: 'the places counted of a park’s day are those that its bookings hold',
    broken: `
      with held as (
        select organisation_id, park_id, visit_date, sum(people) as people from booking
        where park_id is not null and places_held group by 1, 2, 3
      )
      select organisation_id, park_id as record,
        format('%s: %s counted, %s held', visit_date, coalesce(d.taken, 0), coalesce(h.people, 0)) as problem
      from park_day d full join held h using (organisation_id, park_id, visit_date)
      where coalesce(d.taken, 0) <> coalesce(h.people, 0) order by 1, 2, 3`,
  },
  {
    promise: 'the places counted of a slot are those that its bookings hold',
    broken: `
      with counted as (
        select organisation_id, park_id, visit_date, s.key as slot, s.value::int as people from park_day, jsonb_each_text(slots) s
      ), held as (
        select organisation_id, park_id, visit_date, slot, sum(people) as people from booking
        where park_id is not null and places_held and slot is not null group by 1, 2, 3, 4
      )
      select organisation_id, park_id as record,
        format('%s %s: %s counted, %s held', visit_date, slot, coalesce(c.people, 0), coalesce(h.people, 0)) as problem
      from counted c full join held h using (organisation_id, park_id, visit_date, slot)
      where coalesce(c.people, 0) <> coalesce(h.people, 0) order by 1, 2, 3`,
  },
  {
    promise: 'a paid booking has its places, and what has ended has none',
    broken: `
      select b.organisation_id, b.id as record, format('%s, %s', b.status, case when b.places_held then 'holds places' else 'holds none' end) as problem
      from booking b left join park p on p.organisation_id = b.organisation_id and p.id = b.park_id
      where b.places_held and (b.voided or b.status = 'refunded' or b.status <> 'paid' and b.status <> 'awaited' and b.hold_until is null)
        or not b.places_held and b.status = 'paid'
          and ((p.daily_capacity is not null or b.slot is not null) and b.people > 0 or b.batch_id is not null or b.exhibition_id is not null)
      order by 1, 2`,
  },
  {
    promise: 'a ticket costs what its lines cost',
    broken: `
      select b.organisation_id, b.id as record, format('%s paise, its lines %s', b.original_paise, coalesce(sum(l.price_paise * l.quantity), 0)) as problem
      from booking b left join booking_line l on l.organisation_id = b.organisation_id and l.booking_id = b.id
      where b.kind = 'park-ticket' group by b.organisation_id, b.id
      having b.original_paise <> coalesce(sum(l.price_paise * l.quantity), 0) order by 1, 2`,
  },
];
