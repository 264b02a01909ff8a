import type { z } from 'zod';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { useToasts } from '#web/console/kit/parts/toasts.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import { FormDialog } from './record-dialog.tsx';
import { useRecordForm } from './use-record-form.ts';

/** These texts name the dialog of a record, and say that it is saved. */
export interface RecordTexts extends Record<'add' | 'added' | 'updated', string> {
  /** "Edit" and what it is called, unless said. */
  edit?: (name: string) => string;
}

interface RecordFormProps<R, V extends object, N extends z.ZodType, C extends z.ZodType> {
  records: RecordMutations<z.output<N>, z.output<C>>;
  /** The record to change; null: a new one is added. */
  record: R | null;
  /** This names the record to change, where its name does not. */
  name?: string | undefined;
  texts: RecordTexts;
  groups: readonly FieldGroup<V>[];
  /** The form holds this of a record, or of a new one. */
  valuesOf: (record: R | null) => V;
  model: N;
  /** A change has its own model where other rules hold than for a new record. */
  updateModel?: C;
  close: () => void;
}

/** Adds a record, or changes the one that it is given: fields as data, checked by the contract's model. */
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
