import { useQueryClient } from '@tanstack/react-query';
import { type Category, type CategoryFields, categoryFieldsModel } from '#contract/categories/model.ts';
import { categoryTexts as texts } from '#web/messages/categories.ts';
import type { FieldGroup } from '#web/ui/form-fields.tsx';
import { RecordDialog } from '#web/ui/record-dialog.tsx';
import type { RecordDialogProps } from '#web/ui/resource-page.tsx';
import { saveCategory } from './queries.ts';

const GROUP: FieldGroup<CategoryFields> = {
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
  ],
};

/** Adds or changes a category. */
export function CategoryForm({ record, close }: RecordDialogProps<Category>) {
  const cache = useQueryClient();
  return (
    <RecordDialog
      title={record ? texts.edit(record.name) : texts.add}
      groups={[GROUP]}
      initial={{ name: record?.name ?? '', active: record?.active ?? true }}
      model={categoryFieldsModel}
      save={(body, key) => saveCategory(cache, record?.id ?? null, body, key)}
      saved={record ? texts.updated : texts.added}
      close={close}
    />
  );
}
