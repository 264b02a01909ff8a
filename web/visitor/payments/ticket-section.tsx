import type { ReactNode } from 'react';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { listText } from '#contract/kernel/text.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { BookingFactsSection } from './booking-facts-section.tsx';

/** What a gate needs is in sight on the smallest phone. Prints on A6 and on a receipt. */
export function TicketSection({ children, ...props }: PaymentStatusProps & { children: ReactNode }) {
  const { park, visitDay, slot, keep, people, receipt, stands, scannedText, message } = props;
  const day = dayText(visitDay);
  const when = sayText(listText([day, slot]));
  return (
    <article className="ticket">
      <div className="face">
        <div className="said">
          <h1>{say('payments.ticket', { stands })}</h1>
          <h2>{park.name}</h2>
          <p>
            <b>{when}</b>
            {people > 0 && ` · ${say('tickets.people', { people })}`}
          </p>
        </div>
        {keep && (
          <QrFigure
            image={keep.image}
            label={say('payments.qrAlt', { park: park.name, day })}
            caption={say('bookings.code', { code: keep.shortCode })}
          />
        )}
        {children}
      </div>
      {(scannedText || message) && (
        <div className="stack">
          {scannedText && <Notice kind="warn" title={say('payments.usedAt', { when: scannedText })} />}
          {message && <p>{message}</p>}
        </div>
      )}
      <div className="tear" />
      <div className="stack">
        <h2>{say('payments.youBought')}</h2>
        <ReceiptTable receipt={receipt} />
        <p className="muted">{say('bookings.thatDayOnly')}</p>
        <BookingFactsSection {...props} />
      </div>
    </article>
  );
}
