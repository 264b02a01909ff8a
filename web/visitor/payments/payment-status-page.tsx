import type { ReactNode } from 'react';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
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
        steps={isPaid && stands === 'ready' ? [say('payments.stepGate'), say('enrolments.stepKeep')] : []}
        links={[
          [paths.ticketBooking(park.id), say('payments.bookMore')],
          [getQrHref, say('ui.getQr')],
        ]}
      />
      {isPaid && <AdCards ads={ads} />}
    </PageShell>
  );
}

const UnpaidSection = ({ children, ...props }: PaymentStatusProps & { children: ReactNode }) => (
  <>
    <h1>{headingWords(props, say('payments.ticket', { stands: 'ready' }))}</h1>
    {children}
    <Card className="stack next">
      <h2>{say('payments.yourBooking')}</h2>
      <ReceiptTable receipt={props.receipt} />
      <BookingFactsSection {...props} />
    </Card>
  </>
);

export const page: PageFacts<PaymentStatusProps> = {
  Body: PaymentStatusPage,
  title: ({ status, stands, park }) => `${stateWords(status, say('payments.ticket', { stands }))} – ${park.name}`,
  sheets: ['ticket', 'ads'],
};
