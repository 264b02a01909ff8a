import type { VisitBookingProps } from '#contract/visit-pages.ts';
import { paths } from '#web/paths.ts';
import { visitBookingTexts as texts } from '#web/public/messages/visits.ts';
import { LinkButton } from '#web/public/ui/button.tsx';
import { Icon, type IconName } from '#web/public/ui/icon.tsx';
import { LivePart } from '#web/public/ui/live-part.tsx';
import { Notice } from '#web/public/ui/notice.tsx';
import { PageShell } from '#web/public/ui/page-shell.tsx';
import { VisitBookingForm } from './visit-booking-form.tsx';

/** `/exbhitionbooking/{exbhitionId}`: one column, one decision. What cannot be booked is said before anything is asked. */
export function VisitBookingPage(props: VisitBookingProps) {
  const { show, closed, help } = props;
  return (
    <PageShell venue={show.name} help={help} narrow>
      <ShowFacts {...props} />
      {closed ? (
        <div className="stack">
          <Notice kind="warn" title={texts.closed[closed.kind]}>
            <p>{closed.message}</p>
          </Notice>
          <LinkButton href={paths.home} quiet>
            {texts.elsewhere}
          </LinkButton>
        </div>
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
      <p className="facts">
        {facts.map(
          ([icon, words]) =>
            words && (
              <span key={icon}>
                <Icon name={icon} size={18} />
                {words}
              </span>
            ),
        )}
      </p>
    </div>
  );
}
