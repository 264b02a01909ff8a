import type { ReactNode } from 'react';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { paths } from '#web/shared/paths.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { headingWords, stateWords } from '#web/visitor/payment-state.ts';
import { AdCards } from '#web/visitor/ui/ad-card.tsx';
import { Card } from '#web/visitor/ui/card.tsx';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { WhatNext } from '#web/visitor/ui/what-next.tsx';
import { BookingFactsSection } from './booking-facts-section.tsx';
import { LiveStatusSection } from './live-status-section.tsx';
import { TicketSection } from './ticket-section.tsx';
import { statusTexts as texts } from './words.ts';

/** `/paymentstatus/{bookingId}/{parkId}`: the ticket when paid, until then the payment's state. Can be bookmarked. */
export function PaymentStatusPage(props: PaymentStatusProps) {
  const { park, status, stands, ads, help } = props;
  const getQrHref = paths.getQr(park.id);
  const isPaid = status === 'paid';
  const live = (
    <LivePart>
      <LiveStatusSection {...props} />
    </LivePart>
  );
  return (
    <PageShell venue={isPaid ? undefined : park.name} getQrHref={getQrHref} help={help} narrow kept={isPaid}>
      {isPaid ? <TicketSection {...props}>{live}</TicketSection> : <UnpaidSection {...props}>{live}</UnpaidSection>}
      <WhatNext
        steps={isPaid && stands === 'ready' ? texts.steps : []}
        links={[
          [paths.ticketBooking(park.id), texts.more],
          [getQrHref, texts.getQr],
        ]}
      />
      {isPaid && <AdCards ads={ads} />}
    </PageShell>
  );
}

const UnpaidSection = ({ children, ...props }: PaymentStatusProps & { children: ReactNode }) => (
  <>
    <h1>{headingWords(props, texts.ready)}</h1>
    {children}
    <Card className="stack next">
      <h2>{texts.receiptUnpaid}</h2>
      <ReceiptTable receipt={props.receipt} />
      <BookingFactsSection {...props} />
    </Card>
  </>
);

export const page: PageFacts<PaymentStatusProps> = {
  Body: PaymentStatusPage,
  title: ({ status, stands, park }) => `${stateWords(status, texts[stands])} – ${park.name}`,
  sheets: ['ticket', 'ads'],
};
