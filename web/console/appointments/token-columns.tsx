import { startOfDay } from '#contract/kernel/dates/dates.ts';
import { bookedColumn, orderIdColumn } from '#web/console/bookings/booking-column.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { countColumn, dayColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import type { DeskToken } from '#web/console/queues/queries.ts';
import { reportTexts, tokenTexts as texts, tokenStateOf } from '#web/console/queues/words.ts';

const headers = { ...reportTexts.columns, ...texts.columns };

/** Minutes from booking until the call, on the token's day; null before the call. */
export const waitedOf = ({ day, createdAt, calledAt }: DeskToken): number | null =>
  calledAt && Math.max(0, Math.floor((calledAt.getTime() - Math.max(+createdAt, +startOfDay(day))) / 60_000));

const minutesOf = (token: DeskToken): string => {
  const minutes = waitedOf(token);
  return minutes === null ? uiTexts.none : texts.minutes(minutes);
};

/** Order, columns of Counter Reports (docs/product/console.md 8.4), place and wait. */
export const tokenColumns: readonly Column<DeskToken>[] = [
  orderIdColumn(),
  textColumn('number', headers.number, ({ number }) => number),
  textColumn('name', headers.name, ({ personName }) => personName, {
    long: true,
    cell: ({ personName }) => personName || texts.walkIn,
  }),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile),
  textColumn('loanType', headers.loanType, ({ loanType }) => loanType, { breaks: true }),
  textColumn('queue', headers.branch, ({ queueName }) => queueName, {
    long: true,
    brief: ({ queueName, counterNumber }) => (
      <>
        {queueName}
        {counterNumber && <small className="below">{texts.counter(counterNumber)}</small>}
      </>
    ),
  }),
  textColumn('counter', headers.counter, ({ counterNumber }) => counterNumber, { only: 'full' }),
  dayColumn('date', headers.date, ({ day }) => day),
  textColumn('state', headers.state, tokenStateOf, {
    cell: (token) => (
      <span className={token.state === 'complete' ? 'mark-good' : 'mark-off'}>{tokenStateOf(token)}</span>
    ),
  }),
  countColumn('waited', headers.waited, waitedOf, { cell: minutesOf }),
  { ...bookedColumn<DeskToken>(), only: 'full' },
];
