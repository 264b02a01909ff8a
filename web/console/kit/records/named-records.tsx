import type { z } from 'zod';
import type { FieldGroup } from '#web/console/kit/forms/form-fields.tsx';
import { lazyDialog } from '#web/console/kit/parts/dialogs/lazy-dialog.tsx';
import { textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import type { ResourceScreen } from '#web/console/kit/tables/resource-page.tsx';
import { changeColumns } from '#web/console/kit/tables/row-actions.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import type { RecordTexts } from './record-form.tsx';

interface NamedRecord {
  name: string;
  active: boolean;
}

interface NamedRecords<R, M extends z.ZodType<NamedRecord>> {
  texts: RecordTexts &
    Record<'name' | 'status' | 'active' | 'inactive' | 'gone', string> & { count: (count: number) => string };
  model: M;
  records: RecordMutations<z.output<M>>;
  /** Behind the name and before the buttons. */
  status: Column<R>;
  more: Column<R>;
}

const nameOf = ({ name }: NamedRecord): string => name;

/** A screen for records with only a name and a status; the form is loaded when first opened. */
export function namedRecords<R extends NamedRecord & { id: string }, M extends z.ZodType<NamedRecord>>({
  status,
  more,
  ...own
}: NamedRecords<R, M>): Pick<ResourceScreen<R>, 'columns' | 'nameOf' | 'searchIn' | 'dialog' | 'remove' | 'many'> {
  const { texts, records } = own;
  const group: FieldGroup<NamedRecord> = {
    fields: [
      { kind: 'text', name: 'name', label: texts.name, required: true, wide: true },
      { kind: 'yes-no', name: 'active', label: texts.status, yes: texts.active, no: texts.inactive, wide: true },
    ],
  };
  const Form = lazyDialog(async () => (await import('./record-form.tsx')).RecordForm<R, NamedRecord, M>);
  const valuesOf = (record: R | null) => ({ name: record?.name ?? '', active: record?.active ?? true });
  return {
    nameOf,
    searchIn: nameOf,
    columns: (open) => [textColumn('name', texts.name, nameOf), status, ...changeColumns(open, nameOf), more],
    dialog: (opened) => <Form {...opened} {...own} groups={[group]} valuesOf={valuesOf} />,
    remove: records.remove,
    many: { count: texts.count, records, inUse: ({ active }) => active, gone: texts.gone },
  };
}
