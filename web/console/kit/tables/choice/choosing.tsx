import { useState } from 'react';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import type { DataTableProps } from '#web/console/kit/tables/data-table.tsx';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { lazyPart } from '#web/console/platform/parts.ts';
import type { Many } from './bulk-actions.ts';
import { useChoice } from './choice.ts';
import type { ChoiceBar as ChoiceBarOf, ChosenRows } from './choice-bar.tsx';
import { everythingOf } from './sheet.ts';

const ChoiceBar = lazyPart(async () => (await import('./choice-bar.tsx')).ChoiceBar) as unknown as typeof ChoiceBarOf;

interface Choosing<R extends Identified> {
  many: Many<R> | undefined;
  nameOf: (row: R) => string;
  all?: readonly R[] | undefined;
  columns: readonly Column<R>[];
  title: string;
  matching: ChosenRows<R>['matching'];
  atOnce?: boolean | undefined;
}

export function useChoosing<R extends Identified>(choosing: Choosing<R>): Pick<DataTableProps<R>, 'choice' | 'bar'> {
  const { many, nameOf, all, columns, title, matching, atOnce } = choosing;
  const choice = useChoice({ nameOf, all });
  if (!many) return {};
  const sheet = (rows: readonly R[]) => everythingOf(title.slice(0, 31), columns, rows);
  const file = `${fileNameOf(title)}.xlsx`;
  return { choice, bar: (shown) => <Bar {...{ choice, many, matching, sheet, file, shown, atOnce }} /> };
}

/** Loaded with the first choice; stays mounted to report how an action ended. */
function Bar<R extends Identified>(props: ChosenRows<R>) {
  const [opened, open] = useState(false);
  const isChosen = props.choice.rows.length > 0;
  if (isChosen && !opened) open(true);
  return opened && <ChoiceBar<R> {...props} />;
}
