import { useQuery } from '@tanstack/react-query';
import Tags from 'lucide-react/icons/tags';
import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { namedRecordDialog } from '#web/console/kit/records/named-record-dialog.tsx';
import type { OpenDialog } from '#web/console/kit/records/record-dialogs.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { ResourcePage } from '#web/console/kit/tables/resource-page.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import { statusColumn } from '#web/console/kit/tables/status-columns.tsx';
import { categoriesQuery, categoryRecords } from './queries.ts';
import { categoryTexts as texts } from './words.ts';

const CategoryForm = namedRecordDialog<Category, typeof categoryFieldsModel>({
  texts,
  records: categoryRecords,
  model: categoryFieldsModel,
});

const nameOf = ({ name }: Category): string => name;

const categoryColumns = (open: OpenDialog<Category>): Column<Category>[] => [
  textColumn('name', texts.name, nameOf),
  statusColumn(texts),
  ...changeColumns(open, nameOf),
];

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
      nameOf={nameOf}
      searchIn={nameOf}
      dialog={CategoryForm}
      remove={categoryRecords.remove}
      many={{ count: texts.count, records: categoryRecords, inUse: ({ active }) => active, gone: texts.gone }}
    />
  );
}
