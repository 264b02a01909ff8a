import { useQuery } from '@tanstack/react-query';
import { branchesApi } from '#contract/branches/api.ts';
import type { Branch, ShownBranch } from '#contract/branches/model.ts';
import { useOfTenant } from '#web/console/frame/use-tenants.ts';
import { codeOf, offeringOf, offeringRecords } from '#web/console/offerings/queries.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordQuery } from '#web/console/platform/records.ts';
import { consolePaths, offeringPaths } from '#web/shared/paths.ts';

const branches = client(branchesApi);

const LIST = ['branches', 'own'];

/** Staff get their branches whole; the contract leaves the officers out for visitors alone. */
const inFull = (branch: ShownBranch): Branch => ({ ...branch, officers: branch.officers ?? [] });

/** The branches that the signed-in user may see, newest first. */
export const branchesQuery = listQuery<Branch>(LIST, async (signal) => {
  const { rows, total } = await branches.get({ body: {}, signal });
  return { rows: rows.map(inFull), total };
});

/** The branches to choose from. */
export const useBranchOptions = () =>
  useOfTenant(useQuery(branchesQuery).data ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const branchRecords = offeringRecords(LIST, {
  ...branches,
  add: async (given: Parameters<typeof branches.add>[0]) => inFull(await branches.add(given)),
  update: async (given: Parameters<typeof branches.update>[0]) => inFull(await branches.update(given)),
});

/** Its list, its columns and the page of its record show this. */
export const branchOffering = offeringOf({
  kind: 'branch',
  list: consolePaths.branches,
  nameOf: ({ name }) => name,
  pathOf: ({ id, name }) => offeringPaths.branch(id, name),
  one: (id) => recordQuery<Branch>(LIST, id, async (signal) => inFull(await branches.one({ params: { id }, signal }))),
  records: branchRecords,
  qr: codeOf(branches),
  add: branchesApi.add,
});
