import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Day } from '#contract/kernel/dates/dates.ts';
import { dayText } from '#contract/kernel/dates/texts.ts';
import { openData } from '#contract/opening-days/page.ts';
import { closedDays, sellsAhead } from '#contract/opening-days/rules.ts';
import type { ParkBookingProps } from '#contract/tickets/page.ts';
import { say, sayText } from '#web/shared/say.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PageFacts } from '#web/visitor/page-facts.ts';
import { linkPicture, looksOf, placeData, presented } from '#web/visitor/presentations/presentation.tsx';
import { OfferPage } from '#web/visitor/ui/offer-page.tsx';
import { ParkBookingForm } from './park-booking-form.tsx';

export function ParkBookingPage(props: ParkBookingProps) {
  const { park, closed, onlyFreeText, ads, help } = props;
  const place = { name: park.name, address: park.location };
  const off = closedDays(park.daysOff, props.today);
  return (
    <OfferPage
      id={park.id}
      venue={park.name}
      help={help}
      entered={props}
      heading={say('bookings.heading')}
      bannerUrl={park.bannerUrl}
      facts={[
        [MapPin, park.location],
        [Clock, park.hours],
        [TriangleAlert, off && sayText(off)],
      ]}
      closed={
        closed && {
          title: say('bookings.closed', { kind: closed.kind }),
          message: closed.message,
          opens: closed.nextOpenDay && opensOn(closed.nextOpenDay, park),
        }
      }
      elsewhere={say('bookings.otherParks')}
      {...presented(props.presentation, place)}
      ads={ads}
      again={say('bookings.getQrAgain')}
      notices={
        onlyFreeText && (
          <Notice kind="info">
            <p>{onlyFreeText}</p>
          </Notice>
        )
      }
    >
      <ParkBookingForm {...props} />
    </OfferPage>
  );
}

const opensOn = (day: Day, park: ParkBookingProps['park']): string =>
  [say('opening-days.nextOpen', { day: dayText(day) }), !sellsAhead(park) && say('bookings.opensThatMorning')]
    .filter(Boolean)
    .join(' ');

export const page: PageFacts<ParkBookingProps> = {
  Body: ParkBookingPage,
  title: ({ park }) => say('bookings.title', { park: park.name }),
  description: ({ park }) => say('bookings.description', { park: park.name, location: park.location }),
  picture: ({ park: { name, bannerUrl: banner }, presentation }) =>
    linkPicture({ kind: 'park', name, presentation, banner }),
  sheets: ['forms', 'booking', 'place', 'calendar', 'ads'],
  looks: looksOf,
  structured: ({ park, today, presentation }) => ({
    '@type': 'TouristAttraction',
    ...placeData(presentation, { name: park.name, address: park.location }),
    ...openData(park, today),
  }),
};
