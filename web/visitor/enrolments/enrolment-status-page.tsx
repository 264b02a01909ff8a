import type { EnrolmentStatusProps } from '#contract/enrolments/page.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import { offeringPaths, paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { headingWords } from '#web/visitor/payment-state.ts';
import { Card } from '#web/visitor/ui/card.tsx';
import { FactList } from '#web/visitor/ui/fact-list.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { QrFigure } from '#web/visitor/ui/qr-figure.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { WhatNext } from '#web/visitor/ui/what-next.tsx';
import { LiveEnrolmentSection } from './live-enrolment-section.tsx';
import { enrolmentStatusTexts as texts } from './words.ts';

/** `/paymentstatus/{bookingId}/{batchId}`: the place when paid, until then the payment's state. Can be bookmarked. */
export function EnrolmentStatusPage(props: EnrolmentStatusProps) {
  const { batch, startsOn, begun, status, receipt, help } = props;
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
        <h2>{isPaid && receipt.total > 0 ? texts.receipt : texts.receiptUnpaid}</h2>
        <ReceiptTable receipt={receipt} />
        {!isPaid && <Facts {...props} />}
      </Card>
      <WhatNext
        steps={isPaid ? texts.steps(formatDay(startsOn), batch.hours, begun) : []}
        links={[
          [offeringPaths.coaching(batch.id), texts.another],
          [getQrHref, texts.getQr],
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

function headingOf(props: EnrolmentStatusProps): string {
  const unpaid = props.status === 'pending' || props.status === 'aborted';
  return unpaid && props.receipt.total === 0 ? texts.cancelled : headingWords(props, texts.ready);
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
          {keep && <QrFigure image={keep.image} label={texts.qrAlt(batch.name)} caption={texts.code(keep.shortCode)} />}
          <p>{texts.qrHow}</p>
        </div>
        <div className="tear" />
        <Facts {...props} />
      </article>
    </>
  );
}

function Facts({ batch, studentName, bookingId, maskedMobile, bookedText }: EnrolmentStatusProps) {
  const { facts } = texts;
  const rows: [string, string][] = [
    [facts.batch, batch.name],
    [facts.student, studentName],
    [facts.dates, batch.dates],
    [facts.hours, batch.hours],
    [facts.centre, [batch.centre, batch.location].filter(Boolean).join(', ')],
    [facts.booking, bookingId],
    [facts.mobile, maskedMobile],
    [facts.booked, bookedText],
  ];
  return <FactList facts={rows} />;
}
