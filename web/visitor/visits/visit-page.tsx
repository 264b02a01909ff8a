import type { VisitPageProps } from '#contract/visits/page.ts';
import { offeringPaths, paths } from '#web/shared/paths.ts';
import { say } from '#web/shared/say.ts';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { QrFigure } from '#web/ui/qr-figure.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { LivePart } from '#web/visitor/ui/live-part.tsx';
import { PageShell } from '#web/visitor/ui/page-shell.tsx';
import { LiveVisitSection } from './live-visit-section.tsx';

/** `/exbhitionappointment/{appointmentId}/{exbhitionId}`: prints on a receipt. */
export function VisitPage(props: VisitPageProps) {
  const { show, state, message, personName, keep, help } = props;
  return (
    <PageShell venue={show.name} getQrHref={paths.getQr(show.id)} help={help} narrow kept={keep !== null}>
      <h1>{state === 'confirmed' ? say('visits.thanks', { name: personName }) : say('visits.state', { state })}</h1>
      {state === 'confirmed' && <p className="noprint">{message}</p>}
      <article className="ticket">
        <Stub {...props} />
        <div className="tear" />
        <Facts {...props} />
      </article>
      {keep && (
        <LivePart>
          <LiveVisitSection {...props} />
        </LivePart>
      )}
      {state !== 'over' && (
        <section className="next noprint">
          <Button variant="outlined" href={offeringPaths.exhibition(show.id)}>
            {say('visits.anotherName')}
          </Button>
        </section>
      )}
    </PageShell>
  );
}

export const page: PageFacts<VisitPageProps> = {
  Body: VisitPage,
  title: ({ state, show }) => `${say('visits.state', { state })} – ${show.name}`,
  sheets: ['ticket'],
};

function Stub({ show, keep }: VisitPageProps) {
  return (
    <div className="stub">
      <h2>{show.name}</h2>
      <p>
        {show.hours && <b>{show.hours}</b>}
        {show.hours && <br />}
        {show.type !== show.name && <span className="muted">{show.type}</span>}
      </p>
      {keep && (
        <>
          <QrFigure
            image={keep.image}
            label={say('visits.qrAlt', { show: show.name })}
            caption={say('bookings.code', { code: keep.shortCode })}
          />
          <p>{say('visits.showThis')}</p>
        </>
      )}
    </div>
  );
}

function Facts({ show, personName, maskedMobile, bookingId, bookedText }: VisitPageProps) {
  const facts: Fact[] = [
    [say('bookings.factWhere'), show.location],
    [say('visits.factWhen'), show.hours],
    [say('bookings.factName'), personName],
    [say('bookings.factMobile'), maskedMobile],
    [say('bookings.factNumber'), bookingId],
    [say('bookings.factBooked'), bookedText],
  ];
  return <FactList className="data" facts={facts} />;
}
