import { type Period, type PeriodState, periodStateAt } from '#contract/kernel/dates/periods.ts';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { textColumn } from './column-kinds.tsx';
import type { Column, Identified } from './columns.ts';

type Shown = Identified & Partial<Record<'published' | 'closed', boolean>>;

const { header, ...words } = uiTexts.periods;
const MARKS = { scheduled: 'mark-wait', live: 'mark-good', ended: 'mark-over' } as const;
const ORDER: readonly PeriodState[] = ['live', 'scheduled', 'ended'];

export function periodColumn<R extends Shown>(periodOf: (row: R) => Period): Column<R> {
  const stateOf = (row: R): PeriodState | null => {
    const state = periodStateAt(periodOf(row), new Date());
    return row.published !== false || (row.closed && state === 'ended') ? state : null;
  };
  const wordsOf = (row: R): string => {
    const state = stateOf(row);
    return state ? words[state] : '';
  };
  return textColumn('period', header, wordsOf, {
    value: (row) => {
      const state = stateOf(row);
      return state && ORDER.indexOf(state);
    },
    narrows: wordsOf,
    isOver: (row) => stateOf(row) === 'ended',
    cell: (row) => {
      const state = stateOf(row);
      return state ? <span className={MARKS[state]}>{words[state]}</span> : uiTexts.none;
    },
  });
}
