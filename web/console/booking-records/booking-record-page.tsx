import { useQuery } from '@tanstack/react-query';
import { useOutletContext, useParams } from 'react-router';
import type { BookingRecord } from '#contract/booking-records/model.ts';
import { owedOf, unsettledOf } from '#contract/booking-records/rules.ts';
import { shortCodeOf } from '#contract/kernel/ids.ts';
import type { User } from '#contract/sessions/model.ts';
import { trailTo } from '#web/console/frame/menu.ts';
import { Page } from '#web/console/kit/parts/page.tsx';
import { Loading, LoadProblem } from '#web/console/kit/parts/placeholders.tsx';
import { uiTexts } from '#web/console/kit/parts/texts.ts';
import { UnsettledPayment } from '#web/console/payment-reviews/unsettled-section.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { Problem } from '#web/ui/notice.tsx';
import { RecordActions } from './actions-section.tsx';
import { CostSection, FactsSection, PaymentsSection } from './facts-section.tsx';
import { recordQuery } from './queries.ts';
import { StandingLine } from './standing-section.tsx';
import { NoteForm, StorySection } from './story-section.tsx';
import { recordTexts as texts } from './words.ts';
import './booking-records.css';

const LISTS: Record<BookingRecord['kind'], string> = {
  'park-ticket': consolePaths.search,
  'doctor-appointment': consolePaths.doctorReport,
  'loan-appointment': consolePaths.branches,
  'show-visit': consolePaths.exhibitionReport,
  'batch-enrolment': consolePaths.enrolments,
};

export function BookingRecordPage() {
  const { id = '' } = useParams();
  const user = useOutletContext<User>();
  const { data, error, refetch } = useQuery(recordQuery(id));
  const title = texts.title(data ? shortCodeOf(data.shortCode) : '');
  return (
    <Page
      title={title.trim()}
      trail={data && trailTo(user, LISTS[data.kind])}
      lead={data && <Lead record={data} />}
      key={id}
    >
      {!data && !error && <Loading />}
      {!data && error && <LoadProblem error={error} retry={() => void refetch()} />}
      {data && error && <Problem>{uiTexts.notRenewed(error.message)}</Problem>}
      {data && <RecordBody record={data} user={user} />}
    </Page>
  );
}

const Lead = ({ record }: { record: BookingRecord }) => (
  <span className="row">
    <StandingLine record={record} />
    {`${texts.kinds[record.kind]} · ${record.offeringName}`}
  </span>
);

function OwedNotice({ record }: { record: BookingRecord }) {
  const owed = owedOf(record);
  if (owed.length === 0) return null;
  return (
    <Problem aria-label={texts.owed.caption}>
      <b>{texts.owed.amount(owed.reduce((sum, { amount }) => sum + amount, 0))}</b>
      {owed.map(({ id, trouble }) => (
        <p key={id}>{trouble}</p>
      ))}
      <p>{texts.owed.next}</p>
    </Problem>
  );
}

/** Shown while the gateway may still report on the newest attempt of an unpaid booking. */
function Unsettled({ record }: { record: BookingRecord }) {
  const payment = unsettledOf(record);
  return payment && <UnsettledPayment payment={payment} />;
}

function RecordBody({ record, user }: { record: BookingRecord; user: User }) {
  return (
    <>
      <OwedNotice record={record} />
      <Unsettled record={record} />
      <RecordActions record={record} user={user} />
      <div className="stack record">
        <div className="stack">
          <FactsSection record={record} user={user} />
          <CostSection record={record} />
          <PaymentsSection payments={record.payments} />
        </div>
        <div className="stack">
          <NoteForm id={record.id} />
          <StorySection record={record} />
        </div>
      </div>
    </>
  );
}
