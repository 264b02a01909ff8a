import { sql } from 'kysely';
import type { ShownCounter } from '#contract/counters/model.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Resource } from '#server/platform/resource.ts';

export const counterResource: Resource<ShownCounter> = {
  table: 'counter',
  columns: {
    branchId: 'branch_id',
    counterNumber: 'counter_number',
    username: 'username',
    mobile: 'mobile',
    active: 'active',
  },
  computed: { branchName: sql`(select branch.name from branch where branch.id = counter.branch_id)` },
  staffOnly: ['mobile'],
  writeOnly: { passwordHash: 'password_hash' },
};

/** What signing in needs to know of a counter and its branch, while neither is removed. */
const selectLogins = (tx: Tx) =>
  tx
    .selectFrom('counter')
    .innerJoin('branch', 'branch.id', 'counter.branch_id')
    .selectAll('counter')
    .select(['branch.name as branch_name', 'branch.code as branch_code'])
    .where('counter.deleted_at', 'is', null)
    .where('branch.deleted_at', 'is', null);

export const counterLoginByMobile = (tx: Tx, mobile: string) =>
  selectLogins(tx).where('counter.mobile', '=', mobile).executeTakeFirst();

export const counterLoginById = (tx: Tx, id: string) =>
  selectLogins(tx).where('counter.id', '=', id).executeTakeFirst();

/** A counter, removed or not. */
export const counterLink = (tx: Tx, id: string) =>
  tx
    .selectFrom('counter')
    .select(['counter_number', 'branch_id', 'active', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
