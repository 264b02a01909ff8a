import type { EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { offeringPaths, paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { headingWords } from '#web/visitor/payment-state.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { WhatNext } from '#web/visitor/ui/what-next.tsx';
import { LiveEnrolmentSection } from './live-enrolment-section.tsx';

/** `/paymentstatus/{bookingId}/{batchId}`: the place when paid, until then the payment's state. Can be bookmarked. */
export function EnrolmentStatusPage(props: EnrolmentStatusProps) {
  const { batch, status, receipt, help } = props;
  const isPaid = status === 'paid';
  const getQrHref = paths.getQr(batch.id);
  return (
    <PageShell venue={batch.name} getQrHref={getQrHref} help={help} narrow kept={isPaid}>
      <h1>{headingOf(props)}</h1>
      {isPaid && <Place {...props} />}
      <LivePart>
        <LiveEnrolmentSection {...props} />
      </LivePart>
      <Card className="stack next">
        <h2>{isPaid && receipt.total > 0 ? say('enrolments.paidFor') : say('payments.yourBooking')}</h2>
        <ReceiptTable receipt={receipt} />
        {!isPaid && <Facts {...props} />}
      </Card>
      <WhatNext
        steps={isPaid ? [classesStep(props), say('enrolments.stepShow'), say('enrolments.stepKeep')] : []}
        links={[
          [offeringPaths.coaching(batch.id), say('enrolments.bookAnother')],
          [getQrHref, say('ui.getQr')],
        ]}
      />
    </PageShell>
  );
}

export const page: PageFacts<EnrolmentStatusProps> = {
  Body: EnrolmentStatusPage,
  title: (props) => `${headingOf(props)} – ${props.batch.name}`,
  sheets: ['ticket'],
};

const classesStep = ({ batch: { hours }, startsOn, begun }: EnrolmentStatusProps): string =>
  begun ? say('enrolments.stepBegun', { hours }) : say('enrolments.stepBegins', { first: dayText(startsOn), hours });

function headingOf(props: EnrolmentStatusProps): string {
  const unpaid = props.status === 'pending' || props.status === 'aborted';
  return unpaid && props.receipt.total === 0
    ? say('enrolments.cancelledHeading')
    : headingWords(props, say('enrolments.youAreIn'));
}

/** Prints on a receipt. */
function Place(props: EnrolmentStatusProps) {
  const { batch, keep, message } = props;
  return (
    <>
      <p className="noprint">{message}</p>
      <article className="ticket">
        <div className="stub">
          <h2>{batch.name}</h2>
          {keep && (
            <QrFigure
              image={keep.image}
              label={say('enrolments.qrAlt', { batch: batch.name })}
              caption={say('bookings.code', { code: keep.shortCode })}
            />
          )}
          <p>{say('enrolments.qrHow')}</p>
        </div>
        <div className="tear" />
        <Facts {...props} />
      </article>
    </>
  );
}

function Facts({ batch, studentName, bookingId, maskedMobile, bookedText }: EnrolmentStatusProps) {
  const rows: [string, string][] = [
    [say('enrolments.factBatch'), batch.name],
    [say('enrolments.factStudent'), studentName],
    [say('enrolments.factDates'), batch.dates],
    [say('enrolments.factHours'), batch.hours],
    [say('bookings.factWhere'), [batch.centre, batch.location].filter(Boolean).join(', ')],
    [say('bookings.factNumber'), bookingId],
    [say('bookings.factMobile'), maskedMobile],
    [say('bookings.factBooked'), bookedText],
  ];
  return <FactList className="data" facts={rows} />;
}
