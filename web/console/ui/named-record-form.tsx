import type { z } from 'zod';
import type { FieldGroup } from './form-fields.tsx';
import { RecordDialog } from './record-dialog.tsx';
import type { RecordDialogProps } from './resource-page.tsx';

/** What all there is to say of some records: how they are called, and whether they are in use. */
interface Named {
  name: string;
  active: boolean;
}

interface NamedRecordFormProps<M> extends RecordDialogProps<Named> {
  texts: Record<'add' | 'added' | 'updated' | 'name' | 'status' | 'active' | 'inactive', string> & {
    edit: (name: string) => string;
  };
  model: M;
  save: (checked: Named, key: string) => Promise<unknown>;
}

const fieldsFor = (texts: NamedRecordFormProps<unknown>['texts']): FieldGroup<Named> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
  ],
});

/** Adds or changes a record that has a name and a status, and nothing else. */
export function NamedRecordForm<M extends z.ZodType<Named>>(props: NamedRecordFormProps<M>) {
  const { record, texts, model, save, close } = props;
  return (
    <RecordDialog
      title={record ? texts.edit(record.name) : texts.add}
      groups={[fieldsFor(texts)]}
      initial={{ name: record?.name ?? '', active: record?.active ?? true }}
      {...{ model, save, close }}
      saved={record ? texts.updated : texts.added}
    />
  );
}
