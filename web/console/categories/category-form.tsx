import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { NamedRecordForm } from '#web/console/kit/forms/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { categoryRecords } from './queries.ts';
import { categoryTexts as texts } from './words.ts';

/** Adds or changes a category. */
export const CategoryForm = (props: RecordDialogProps<Category>) => (
  <NamedRecordForm {...props} texts={texts} records={categoryRecords} model={categoryFieldsModel} />
);
