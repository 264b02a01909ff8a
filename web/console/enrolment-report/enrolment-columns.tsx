import { dayOf, formatDay } from '#contract/dates.ts';
import type { Enrolment } from '#contract/enrolments/model.ts';
import { formatRupees } from '#contract/money.ts';
import { StatusMark } from '#web/console/bookings/status-mark-section.tsx';
import type { Sheet } from '#web/console/platform/spreadsheet.ts';
import type { Column } from '#web/console/ui/columns.ts';
import { uiTexts } from '#web/console/ui/texts.ts';
import { searchTexts } from '#web/console/words/bookings.ts';
import { enrolmentReportTexts as texts } from '#web/console/words/enrolments.ts';
import { tenantTexts } from '#web/console/words/tenants.ts';

const { columns: headers } = texts;

/** The Enrolments screen's columns. */
export const enrolmentColumns: Column<Enrolment>[] = [
  { id: 'student', header: headers.student, cell: ({ studentName }) => studentName },
  { id: 'mobile', header: headers.mobile, cell: ({ mobile }) => mobile },
  {
    id: 'email',
    header: headers.email,
    long: true,
    blank: ({ email }) => email === '',
    cell: ({ email }) => email || uiTexts.none,
  },
  { id: 'batch', header: headers.batch, long: true, cell: ({ batchName }) => batchName },
  { id: 'fee', header: headers.fee, align: 'end', cell: ({ fee }) => (fee === 0 ? texts.free : formatRupees(fee)) },
  { id: 'status', header: headers.status, cell: ({ status }) => <StatusMark status={status} /> },
  { id: 'date', header: headers.date, cell: ({ createdAt }) => formatDay(dayOf(createdAt)) },
];

/** The same for Excel: fees as numbers, dates as dates; with names of organisations whose each is. */
export const enrolmentSheet = (rows: readonly Enrolment[], nameOf: ((id: string) => string) | null): Sheet => ({
  name: texts.sheet,
  header: [
    headers.student,
    ...(nameOf ? [tenantTexts.organisation] : []),
    ...[headers.mobile, headers.email, headers.batch, headers.fee, headers.status, headers.date],
  ],
  rows: rows.map((row) => [
    row.studentName,
    ...(nameOf ? [nameOf(row.organisationId)] : []),
    row.mobile,
    row.email || null,
    row.batchName,
    { rupees: row.fee },
    searchTexts.statuses[row.status],
    { day: dayOf(row.createdAt) },
  ]),
});
