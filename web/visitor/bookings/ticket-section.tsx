import { formatDay } from '#contract/kernel/dates.ts';
import type { PaymentStatusProps } from '#contract/payments/page.ts';
import { Notice } from '#web/visitor/ui/notice.tsx';
import { QrFigure } from '#web/visitor/ui/qr-figure.tsx';
import { BookingFactsSection } from './booking-facts-section.tsx';
import { statusTexts as texts } from './ticket-words.ts';

/** The paid ticket: code first, then everything about it in words. Prints on a receipt. */
export function TicketSection(props: PaymentStatusProps) {
  const { park, visitDay, qrImage, shortCode, scannedText, givenBack, message } = props;
  const day = formatDay(visitDay);
  return (
    <>
      <h1>{texts.paid(scannedText !== null)}</h1>
      <p className="noprint">{message}</p>
      <article className="ticket">
        <div className="stub">
          <h2>{park.name}</h2>
          <p>
            <b>{day}</b>
            <br />
            <span className="muted">{texts.onlyThatDay}</span>
          </p>
          {qrImage && (
            <QrFigure image={qrImage} label={texts.qrAlt(park.name, day)} caption={texts.gateCode(shortCode)} />
          )}
          {givenBack && <p>{texts.givenBack(givenBack)}</p>}
          {scannedText ? <Notice kind="warn" title={texts.used(scannedText)} /> : <p>{texts.showThis}</p>}
        </div>
        <div className="tear" />
        <BookingFactsSection {...props} />
      </article>
    </>
  );
}
