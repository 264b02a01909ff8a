import { sql } from 'kysely';
import type { ShownCounter } from '#contract/counters/model.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { inDirectory } from '#server/kernel/database/directory.ts';
import { ofSameOrganisation } from '#server/kernel/records/asked-organisations.ts';
import type { Resource } from '#server/kernel/records/resource.ts';

export const counterResource: Resource<ShownCounter> = {
  table: 'counter',
  columns: {
    branchId: 'branch_id',
    counterNumber: 'counter_number',
    username: 'username',
    mobile: 'mobile',
    active: 'active',
  },
  computed: {
    branchName: (whose) =>
      sql`(select branch.name from branch where branch.organisation_id = ${whose} and branch.id = counter.branch_id)`,
  },
  staffOnly: ['mobile'],
  writeOnly: { passwordHash: 'password_hash' },
};

const selectLogins = (tx: Tx) =>
  tx
    .selectFrom('counter')
    .innerJoin('branch', ofSameOrganisation('branch.id', 'counter.branch_id'))
    .selectAll('counter')
    .select(['branch.name as branch_name', 'branch.code as branch_code'])
    .where('counter.deleted_at', 'is', null)
    .where('branch.deleted_at', 'is', null);

export async function counterLoginByMobile(tx: Tx, mobile: string) {
  const entry = await inDirectory(tx, 'counter', mobile);
  return entry && counterLoginById(tx, entry.organisation_id, entry.account_id);
}

export const counterLoginById = (tx: Tx, organisationId: string, id: string) =>
  selectLogins(tx)
    .where('counter.organisation_id', '=', organisationId)
    .where('counter.id', '=', id)
    .executeTakeFirst();

export const countersInUse = (tx: Tx, organisationId: string, branchId: string) =>
  tx
    .selectFrom('counter')
    .select(['id', 'counter_number as number', 'username'])
    .where('organisation_id', '=', organisationId)
    .where('branch_id', '=', branchId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('counter_number')
    .orderBy('id')
    .execute();

export const counterLink = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('counter')
    .select(['counter_number', 'branch_id', 'active', 'deleted_at'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
