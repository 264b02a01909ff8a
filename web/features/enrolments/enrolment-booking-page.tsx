import type { EnrolmentBookingProps } from '#contract/enrolment-pages.ts';
import { formatRupees } from '#contract/money.ts';
import { paths } from '#web/paths.ts';
import { enrolmentPageTexts as texts } from '#web/public/messages/enrolment.ts';
import type { IconName } from '#web/public/ui/icon.tsx';
import { LivePart } from '#web/public/ui/live-part.tsx';
import { PageShell } from '#web/public/ui/page-shell.tsx';
import { ClosedNotice, VenueFacts } from '#web/public/ui/venue-facts.tsx';
import { EnrolmentForm } from './enrolment-form.tsx';

/** `/coachingbooking/{batchId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function EnrolmentBookingPage(props: EnrolmentBookingProps) {
  const { batch, closed, help } = props;
  return (
    <PageShell venue={batch.name} help={help} narrow>
      <BatchFacts {...props} />
      {closed ? (
        <ClosedNotice
          title={texts.closed[closed.kind]}
          message={closed.message}
          href={paths.home}
          elsewhere={texts.elsewhere}
        />
      ) : (
        <LivePart>
          <EnrolmentForm {...props} />
        </LivePart>
      )}
    </PageShell>
  );
}

function BatchFacts({ batch, placesLeft, closed }: EnrolmentBookingProps) {
  const facts: [IconName, string][] = [
    ['calendar', batch.dates],
    ['clock', batch.hours],
    ['pin', [batch.centre, batch.location].filter(Boolean).join(', ')],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{batch.name}</b>
        <span className="num">{batch.fee === 0 ? texts.noFee : texts.fee(formatRupees(batch.fee))}</span>
        {placesLeft !== null && !closed && <span className="num">{texts.left(placesLeft)}</span>}
      </p>
      <VenueFacts facts={facts} />
    </div>
  );
}
