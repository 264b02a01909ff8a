import { branchDraft, branchesApi } from '#contract/branches/api.ts';
import type { BranchFields, ShownBranch } from '#contract/branches/model.ts';
import { missingToSell } from '#contract/branches/rules.ts';
import { invalid } from '#contract/kernel/errors.ts';
import { text } from '#contract/kernel/text.ts';
import type { PublishingFacts } from '#contract/offerings/model.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { offeredBy, type RecordRules, shownRecord } from '#server/kernel/records/records.ts';
import { recordById } from '#server/kernel/records/resource.ts';
import { branchResource } from './repository.ts';

export const branches: RecordRules<ShownBranch, BranchFields, PublishingFacts> = {
  ...offeredBy('branch', 'branch', 'branches'),
  resource: branchResource,
  form: branchesApi.add.body,
  publishing: { draft: branchDraft, missing: missingToSell },
};

export async function requireBranch(tx: Tx, organisationId: string | null, id: string): Promise<ShownBranch> {
  const branch = await recordById(tx, branchResource, true, organisationId, id);
  if (!branch) throw invalid('branchId', text('branches.noBranch'));
  return branch;
}

export const branchForBooking = (deps: Deps, id: string): Promise<ShownBranch | null> =>
  shownRecord(deps, branchResource, id);
