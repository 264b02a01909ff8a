import type { ReactNode } from 'react';
import { codeWords } from '#contract/bookings/words.ts';
import { formatDay } from '#contract/kernel/dates/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { peopleWords } from '#contract/tickets/words.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { QrFigure } from '#web/visitor/ui/qr-figure.tsx';
import { ReceiptTable } from '#web/visitor/ui/receipt-table.tsx';
import { BookingFactsSection } from './booking-facts-section.tsx';
import { statusTexts as texts } from './words.ts';

/**
 * The face shows what a gate needs (place, day, people, code, and `children`) without scrolling on the smallest phone.
 * Prints on A6 and on a receipt.
 */
export function TicketSection({ children, ...props }: PaymentStatusProps & { children: ReactNode }) {
  const { park, visitDay, slot, keep, people, receipt, stands, scannedText, message } = props;
  const day = formatDay(visitDay);
  const when = [day, slot].filter(Boolean).join(', ');
  return (
    <article className="ticket">
      <div className="face">
        <div className="said">
          <h1>{texts[stands]}</h1>
          <h2>{park.name}</h2>
          <p>
            <b>{when}</b>
            {people > 0 && ` · ${peopleWords(people)}`}
          </p>
        </div>
        {keep && (
          <QrFigure image={keep.image} label={texts.qrAlt(park.name, day)} caption={codeWords(keep.shortCode)} />
        )}
        {children}
      </div>
      {(scannedText || message) && (
        <div className="stack">
          {scannedText && <Notice kind="warn" title={texts.usedAt(scannedText)} />}
          {message && <p>{message}</p>}
        </div>
      )}
      <div className="tear" />
      <div className="stack">
        <h2>{texts.receipt}</h2>
        <ReceiptTable receipt={receipt} />
        <p className="muted">{texts.onlyThatDay}</p>
        <BookingFactsSection {...props} />
      </div>
    </article>
  );
}
