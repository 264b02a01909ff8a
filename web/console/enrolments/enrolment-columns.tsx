import { Link } from 'react-router';
import type { Enrolment } from '#contract/enrolments/model.ts';
import { dayOf, formatDay } from '#contract/kernel/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { StatusMark } from '#web/console/bookings/status-mark-section.tsx';
import { searchTexts } from '#web/console/bookings/words.ts';
import { Breakable } from '#web/console/kit/parts/breakable.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { enrolmentReportTexts as texts } from './words.ts';

const { columns: headers } = texts;

/** The Enrolments screen's columns; in Excel fees are numbers, and dates are dates. */
export const enrolmentColumns: Column<Enrolment>[] = [
  {
    id: 'student',
    header: headers.student,
    sorts: true,
    cell: ({ id, studentName }) => <Link to={consolePaths.booking(id)}>{studentName}</Link>,
    sheet: (row) => row.studentName,
  },
  { id: 'mobile', header: headers.mobile, sorts: true, cell: ({ mobile }) => mobile, sheet: ({ mobile }) => mobile },
  {
    id: 'email',
    header: headers.email,
    sorts: true,
    breaks: true,
    blank: ({ email }) => email === '',
    cell: ({ email }) => (email ? <Breakable words={email} after="@" /> : uiTexts.none),
    sheet: ({ email }) => email || null,
  },
  {
    id: 'batch',
    header: headers.batch,
    sorts: true,
    long: true,
    cell: ({ batchName }) => batchName,
    sheet: (row) => row.batchName,
  },
  {
    id: 'fee',
    header: headers.fee,
    sorts: true,
    align: 'end',
    cell: ({ fee }) => (fee === 0 ? texts.free : formatRupees(fee)),
    sheet: ({ fee }) => ({ rupees: fee }),
  },
  {
    id: 'status',
    header: headers.status,
    sorts: true,
    breaks: true,
    cell: ({ status }) => <StatusMark status={status} />,
    sheet: ({ status }) => searchTexts.statuses[status],
  },
  {
    id: 'date',
    header: headers.date,
    sorts: true,
    cell: ({ createdAt }) => formatDay(dayOf(createdAt)),
    sheet: ({ createdAt }) => ({ day: dayOf(createdAt) }),
  },
];
