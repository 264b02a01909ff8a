import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { savedViewsApi } from '#contract/saved-views/api.ts';
import type { KeptView, SavedView, ViewKey } from '#contract/saved-views/model.ts';
import { client } from '#web/console/platform/client.ts';

const views = client(savedViewsApi);

const KEY = ['views'];

export const viewsQuery = queryOptions({ queryKey: KEY, queryFn: ({ signal }) => views.list({ signal }) });

const known = (cache: QueryClient, all: SavedView[]) => cache.setQueryData(KEY, all);

/** Rejects for a taken name or too many views. */
export const saveView = async (cache: QueryClient, body: KeptView) => known(cache, await views.save({ body }));

export const forgetView = async (cache: QueryClient, body: ViewKey) => known(cache, await views.remove({ body }));
