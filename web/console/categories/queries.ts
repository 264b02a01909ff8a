import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { categoriesApi } from '#contract/categories/api.ts';
import type { Category, CategoryFields } from '#contract/categories/model.ts';
import { client } from '#web/console/platform/client.ts';

const categories = client(categoriesApi);

const LIST = ['categories'];

/** All categories, active or not, newest first. */
export const categoriesQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ signal }): Promise<Category[]> => (await categories.list({ signal })).rows,
});

const refresh = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: LIST });

/** Creates a category, or changes the one with this id; the list is fetched again. */
export async function saveCategory(
  cache: QueryClient,
  id: string | null,
  body: CategoryFields,
  key: string,
): Promise<void> {
  await (id === null ? categories.add({ body, key }) : categories.update({ params: { id }, body }));
  await refresh(cache);
}

export async function removeCategory(cache: QueryClient, id: string): Promise<void> {
  await categories.remove({ params: { id } });
  await refresh(cache);
}
