import type { Invariant } from '#server/kernel/records/invariants.ts';

/** The chain of hashes is explained in docs/decisions/0011-audit-by-trigger.md. */
export const auditInvariants: readonly Invariant[] = [
  {
    promise: 'every audit entry stands where it was written, as it was written',
    broken: `
      with linked as (
        select e.organisation_id, e.id, e.chain_n, e.chain_hash, row(e.*)::audit_entry as e,
          coalesce(lag(e.chain_n) over chain, c.forgotten) as n_before,
          coalesce(lag(e.chain_hash) over chain, c.forgotten_hash) as hash_before
        from audit_entry e left join audit_chain c on c.organisation_id = e.organisation_id
        window chain as (partition by e.organisation_id order by e.chain_n)
      )
      select organisation_id, id as record, case
        when chain_n is null then 'is in no chain'
        when chain_n <> n_before + 1 then format('comes after a gap: %s entries before it are missing', chain_n - n_before - 1)
        else 'was changed, or the one before it was' end as problem
      from linked
      where chain_n is null or chain_n is distinct from n_before + 1
        or chain_hash is distinct from audit_hash(hash_before, chain_n, e)
      order by 1, chain_n`,
  },
  {
    promise: 'the newest audit entries are there',
    broken: `
      select c.organisation_id, c.organisation_id as record,
        format('the chain ends at %s of %s entries', coalesce(last.chain_n, c.forgotten), c.length) as problem
      from audit_chain c left join lateral (
        select chain_n, chain_hash from audit_entry e where e.organisation_id = c.organisation_id
        order by chain_n desc nulls last limit 1
      ) last on true
      where c.length is distinct from coalesce(last.chain_n, c.forgotten)
        or c.hash is distinct from coalesce(last.chain_hash, c.forgotten_hash)
      order by 1`,
  },
];
