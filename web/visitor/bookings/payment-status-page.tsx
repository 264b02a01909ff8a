import { formatDay } from '#contract/kernel/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { WhatNext } from '#web/visitor/ui/what-next.tsx';
import { BookingFactsSection } from './booking-facts-section.tsx';
import { LiveStatusSection } from './live-status-section.tsx';
import { TicketSection } from './ticket-section.tsx';
import { statusTexts as texts } from './ticket-words.ts';
import { headingWords } from './unpaid-words.ts';

/** `/paymentstatus/{bookingId}/{parkId}`: the ticket once it is paid; until then, how it stands. Good for a bookmark. */
export function PaymentStatusPage(props: PaymentStatusProps) {
  const { park, status, receipt, scannedText, ads, help } = props;
  const getQrHref = paths.getQr(park.id);
  return (
    <PageShell venue={park.name} getQrHref={getQrHref} help={help} narrow>
      {status === 'paid' ? <TicketSection {...props} /> : <h1>{headingWords(props, texts.ready)}</h1>}
      <LivePart>
        <LiveStatusSection {...props} />
      </LivePart>
      <Card className="stack next">
        <h2>{status === 'paid' ? texts.receipt : texts.receiptUnpaid}</h2>
        <ReceiptTable receipt={receipt} />
        {status !== 'paid' && <BookingFactsSection {...props} />}
      </Card>
      <WhatNext
        steps={status === 'paid' && !scannedText ? texts.steps(formatDay(props.visitDay)) : []}
        links={[
          [paths.ticketBooking(park.id), texts.more],
          [getQrHref, texts.getQr],
        ]}
      />
      {status === 'paid' && <AdCards ads={ads} />}
    </PageShell>
  );
}

export const page: PageFacts<PaymentStatusProps> = {
  Body: PaymentStatusPage,
  title: ({ status, scannedText, park }) => texts.title(status, scannedText !== null, park.name),
  sheets: ['ticket', 'ads'],
};
