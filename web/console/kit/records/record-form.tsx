import type { z } from 'zod';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { FormDialog } from './record-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

export interface RecordTexts extends Record<'add' | 'added' | 'updated', string> {
  /** Defaults to "Edit" and the record's name. */
  edit?: (name: string) => string;
}

interface RecordFormProps<R, V extends object, N extends z.ZodType, C extends z.ZodType> {
  records: RecordMutations<z.output<N>, z.output<C>>;
  record: R | null;
  name?: string | undefined;
  texts: RecordTexts;
  groups: readonly FieldGroup<V>[];
  valuesOf: (record: R | null) => V;
  model: N;
  updateModel?: C;
  close: () => void;
}

export function RecordForm<
  R extends { id: string; name?: string },
  V extends object,
  N extends z.ZodType,
  C extends z.ZodType = N,
>({ record, name = record?.name ?? '', texts, model, updateModel, close, ...fields }: RecordFormProps<R, V, N, C>) {
  const toasts = useToasts();
  const form = useRecordForm<R | null, V, N | C>({
    ...fields,
    record,
    model: (record && updateModel) ?? model,
    saved: () => {
      toasts.success(record ? texts.updated : texts.added);
      close();
    },
  });
  const title = record ? (texts.edit ?? uiTexts.editNamed)(name) : texts.add;
  return <FormDialog title={title} groups={fields.groups} form={form} close={close} />;
}
