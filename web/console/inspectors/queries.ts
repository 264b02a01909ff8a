import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { inspectorsApi } from '#contract/inspectors/api.ts';
import type { Inspector, InspectorUpdate, NewInspector } from '#contract/inspectors/model.ts';
import { client } from '#web/console/platform/client.ts';

const inspectors = client(inspectorsApi);

const LIST = ['inspectors'];

export const inspectorsQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Inspector[]> => (await inspectors.get({ body: {}, signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

export async function addInspector(cache: QueryClient, body: NewInspector, key: string): Promise<void> {
  await inspectors.add({ body, key });
  await refresh(cache);
}

/** Changes an inspector; an empty password keeps the old one. */
export async function changeInspector(cache: QueryClient, id: string, body: InspectorUpdate): Promise<void> {
  await inspectors.update({ params: { id }, body });
  await refresh(cache);
}

export async function removeInspector(cache: QueryClient, id: string): Promise<void> {
  await inspectors.remove({ params: { id } });
  await refresh(cache);
}
