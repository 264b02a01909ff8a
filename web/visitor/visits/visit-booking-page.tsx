import Calendar from 'lucide-react/icons/calendar';
import Info from 'lucide-react/icons/info';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { listText } from '#contract/kernel/text.ts';
import type { VisitBookingProps } from '#contract/visits/page.ts';
import { say } from '#web/shared/say.ts';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { VisitBookingForm } from './visit-booking-form.tsx';

export function VisitBookingPage(props: VisitBookingProps) {
  const { show, closedText, placesLeft, closed, help } = props;
  return (
    <OfferPage
      id={show.id}
      venue={show.name}
      help={help}
      entered={props}
      heading={say('visits.heading')}
      lead={
        show.type !== show.name && (
          <p className="doctor">
            <b>{show.type}</b>
          </p>
        )
      }
      facts={[
        [MapPin, show.location || null],
        [Calendar, show.hours ?? say('visits.noDates')],
        [TriangleAlert, closedText],
        [Info, closed ? null : say('visits.costsNothing')],
        [TriangleAlert, placesLeft === null || closed ? null : say('visits.fewLeft', { count: placesLeft })],
      ]}
      closed={closed && { title: say('visits.closed', { kind: closed.kind }), message: closed.message }}
      elsewhere={say('ui.home')}
      {...presented(props.presentation, { name: show.name, address: show.location })}
      again={say('visits.findAgain')}
    >
      <VisitBookingForm {...props} />
    </OfferPage>
  );
}

export const page: PageFacts<VisitBookingProps> = {
  Body: VisitBookingPage,
  title: ({ show }) => say('visits.title', { show: show.name }),
  description: ({ show }) => say('visits.description', { show: listText([show.name, show.location]) }),
  picture: ({ show, presentation }) => linkPicture({ kind: 'exhibition', name: show.name, presentation }),
  sheets: ['forms', 'booking', 'place', 'tokenBooking'],
  looks: looksOf,
  structured: ({ show, startsAt, endsAt, presentation }) => ({
    '@type': 'Event',
    ...placeData(presentation, { name: show.name, address: '' }),
    ...(startsAt && { startDate: startsAt }),
    ...(endsAt && { endDate: endsAt }),
    ...(show.location && { location: { '@type': 'Place', name: show.location, address: show.location } }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
  }),
};
