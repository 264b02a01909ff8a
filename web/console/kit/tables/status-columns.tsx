import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  cell: ({ active }) => (
    <span className={active ? 'mark-good' : 'mark-off'}>{active ? texts.active : texts.inactive}</span>
  ),
});

interface Switched<R> {
  texts: StatusTexts & { statusOf: (name: string) => string; statusChanged: string };
  nameOf: (row: R) => string;
  records: Pick<RecordMutations<never, InUse>, 'change'>;
}

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

interface StatusSwitchProps {
  label: string;
  active: boolean;
  words: { on: string; off: string };
  change: (active: boolean) => Promise<unknown>;
  changed: string;
}

/** Optimistic: reverts if the server refuses. */
export function StatusSwitch({ label, active, words, change, changed }: StatusSwitchProps) {
  const [wanted, want] = useState<boolean | null>(null);
  const shown = wanted ?? active;
  const turn = async (next: boolean): Promise<void> => {
    want(next);
    try {
      await change(next);
      toasts.success(changed);
    } catch (error) {
      toasts.failure((error as Error).message);
    } finally {
      want(null);
    }
  };
  return (
    <span className="status">
      <Switch label={label} checked={shown} change={(next) => void turn(next)} />
      <span className={shown ? 'mark-good' : 'mark-off'}>{shown ? words.on : words.off}</span>
    </span>
  );
}
