import { useQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import { ResourcePage } from '#web/console/kit/tables/resource-page.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoriesQuery, categoryRecords } from './queries.ts';
import { categoryTexts as texts } from './words.ts';

const CategoryForm = lazyPart(async () => (await import('./category-form.tsx')).CategoryForm);

const SIZES = [25, 100, 1000];

/** `/app/categories`: the names that the admin keeps. */
export function CategoryPage() {
  return (
    <ResourcePage
      texts={texts}
      icon={Tags}
      sizes={SIZES}
      query={useQuery(categoriesQuery)}
      columns={categoryColumns}
      nameOf={({ name }) => name}
      searchIn={({ name }) => name}
      dialog={CategoryForm}
      remove={categoryRecords.remove}
      many={{ count: texts.count, records: categoryRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}
