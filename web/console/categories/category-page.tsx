import { useQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { historyColumn } from '#web/console/audit/changes-column.tsx';
import { namedRecords } from '#web/console/kit/records/named-records.tsx';
import { ResourcePage } from '#web/console/kit/tables/resource-page.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { categoriesQuery, categoryRecords } from './queries.ts';
import { categoryTexts as texts } from './words.ts';

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
