import { useQueryClient } from '@tanstack/react-query';
import type { RecordMutations } from '#web/console/platform/records.ts';
import type { Column, Identified } from './columns.ts';
import { StatusSwitch } from './status-switch.tsx';

interface InUse {
  active: boolean;
}

type StatusTexts = Record<'status' | 'active' | 'inactive', string>;

/** The column that says whether a row is in use; those in use stand first. */
export const statusColumn = <R extends InUse>(texts: StatusTexts): Column<R> => ({
  id: 'status',
  header: texts.status,
  value: ({ active }) => (active ? 0 : 1),
  narrows: ({ active }) => (active ? texts.active : texts.inactive),
  sheet: ({ active }) => (active ? texts.active : texts.inactive),
  cell: ({ active }) => (
    <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
  ),
});

interface Switched<R> {
  texts: StatusTexts & { statusOf: (name: string) => string; statusChanged: string };
  nameOf: (row: R) => string;
  /** Sends that a row was switched, and nothing else of it. */
  records: Pick<RecordMutations<never, InUse>, 'change'>;
}

/** The same column with a switch in each row. */
export const statusSwitchColumn = <R extends InUse & Identified>(switched: Switched<R>): Column<R> => ({
  ...statusColumn(switched.texts),
  cell: (row) => <RowSwitch row={row} {...switched} />,
});

function RowSwitch<R extends InUse & Identified>({ row, texts, nameOf, records }: Switched<R> & { row: R }) {
  const cache = useQueryClient();
  return (
    <StatusSwitch
      label={texts.statusOf(nameOf(row))}
      active={row.active}
      words={{ on: texts.active, off: texts.inactive }}
      change={(active) => records.change(cache, row.id, { active })}
      changed={texts.statusChanged}
    />
  );
}
