import { useQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import { categoriesApi } from '#contract/categories/api.ts';
import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import { namedRecords } from '#web/console/kit/records/named-records.tsx';
import { ResourcePage } from '#web/console/kit/tables/resource-page.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { client } from '#web/console/platform/client.ts';
import { listQuery, recordsOf } from '#web/console/platform/records.ts';
import { categoryTexts as texts } from './words.ts';

const categories = client(categoriesApi);

const LIST = ['categories'];

const categoriesQuery = listQuery<Category>(LIST, (signal) => categories.list({ signal }));

const categoryRecords = recordsOf(LIST, categories);

const SCREEN = namedRecords<Category, typeof categoryFieldsModel>({
  texts,
  records: categoryRecords,
  model: categoryFieldsModel,
  status: statusColumn(texts),
  more: historyColumn(({ name }) => name),
});

const SIZES = [25, 100, 1000];

export const CategoryPage = () => (
  <ResourcePage {...SCREEN} texts={texts} icon={Tags} sizes={SIZES} query={useQuery(categoriesQuery)} />
);
