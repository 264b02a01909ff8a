import UserRound from 'lucide-react/icons/user-round';
import { useParams } from 'react-router';
import type { VisitorBooking } from '#contract/booking-records/model.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import { bookedColumn, orderIdColumn, visitColumn } from '#web/console/bookings/booking-column.tsx';
import { paymentColumn } from '#web/console/bookings/status-mark-section.tsx';
import { Page } from '#web/console/kit/parts/page.tsx';
import { AnswerTable } from '#web/console/kit/tables/answer-table.tsx';
import { rupeesColumn, textColumn } from '#web/console/kit/tables/column-kinds.tsx';
import type { Column } from '#web/console/kit/tables/columns.ts';
import { useAnswer } from '#web/console/kit/tables/filters/answer.ts';
import { useListState } from '#web/console/kit/tables/filters/list-state.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { visitorQuery } from './queries.ts';
import { recordTexts, visitorTexts as texts } from './words.ts';

const SIZES = [25, 100, 500];

export function VisitorPage() {
  const { id = '' } = useParams();
  const [{ page, size }] = useListState(SIZES);
  const answer = useAnswer(visitorQuery(id, page, size));
  const trail = [{ label: recordTexts.title(shortCodeOf(id)), path: consolePaths.booking(id) }];
  return (
    <Page title={texts.title(answer.data?.rows[0]?.mobileEnd ?? '')} lead={texts.lead} trail={trail}>
      <AnswerTable answer={answer} columns={COLUMNS} texts={texts} icon={UserRound} sizes={SIZES} />
    </Page>
  );
}

const { columns: headers } = texts;

const COLUMNS: readonly Column<VisitorBooking>[] = [
  orderIdColumn(),
  visitColumn(({ visitDate }) => visitDate),
  textColumn('what', headers.what, ({ offeringName }) => offeringName, {
    long: true,
    cell: ({ kind, offeringName }) => (
      <>
        {offeringName}
        <small className="below">{recordTexts.kinds[kind]}</small>
      </>
    ),
  }),
  textColumn('person', headers.person, ({ personName }) => personName),
  rupeesColumn('total', headers.total, ({ total }) => total),
  paymentColumn(headers.status),
  bookedColumn(),
];
