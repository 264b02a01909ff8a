import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { RecordDialogProps } from '#web/console/kit/records/record-dialogs.tsx';
import { lazyPart } from '#web/console/platform/parts.ts';
import type { NamedRecord, NamedRecords } from './named-record-form.tsx';

/** The dialog of records that have a name and a status and nothing else; fetched when it is first opened. */
export function namedRecordDialog<R extends NamedRecord & { id: string }, M extends z.ZodType<NamedRecord>>(
  own: NamedRecords<M>,
): ComponentType<RecordDialogProps<R>> {
  const Form = lazyPart(async () => (await import('./named-record-form.tsx')).NamedRecordForm<M>);
  return (props) => <Form {...props} {...own} />;
}
