import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Switch } from '#web/console/kit/forms/switch.tsx';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import type { RecordMutations } from '#web/console/platform/records.ts';
import type { Column, Identified } from './columns.ts';

interface InUse {
  active: boolean;
}

type StatusTexts = Record<'status' | 'active' | 'inactive', string>;

/** Rows in use sort first. */
export const statusColumn = <R extends InUse>(texts: StatusTexts): Column<R> => ({
  id: 'status',
  header: texts.status,
  value: ({ active }) => (active ? 0 : 1),
  narrows: ({ active }) => (active ? texts.active : texts.inactive),
  sheet: ({ active }) => (active ? texts.active : texts.inactive),
  cell: ({ active }) => <Mark active={active} texts={texts} />,
});

interface Switched<R> {
  texts: StatusTexts & { statusOf: (name: string) => string; statusChanged: string };
  nameOf: (row: R) => string;
  records: Pick<RecordMutations<never, InUse>, 'change'>;
}

export const statusSwitchColumn = <R extends InUse & Identified>(switched: Switched<R>): Column<R> => ({
  ...statusColumn(switched.texts),
  cell: (row) => <StatusSwitch row={row} {...switched} />,
});

/** Optimistic: reverts if the server refuses. */
function StatusSwitch<R extends InUse & Identified>({ row, texts, nameOf, records }: Switched<R> & { row: R }) {
  const cache = useQueryClient();
  const [wanted, want] = useState<boolean | null>(null);
  const active = wanted ?? row.active;
  // Not with the answer: a list draws its new rows a moment later, and the switch would turn back for as long.
  useEffect(() => want((now) => (now === row.active ? null : now)), [row.active]);
  const turn = async (next: boolean): Promise<void> => {
    want(next);
    try {
      await records.change(cache, row.id, { active: next });
      toasts.success(texts.statusChanged);
    } catch (error) {
      want(null);
      toasts.failure((error as Error).message);
    }
  };
  return (
    <span className="status">
      <Switch label={texts.statusOf(nameOf(row))} checked={active} change={(next) => void turn(next)} />
      <Mark active={active} texts={texts} />
    </span>
  );
}

const Mark = ({ active, texts }: InUse & { texts: StatusTexts }) => (
  <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
);
