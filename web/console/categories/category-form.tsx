import { useQueryClient } from '@tanstack/react-query';
import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { NamedRecordForm } from '#web/console/ui/named-record-form.tsx';
import type { RecordDialogProps } from '#web/console/ui/resource-page.tsx';
import { categoryTexts as texts } from '#web/console/words/categories.ts';
import { saveCategory } from './queries.ts';

/** Adds or changes a category. */
export function CategoryForm({ record, close }: RecordDialogProps<Category>) {
  const cache = useQueryClient();
  const save = (body: Pick<Category, 'name' | 'active'>, key: string) =>
    saveCategory(cache, record?.id ?? null, body, key);
  return <NamedRecordForm {...{ record, texts, save, close }} model={categoryFieldsModel} />;
}
