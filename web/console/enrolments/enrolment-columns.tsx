import type { Enrolment } from '#contract/enrolments/model.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import { formatRupees } from '#contract/kernel/money.ts';
import { orderIdColumn } from '#web/console/bookings/booking-column.tsx';
import { paymentColumn } from '#web/console/bookings/status-mark-section.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { dayColumn, rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { enrolmentReportTexts as texts } from './words.ts';

const { columns: headers } = texts;

export const enrolmentColumns: Column<Enrolment>[] = [
  orderIdColumn(),
  dayColumn('begins', headers.begins, ({ startDate }) => startDate),
  textColumn('student', headers.student, ({ studentName }) => studentName),
  textColumn('mobile', headers.mobile, ({ mobile }) => mobile),
  textColumn('email', headers.email, ({ email }) => email, {
    breaks: true,
    cell: ({ email }) => (email ? <Breakable words={email} after="@" /> : uiTexts.none),
  }),
  textColumn('batch', headers.batch, ({ batchName }) => batchName, { breaks: true }),
  rupeesColumn('fee', headers.fee, ({ fee }) => fee, {
    cell: ({ fee }) => (fee === 0 ? texts.free : formatRupees(fee)),
  }),
  paymentColumn(headers.status),
  dayColumn('date', headers.date, ({ createdAt }) => dayOf(createdAt)),
];
