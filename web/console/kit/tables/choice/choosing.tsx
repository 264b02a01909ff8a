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
  /** Absent: nothing can be chosen. */
  many: Many<R> | undefined;
  nameOf: (row: R) => string;
  /** See useChoice. */
  all?: readonly R[] | undefined;
  columns: readonly Column<R>[];
  /** Names the sheet and the file of what is exported. */
  title: string;
  matching: ChosenRows<R>['matching'];
  /** See RecordActions. */
  atOnce?: boolean | undefined;
}

/** Gives a table all it needs so that its rows can be chosen, and the bar below it that does something with them. */
export function useChoosing<R extends Identified>(choosing: Choosing<R>): Pick<DataTableProps<R>, 'choice' | 'bar'> {
  const { many, nameOf, all, columns, title, matching, atOnce } = choosing;
  const choice = useChoice({ nameOf, all });
  if (!many) return {};
  const sheet = (rows: readonly R[]) => everythingOf(title.slice(0, 31), columns, rows);
  const file = `${fileNameOf(title)}.xlsx`;
  return { choice, bar: (shown) => <Bar {...{ choice, many, matching, sheet, file, shown, atOnce }} /> };
}

/** Fetched when something is first chosen, and there from then on: it also tells how a deed has ended. */
function Bar<R extends Identified>(props: ChosenRows<R>) {
  const [opened, open] = useState(false);
  const isChosen = props.choice.rows.length > 0;
  if (isChosen && !opened) open(true);
  return opened && <ChoiceBar<R> {...props} />;
}
