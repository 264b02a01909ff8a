import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import type { RecordMutations } from '#web/console/platform/records.ts';
import type { RecordDialogProps } from './record-dialogs.tsx';
import type { RecordTexts } from './record-form.tsx';

/** A record that has a name, is in use or not, and has nothing else to say. */
interface NamedRecord {
  name: string;
  active: boolean;
}

/** The records of a noun whose form has a name and a status. */
interface NamedRecords<M extends z.ZodType<NamedRecord>> {
  texts: RecordTexts & Record<'name' | 'status' | 'active' | 'inactive', string>;
  model: M;
  records: RecordMutations<z.output<M>>;
}

/** The dialog of records that have a name and a status and nothing else; its form is fetched when it is first opened. */
export function namedRecordDialog<R extends NamedRecord & { id: string }, M extends z.ZodType<NamedRecord>>(
  own: NamedRecords<M>,
): ComponentType<RecordDialogProps<R>> {
  const { name, status, active, inactive } = own.texts;
  const group: FieldGroup<NamedRecord> = {
    fields: [
      { kind: 'text', name: 'name', label: name, required: true, wide: true },
      { kind: 'yes-no', name: 'active', label: status, yes: active, no: inactive, wide: true },
    ],
  };
  const Form = lazyPart(async () => (await import('./record-form.tsx')).RecordForm<R, NamedRecord, M>);
  const valuesOf = (record: R | null) => ({ name: record?.name ?? '', active: record?.active ?? true });
  return (props) => <Form {...props} {...own} groups={[group]} valuesOf={valuesOf} />;
}
