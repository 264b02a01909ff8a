import { categoriesApi } from '#contract/categories/api.ts';
import type { Category } from '#contract/categories/model.ts';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';

const categories = client(categoriesApi);

const LIST = ['categories'];

export const categoriesQuery = listQuery<Category>(LIST, (signal) => categories.list({ signal }));

export const categoryRecords = recordsOf(LIST, categories);
