import { Link } from 'react-router';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { dayColumn, instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { bookingRowTexts as texts } from './words.ts';

/** Short code, as visitors read it out; title and Excel have the whole id. `linked` links to the booking. */
export const orderIdColumn = <R extends Identified>(linked = true): Column<R> =>
  textColumn('id', texts.id, ({ id }) => id, {
    cell: ({ id }) => {
      const code = <code title={id}>{shortCodeOf(id)}</code>;
      return linked ? <Link to={consolePaths.booking(id)}>{code}</Link> : code;
    },
  });

export const visitColumn = <R,>(dayOf: (row: R) => string): Column<R> =>
  dayColumn('visit', texts.visit, dayOf, { breaks: undefined, cell: (row) => dayInWords(dayOf(row)) });

export const bookedColumn = <R extends { createdAt: Date }>(): Column<R> =>
  instantColumn('booked', texts.booked, ({ createdAt }) => createdAt);
