import type { Invariant } from '#server/platform/invariants.ts';

/** Who signs in by what (decision 0036). */
export const accountInvariants: readonly Invariant[] = [
  {
    promise: 'the directory has everybody who signs in, by the e-mail or mobile number of today, and nobody else',
    broken: `
      with login as (
        select 'organisation' as kind, lower(email) as key, id as organisation_id, id as account_id, true as there from organisation
        union all select 'inspector', lower(email), organisation_id, id, true from inspector
        union all select 'counter', mobile, organisation_id, id, true from counter where deleted_at is null
      )
      select organisation_id, account_id as record,
        case when there then 'is not in the directory' else 'is in the directory, and signs in by nothing such' end as problem
      from login full join directory using (kind, key, organisation_id, account_id)
      where there is null or directory is null order by 1, 2, 3`,
  },
];
