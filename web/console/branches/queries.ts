import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { branchesApi } from '#contract/branches/api.ts';
import type { Branch, BranchFields, ShownBranch } from '#contract/branches/model.ts';
import { client } from '#web/console/platform/client.ts';

const branches = client(branchesApi);

const LIST = ['branches', 'own'];

/** Staff get their branches whole; the contract leaves the officers out for visitors alone. */
const inFull = (branch: ShownBranch): Branch => ({ ...branch, officers: branch.officers ?? [] });

/** The branches that the signed-in user may see, newest first. */
export const branchesQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }) => (await branches.get({ body: {}, signal })).rows.map(inFull),
});

/** Creates a branch, or changes the one with this id; the list is fetched again. */
export async function saveBranch(
  cache: QueryClient,
  id: string | null,
  fields: BranchFields,
  key: string,
): Promise<void> {
  await (id === null ? branches.add({ body: fields, key }) : branches.update({ params: { id }, body: fields }));
  await cache.invalidateQueries({ queryKey: LIST });
}

export async function removeBranch(cache: QueryClient, id: string): Promise<void> {
  await branches.remove({ params: { id } });
  await cache.invalidateQueries({ queryKey: LIST });
}

/** PNG of the QR code that opens the booking page of a branch. */
export const branchQr = (id: string): Promise<Blob> => branches.qr({ params: { id }, query: { format: 'png' } });
