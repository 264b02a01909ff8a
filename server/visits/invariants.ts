import type { Invariant } from '#server/kernel/records/invariants.ts';

export const visitInvariants: readonly Invariant[] = [
  {
    promise: 'the places counted of a show are those that its visits hold',
    broken: `
      with held as (select organisation_id, exhibition_id, count(*) as visits from booking where exhibition_id is not null and places_held group by 1, 2)
      select organisation_id, exhibition_id as record,
        format('%s counted, %s held', coalesce(p.taken, 0), coalesce(h.visits, 0)) as problem
      from exhibition_places p full join held h using (organisation_id, exhibition_id)
      where coalesce(p.taken, 0) <> coalesce(h.visits, 0) order by 1, 2`,
  },
];
