import type { Invariant } from '#server/kernel/records/invariants.ts';

/** Tables with `organisation_active`, whose rows visitors do not see while it is false (decision 0036). */
const SHOWN = [
  'park',
  'clinic',
  'branch',
  'exhibition',
  'coaching_batch',
  'doctor',
  'specialization',
  'counter',
  'advertisement',
];

export const accountInvariants: readonly Invariant[] = [
  {
    promise:
      'the directory has everybody who signs in, by the e-mail or mobile number of today, each chosen address of a page, and nothing else',
    broken: `
      with login as (
        select 'organisation' as kind, lower(email) as key, id as organisation_id, id as account_id, true as there from organisation
        union all select 'inspector', lower(email), organisation_id, id, true from inspector
        union all select 'slug', slug, id, 'slug', true from organisation where slug <> ''
        union all select 'counter', mobile, organisation_id, id, true from counter where deleted_at is null
      )
      select organisation_id, account_id as record,
        case when there then 'is not in the directory' else 'is in the directory, and has nothing such' end as problem
      from login full join directory using (kind, key, organisation_id, account_id)
      where there is null or directory is null order by 1, 2, 3`,
  },
  {
    promise: 'what visitors see says of its organisation whether it is on and its e-mail confirmed',
    broken: `
      with shown as (${SHOWN.map((table) => `select organisation_id, id, organisation_active, '${table}' as noun from ${table}`).join(' union all ')})
      select s.organisation_id, s.id as record, format('is a %s that takes its organisation for %s', noun,
        case when s.organisation_active then 'on' else 'off' end) as problem
      from shown s join organisation o on o.id = s.organisation_id where (o.active and o.confirmed) <> s.organisation_active order by 1, 2, 3`,
  },
  {
    promise: 'what visitors see with a park or a branch says whether they see that',
    broken: `
      select c.organisation_id, c.id as record, 'is a card that takes its park for another than it is' as problem
      from advertisement c join park p on p.organisation_id = c.organisation_id and p.id = c.park_id
      where c.park_shown <> (p.published and p.deleted_at is null)
      union all select c.organisation_id, c.id, 'is a counter that takes its branch for another than it is'
      from counter c join branch b on b.organisation_id = c.organisation_id and b.id = c.branch_id
      where c.branch_shown <> b.published order by 1, 2`,
  },
];
