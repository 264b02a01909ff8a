import type { Invariant } from '#server/kernel/records/invariants.ts';

export const admissionInvariants: readonly Invariant[] = [
  {
    promise: 'the people inside of a ticket are those let in and not let out by its scans',
    broken: `
      with moved as (
        select s.organisation_id, s.booking_id, c.key, sum(case s.result when 'admitted' then 1 else -1 end * c.value::int) as n
        from scan s cross join lateral jsonb_each_text(s.counts) as c
        where s.result in ('admitted', 'let_out') and s.undone_at is null group by 1, 2, 3
      )
      select b.organisation_id, b.id as record, format('%s of %s inside, %s by its scans', coalesce((b.inside ->> m.key)::int, 0), m.key, m.n) as problem
      from booking b join moved m on m.organisation_id = b.organisation_id and m.booking_id = b.id
      where b.inside is not null and not exists (select from scan w where w.organisation_id = b.organisation_id and w.booking_id = b.id
          and w.result = 'admitted' and w.counts is null and w.undone_at is null)
        and coalesce((b.inside ->> m.key)::int, 0) <> m.n order by 1, 2`,
  },
  {
    promise: 'the people inside a park are those whom its scans of the day count',
    broken: `
      with counted as (
        select organisation_id, park_id, inside_day as day, sum(counted) as n from scan where inside_day is not null group by 1, 2, 3
      )
      select i.organisation_id, i.park_id as record, format('%s inside on %s, %s by its scans', i.people, i.day, coalesce(c.n, 0)) as problem
      from park_inside i left join counted c using (organisation_id, park_id, day)
      where i.people <> coalesce(c.n, 0) order by 1, 2`,
  },
];
