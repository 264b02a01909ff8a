import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { NamedRecordForm } from '#web/console/ui/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/ui/record-dialogs.tsx';
import { categoryTexts as texts } from '#web/console/words/categories.ts';
import { categoryRecords } from './queries.ts';

/** Adds or changes a category. */
export const CategoryForm = (props: RecordDialogProps<Category>) => (
  <NamedRecordForm {...props} texts={texts} records={categoryRecords} model={categoryFieldsModel} />
);
