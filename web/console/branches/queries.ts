import { branchesApi } from '#contract/branches/api.ts';
import type { Branch, ShownBranch } from '#contract/branches/model.ts';
import { offeringOf } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

const branches = client(branchesApi);
type Given<Call extends 'add' | 'update'> = Parameters<(typeof branches)[Call]>[0];

/** The contract leaves officers out only for visitors. */
const inFull = (branch: ShownBranch): Branch => ({ ...branch, officers: branch.officers ?? [] });

const calls = {
  ...branches,
  get: async (given: { body: object; signal: AbortSignal }) => {
    const { rows, total } = await branches.get(given);
    return { rows: rows.map(inFull), total };
  },
  one: async (given: { params: { id: string }; signal: AbortSignal }) => inFull(await branches.one(given)),
  add: async (given: Given<'add'>) => inFull(await branches.add(given)),
  update: async (given: Given<'update'>) => inFull(await branches.update(given)),
};

export const branchOffering = offeringOf('branches', calls, {
  kind: 'branch',
  list: consolePaths.branches,
  nameOf: ({ name }) => name,
  pathOf: ({ id, name }) => offeringPaths.branch(id, name),
  add: branchesApi.add,
});

export const { query: branchesQuery, records: branchRecords } = branchOffering;
