import type { z } from 'zod';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { RecordForm, type RecordTexts } from '#web/console/kit/records/record-form.tsx';
import type { Records } from '#web/console/platform/records.ts';
import type { FieldGroup } from './form-fields.tsx';

/** What all there is to say of some records: how they are called, and whether they are in use. */
interface Named {
  name: string;
  active: boolean;
}

interface NamedRecordFormProps<M extends z.ZodType<Named>> extends RecordDialogProps<Named & { id: string }> {
  texts: RecordTexts & Record<'name' | 'status' | 'active' | 'inactive', string>;
  model: M;
  records: Records<z.output<M>>;
}

const fieldsFor = (texts: NamedRecordFormProps<z.ZodType<Named>>['texts']): FieldGroup<Named> => ({
  fields: [
    { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
    { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
  ],
});

/** Adds or changes a record that has a name and a status, and nothing else. */
export const NamedRecordForm = <M extends z.ZodType<Named>>(props: NamedRecordFormProps<M>) => (
  <RecordForm
    {...props}
    groups={[fieldsFor(props.texts)]}
    initial={{ name: props.record?.name ?? '', active: props.record?.active ?? true }}
  />
);
