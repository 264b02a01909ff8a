import type { VisitBookingProps } from '#contract/visit-pages.ts';
import { paths } from '#web/paths.ts';
import { visitBookingTexts as texts } from '#web/public/messages/visits.ts';
import type { IconName } from '#web/public/ui/icon.tsx';
import { LivePart } from '#web/public/ui/live-part.tsx';
import { PageShell } from '#web/public/ui/page-shell.tsx';
import { ClosedNotice, VenueFacts } from '#web/public/ui/venue-facts.tsx';
import { VisitBookingForm } from './visit-booking-form.tsx';

/** `/exbhitionbooking/{exbhitionId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function VisitBookingPage(props: VisitBookingProps) {
  const { show, closed, help } = props;
  return (
    <PageShell venue={show.name} help={help} narrow>
      <ShowFacts {...props} />
      {closed ? (
        <ClosedNotice
          title={texts.closed[closed.kind]}
          message={closed.message}
          href={paths.home}
          elsewhere={texts.elsewhere}
        />
      ) : (
        <LivePart>
          <VisitBookingForm {...props} />
        </LivePart>
      )}
    </PageShell>
  );
}

function ShowFacts({ show, placesLeft, closed }: VisitBookingProps) {
  const facts: readonly (readonly [IconName, string | null])[] = [
    ['pin', show.location || null],
    ['calendar', show.hours],
    ['info', closed ? null : texts.free],
    ['warn', placesLeft === null || closed ? null : texts.few(placesLeft)],
  ];
  return (
    <div className="venue">
      <h1>{texts.heading}</h1>
      <p className="doctor">
        <b>{show.name}</b>
        {show.type !== show.name && <span>{show.type}</span>}
      </p>
      <VenueFacts facts={facts} />
    </div>
  );
}
