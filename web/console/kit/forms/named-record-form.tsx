import type { z } from 'zod';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { RecordForm, type RecordTexts } from '#web/console/kit/records/record-form.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import type { FieldGroup } from './form-fields.tsx';

/** A record that has a name, is in use or not, and has nothing else to say. */
export interface NamedRecord {
  name: string;
  active: boolean;
}

/** The records of a noun whose form has a name and a status. */
export interface NamedRecords<M extends z.ZodType<NamedRecord>> {
  texts: RecordTexts & Record<'name' | 'status' | 'active' | 'inactive', string>;
  model: M;
  records: RecordMutations<z.output<M>>;
}

const fieldsFor = (texts: NamedRecords<z.ZodType<NamedRecord>>['texts']): FieldGroup<NamedRecord> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
  ],
});

/** Adds or changes a record that has a name and a status, and nothing else. */
export const NamedRecordForm = <M extends z.ZodType<NamedRecord>>(
  props: RecordDialogProps<NamedRecord & { id: string }> & NamedRecords<M>,
) => (
  <RecordForm
    {...props}
    groups={[fieldsFor(props.texts)]}
    initial={{ name: props.record?.name ?? '', active: props.record?.active ?? true }}
  />
);
