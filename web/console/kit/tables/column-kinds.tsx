import type { ReactNode } from 'react';
import { type Day, formatClock, formatDay, formatInstant } from '#contract/kernel/dates/dates.ts';
import { formatRupees, type Paise } from '#contract/kernel/money.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { SheetCell } from '#web/console/platform/files/spreadsheet.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import type { Column } from './columns.ts';

interface ColumnKind<V> {
  words: (said: V) => ReactNode;
  sheet: (said: V) => SheetCell;
  value: (said: V) => string | number;
}

const same = <V,>(said: V): V => said;

/** Builds a column of one value: a dash if absent, nothing in Excel. `more` overrides any part. */
const columnOf =
  <V,>(kind: ColumnKind<V>, frame: Pick<Column<never>, 'align' | 'breaks'> = {}) =>
  <R,>(
    id: string,
    header: string,
    of: (row: R) => V | null | undefined | '',
    more: Partial<Column<R>> = {},
  ): Column<R> => {
    const saidAs =
      <A, N>(say: (said: V) => A, none: N) =>
      (row: R) => {
        const said = of(row);
        return said === null || said === undefined || said === '' ? none : say(said);
      };
    return {
      id,
      header,
      ...frame,
      value: saidAs(kind.value, null),
      sheet: saidAs(kind.sheet, null),
      blank: saidAs(() => false, true),
      cell: saidAs(kind.words, uiTexts.none),
      ...more,
    };
  };

export const textColumn = columnOf<string | number>({ words: same, sheet: same, value: same });

export const rupeesColumn = columnOf<Paise>(
  { words: formatRupees, sheet: (rupees) => ({ rupees }), value: same },
  { align: 'end' },
);

/** Zero is shown too. */
export const countColumn = columnOf<number>(
  { words: (count) => count.toLocaleString('en-IN'), sheet: same, value: same },
  { align: 'end' },
);

export const dayColumn = columnOf<Day>(
  { words: (day) => <Breakable words={formatDay(day)} />, sheet: (day) => ({ day }), value: same },
  { breaks: true },
);

export const clockColumn = columnOf<string>({ words: formatClock, sheet: formatClock, value: same });

/** In IST. */
export const instantColumn = columnOf<Date>(
  { words: (at) => <Breakable words={formatInstant(at)} />, sheet: formatInstant, value: (at) => at.getTime() },
  { breaks: true },
);
