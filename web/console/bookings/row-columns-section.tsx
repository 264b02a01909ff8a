import { Link } from 'react-router';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { dayColumn, instantColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column, Identified } from '#web/console/kit/tables/columns.ts';
import { dayInWords } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { bookingRowTexts as texts } from './words.ts';

/** The order of a row, by the code that visitors read out; the whole id is its title, and its cell in Excel. `linked`: it leads to the booking. */
export const orderIdColumn = <R extends Identified>(linked = true): Column<R> =>
  textColumn('id', texts.id, ({ id }) => id, {
    cell: ({ id }) => {
      const code = <code title={id}>{shortCodeOf(id)}</code>;
      return linked ? <Link to={consolePaths.booking(id)}>{code}</Link> : code;
    },
  });

/** The day for which it was booked, without its year where that is this one. */
export const visitColumn = <R,>(dayOf: (row: R) => string): Column<R> =>
  dayColumn('visit', texts.visit, dayOf, { breaks: undefined, cell: (row) => dayInWords(dayOf(row)) });

/** The moment at which it was booked. */
export const bookedColumn = <R extends { createdAt: Date }>(): Column<R> =>
  instantColumn('booked', texts.booked, ({ createdAt }) => createdAt);

/** A name that leads to the page of what it names, for those who may open it. */
export const NameLink = ({ to, name, linked = true }: { to: string; name: string; linked?: boolean }) =>
  linked ? <Link to={to}>{name}</Link> : name;
