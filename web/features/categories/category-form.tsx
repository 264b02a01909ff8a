import { useQueryClient } from '@tanstack/react-query';
import { type Category, categoryFieldsModel } from '#contract/categories/model.ts';
import { categoryTexts as texts } from '#web/messages/categories.ts';
import { NamedRecordForm } from '#web/ui/named-record-form.tsx';
import type { RecordDialogProps } from '#web/ui/resource-page.tsx';
import { saveCategory } from './queries.ts';

/** Adds or changes a category. */
export function CategoryForm({ record, close }: RecordDialogProps<Category>) {
  const cache = useQueryClient();
  const save = (body: Pick<Category, 'name' | 'active'>, key: string) =>
    saveCategory(cache, record?.id ?? null, body, key);
  return <NamedRecordForm {...{ record, texts, save, close }} model={categoryFieldsModel} />;
}
