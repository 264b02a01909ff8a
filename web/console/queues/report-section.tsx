import TicketCheck from 'lucide-react/icons/ticket-check';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AppointmentFilters } from '#contract/appointments/api.ts';
import { PAYMENT_MODES } from '#contract/appointments/model.ts';
import type { QueueKind } from '#contract/queues/model.ts';
import { bookingRowTexts } from '#web/console/bookings/words.ts';
import { justToday } from '#web/console/kit/dates/date-range.ts';
import { toasts } from '#web/console/kit/parts/toasts.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { sheetOf } from '#web/console/kit/tables/choice/sheet.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { FilterForm } from '#web/console/kit/tables/filters/filter-form.tsx';
import { askedOf, boxFilter, daysFilter, valueFilter } from '#web/console/kit/tables/filters/filter-kinds.tsx';
import { SearchAll } from '#web/console/kit/tables/filters/search-all.tsx';
import { fileNameOf } from '#web/console/platform/files/download.ts';
import { type DeskToken, reportQuery } from './queries.ts';
import { reportColumns } from './report-columns.tsx';
import { tokenStateFilter } from './token-state-filter.ts';
import { useDeskActions } from './use-desk-actions.ts';
import type { Live } from './use-live.ts';
import { reportTexts as texts } from './words.ts';
import './token-desk.css';

const text = boxFilter(bookingRowTexts.find);
const days = daysFilter({ usual: justToday });

const doctorFilters = {
  text,
  days,
  paymentMode: valueFilter('mode', {
    label: texts.mode,
    none: texts.allModes,
    values: PAYMENT_MODES,
    words: (mode) => texts.modes[mode],
  }),
  state: tokenStateFilter,
};

type TokenReportFilters = Pick<typeof doctorFilters, 'text' | 'days'> & Partial<typeof doctorFilters>;

const reportFilters: Record<QueueKind, TokenReportFilters> = { loan: { text, days }, doctor: doctorFilters };

const SIZES = [5, 50, 100, 500, 1000];
const NO_TOKENS: DeskToken[] = [];

interface ReportProps {
  kind: QueueKind;
  /** One counter or clinic; empty: all that the account may see. */
  of: Pick<AppointmentFilters, 'clinicId' | 'counterId'>;
  title: string;
  live: Live;
}

/** Counter Reports and Doctor Reports (docs/product/console.md 8.4). */
export function Report({ kind, of, title, live }: ReportProps) {
  const [params] = useSearchParams();
  const filters = reportFilters[kind];
  const { days, state, ...only } = askedOf(filters, params);
  const answer = useAnswer(reportQuery(kind, { ...of, ...only }, days));
  const found = answer.data ?? NO_TOKENS;
  // Filters loaded rows, so that switching states needs no request.
  const rows = useMemo(() => (state ? found.filter((token) => token.state === state) : found), [found, state]);
  const complete = useComplete(kind, live);
  // A counter may not open bookings.
  const linked = of.counterId === undefined;
  const columns = useMemo(() => reportColumns(kind, complete, linked), [kind, complete, linked]);
  const exported = {
    sheet: () => sheetOf(texts.sheet, columns, rows),
    file: texts.file(fileNameOf(title), days.from, days.to),
  };
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <FilterForm
        label={texts.filters}
        filters={filters}
        answer={answer}
        table={texts.caption}
        exported={rows.length > 0 ? exported : undefined}
      />
      <AnswerTable
        texts={texts}
        columns={columns}
        answer={{ ...answer, data: answer.data && { rows } }}
        icon={TicketCheck}
        sizes={SIZES}
        otherwise={<SearchAll filters={filters} />}
      />
    </section>
  );
}

/** Completes a token, which calls the next one, and notifies. Stable function. */
function useComplete(kind: QueueKind, live: Live): (token: DeskToken) => void {
  const desk = useDeskActions(kind, live);
  const act = (token: DeskToken) => {
    if (!desk.isBusy()) desk.act({ token, state: 'complete' }, () => toasts.success(texts.saved));
  };
  const latest = useRef(act);
  latest.current = act;
  return useRef((token: DeskToken) => latest.current(token)).current;
}
